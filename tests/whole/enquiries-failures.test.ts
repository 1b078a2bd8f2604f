// POST /contact while something fails: the store, the mail server, an address of sales, a clock.
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import request from "supertest";
import { describe, expect, it, vi } from "vitest";
import { systemTimers, type Timers } from "#server/enquiries/outbox/timers.ts";
import { another, formType, good, prepareSites } from "#tests/enquiry-sites.ts";
import { findClosedPort, listen } from "#tests/mail-server.ts";

const sites = prepareSites("SQLite");
const { openSite, openMailServer, waitForStatus, attemptsOf } = sites;
/** The database behind the site's back; the site may be writing. */
const openFile = () =>
  new DatabaseSync(join(sites.storage.settings.DATA_DIR, "enquiries.sqlite"), { timeout: 5000 });

function changeFile(sql: string): void {
  const db = openFile();
  db.exec(sql);
  db.close();
}

describe("when the store cannot be written", () => {
  it("says so, keeps what was typed, and never says sent", async () => {
    const { app, enquiries, shown } = await openSite();
    expect(await enquiries.findTroubles()).toEqual([]);
    changeFile("ALTER TABLE enquiries RENAME TO gone");
    const asJson = await request(app).post("/contact").send(good);
    expect(asJson.status).toBe(503);
    expect(Number(asJson.headers["retry-after"])).toBeGreaterThan(0);
    expect(asJson.body).not.toHaveProperty("reference");
    expect(asJson.body.error).toContain("+33 4 65 71 20 10");
    expect(asJson.body.error).toContain("contact@spherine.example");
    const asForm = await request(app).post("/contact").type(formType).send(good);
    expect(asForm.status).toBe(503);
    expect(asForm.headers["retry-after"]).toBeDefined();
    expect(shown[0]).toMatchObject({ status: 503, contact: { kind: "form", values: good } });
    changeFile("ALTER TABLE gone RENAME TO enquiries");
    expect(await enquiries.findTroubles()).toEqual([]);
    await request(app).post("/contact").send(good).expect(201);
  });

  it("says so too where the store does not answer, and what it stores after all is stored once", async () => {
    const { app, enquiries } = await openSite({}, { storeTimeout: 1000 });
    await sites.reader.checkWritable();
    const other = openFile();
    other.exec("BEGIN IMMEDIATE");
    await request(app).post("/contact").send(good).expect(503);
    expect(await enquiries.findTroubles()).toEqual(["storage"]);
    other.close();
    await vi.waitFor(() => request(app).post("/contact").send(good).expect(201));
    expect(await sites.reader.list({})).toHaveLength(1);
  });

  it("does not boot where enquiries cannot be kept, and names the setting", async () => {
    const blocked = { DATA_DIR: join(import.meta.filename, "data"), DATABASE_URL: "" };
    await expect(openSite(blocked)).rejects.toThrow(/DATA_DIR/);
  });
});

describe("when one of several addresses of sales is refused", () => {
  it("the others have the enquiry, and only that one is tried again", async () => {
    let isRefused = true;
    const mailServer = await openMailServer({
      disabledCommands: ["STARTTLS"],
      onRcptTo: ({ address }, _session, callback) =>
        callback(
          isRefused && address.startsWith("ventes")
            ? Object.assign(new Error("no such user"), { responseCode: 550 })
            : undefined,
        ),
    });
    const { app, enquiries } = await openSite({
      SMTP_URL: mailServer.url,
      SALES_EMAIL: "ventes@spherine.example, export@spherine.example",
    });
    const { body } = await request(app).post("/contact").send(good);
    await waitForStatus("failed");
    expect(await enquiries.findTroubles()).toEqual([]);
    expect(sites.lines.join("")).toContain("check SALES_EMAIL");
    expect((await enquiries.readMetrics()).text).toMatch(
      /^mail_tries_total\{kind="sales",result="refused",step="recipient"\} 1$/m,
    );
    isRefused = false;
    await sites.reader.retry(body.reference, Date.now());
    await request(app).post("/contact").send(another());
    await waitForStatus("sent");
    const received = mailServer.envelopes.map(({ to }) => to);
    expect(received[0]).toEqual(["export@spherine.example"]);
    await expect
      .poll(() => received.length > 0 && mailServer.envelopes.map(({ to }) => to))
      .toContainEqual(["ventes@spherine.example"]);
  });
});

describe("when the SMTP server is down", () => {
  it("accepts the enquiry, keeps it, and mails it after a restart", async () => {
    const port = await findClosedPort();
    const first = await openSite({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const { body } = await request(first.app).post("/contact").send(good).expect(201);
    await waitForStatus("failed");
    await first.enquiries.stop();

    const mailServer = await openMailServer();
    await openSite({ SMTP_URL: mailServer.url });
    const [mail] = await mailServer.hasReceived(1);
    expect(mail?.messageId).toBe(`<${body.reference}@spherine.example>`);
    await waitForStatus("sent");
    // A site that is still starting makes what waits due at once: there may be another try.
    const accepted = (await attemptsOf(body.reference))?.map((attempt) => attempt.accepted.length);
    expect(accepted?.at(0)).toBe(0);
    expect(accepted?.filter((number) => number > 0)).toEqual([1]);
  });

  it("gives no receipt up where the server cannot encrypt, and names the settings", async () => {
    const mailServer = await openMailServer({ disabledCommands: ["STARTTLS"] });
    // Reaches this machine, but is not one of the names that are exempt from encryption.
    const SMTP_URL = mailServer.url.replace("127.0.0.1", "0.0.0.0");
    const first = await openSite({ SMTP_URL, ACKNOWLEDGEMENTS: "on" });
    const { body } = await request(first.app).post("/contact").send(good).expect(201);
    await expect
      .poll(async () => (await attemptsOf(body.reference))?.map(({ kind }) => kind).sort())
      .toEqual(["acknowledgement", "sales"]);
    expect(mailServer.envelopes).toEqual([]);
    const errors = sites.lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
    expect(errors).toHaveLength(2);
    for (const { msg } of errors) expect(msg).toContain("check SMTP_URL and SMTP_TLS");
    await first.enquiries.stop();

    await openSite({ SMTP_URL, SMTP_TLS: "optional", ACKNOWLEDGEMENTS: "on" });
    await mailServer.hasReceived(2);
    expect(mailServer.envelopes.map(({ to }) => to[0]).sort()).toEqual([
      good.email,
      "contact@spherine.example",
    ]);
  });

  it("keeps what the server refuses, with its answer", async () => {
    const mailServer = await openMailServer({
      disabledCommands: ["STARTTLS"],
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error("mailbox full"), { responseCode: 452 })),
    });
    const { app } = await openSite({ SMTP_URL: mailServer.url });
    const { body } = await request(app).post("/contact").send(good).expect(201);
    await waitForStatus("failed");
    expect(await attemptsOf(body.reference)).toMatchObject([
      { accepted: [], answer: expect.stringContaining("mailbox full") },
    ]);
  });

  it("answers, and stops in time, although the server says nothing at all", async () => {
    const sockets: Socket[] = [];
    let hasCalled = () => {};
    const called = new Promise<void>((resolve) => (hasCalled = resolve));
    const silent = createServer((socket) => {
      sockets.push(socket);
      socket.on("error", () => undefined);
      hasCalled();
    });
    const port = await listen(silent, () => silent.listen(0, "127.0.0.1"));
    // The loop's patience is shortened a hundredfold, the mail server's is not.
    const timers: Timers = {
      ...systemTimers,
      set: (callback, ms) => setTimeout(callback, ms / 100),
    };
    const { app, enquiries } = await openSite({ SMTP_URL: `smtp://127.0.0.1:${port}` }, { timers });
    await request(app).post("/contact").send(good).expect(201);
    await called;
    await request(app).post("/contact").send(good).expect(201);
    await enquiries.stop();
    expect(await sites.reader.list({ status: "sent" })).toEqual([]);
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));
  });
});

describe("what operators watch", () => {
  it("tells of an enquiry that waits longer than a quarter of an hour", async () => {
    let now = Date.now();
    const port = await findClosedPort();
    const { app, enquiries } = await openSite(
      { SMTP_URL: `smtp://127.0.0.1:${port}` },
      { now: () => now },
    );
    await request(app).post("/contact").send(good).expect(201);
    await waitForStatus("failed");
    expect(await enquiries.findTroubles()).toEqual([]);
    now += 16 * 60_000;
    expect(await enquiries.findTroubles()).toEqual(["unsent"]);
    const { text } = await enquiries.readMetrics();
    expect(text).toMatch(/^enquiries_failed 1$/m);
    expect(text).toMatch(/^enquiries_oldest_unsent_seconds 96\d/m);
    expect(text).toMatch(/^contact_answers_total\{status="201"\} 1$/m);
  });

  it("counts what was sent and how long it took", async () => {
    const { app, enquiries } = await openSite();
    await request(app).post("/contact").send(good);
    await waitForStatus("sent");
    await expect
      .poll(async () => (await enquiries.readMetrics()).text)
      .toMatch(/^mail_delivery_seconds_count\{kind="sales"\} 1$/m);
  });
});

it("mails what a site kept whose clock was a month ahead, also what a process that died was sending", async () => {
  const ahead = Date.now() + 30 * 24 * 60 * 60_000;
  const port = await findClosedPort();
  const first = await openSite({ SMTP_URL: `smtp://127.0.0.1:${port}` }, { now: () => ahead });
  const { body } = await request(first.app).post("/contact").send(good).expect(201);
  await waitForStatus("failed");
  await first.enquiries.stop();
  changeFile(
    `UPDATE mails SET lease = 'of the dead', lease_until = ${ahead}, next_attempt_at = ${ahead}`,
  );
  const mailServer = await openMailServer();
  await openSite({ SMTP_URL: mailServer.url });
  const [mail] = await mailServer.hasReceived(1);
  expect(mail?.messageId).toBe(`<${body.reference}@spherine.example>`);
});

it("a database file that another program holds keeps nobody else waiting", async () => {
  const { app } = await openSite();
  const other = openFile();
  other.exec("BEGIN IMMEDIATE");
  const answered: number[] = [];
  const send = (enquiry: object) =>
    request(app)
      .post("/contact")
      .send(enquiry)
      .then(({ status }) => answered.push(status));
  const kept = send(good);
  await send({ ...good, phone: "12" });
  await kept;
  other.close();
  expect(answered).toEqual([422, 503]);
});
