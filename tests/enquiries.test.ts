// POST /contact as served: real HTTP, a real store on disk and a real SMTP server. The pages around it are not here.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import express, { type Express } from "express";
import pino from "pino";
import PostalMime from "postal-mime";
import type { SMTPServerOptions } from "smtp-server";
import request from "supertest";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { systemTimers, type Timers } from "#server/enquiries/delivery.ts";
import {
  createEnquiries,
  type Enquiries,
  type EnquiriesParts,
} from "#server/enquiries/enquiries.ts";
import type { RenderForm } from "#server/enquiries/handle-post.ts";
import { readSettings } from "#server/environment.ts";
import { contactTexts } from "#shared/content/interface/contact.ts";
import type { ContactState } from "#shared/enquiry/contact-state.ts";
import { isReference } from "#shared/enquiry/reference.ts";
import { fieldNames, limits } from "#shared/enquiry/rules.ts";
import {
  findClosedPort,
  listen,
  type MailServer,
  openMailServer as startMailServer,
} from "./mail-server.ts";

const good = {
  email: "claire+achats@maison-oree.example",
  phone: "+33 (0)4 65 71 20 10 poste 12",
  company: "Maison Orée & Filles",
  country: "Côte d’Ivoire",
  message: "Bonjour,\nquel est votre délai ?",
  product: "Vitamine C+",
  page: "/liposomes/vitamine-c",
};
const form = "application/x-www-form-urlencoded";

let folder: string;
let lines: string[];
let closers: (() => Promise<void>)[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "enquiries-"));
  lines = [];
  closers = [];
});

afterEach(async () => {
  for (const close of closers.reverse()) await close();
  rmSync(folder, { recursive: true, force: true });
});

interface Site {
  readonly app: Express;
  readonly enquiries: Enquiries;
  /** What pages were asked to show, in order. */
  readonly shown: {
    readonly status: number;
    readonly page: string;
    readonly contact: ContactState;
  }[];
}

async function openSite(
  environment: Record<string, string> = {},
  parts: Partial<Pick<EnquiriesParts, "now" | "timers">> = {},
): Promise<Site> {
  const settings = readSettings({ DATA_DIR: folder, CONTACT_LIMIT: "1000", ...environment });
  const shown: Site["shown"] = [];
  const renderForm: RenderForm = async (_request, response, rendered) => {
    shown.push(rendered);
    response
      .status(rendered.status)
      .type("text/html")
      .send("<!DOCTYPE html><title>the page, popup open</title>");
  };
  const log = pino({ level: "debug" }, { write: (line: string) => void lines.push(line) });
  const enquiries = await createEnquiries({ settings, log, renderForm, ...parts });
  const app = express();
  app.set("trust proxy", settings.TRUST_PROXY);
  app.use(enquiries.router);
  closers.push(() => enquiries.stop());
  enquiries.start();
  return { app, enquiries, shown };
}

async function openMailServer(options?: SMTPServerOptions): Promise<MailServer> {
  const mailServer = await startMailServer(options && { options });
  closers.push(mailServer.close);
  return mailServer;
}

function rowsOf(sql: string): Record<string, unknown>[] {
  const db = new DatabaseSync(join(folder, "enquiries.sqlite"), { readOnly: true });
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
}

/** The first row of the store that `isSo`, as soon as there is one. */
async function waitForRow(
  isSo: (row: Record<string, unknown>) => boolean,
): Promise<Record<string, unknown>> {
  for (;;) {
    const row = rowsOf("SELECT * FROM enquiries").find(isSo);
    if (row) return row;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const mailFiles = () => readdirSync(join(folder, "mail")).filter((name) => name.endsWith(".eml"));

describe("a good enquiry", () => {
  it("is answered with a reference and mailed to all of sales, every field in it", async () => {
    const mailServer = await openMailServer();
    const { app } = await openSite({
      SMTP_URL: mailServer.url,
      SALES_EMAIL: "ventes@spherine.example, export@spherine.example",
      SITE_URL: "https://www.spherine.example",
    });
    const answer = await request(app).post("/contact").send(good);
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.body)).toEqual(["reference"]);
    expect(isReference(answer.body.reference)).toBe(true);
    expect(answer.headers["cache-control"]).toBe("no-store");

    const [mail] = await mailServer.hasReceived(1);
    expect(mailServer.envelopes).toEqual([
      { from: "site@spherine.example", to: ["ventes@spherine.example", "export@spherine.example"] },
    ]);
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual([good.email]);
    expect(mail?.subject).toContain(good.company);
    expect(mail?.subject).toContain(good.country);
    expect(mail?.messageId).toBe(`<${answer.body.reference}@spherine.example>`);
    for (const value of [
      ...Object.values({ ...good, message: "quel est votre délai ?" }),
      answer.body.reference,
    ]) {
      expect(mail?.text).toContain(value);
      expect(mail?.html).toContain(value.replace("&", "&#38;"));
    }
  });

  it("is in the store before it is answered, and noted as sent afterwards", async () => {
    const mailServer = await openMailServer();
    const { app } = await openSite({ SMTP_URL: mailServer.url });
    const { body } = await request(app).post("/contact").send(good);
    expect(rowsOf("SELECT reference FROM enquiries")).toMatchObject([
      { reference: body.reference },
    ]);
    await waitForRow(({ status }) => status === "sent");
    expect(rowsOf("SELECT outcome, answer FROM attempts")).toMatchObject([
      { outcome: "sent", answer: expect.stringMatching(/^250 /) },
    ]);
  });

  it("sends a plain form back to its page with the reference", async () => {
    const { app } = await openSite();
    const answer = await request(app)
      .post("/contact")
      .type(form)
      .send({ ...good, page: "/liposomes?q=zinc&sent=x#top" });
    expect(answer.status).toBe(303);
    const [, path, reference] =
      /^(.*)\?sent=(.*)#contact$/.exec(answer.headers["location"] ?? "") ?? [];
    expect(path).toBe("/liposomes");
    expect(isReference(reference ?? "")).toBe(true);
  });

  test.each([
    "",
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "/.//evil.example",
    "/\t/evil.example",
  ])("never leads a plain form off the site: page %j", async (page) => {
    const { app } = await openSite();
    const answer = await request(app)
      .post("/contact")
      .type(form)
      .send({ ...good, page });
    expect(answer.status).toBe(303);
    const target = new URL(answer.headers["location"] ?? "", "http://own.example/contact");
    expect(target.origin).toBe("http://own.example");
    expect(answer.headers["location"]).toMatch(/^\/[^/\\]/);
  });

  it("answers a plain form with JSON when its sender would rather have that", async () => {
    const { app } = await openSite();
    const answer = await request(app)
      .post("/contact")
      .type(form)
      .set("Accept", "application/json")
      .send(good);
    expect(answer.status).toBe(201);
    expect(isReference(answer.body.reference)).toBe(true);
  });

  it("needs neither message nor product nor page, and takes null for nothing", async () => {
    const { app } = await openSite();
    const { email, phone, company, country } = good;
    for (const extra of [
      {},
      { message: "", product: "", page: "" },
      { message: null, product: null, page: null },
    ]) {
      const answer = await request(app)
        .post("/contact")
        .send({ email, phone, company, country, ...extra });
      expect(answer.status).toBe(201);
    }
  });

  it("is written as one .eml file when no SMTP server is set", async () => {
    const { app, enquiries } = await openSite();
    expect(enquiries.describeMail()).toContain(join(folder, "mail"));
    const { body } = await request(app).post("/contact").send(good);
    await waitForRow(({ status }) => status === "sent");
    expect(mailFiles()).toEqual([`${body.reference}.eml`]);
    const mail = await PostalMime.parse(
      readFileSync(join(folder, "mail", `${body.reference}.eml`)),
    );
    expect(mail.replyTo?.[0]?.address).toBe(good.email);
  });

  it("is mailed through a relay on this machine whose certificate nobody signed", async () => {
    const mailServer = await openMailServer({});
    const { app } = await openSite({ SMTP_URL: mailServer.url });
    await request(app).post("/contact").send(good).expect(201);
    expect(await mailServer.hasReceived(1)).toHaveLength(1);
  });
});

describe("a form sent twice", () => {
  it("is one enquiry and one mail, however many times at once", async () => {
    const { app } = await openSite();
    const post = () =>
      request(app)
        .post("/contact")
        .send({ ...good, key: "d1f0c2" });
    const answers = await Promise.all(Array.from({ length: 50 }, post));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 201));
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    await waitForRow(({ status }) => status === "sent");
    expect(rowsOf("SELECT reference FROM enquiries")).toHaveLength(1);
    expect(mailFiles()).toHaveLength(1);
  });

  it("gives the same receipt by JSON and as a plain form", async () => {
    const { app } = await openSite();
    const { body } = await request(app)
      .post("/contact")
      .send({ ...good, key: "d1f0c2" });
    const answer = await request(app)
      .post("/contact")
      .type(form)
      .send({ ...good, key: "d1f0c2" });
    expect(answer.headers["location"]).toContain(body.reference);
  });

  it("is another enquiry when the visitor changed the message, so that nothing is lost", async () => {
    const { app } = await openSite();
    const first = await request(app)
      .post("/contact")
      .send({ ...good, key: "d1f0c2" });
    const second = await request(app)
      .post("/contact")
      .send({ ...good, key: "d1f0c2", message: "Et le prix ?" });
    expect(second.body.reference).not.toBe(first.body.reference);
    expect(rowsOf("SELECT message FROM enquiries")).toHaveLength(2);
  });

  it("is another enquiry after ten minutes", async () => {
    let now = Date.now();
    const { app } = await openSite({}, { now: () => now });
    const first = await request(app)
      .post("/contact")
      .send({ ...good, key: "d1f0c2" });
    now += 11 * 60_000;
    const second = await request(app)
      .post("/contact")
      .send({ ...good, key: "d1f0c2" });
    expect(second.status).toBe(201);
    expect(second.body.reference).not.toBe(first.body.reference);
  });
});

describe("an enquiry to correct", () => {
  it("names each required field that is empty, in French", async () => {
    const { app } = await openSite();
    const answer = await request(app).post("/contact").send({});
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      errors: {
        email: "Saisissez votre adresse e-mail",
        phone: "Saisissez votre numéro de téléphone",
        company: "Saisissez le nom de votre entreprise",
        country: "Saisissez votre pays",
      },
    });
  });

  it("speaks English on the English edition", async () => {
    const { app } = await openSite();
    const answer = await request(app)
      .post("/contact")
      .send({ ...good, phone: "abc", page: "/en/liposomes" });
    expect(answer.body.errors).toEqual({ phone: contactTexts.errors.phone.format.en });
    const other = await request(app)
      .post("/contact")
      .send({ ...good, phone: "abc", page: "/energie" });
    expect(other.body.errors).toEqual({ phone: contactTexts.errors.phone.format.fr });
  });

  test.each(fieldNames)("is refused when %s is too long", async (name) => {
    const { app } = await openSite();
    const answer = await request(app)
      .post("/contact")
      .send({ ...good, [name]: "1".repeat(limits[name] + 1) });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ [name]: contactTexts.errors[name].tooLong.fr });
  });

  it("keeps all that was typed in a plain form, right or wrong", async () => {
    const { app, shown } = await openSite();
    const typed = { ...good, email: "claire@", country: "" };
    const answer = await request(app).post("/contact").type(form).send(typed);
    expect(answer.status).toBe(422);
    expect(answer.headers["content-type"]).toMatch(/html/);
    expect(shown).toEqual([
      {
        status: 422,
        page: "/liposomes/vitamine-c",
        contact: {
          kind: "form",
          values: typed,
          errors: {
            email: contactTexts.errors.email.format.fr,
            country: contactTexts.errors.country.missing.fr,
          },
        },
      },
    ]);
  });

  it("tells in a plain form what is wrong with what the visitor cannot see", async () => {
    const { app, shown } = await openSite();
    await request(app)
      .post("/contact")
      .type(form)
      .send({ ...good, product: "x".repeat(151) })
      .expect(422);
    expect(shown[0]?.contact).toMatchObject({
      errors: {},
      failure: contactTexts.errors.product.tooLong.fr,
    });
  });

  it("stores and mails nothing", async () => {
    const { app } = await openSite();
    await request(app)
      .post("/contact")
      .send({ ...good, email: "claire" })
      .expect(422);
    expect(rowsOf("SELECT * FROM enquiries")).toEqual([]);
  });
});

describe("a body that is no enquiry", () => {
  const odd = [["x"], { x: 1 }, 12, true, [[]]];
  test.each(fieldNames.flatMap((name) => odd.map((value) => ({ name, value }))))(
    "is refused where $name is $value",
    async ({ name, value }) => {
      const { app } = await openSite();
      const answer = await request(app)
        .post("/contact")
        .send({ ...good, [name]: value });
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual({ [name]: contactTexts.errors[name].format.fr });
    },
  );

  test.each([
    ["broken JSON", '{"email": "claire', 400],
    ["an array", JSON.stringify([good]), 400],
    ["a text", '"email"', 400],
    ["null", "null", 400],
    ["nothing", "", 422],
    ["a prototype", '{"__proto__": {"email": "claire@maison-oree.example"}}', 422],
  ])("is refused when it is %s", async (_, body, status) => {
    const { app } = await openSite();
    const answer = await request(app).post("/contact").type("application/json").send(body);
    expect(answer.status).toBe(status);
    expect(answer.body.error ?? Object.values(answer.body.errors).join()).toMatch(/\w+/);
  });

  it("is refused when a form names a field twice", async () => {
    const { app } = await openSite();
    const body = `${new URLSearchParams(good)}&email=paul%40example.fr`;
    const answer = await request(app)
      .post("/contact")
      .type(form)
      .set("Accept", "application/json")
      .send(body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual(["email"]);
  });

  it("is refused over 20 kB, as JSON and as a form", async () => {
    const { app, shown } = await openSite();
    const huge = { ...good, message: "x".repeat(21_000) };
    const answer = await request(app).post("/contact").send(huge);
    expect(answer.status).toBe(413);
    expect(answer.body.error).toContain("+33 4 65 71 20 10");
    await request(app).post("/contact").type(form).send(huge).expect(413);
    expect(shown[0]).toMatchObject({ status: 413, page: "/", contact: { kind: "form" } });
  });

  test.each([
    "text/plain",
    "text/xml",
    "multipart/form-data; boundary=x",
    "application/json; charset=latin1",
  ])("is refused as %s", async (type) => {
    const { app } = await openSite();
    const answer = await request(app).post("/contact").set("Content-Type", type).send("x");
    expect(answer.status).toBe(415);
    expect(answer.body.error).toContain("contact@spherine.example");
  });

  it("is refused without a type, and compressed", async () => {
    const { app } = await openSite();
    await request(app).post("/contact").expect(415);
    await request(app)
      .post("/contact")
      .type("application/json")
      .set("Content-Encoding", "gzip")
      .send("{}")
      .expect(415);
  });

  it("shows a browser a page, whatever it sent", async () => {
    const { app, shown } = await openSite();
    const answer = await request(app)
      .post("/contact")
      .set("Content-Type", "multipart/form-data; boundary=x")
      .set("Accept", "text/html,application/xhtml+xml,*/*;q=0.8")
      .send("x");
    expect(answer.status).toBe(415);
    expect(shown).toHaveLength(1);
  });
});

describe("hostile text", () => {
  const payload = "x\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>\u0000\u202e";
  test.each(fieldNames)("in %s reaches neither a header nor the HTML", async (name) => {
    const mailServer = await openMailServer();
    const { app } = await openSite({ SMTP_URL: mailServer.url });
    const answer = await request(app)
      .post("/contact")
      .send({ ...good, [name]: payload });
    if (name === "email" || name === "phone") {
      expect(answer.status).toBe(422);
      return;
    }
    expect(answer.status).toBe(201);
    const [mail] = await mailServer.hasReceived(1);
    expect(mailServer.envelopes[0]?.to).toEqual(["contact@spherine.example"]);
    expect(mail?.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(mail?.html).not.toContain("<script");
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual([good.email]);
  });
});

describe("too many enquiries", () => {
  it("from one address are refused for a while, and only from that address", async () => {
    const { app } = await openSite({ CONTACT_LIMIT: "2", TRUST_PROXY: "1" });
    const post = (address: string) =>
      request(app).post("/contact").set("X-Forwarded-For", address).send(good);
    expect((await post("203.0.113.1")).status).toBe(201);
    expect((await post("203.0.113.1")).status).toBe(201);
    const refused = await post("203.0.113.1");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(600);
    expect(refused.body.error).toContain("+33 4 65 71 20 10");
    expect((await post("203.0.113.2")).status).toBe(201);
  });

  it("do not include what is sent back for correction", async () => {
    const { app } = await openSite({ CONTACT_LIMIT: "1" });
    for (let tries = 0; tries < 4; tries += 1) {
      await request(app)
        .post("/contact")
        .send({ ...good, phone: "12" })
        .expect(422);
    }
    await request(app).post("/contact").send(good).expect(201);
    for (let tries = 0; tries < 5; tries += 1) {
      await request(app)
        .post("/contact")
        .send({ ...good, phone: "12" })
        .expect(429);
    }
  });

  it("from one IPv6 network count together", async () => {
    const { app } = await openSite({ CONTACT_LIMIT: "1", TRUST_PROXY: "1" });
    const post = (address: string) =>
      request(app).post("/contact").set("X-Forwarded-For", address).send(good);
    expect((await post("2001:db8:1:1::1")).status).toBe(201);
    expect((await post("2001:db8:1:1:ffff::2")).status).toBe(429);
    expect((await post("2001:db8:2::1")).status).toBe(201);
  });

  it("are not hidden by a made-up X-Forwarded-For", async () => {
    const { app } = await openSite({ CONTACT_LIMIT: "1" });
    const post = (address: string) =>
      request(app).post("/contact").set("X-Forwarded-For", address).send(good);
    expect((await post("203.0.113.1")).status).toBe(201);
    expect((await post("203.0.113.2")).status).toBe(429);
  });

  it("give a plain form back as it was filled in", async () => {
    const { app, shown } = await openSite({ CONTACT_LIMIT: "1" });
    await request(app).post("/contact").type(form).send(good).expect(303);
    const refused = await request(app).post("/contact").type(form).send(good);
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toMatch(/^\d+$/);
    expect(shown[0]).toMatchObject({
      page: good.page,
      contact: { kind: "form", values: good, errors: {} },
    });
    expect(shown[0]?.contact).toHaveProperty(
      "failure",
      expect.stringContaining("Votre texte est conservé"),
    );
  });

  it("are counted by posts to /contact alone", async () => {
    const { app } = await openSite({ CONTACT_LIMIT: "1" });
    for (let n = 0; n < 3; n++) await request(app).get("/contact").expect(404);
    await request(app).post("/elsewhere").send(good).expect(404);
    await request(app).post("/contact").send(good).expect(201);
  });
});

describe("the field that only robots fill in", () => {
  it("is answered as if all were well, but the enquiry is held and never mailed", async () => {
    const { app } = await openSite();
    const trapped = await request(app)
      .post("/contact")
      .send({ ...good, website: "https://spam.example" });
    expect(trapped.status).toBe(201);
    expect(isReference(trapped.body.reference)).toBe(true);
    const asForm = await request(app)
      .post("/contact")
      .type(form)
      .send({ ...good, website: "x" });
    expect(asForm.status).toBe(303);
    // A good one after them shows that the loop has been there.
    const { body } = await request(app)
      .post("/contact")
      .send({ ...good, website: "" });
    await waitForRow(({ status }) => status === "sent");
    expect(mailFiles()).toEqual([`${body.reference}.eml`]);
    expect(rowsOf("SELECT status FROM enquiries ORDER BY id").map(({ status }) => status)).toEqual([
      "held",
      "held",
      "sent",
    ]);
    expect(lines.join("")).toMatch(/"isHeld":true/);
  });
});

describe("the page an enquiry comes from", () => {
  const site = "https://www.spherine.example";
  const post = async (headers: Record<string, string>) => {
    const { app, shown } = await openSite({ SITE_URL: site });
    const answer = await request(app).post("/contact").set(headers).send(good);
    return { status: answer.status, text: answer.text, shown };
  };

  test.each([
    ["none", {}],
    ["its own host", { Host: "own.example:3000", Origin: "http://own.example:3000" }],
    ["its own host behind TLS", { Host: "own.example", Origin: "https://own.example" }],
    [
      "its own host with the port written out",
      { Host: "own.example:443", Origin: "https://own.example" },
    ],
    ["the site's public address", { Host: "10.0.0.7:3000", Origin: site }],
  ])("may be %s", async (_, headers) => {
    expect((await post(headers)).status).toBe(201);
  });

  test.each([
    ["another site", { Host: "own.example", Origin: "https://evil.example" }],
    ["another port", { Host: "own.example:3000", Origin: "http://own.example:3001" }],
    ["a longer name", { Host: "own.example", Origin: "https://own.example.evil.example" }],
    ["hidden", { Host: "own.example", Origin: "null" }],
    ["empty", { Host: "own.example", Origin: "" }],
    ["no web page", { Host: "own.example", Origin: "file://own.example" }],
  ])("may not be %s", async (_, headers) => {
    const { status, text } = await post(headers);
    expect(status).toBe(403);
    expect(text).toContain("contact@spherine.example");
    expect(rowsOf("SELECT * FROM enquiries")).toEqual([]);
  });

  it("is refused in plain text when a form was posted from elsewhere", async () => {
    const { app, shown } = await openSite();
    const answer = await request(app)
      .post("/contact")
      .type(form)
      .set("Origin", "https://evil.example")
      .send(good);
    expect(answer.status).toBe(403);
    expect(answer.headers["content-type"]).toMatch(/^text\/plain/);
    expect(shown).toEqual([]);
  });
});

describe("when the store cannot be written", () => {
  it("says so, keeps what was typed, and never says sent", async () => {
    const { app, enquiries, shown } = await openSite();
    const other = new DatabaseSync(join(folder, "enquiries.sqlite"));
    other.exec("BEGIN IMMEDIATE");
    const asJson = await request(app).post("/contact").send(good);
    expect(asJson.status).toBe(503);
    expect(Number(asJson.headers["retry-after"])).toBeGreaterThan(0);
    expect(asJson.body).not.toHaveProperty("reference");
    expect(asJson.body.error).toContain("+33 4 65 71 20 10");
    expect(asJson.body.error).toContain("contact@spherine.example");
    const asForm = await request(app).post("/contact").type(form).send(good);
    expect(asForm.status).toBe(503);
    expect(asForm.headers["retry-after"]).toBeDefined();
    expect(shown[0]).toMatchObject({ status: 503, contact: { kind: "form", values: good } });
    expect(await enquiries.isReady()).toBe(false);
    other.exec("ROLLBACK");
    other.close();
    expect(await enquiries.isReady()).toBe(true);
    await request(app).post("/contact").send(good).expect(201);
  });

  it("does not boot where enquiries cannot be kept, and names the setting", async () => {
    const blocked = join(import.meta.filename, "data");
    await expect(openSite({ DATA_DIR: blocked })).rejects.toThrow(/DATA_DIR/);
  });
});

describe("when the SMTP server is down", () => {
  it("accepts the enquiry, keeps it, and mails it after a restart", async () => {
    const port = await findClosedPort();
    const first = await openSite({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const { body } = await request(first.app).post("/contact").send(good).expect(201);
    await waitForRow(({ status }) => status === "failed");
    await first.enquiries.stop();

    const mailServer = await openMailServer();
    await openSite({ SMTP_URL: mailServer.url });
    const [mail] = await mailServer.hasReceived(1);
    expect(mail?.messageId).toBe(`<${body.reference}@spherine.example>`);
    await waitForRow(({ status }) => status === "sent");
    expect(
      rowsOf("SELECT outcome FROM attempts ORDER BY id").map(({ outcome }) => outcome),
    ).toEqual(["failed", "sent"]);
  });

  it("keeps what the server refuses, with its answer", async () => {
    const mailServer = await openMailServer({
      disabledCommands: ["STARTTLS"],
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error("mailbox full"), { responseCode: 452 })),
    });
    const { app } = await openSite({ SMTP_URL: mailServer.url });
    await request(app).post("/contact").send(good).expect(201);
    await waitForRow(({ status }) => status === "failed");
    expect(rowsOf("SELECT outcome, answer FROM attempts")).toMatchObject([
      { outcome: "failed", answer: expect.stringContaining("mailbox full") },
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
    expect(rowsOf("SELECT status FROM enquiries WHERE status = 'sent'")).toEqual([]);
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));
  });
});

describe("the log", () => {
  it("names enquiries by reference and holds nothing personal, whatever happens", async () => {
    const port = await findClosedPort();
    const { app } = await openSite({ SMTP_URL: `smtp://127.0.0.1:${port}`, CONTACT_LIMIT: "2" });
    await request(app)
      .post("/contact")
      .send({ ...good, email: "claire" });
    await request(app).post("/contact").type("application/json").send(`{"email": "${good.email}`);
    const { body } = await request(app).post("/contact").send(good);
    await request(app)
      .post("/contact")
      .send({ ...good, website: "x" });
    await request(app).post("/contact").send(good).expect(429);
    await waitForRow(({ status }) => status === "failed");
    const written = lines.join("");
    expect(written).toContain(body.reference);
    for (const value of ["claire", "maison-oree", "71 20 10", "Orée", "Ivoire", "délai"]) {
      expect(written).not.toContain(value);
    }
  });
});
