// The site on PostgreSQL behind a pooler: the crash drill, and many posts at once to two sites that share few connections.
import request from "supertest";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runDrill } from "#tests/drill.ts";
import { another } from "#tests/enquiry-sites.ts";
import { type RunningPostgres, startPostgres } from "#tests/run-postgres.ts";
import { makeDataDir, startSite } from "#tests/start-site.ts";
import { startPgBouncer } from "./pgbouncer.ts";

let postgres: RunningPostgres;
const closers: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  postgres = await startPostgres();
  closers.push(postgres.stop);
});

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

describe.each(["session", "transaction"] as const)("PgBouncer in %s mode", (mode) => {
  test("every enquiry that was accepted is in the mailbox, whatever is killed", async () => {
    const pooler = await startPgBouncer(postgres.url, mode);
    closers.push(pooler.stop);
    const report = await runDrill({
      storage: { DATABASE_URL: pooler.url, DATA_DIR: makeDataDir() },
      processes: 2,
      enquiries: 60,
      stops: 5,
      signal: "SIGKILL",
    });
    expect(report).toMatchObject({ accepted: 60, stops: 5, lost: [], unexplained: [] });
  });

  test("forty posts at once to two sites are all stored", async () => {
    const pooler = await startPgBouncer(postgres.url, mode);
    closers.push(pooler.stop);
    const environment = { DATABASE_URL: pooler.url, CONTACT_LIMIT: "100000" };
    const sites = [await startSite(environment), await startSite(environment)];
    closers.push(...sites.map(({ stop }) => stop));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        request(sites[n % 2]?.url ?? "")
          .post("/contact")
          .send(another()),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(201));
    for (const { url } of sites) await request(url).get("/readyz").expect(200);
  });
});
