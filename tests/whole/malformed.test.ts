// Whatever is posted, the site answers with what is wrong, stores nothing of it, and goes on.
import { rmSync } from "node:fs";
import { createConnection } from "node:net";
import request from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore } from "#server/enquiries/outbox/open-store.ts";
import { load } from "#tests/load.ts";
import { makeMalformed } from "#tests/malformed.ts";
import { type RunningSite, startSite } from "#tests/start-site.ts";

let site: RunningSite;

beforeAll(async () => {
  site = await startSite({ CONTACT_LIMIT: "100000", CONTACT_LIMIT_TOTAL: "1000000" });
});

afterAll(async () => {
  await site.stop();
  rmSync(site.dataDir, { recursive: true, force: true });
});

test("a thousand malformed posts get a 4xx each, or are cleaned", async () => {
  const { statuses } = await load(site.url, { count: 1000, connections: 20 }, (seed) => ({
    path: "/contact",
    method: "POST",
    ...makeMalformed(seed),
  }));
  const unwanted = [...statuses.keys()].filter(
    (status) => ![201, 303, 400, 403, 413, 415, 422].includes(status),
  );
  expect(unwanted).toEqual([]);
  expect(statuses.get(422)).toBeGreaterThan(100);
  expect((await request(site.url).get("/")).status).toBe(200);

  const { store } = openStore({ DATA_DIR: site.dataDir, DATABASE_URL: undefined }, () => {});
  const stored = await store.list({});
  await store.close();
  for (const { enquiry } of stored) {
    expect(enquiry.email).toMatch(/^[^@\s,;<>]+@[^@\s,;<>]+$/);
    const { message: _, ...oneLiners } = enquiry;
    for (const text of Object.values(oneLiners)) expect(text).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  }
});

test("bytes that are no HTTP get no answer of ours, and harm nobody", async () => {
  const { hostname, port } = new URL(site.url);
  const talk = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = createConnection({ host: hostname, port: Number(port) }, () =>
        socket.end(text),
      );
      let answer = "";
      socket.on("data", (chunk) => {
        answer += chunk;
      });
      socket.on("error", () => undefined);
      socket.on("close", () => resolve(answer));
    });
  for (const text of [
    "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "GET / HTTP/9.9\r\n\r\n",
    `GET /${"a".repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  ]) {
    expect(await talk(text)).toMatch(/^(?:HTTP\/1\.1 4\d\d |$)/);
  }
  expect((await request(site.url).get("/healthz")).status).toBe(200);
});
