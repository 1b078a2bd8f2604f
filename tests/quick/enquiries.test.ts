// POST /contact as served: real HTTP, a real store of either engine and a real SMTP server. The pages around it are not here.
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import express, { type Express } from "express";
import { Client } from "pg";
import pino from "pino";
import PostalMime from "postal-mime";
import type { SMTPServerOptions } from "smtp-server";
import request from "supertest";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import {
  createEnquiries,
  type Enquiries,
  type EnquiriesParts,
} from "#server/enquiries/enquiries.ts";
import { toCsv } from "#server/enquiries/operators/to-csv.ts";
import type { EnquiryStore, ListedEnquiry } from "#server/enquiries/outbox/enquiry-store.ts";
import { openStore } from "#server/enquiries/outbox/open-store.ts";
import { systemTimers, type Timers } from "#server/enquiries/outbox/timers.ts";
import type { RenderForm } from "#server/enquiries/receive/handle-post.ts";
import { readSettings } from "#server/environment.ts";
import type { ContactState } from "#shared/enquiry/contact-state.ts";
import { isReference } from "#shared/enquiry/reference.ts";
import { fieldNames, limits } from "#shared/enquiry/rules.ts";
import { contactTexts } from "#shared/generated/interface/contact.ts";
import { mailTexts } from "#shared/generated/interface/mails.ts";
import { readChosen, writeChosen } from "#shared/selection/chosen.ts";
import {
  findClosedPort,
  listen,
  type MailServer,
  openMailServer as startMailServer,
} from "#tests/mail-server.ts";
import { ask, type Engine, engines, makeStorage, type Storage } from "#tests/storage.ts";

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

let number = 0;
/** A good enquiry that nobody has sent before. */
function another() {
  number += 1;
  return { ...good, company: `Maison ${number}` };
}

let storage: Storage;
/** Looks at what the site keeps, as another process would. */
let reader: EnquiryStore;
let lines: string[];
let closers: (() => Promise<void>)[];

beforeEach(() => {
  lines = [];
  closers = [];
});

afterEach(async () => {
  for (const close of closers.reverse()) await close();
  await reader.close();
  await storage.remove();
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
  parts: Partial<Pick<EnquiriesParts, "now" | "timers" | "storeTimeout">> = {},
): Promise<Site> {
  const settings = readSettings({
    ...storage.settings,
    CONTACT_LIMIT: "1000",
    ACKNOWLEDGEMENTS: "off",
    DAILY_DIGEST: "off",
    ...environment,
  });
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

/** The enquiry that is in this state, as soon as there is one. */
async function waitForStatus(status: ListedEnquiry["status"]): Promise<ListedEnquiry> {
  const find = async () => (await reader.list({})).find((enquiry) => enquiry.status === status);
  return vi.waitUntil(find, { timeout: 60_000, interval: 20 });
}

const attemptsOf = async (reference: string) => (await reader.find(reference))?.attempts;

const mailFolder = () => join(storage.settings.DATA_DIR, "mail");
const mailFiles = () => readdirSync(mailFolder()).filter((name) => name.endsWith(".eml"));

/** Changes the database behind the site's back. */
async function changeStorage(sql: string): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = storage.settings;
  if (DATABASE_URL) return void (await ask(DATABASE_URL, sql));
  // The site may be writing.
  const db = new DatabaseSync(join(DATA_DIR, "enquiries.sqlite"), { timeout: 5000 });
  db.exec(sql);
  db.close();
}

/** Has every write wait, as a disk that hangs does; returns what lets them go on. */
async function hangStorage(): Promise<() => Promise<void>> {
  const { DATABASE_URL, DATA_DIR } = storage.settings;
  if (!DATABASE_URL) {
    const db = new DatabaseSync(join(DATA_DIR, "enquiries.sqlite"), { timeout: 5000 });
    db.exec("BEGIN IMMEDIATE");
    return async () => db.close();
  }
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query("BEGIN; LOCK TABLE enquiries");
  return () => client.end();
}

async function openStorage(engine: Engine): Promise<void> {
  storage = await makeStorage(engine);
  reader = openStore({ DATABASE_URL: undefined, ...storage.settings }, () => {}).store;
}

describe("before a database has a part in it", () => {
  beforeEach(() => openStorage("SQLite"));

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
      const answer = await request(app)
        .post("/contact")
        .type(form)
        .send({ ...typed, selection: ["liposomes.zinc", "liposomes.retire"] });
      expect(answer.status).toBe(422);
      expect(answer.headers["content-type"]).toMatch(/html/);
      expect(shown).toEqual([
        {
          status: 422,
          page: "/liposomes/vitamine-c",
          contact: {
            kind: "form",
            values: typed,
            chosen: [{ id: "liposomes.zinc", note: "", name: "zinc" }],
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
      expect(await reader.list({})).toEqual([]);
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

    it("is refused over 64 kB, as JSON and as a form", async () => {
      const { app, shown } = await openSite();
      const huge = { ...good, message: "x".repeat(66_000) };
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
      expect(await reader.list({})).toEqual([]);
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
});

describe.each(engines)("%s", (engine) => {
  beforeEach(() => openStorage(engine));

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
        {
          from: "site@spherine.example",
          to: ["ventes@spherine.example", "export@spherine.example"],
        },
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
        expect(mail?.html?.replaceAll("<wbr>", "")).toContain(value.replace("&", "&#38;"));
      }
    });

    it("brings the visitor's selection to sales with links and notes, and to the export", async () => {
      const mailServer = await openMailServer();
      const { app } = await openSite({
        SMTP_URL: mailServer.url,
        SITE_URL: "https://www.spherine.example",
      });
      const selection = "liposomes.zinc\n  Sans cuivre\nniosomes.retinol";
      await request(app)
        .post("/contact")
        .send({ ...good, selection })
        .expect(201);
      const [mail] = await mailServer.hasReceived(1);
      expect(mail?.text).toContain("- zinc https://www.spherine.example/fr/liposomes/zinc");
      expect(mail?.text).toContain("Sans cuivre");
      expect(mail?.html).toContain('href="https://www.spherine.example/fr/niosomes/retinol"');
      expect(toCsv(await reader.list({}), ";")).toContain(`"${selection}"`);
    });

    it.each([
      { what: "boxes of a plain form", sent: ["liposomes.zinc", "niosomes.retinol\r\n  nuit"] },
      { what: "a number", sent: 7 },
      { what: "an object", sent: { liposomes: "zinc" } },
      { what: "an odd list", sent: [null, { a: 1 }, "liposomes.zinc"] },
      { what: "markup", sent: "<script>alert(1)</script>" },
      { what: "a long text", sent: "liposomes.zinc\n  x\n".repeat(1500) },
    ])("is stored whatever its selection is: $what", async ({ sent }) => {
      const { app } = await openSite();
      const { body } = await request(app)
        .post("/contact")
        .send({ ...another(), selection: sent })
        .expect(201);
      const stored = (await reader.find(body.reference))?.enquiry.selection ?? "";
      expect(writeChosen(readChosen(stored))).toBe(stored);
      expect(stored.includes("liposomes.zinc")).toBe(
        JSON.stringify(sent).includes("liposomes.zinc"),
      );
    });

    it("is in the store before it is answered, and noted as sent afterwards", async () => {
      const mailServer = await openMailServer();
      const { app } = await openSite({ SMTP_URL: mailServer.url });
      const { body } = await request(app).post("/contact").send(good);
      expect(await reader.list({})).toMatchObject([{ reference: body.reference }]);
      await waitForStatus("sent");
      expect(await attemptsOf(body.reference)).toMatchObject([
        { accepted: ["contact@spherine.example"], answer: expect.stringMatching(/^250 /) },
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
      expect(enquiries.describe().mail).toContain(mailFolder());
      const { body } = await request(app).post("/contact").send(good);
      await waitForStatus("sent");
      expect(mailFiles()).toEqual([`${body.reference}.eml`]);
      const mail = await PostalMime.parse(
        readFileSync(join(mailFolder(), `${body.reference}.eml`)),
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
      const post = () => request(app).post("/contact").send(good);
      const answers = await Promise.all(Array.from({ length: 50 }, post));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 201));
      expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
      await waitForStatus("sent");
      expect(await reader.list({})).toHaveLength(1);
      expect(mailFiles()).toHaveLength(1);
    });

    it("gives the same receipt by JSON and as a plain form", async () => {
      const { app } = await openSite();
      const { body } = await request(app).post("/contact").send(good);
      const answer = await request(app).post("/contact").type(form).send(good);
      expect(answer.headers["location"]).toContain(body.reference);
    });

    it("is another enquiry when the visitor changed the message, so that nothing is lost", async () => {
      const { app } = await openSite();
      const first = await request(app).post("/contact").send(good);
      const second = await request(app)
        .post("/contact")
        .send({ ...good, message: "Et le prix ?" });
      expect(second.body.reference).not.toBe(first.body.reference);
      expect(await reader.list({})).toHaveLength(2);
    });

    it("is another enquiry after ten minutes", async () => {
      let now = Date.now();
      const { app } = await openSite({}, { now: () => now });
      const first = await request(app).post("/contact").send(good);
      now += 11 * 60_000;
      const second = await request(app).post("/contact").send(good);
      expect(second.status).toBe(201);
      expect(second.body.reference).not.toBe(first.body.reference);
    });
  });

  describe("too many enquiries", () => {
    it("from one address are refused for a while, and only from that address", async () => {
      const { app } = await openSite({ CONTACT_LIMIT: "2", TRUST_PROXY: "1" });
      const post = (address: string) =>
        request(app).post("/contact").set("X-Forwarded-For", address).send(another());
      expect((await post("203.0.113.1")).status).toBe(201);
      expect((await post("203.0.113.1")).status).toBe(201);
      const refused = await post("203.0.113.1");
      expect(refused.status).toBe(429);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
      expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(600);
      expect(refused.body.error).toContain("+33 4 65 71 20 10");
      expect((await post("203.0.113.2")).status).toBe(201);
    });

    it("do not include what is sent back for correction, unless that is tried too often", async () => {
      const { app } = await openSite({ CONTACT_LIMIT: "1" });
      const wrong = { ...good, phone: "12" };
      for (let tries = 1; tries <= 20; tries += 1)
        await request(app).post("/contact").send(wrong).expect(422);
      await request(app).post("/contact").send(good).expect(201);
      await request(app).post("/contact").send(wrong).expect(429);
    });

    it("do not include the same one sent again", async () => {
      const { app } = await openSite({ CONTACT_LIMIT: "1" });
      const answers = await Promise.all(
        Array.from({ length: 15 }, () => request(app).post("/contact").send(good)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      await request(app).post("/contact").send(another()).expect(429);
    });

    it("of all addresses together are refused for a while", async () => {
      const { app } = await openSite({ CONTACT_LIMIT_TOTAL: "2", TRUST_PROXY: "1" });
      const post = (n: number) =>
        request(app).post("/contact").set("X-Forwarded-For", `203.0.113.${n}`).send(another());
      await post(1).expect(201);
      await post(2).expect(201);
      await post(3).expect(429);
    });

    it("are counted by all processes that share a database", async () => {
      if (engine === "SQLite") return expect(storage.settings.DATABASE_URL).toBeUndefined();
      const sites = [
        await openSite({ CONTACT_LIMIT: "2" }),
        await openSite({ CONTACT_LIMIT: "2" }),
      ] as const;
      await request(sites[0].app).post("/contact").send(another()).expect(201);
      await request(sites[1].app).post("/contact").send(another()).expect(201);
      await request(sites[0].app).post("/contact").send(another()).expect(429);
      await request(sites[1].app).post("/contact").send(another()).expect(429);
    });

    it("from one IPv6 network count together", async () => {
      const { app } = await openSite({ CONTACT_LIMIT: "1", TRUST_PROXY: "1" });
      const post = (address: string) =>
        request(app).post("/contact").set("X-Forwarded-For", address).send(another());
      expect((await post("2001:db8:1:1::1")).status).toBe(201);
      expect((await post("2001:db8:1:1:ffff::2")).status).toBe(429);
      expect((await post("2001:db8:2::1")).status).toBe(201);
    });

    it("from one IPv6 /48 take a small part of what all may send, however many networks it has", async () => {
      const { app } = await openSite({
        CONTACT_LIMIT: "2",
        CONTACT_LIMIT_TOTAL: "25",
        TRUST_PROXY: "1",
      });
      const post = (address: string) =>
        request(app).post("/contact").set("X-Forwarded-For", address).send(another());
      for (let n = 0; n < 20; n += 1) await post(`2001:db8:1:${n}00::1`).expect(201);
      for (let n = 20; n < 30; n += 1) await post(`2001:db8:1:${n}00::1`).expect(429);
      await post("2001:db8:2::1").expect(201);
      // An IPv4 address is not one of a network, however it is written.
      for (const address of ["203.0.113.1", "::ffff:203.0.113.2", "203.0.113.3"])
        await post(address).expect(201);
    });

    it("are not hidden by a made-up X-Forwarded-For", async () => {
      const { app } = await openSite({ CONTACT_LIMIT: "1" });
      const post = (address: string) =>
        request(app).post("/contact").set("X-Forwarded-For", address).send(another());
      expect((await post("203.0.113.1")).status).toBe(201);
      expect((await post("203.0.113.2")).status).toBe(429);
    });

    it("give a plain form back as it was filled in", async () => {
      const { app, shown } = await openSite({ CONTACT_LIMIT: "1" });
      await request(app).post("/contact").type(form).send(another()).expect(303);
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

  describe("what looks like spam", () => {
    const links = "https://a.example https://b.example https://c.example";
    const suspects: [string, object, string][] = [
      ["sent sooner than anybody can type", { seconds: "0.4" }, "haste"],
      ["with many links", { message: `${links} ${links}` }, "links"],
      ["with a link as forums write it", { message: "[url=//a.example]a[/url]" }, "markup"],
      ["with a link as pages write it", { message: 'x <a class="b" href="//a">a</a>' }, "markup"],
      ["with an address for a company", { company: "https://a.example" }, "address"],
      ["with an address for a country", { country: "http://a.example" }, "address"],
    ];
    test.each(suspects)(
      "%s is mailed at once, marked, without a receipt",
      async (_, signs, why) => {
        const { app, enquiries } = await openSite({ ACKNOWLEDGEMENTS: "on" });
        const { status, body } = await request(app)
          .post("/contact")
          .send({ ...good, ...signs });
        expect(status).toBe(201);
        expect(await waitForStatus("sent")).toMatchObject({
          reference: body.reference,
          suspicions: [why],
        });
        expect((await enquiries.readMetrics()).text).toMatch(/^enquiries_held 0$/m);
        const mail = await PostalMime.parse(
          readFileSync(join(mailFolder(), `${body.reference}.eml`)),
        );
        expect(mail.subject).toMatch(/^Demande à vérifier : /);
        expect(mail.text).toContain(mailTexts.suspect.reasons[why as "links"].fr);
        // The receipt that somebody else gets comes after the one that it must not get.
        const other = { ...another(), email: "paul@other.example" };
        const { body: next } = await request(app).post("/contact").send(other).expect(201);
        await expect.poll(mailFiles).toContain(`${next.reference}.ack.eml`);
        expect(mailFiles()).not.toContain(`${body.reference}.ack.eml`);
      },
    );

    test.each([
      ["filled in at a human pace", { seconds: "12.5" }],
      ["from a browser without script", {}],
      ["with a time that is none", { seconds: "soon" }],
      ["with five links", { message: `${links} https://d.example https://e.example` }],
      ["that speaks of markup", { message: "Notre lien\u202f: [url], balise <a>." }],
      ["of a company called after its site", { company: "www.maison-oree.example" }],
    ])("is not a visitor's enquiry %s", async (_, signs) => {
      const { app } = await openSite();
      await request(app)
        .post("/contact")
        .send({ ...good, ...signs })
        .expect(201);
      expect(await waitForStatus("sent")).toMatchObject({ suspicions: [] });
    });

    it("is one enquiry with the same sent once more, slower", async () => {
      const { app } = await openSite();
      const sent: string[] = [];
      for (const seconds of ["1.2", "9.0"]) {
        const { body } = await request(app)
          .post("/contact")
          .send({ ...good, seconds });
        sent.push(body.reference);
      }
      expect(new Set(sent).size).toBe(1);
      await waitForStatus("sent");
      expect(await reader.list({})).toHaveLength(1);
    });

    it("is held where one message comes from one address after another, but not from one visitor", async () => {
      const { app } = await openSite({ ACKNOWLEDGEMENTS: "on" });
      const message = "We offer first page ranking for your website within thirty days.";
      const post = async (changes: object) => {
        const answer = await request(app)
          .post("/contact")
          .send({ ...good, message, ...changes });
        expect(answer.status).toBe(201);
        return answer.body.reference as string;
      };
      // Somebody who asks the same of many products.
      for (let n = 0; n < 8; n += 1) await post({ product: `Produit ${n}` });
      for (let n = 1; n < 4; n += 1) await post({ email: `a${n}@spam.example` });
      const last = await post({ email: "a4@spam.example" });
      const held = [
        await post({ email: "a5@spam.example" }),
        await post({ email: "a6@x.example" }),
      ];
      expect((await reader.list({ status: "held" })).map(({ reference }) => reference)).toEqual(
        held.toReversed(),
      );
      expect((await reader.find(held[0] ?? ""))?.enquiry.suspicions).toEqual(["flood"]);
      // Sent again, what was not held is still the same.
      expect(await post({ email: "a4@spam.example" })).toBe(last);
      const { body } = await request(app).post("/contact").send(another());
      await expect.poll(mailFiles).toContain(`${body.reference}.eml`);
      for (const reference of held) {
        expect(mailFiles()).not.toContain(`${reference}.eml`);
        expect(mailFiles()).not.toContain(`${reference}.ack.eml`);
      }
    });

    it("is not what many visitors write alike, nor a message that came long ago", async () => {
      let now = Date.now();
      const { app } = await openSite({}, { now: () => now });
      const message = "We offer first page ranking for your website within thirty days.";
      for (let n = 0; n < 12; n += 1) {
        const email = `a${n}@other.example`;
        await request(app)
          .post("/contact")
          .send({ ...good, email, message: "Bonjour, je souhaite recevoir votre catalogue." });
        await request(app)
          .post("/contact")
          .send({ ...good, email, message });
        now += 3 * 60_000;
      }
      expect(await reader.list({ status: "held" })).toEqual([]);
    });

    it("is counted by all processes that share a database", async () => {
      const sites = [await openSite(), await openSite()] as const;
      const message = "We offer first page ranking for your website within thirty days.";
      for (let n = 0; n < 7; n += 1) {
        await request(sites[n % 2 === 0 ? 0 : 1].app)
          .post("/contact")
          .send({ ...good, message, email: `a${n}@spam.example` })
          .expect(201);
      }
      expect(await reader.list({ status: "held" })).toHaveLength(2);
    });
  });

  describe("the acknowledgement", () => {
    it("goes to the visitor with the reference, and names no sender to answer or bounce to", async () => {
      const mailServer = await openMailServer();
      const { app } = await openSite({ SMTP_URL: mailServer.url, ACKNOWLEDGEMENTS: "on" });
      const { body } = await request(app)
        .post("/contact")
        .send({ ...good, page: "/formule-sur-mesure" });
      const mails = await mailServer.hasReceived(2);
      const at = mailServer.envelopes.findIndex(({ to }) => to.includes(good.email));
      expect(mailServer.envelopes[at]).toEqual({ from: "", to: [good.email] });
      const mail = mails[at];
      expect(mail?.text).toContain(body.reference);
      // In the language of the form, which is French on English pages too.
      expect(mail?.html).toContain('lang="fr"');
      const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
      expect(header("auto-submitted")).toBe("auto-replied");
      for (const typed of [good.company, good.message, good.phone, good.product])
        expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain(typed);
    });

    it("goes to an address once a day", async () => {
      const { app } = await openSite({ ACKNOWLEDGEMENTS: "on" });
      for (let n = 0; n < 3; n += 1) await request(app).post("/contact").send(another());
      await expect.poll(async () => (await reader.list({ status: "sent" })).length).toBe(3);
      await expect.poll(() => mailFiles().length).toBe(4);
    });

    it("goes to an address of Gmail once, however it is dotted", async () => {
      const { app } = await openSite({ ACKNOWLEDGEMENTS: "on" });
      const post = (email: string) =>
        request(app)
          .post("/contact")
          .send({ ...another(), email })
          .expect(201);
      await post("claire.oree@gmail.com");
      for (const email of ["c.laireoree@gmail.com", "Claire.Oree+a@googlemail.com"])
        await post(email);
      // Elsewhere dots tell people apart.
      await post("claire.oree@maison.example");
      await post("claireoree@maison.example");
      await expect.poll(async () => (await reader.list({ status: "sent" })).length).toBe(5);
      await expect
        .poll(() => mailFiles().filter((name) => name.endsWith(".ack.eml")).length)
        .toBe(3);
      expect(mailFiles()).toHaveLength(8);
    });

    it("goes to so many addresses an hour that nobody can be pestered through the site, and enquiries go on", async () => {
      let now = Date.now();
      const open = () => openSite({ ACKNOWLEDGEMENTS: "on" }, { now: () => now });
      const sites = [await open(), await open()] as const;
      let sent = 0;
      const post = async () => {
        sent += 1;
        const { body } = await request(sites[sent % 2 === 0 ? 0 : 1].app)
          .post("/contact")
          .send({ ...another(), email: `a${sent}@other.example` })
          .expect(201);
        return body.reference as string;
      };
      for (let n = 0; n < 40; n += 1) await post();
      const all = async () => (await reader.list({ status: "sent" })).length;
      await expect.poll(all).toBe(40);
      const receipts = () => mailFiles().filter((name) => name.endsWith(".ack.eml"));
      await expect.poll(() => receipts().length).toBe(30);
      now += 61 * 60_000;
      const later = await post();
      await expect.poll(receipts).toContain(`${later}.ack.eml`);
      expect(receipts()).toHaveLength(31);
    });

    it("goes to others although one sender asks for as many as it may, from however many addresses", async () => {
      const { app } = await openSite({
        ACKNOWLEDGEMENTS: "on",
        CONTACT_LIMIT: "5",
        TRUST_PROXY: "1",
      });
      let sent = 0;
      const post = async (address: string) => {
        sent += 1;
        const { body } = await request(app)
          .post("/contact")
          .set("X-Forwarded-For", address)
          .send({ ...another(), email: `a${sent}@other.example` })
          .expect(201);
        return `${body.reference}.ack.eml`;
      };
      const expected = [await post("203.0.113.1"), await post("203.0.113.1")];
      for (let n = 0; n < 3; n += 1) await post("203.0.113.1");
      expected.push(await post("2001:db8:1:100::1"), await post("2001:db8:1:200::1"));
      for (let n = 3; n < 9; n += 1) await post(`2001:db8:1:${n}00::1`);
      expected.push(await post("203.0.113.2"));
      await expect.poll(async () => (await reader.list({ status: "sent" })).length).toBe(sent);
      const receipts = () => mailFiles().filter((name) => name.endsWith(".ack.eml"));
      await expect.poll(() => receipts().sort()).toEqual(expected.sort());
    });

    test.each([
      ["to a machine's address", { email: "no-reply@maison-oree.example" }],
      ["to a suspect", { website: "x" }],
    ])("does not go %s", async (_, changes) => {
      const { app } = await openSite({ ACKNOWLEDGEMENTS: "on" });
      await request(app)
        .post("/contact")
        .send({ ...good, ...changes })
        .expect(201);
      const { body } = await request(app)
        .post("/contact")
        .send({ ...another(), email: "paul@other.example" });
      await expect.poll(mailFiles).toContain(`${body.reference}.ack.eml`);
      expect(mailFiles().filter((name) => name.endsWith(".ack.eml"))).toHaveLength(1);
    });

    it("is refused by its server, and sales have the enquiry all the same", async () => {
      const mailServer = await openMailServer({
        disabledCommands: ["STARTTLS"],
        onRcptTo: ({ address }, _session, callback) =>
          callback(
            address === good.email
              ? Object.assign(new Error("no such user"), { responseCode: 550 })
              : undefined,
          ),
      });
      const { app } = await openSite({ SMTP_URL: mailServer.url, ACKNOWLEDGEMENTS: "on" });
      const { body } = await request(app).post("/contact").send(good);
      await waitForStatus("sent");
      await expect
        .poll(async () => (await attemptsOf(body.reference))?.map(({ kind }) => kind).sort())
        .toEqual(["acknowledgement", "sales"]);
    });
  });

  describe("the field that only robots fill in", () => {
    it("is answered as if all were well, but the enquiry is held and never mailed", async () => {
      const { app } = await openSite();
      const trapped = await request(app)
        .post("/contact")
        .send({ ...good, country: "Suisse", website: "https://spam.example" });
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
      await waitForStatus("sent");
      expect(mailFiles()).toEqual([`${body.reference}.eml`]);
      expect((await reader.list({})).map(({ status }) => status)).toEqual(["sent", "held", "held"]);
      expect(lines.join("")).toMatch(/"isHeld":true/);
    });
  });

  describe("when the store cannot be written", () => {
    it("says so, keeps what was typed, and never says sent", async () => {
      const { app, enquiries, shown } = await openSite();
      expect(await enquiries.findTroubles()).toEqual([]);
      await changeStorage("ALTER TABLE enquiries RENAME TO gone");
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
      await changeStorage("ALTER TABLE gone RENAME TO enquiries");
      expect(await enquiries.findTroubles()).toEqual([]);
      await request(app).post("/contact").send(good).expect(201);
    });

    it("says so too where the store does not answer, and what it stores after all is stored once", async () => {
      const { app, enquiries } = await openSite({}, { storeTimeout: 1000 });
      await reader.checkWritable();
      const goOn = await hangStorage();
      await request(app).post("/contact").send(good).expect(503);
      expect(await enquiries.findTroubles()).toEqual(["storage"]);
      await goOn();
      await vi.waitFor(() => request(app).post("/contact").send(good).expect(201));
      expect(await reader.list({})).toHaveLength(1);
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
      expect(lines.join("")).toContain("check SALES_EMAIL");
      expect((await enquiries.readMetrics()).text).toMatch(
        /^mail_tries_total\{kind="sales",result="refused"\} 1$/m,
      );
      isRefused = false;
      await reader.retry(body.reference, Date.now());
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
      const accepted = (await attemptsOf(body.reference))?.map(
        (attempt) => attempt.accepted.length,
      );
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
      const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
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
      const { app, enquiries } = await openSite(
        { SMTP_URL: `smtp://127.0.0.1:${port}` },
        { timers },
      );
      await request(app).post("/contact").send(good).expect(201);
      await called;
      await request(app).post("/contact").send(good).expect(201);
      await enquiries.stop();
      expect(await reader.list({ status: "sent" })).toEqual([]);
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

  describe("after a site whose clock was a month ahead", () => {
    const ahead = () => Date.now() + 30 * 24 * 60 * 60_000;

    it("mails what it kept, also what a process that died was sending", async () => {
      const port = await findClosedPort();
      const first = await openSite({ SMTP_URL: `smtp://127.0.0.1:${port}` }, { now: ahead });
      const { body } = await request(first.app).post("/contact").send(good).expect(201);
      await waitForStatus("failed");
      await first.enquiries.stop();
      await changeStorage(
        `UPDATE mails SET lease = 'of the dead', lease_until = ${ahead()}, next_attempt_at = ${ahead()}`,
      );
      const mailServer = await openMailServer();
      await openSite({ SMTP_URL: mailServer.url });
      const [mail] = await mailServer.hasReceived(1);
      expect(mail?.messageId).toBe(`<${body.reference}@spherine.example>`);
    });

    it("accepts enquiries again, and never asks anybody to wait longer than it counts", async () => {
      const limited = { CONTACT_LIMIT: "1", CONTACT_LIMIT_TOTAL: "1" };
      const first = await openSite(limited, { now: ahead });
      await request(first.app).post("/contact").send(another()).expect(201);
      const refused = await request(first.app).post("/contact").send(another()).expect(429);
      expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(600);
      await changeStorage(`UPDATE post_counts SET resets_at = ${ahead()}`);
      const second = await openSite(limited);
      await request(second.app).post("/contact").send(another()).expect(201);
      const again = await request(second.app).post("/contact").send(another()).expect(429);
      expect(Number(again.headers["retry-after"])).toBeLessThanOrEqual(600);
    });

    it("keeps times by the database's clock where several processes share one", async () => {
      const { app } = await openSite({}, { now: ahead });
      await request(app).post("/contact").send(good).expect(201);
      const [listed] = await reader.list({});
      const isAhead = (listed?.receivedAt ?? 0) > Date.now() + 60_000;
      expect(isAhead).toBe(engine === "SQLite");
      expect(lines.join("").includes("this machine's clock differs")).toBe(engine !== "SQLite");
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
      await request(app).post("/contact").send(another()).expect(429);
      await waitForStatus("failed");
      const written = lines.join("");
      expect(written).toContain(body.reference);
      for (const value of ["claire", "maison-oree", "71 20 10", "Orée", "Ivoire", "délai"]) {
        expect(written).not.toContain(value);
      }
    });
  });
});

it("a database file that another program holds keeps nobody else waiting", async () => {
  await openStorage("SQLite");
  const { app } = await openSite();
  const other = new DatabaseSync(join(storage.settings.DATA_DIR, "enquiries.sqlite"), {
    timeout: 5000,
  });
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
