// POST /contact with a good enquiry: answered, stored once, mailed, and held where only a robot writes so.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import request from "supertest";
import { beforeAll, describe, expect, it, test } from "vitest";
import { toCsv } from "#server/enquiries/operators/to-csv.ts";
import { formulaField } from "#shared/enquiry/carried-formula.ts";
import { isReference } from "#shared/enquiry/reference.ts";
import { confirmedField, fieldNames, selectionField, timeField } from "#shared/enquiry/rules.ts";
import { noSource } from "#shared/enquiry/source.ts";
import { settingNames } from "#shared/formula/formula-address.ts";
import { readChosen, writeChosen } from "#shared/selection/chosen.ts";
import { another, formType, good, prepareSites } from "#tests/enquiry-sites.ts";
import { findClosedPort } from "#tests/mail-server.ts";

const sites = prepareSites("SQLite");
const { openSite, openMailServer, waitForStatus, attemptsOf, mailFolder, mailFiles } = sites;
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
    expect(mail?.text).toContain("- Zinc, liposome https://www.spherine.example/fr/liposomes/zinc");
    expect(mail?.text).toContain("Sans cuivre");
    expect(mail?.html).toContain('href="https://www.spherine.example/fr/niosomes/retinol"');
    expect(toCsv(await sites.reader.list({}), ";")).toContain(
      '"Zinc, liposome\n  Sans cuivre\nRétinol, niosome"',
    );
  });

  it("brings where the visit came from to sales and to the export, and never to the visitor", async () => {
    const mailServer = await openMailServer();
    const { app } = await openSite({ SMTP_URL: mailServer.url, ACKNOWLEDGEMENTS: "on" });
    const source = "page=/fr/liposomes&host=forum.example&utm_campaign=Vitafoods";
    await request(app)
      .post("/contact")
      .send({ ...good, source })
      .expect(201);
    const mails = await mailServer.hasReceived(2);
    const textTo = (address: string) =>
      mails.find(({ to }) => to?.[0]?.address === address)?.text ?? "";
    expect(textTo("contact@spherine.example")).toContain(
      "Première page : /fr/liposomes\nSite d’origine : forum.example\nCampagne : Vitafoods\n",
    );
    expect(textTo(good.email)).not.toMatch(/forum|Vitafoods/);
    expect(toCsv(await sites.reader.list({}), ",")).toContain(
      '"/fr/liposomes","forum.example","","","Vitafoods"',
    );
  });

  test.each<[string, unknown]>([
    ["no text", { page: ["/"] }],
    ["far too long", `page=/&utm_source=${"x".repeat(20_000)}`],
    ["of somewhere else", "page=//evil.example&host=..&utm_source=%00%0d%0a%E2%80%AE"],
  ])("is stored without a source that is %s", async (_, source) => {
    const { app } = await openSite();
    await request(app)
      .post("/contact")
      .send({ ...good, source })
      .expect(201);
    expect(await sites.reader.list({})).toMatchObject([{ source: noSource }]);
  });

  it("is stored without a source where nobody wants to know it", async () => {
    const { app } = await openSite({ SOURCE_OF_ENQUIRIES: "off" });
    await request(app)
      .post("/contact")
      .send({ ...good, source: "page=/fr&host=forum.example" })
      .expect(201);
    expect(await sites.reader.list({})).toMatchObject([{ source: noSource }]);
  });

  it("is in the store before it is answered, and noted as sent afterwards", async () => {
    const mailServer = await openMailServer();
    const { app } = await openSite({ SMTP_URL: mailServer.url });
    const { body } = await request(app).post("/contact").send(good);
    expect(await sites.reader.list({})).toMatchObject([{ reference: body.reference }]);
    await waitForStatus("sent");
    expect(await attemptsOf(body.reference)).toMatchObject([
      { accepted: ["contact@spherine.example"], answer: expect.stringMatching(/^250 /) },
    ]);
  });

  it("sends a plain form back to its page with the reference", async () => {
    const { app } = await openSite();
    const answer = await request(app)
      .post("/contact")
      .type(formType)
      .send({ ...good, page: "/liposomes?q=zinc&sent=x#top" });
    expect(answer.status).toBe(303);
    const [, path, reference] =
      /^(.*)\?sent=(.*)#contact$/.exec(answer.headers["location"] ?? "") ?? [];
    expect(path).toBe("/liposomes");
    expect(isReference(reference ?? "")).toBe(true);
  });

  it("answers a plain form with JSON when its sender would rather have that", async () => {
    const { app } = await openSite();
    const answer = await request(app)
      .post("/contact")
      .type(formType)
      .set("Accept", "application/json")
      .send(good);
    expect(answer.status).toBe(201);
    expect(isReference(answer.body.reference)).toBe(true);
  });

  it("is written as one .eml file when no SMTP server is set", async () => {
    const { app, enquiries } = await openSite();
    expect(enquiries.describe().mail).toContain(mailFolder());
    const { body } = await request(app).post("/contact").send(good);
    await waitForStatus("sent");
    expect(mailFiles()).toEqual([`${body.reference}.eml`]);
    const mail = await PostalMime.parse(readFileSync(join(mailFolder(), `${body.reference}.eml`)));
    expect(mail.replyTo?.[0]?.address).toBe(good.email);
  });

  it("is mailed through a relay on this machine whose certificate nobody signed", async () => {
    const mailServer = await openMailServer({});
    const { app } = await openSite({ SMTP_URL: mailServer.url });
    await request(app).post("/contact").send(good).expect(201);
    expect(await mailServer.hasReceived(1)).toHaveLength(1);
  });
});

describe("a good enquiry, whatever else comes with it", () => {
  const shared = prepareSites("SQLite", { once: true });
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    site = await shared.openSite();
  });

  it.each([
    { what: "boxes of a plain form", sent: ["liposomes.zinc", "niosomes.retinol\r\n  nuit"] },
    { what: "a number", sent: 7 },
    { what: "an object", sent: { liposomes: "zinc" } },
    { what: "an odd list", sent: [null, { a: 1 }, "liposomes.zinc"] },
    { what: "markup", sent: "<script>alert(1)</script>" },
    { what: "a long text", sent: "liposomes.zinc\n  x\n".repeat(1500) },
  ])("is stored whatever its selection is: $what", async ({ sent }) => {
    const { body } = await request(site.app)
      .post("/contact")
      .send({ ...another(), selection: sent })
      .expect(201);
    const stored = (await shared.reader.find(body.reference))?.enquiry.selection ?? "";
    expect(writeChosen(readChosen(stored))).toBe(stored);
    expect(stored.includes("liposomes.zinc")).toBe(JSON.stringify(sent).includes("liposomes.zinc"));
  });

  test.each([
    "",
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "/.//evil.example",
    "/\t/evil.example",
  ])("never leads a plain form off the site: page %j", async (page) => {
    const answer = await request(site.app)
      .post("/contact")
      .type(formType)
      .send({ ...another(), page });
    expect(answer.status).toBe(303);
    const target = new URL(answer.headers["location"] ?? "", "http://own.example/contact");
    expect(target.origin).toBe("http://own.example");
    expect(answer.headers["location"]).toMatch(/^\/[^/\\]/);
  });

  it("needs neither message nor product nor page, and takes null for nothing", async () => {
    const { email, phone, company, country } = good;
    for (const extra of [
      {},
      { message: "", product: "", page: "" },
      { message: null, product: null, page: null },
    ]) {
      const answer = await request(site.app)
        .post("/contact")
        .send({ email, phone, company, country, ...extra });
      expect(answer.status).toBe(201);
    }
  });
});

describe("the acknowledgement", () => {
  /** Each says where it stood. What leads somewhere must not be carried to an address that anybody can have typed. */
  const mark = (place: string) => `mark-${place}.example`;
  const formulaOf = (instrument: string, actives: readonly string[]) => {
    const fields = [
      ...settingNames.map((name) => [name, mark(name)]),
      ...actives.map((slug) => [slug, mark(slug)]),
      ["fer", `12 mg ${mark("unit")}`],
      ["calcium", `1\n${mark("line")}`],
      [mark("unknown"), "10mg"],
    ];
    return `${instrument}?${new URLSearchParams(fields.map(([name = "", value = ""]) => [name, value]))}`;
  };

  it.each([
    ["complement", ["zinc", "magnesium", "vitamine-c"]],
    ["serum", ["retinol", "niacinamide"]],
  ])(
    "repeats nothing that leads somewhere, wherever in a post it stood: %s",
    async (instrument, actives) => {
      const { app } = await openSite({ ACKNOWLEDGEMENTS: "on" });
      const email = "mark-email@visitor.example";
      const texts = Object.fromEntries(fieldNames.map((name) => [name, mark(name)]));
      const { body } = await request(app)
        .post("/contact")
        .send({
          ...texts,
          email,
          phone: "+33 4 00 11 22 33 mark 44",
          page: `/liposomes/zinc?q=${mark("page")}`,
          [selectionField]: `liposomes.zinc\n  ${mark("note")}\nliposomes.${mark("id")}`,
          [formulaField]: formulaOf(instrument, actives),
          [confirmedField]: email,
          [timeField]: "77.5",
        })
        .expect(201);
      const name = `${body.reference}.ack.eml`;
      await expect.poll(mailFiles).toContain(name);
      const mail = await PostalMime.parse(readFileSync(join(mailFolder(), name)));
      expect(mail.to?.map(({ address }) => address)).toEqual([email]);
      const { subject, from, replyTo, text, html = "" } = mail;
      const repeated = JSON.stringify([subject, from, replyTo, text, html.replaceAll("<wbr>", "")]);
      expect(repeated.match(/.{0,80}(?:mark-|mark 44|77\.5)/g)).toBe(null);
      expect(mail.text).toMatch(/, dose à saisir$/m);
      // The marks had arrived: sales read them.
      const sales = readFileSync(join(mailFolder(), `${body.reference}.eml`), "latin1");
      expect(sales).toContain("mark-");
    },
  );
});

describe("a form sent twice", () => {
  it("is one enquiry and one mail, however many times at once", async () => {
    const { app } = await openSite();
    const post = () => request(app).post("/contact").send(good);
    const answers = await Promise.all(Array.from({ length: 50 }, post));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 201));
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    await waitForStatus("sent");
    expect(await sites.reader.list({})).toHaveLength(1);
    expect(mailFiles()).toHaveLength(1);
  });

  it("gives the same receipt by JSON and as a plain form", async () => {
    const { app } = await openSite();
    const { body } = await request(app).post("/contact").send(good);
    const answer = await request(app).post("/contact").type(formType).send(good);
    expect(answer.headers["location"]).toContain(body.reference);
  });

  it("is another enquiry when the visitor changed the message, so that nothing is lost", async () => {
    const { app } = await openSite();
    const first = await request(app).post("/contact").send(good);
    const second = await request(app)
      .post("/contact")
      .send({ ...good, message: "Et le prix ?" });
    expect(second.body.reference).not.toBe(first.body.reference);
    expect(await sites.reader.list({})).toHaveLength(2);
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

describe("the field that only robots fill in", () => {
  it("is answered as if all were well, but the enquiry is held and never mailed", async () => {
    const { app } = await openSite();
    const trapped = await request(app)
      .post("/contact")
      .send({ ...good, country: "Suisse", "leave-empty": "https://spam.example" });
    expect(trapped.status).toBe(201);
    expect(isReference(trapped.body.reference)).toBe(true);
    const asForm = await request(app)
      .post("/contact")
      .type(formType)
      .send({ ...good, "leave-empty": "x" });
    expect(asForm.status).toBe(303);
    // A good one after them shows that the loop has been there.
    const { body } = await request(app)
      .post("/contact")
      .send({ ...good, "leave-empty": "" });
    await waitForStatus("sent");
    expect(mailFiles()).toEqual([`${body.reference}.eml`]);
    expect((await sites.reader.list({})).map(({ status }) => status)).toEqual([
      "sent",
      "held",
      "held",
    ]);
    expect(sites.lines.join("")).toMatch(/"isHeld":true/);
  });

  it("is no reason alone, as programs fill in forms for people: sales get it, marked", async () => {
    const { app } = await openSite();
    const { body } = await request(app)
      .post("/contact")
      .send({ ...good, "leave-empty": "Maison Orée", seconds: "42" });
    await waitForStatus("sent");
    expect(mailFiles()).toEqual([`${body.reference}.eml`]);
    expect((await sites.reader.list({})).map(({ suspicions }) => suspicions)).toEqual([["trap"]]);
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
      .send({ ...good, "leave-empty": "x" });
    await request(app).post("/contact").send(another()).expect(429);
    await waitForStatus("failed");
    const written = sites.lines.join("");
    expect(written).toContain(body.reference);
    for (const value of ["claire", "maison-oree", "71 20 10", "Orée", "Ivoire", "délai"]) {
      expect(written).not.toContain(value);
    }
  });
});
