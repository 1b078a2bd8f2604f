// POST /contact with PostgreSQL: only what the engine changes. All else is proved with SQLite, and the store's contract with both.
import { Client } from "pg";
import request from "supertest";
import { expect, it } from "vitest";
import { another, formType, good, prepareSites } from "#tests/enquiry-sites.ts";
import { findClosedPort } from "#tests/mail-server.ts";
import { ask } from "#tests/storage.ts";

const sites = prepareSites("PostgreSQL");
const { openSite, openMailServer, waitForStatus, attemptsOf, mailFiles } = sites;
const change = (sql: string) => ask(sites.storage.settings.DATABASE_URL ?? "", sql);
const ahead = () => Date.now() + 30 * 24 * 60 * 60_000;

it("stores an enquiry before it is answered, mails it with its acknowledgement, and notes that", async () => {
  const mailServer = await openMailServer();
  const { app } = await openSite({ SMTP_URL: mailServer.url, ACKNOWLEDGEMENTS: "on" });
  const { body } = await request(app).post("/contact").send(good).expect(201);
  expect(await sites.reader.list({})).toMatchObject([{ reference: body.reference }]);
  await mailServer.hasReceived(2);
  await expect
    .poll(async () => (await attemptsOf(body.reference))?.map(({ kind }) => kind).sort())
    .toEqual(["acknowledgement", "sales"]);
});

it("stores a form once that is sent fifty times at once through two processes", async () => {
  const two = [await openSite(), await openSite()] as const;
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      request(two[n % 2 === 0 ? 0 : 1].app)
        .post("/contact")
        .send(good)
        .expect(201),
    ),
  );
  expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
  await waitForStatus("sent");
  expect(mailFiles()).toHaveLength(1);
});

it("counts enquiries of all processes together, and begins anew where a clock far ahead began to count", async () => {
  const two = [
    await openSite({ CONTACT_LIMIT: "2" }),
    await openSite({ CONTACT_LIMIT: "2" }),
  ] as const;
  await request(two[0].app).post("/contact").send(another()).expect(201);
  await request(two[1].app).post("/contact").send(another()).expect(201);
  await request(two[0].app).post("/contact").send(another()).expect(429);
  await change(`UPDATE post_counts SET resets_at = ${ahead()}`);
  await request(two[1].app).post("/contact").send(another()).expect(201);
});

it("says that nothing was stored where a table is gone, and recovers", async () => {
  const { app, enquiries, shown } = await openSite();
  expect(await enquiries.findTroubles()).toEqual([]);
  await change("ALTER TABLE enquiries RENAME TO gone");
  await request(app).post("/contact").send(good).expect(503);
  await request(app).post("/contact").type(formType).send(good).expect(503);
  expect(shown[0]).toMatchObject({ status: 503, contact: { kind: "form", values: good } });
  await change("ALTER TABLE gone RENAME TO enquiries");
  expect(await enquiries.findTroubles()).toEqual([]);
  await request(app).post("/contact").send(good).expect(201);
});

it("says so within seconds where the database does not answer, and stores the enquiry once when it does", async () => {
  const { app, enquiries } = await openSite();
  await sites.reader.checkWritable();
  const other = new Client({ connectionString: sites.storage.settings.DATABASE_URL });
  await other.connect();
  await other.query("BEGIN; LOCK TABLE enquiries");
  await request(app).post("/contact").send(good).expect(503);
  expect(await enquiries.findTroubles()).toEqual(["storage"]);
  await other.end();
  await request(app).post("/contact").send(good).expect(201);
  expect(await sites.reader.list({})).toHaveLength(1);
});

it("mails after a restart what a site kept while the mail server was down", async () => {
  const port = await findClosedPort();
  const first = await openSite({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const { body } = await request(first.app).post("/contact").send(good).expect(201);
  await waitForStatus("failed");
  await first.enquiries.stop();
  const mailServer = await openMailServer();
  await openSite({ SMTP_URL: mailServer.url });
  const [mail] = await mailServer.hasReceived(1);
  expect(mail?.messageId).toBe(`<${body.reference}@spherine.example>`);
});

it("keeps times by the database's clock", async () => {
  const { app } = await openSite({}, { now: ahead });
  await request(app).post("/contact").send(good).expect(201);
  const [listed] = await sites.reader.list({});
  expect(listed?.receivedAt).toBeLessThan(Date.now() + 60_000);
  expect(sites.lines.join("")).toContain("this machine's clock differs");
});
