// No real enquiry is held back, and few are marked: a hundred of them through the real site.
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import request from "supertest";
import { afterAll, expect, test } from "vitest";
import { openStore } from "#server/enquiries/outbox/open-store.ts";
import { timeField, trapField } from "#shared/enquiry/rules.ts";
import { languagesOfThem, lifelikeEnquiries } from "#tests/lifelike-enquiries.ts";
import { makeDataDir, startSite } from "#tests/start-site.ts";

const dataDir = makeDataDir();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("a hundred lifelike enquiries in twenty languages: all mailed at once, most unmarked", async () => {
  expect(lifelikeEnquiries).toHaveLength(100);
  expect(languagesOfThem).toHaveLength(20);
  const site = await startSite({ DATA_DIR: dataDir });
  for (const [index, row] of lifelikeEnquiries.entries()) {
    const [email, phone, company, country, message, seconds] = row;
    const fields = { email, phone, company, country, message, product: "", page: "/liposomes" };
    const post = request(site.url).post("/contact");
    // Every third without script, which sends no time.
    if (index % 3 === 0) {
      const form = post
        .type("application/x-www-form-urlencoded")
        .send({ ...fields, [trapField]: "" });
      expect([company, (await form).status]).toEqual([company, 303]);
    } else {
      const json = post.send({ ...fields, [trapField]: "", [timeField]: seconds.toFixed(1) });
      expect([company, (await json).status]).toEqual([company, 201]);
    }
  }
  const { store } = openStore({ DATA_DIR: dataDir, DATABASE_URL: undefined }, () => {});
  await expect
    .poll(async () => (await store.getFacts()).sent, { timeout: 30_000 })
    .toBe(lifelikeEnquiries.length);
  expect(await store.list({ status: "held" })).toEqual([]);
  const marked = (await store.list({})).filter(({ suspicions }) => suspicions.length > 0);
  // A company that is a web address; a supplier with six links.
  expect(marked.map(({ enquiry }) => enquiry.company).sort()).toEqual([
    "Himalaya Botanicals Exports",
    "https://nuage.example",
  ]);
  const mails = readdirSync(join(dataDir, "mail")).filter((name) =>
    /^SPH-\w+-\w+\.eml$/.test(name),
  );
  expect(mails).toHaveLength(lifelikeEnquiries.length);
  await store.close();
  await site.stop();
});
