// POST /contact with what is no good enquiry: refused before a database has a part in it, and nothing typed is lost.
import request from "supertest";
import { beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { fieldNames, limits } from "#shared/enquiry/rules.ts";
import { contactTexts } from "#shared/generated/interface/contact.ts";
import { another, formType, good, prepareSites } from "#tests/enquiry-sites.ts";
import type { MailServer } from "#tests/mail-server.ts";

const sites = prepareSites("SQLite", { once: true });
const siteUrl = "https://www.spherine.example";
let mailServer: MailServer;
let site: Awaited<ReturnType<typeof sites.openSite>>;
beforeAll(async () => {
  mailServer = await sites.openMailServer();
  site = await sites.openSite({ SMTP_URL: mailServer.url, SITE_URL: siteUrl });
});
beforeEach(() => {
  site.shown.length = 0;
});
const listStored = async () => (await sites.reader.list({})).map(({ reference }) => reference);
const post = () => request(site.app).post("/contact");

describe("an enquiry to correct", () => {
  it("names each required field that is empty, in French", async () => {
    const answer = await post().send({});
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
    const answer = await post().send({ ...good, phone: "abc", page: "/en/liposomes" });
    expect(answer.body.errors).toEqual({ phone: contactTexts.errors.phone.format.en });
    const other = await post().send({ ...good, phone: "abc", page: "/energie" });
    expect(other.body.errors).toEqual({ phone: contactTexts.errors.phone.format.fr });
  });

  test.each(fieldNames)("is refused when %s is too long", async (name) => {
    const answer = await post().send({ ...good, [name]: "1".repeat(limits[name] + 1) });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ [name]: contactTexts.errors[name].tooLong.fr });
  });

  it("keeps all that was typed in a plain form, right or wrong", async () => {
    const typed = { ...good, email: "claire@", country: "" };
    const formula = "complement?v=1&zinc=10mg";
    const answer = await post()
      .type(formType)
      .send({ ...typed, selection: ["liposomes.zinc", "liposomes.retire"], formula });
    expect(answer.status).toBe(422);
    expect(answer.headers["content-type"]).toMatch(/html/);
    expect(site.shown).toEqual([
      {
        status: 422,
        page: "/liposomes/vitamine-c",
        contact: {
          kind: "form",
          values: { ...typed, person: "", quantity: "", timing: "" },
          chosen: [{ id: "liposomes.zinc", note: "", name: "Zinc, liposome" }],
          formula: expect.objectContaining({ text: formula, lines: ["Zinc, 10\u00a0mg"] }),
          errors: {
            email: contactTexts.errors.email.format.fr,
            country: contactTexts.errors.country.missing.fr,
          },
        },
      },
    ]);
  });

  it("tells in a plain form what is wrong with what the visitor cannot see", async () => {
    await post()
      .type(formType)
      .send({ ...good, product: "x".repeat(151) })
      .expect(422);
    expect(site.shown[0]?.contact).toMatchObject({
      errors: {},
      failure: contactTexts.errors.product.tooLong.fr,
    });
  });

  it("stores and mails nothing", async () => {
    await post()
      .send({ ...good, email: "claire" })
      .expect(422);
    expect(await listStored()).toEqual([]);
  });
});

describe("a body that is no enquiry", () => {
  test.each(fieldNames)("is refused where %s is no text", async (name) => {
    for (const value of [["x"], { x: 1 }, 12, true, [[]]]) {
      const answer = await post().send({ ...good, [name]: value });
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual({ [name]: contactTexts.errors[name].format.fr });
    }
  });

  test.each([
    ["broken JSON", '{"email": "claire', 400],
    ["an array", JSON.stringify([good]), 400],
    ["a text", '"email"', 400],
    ["null", "null", 400],
    ["nothing", "", 422],
    ["a prototype", '{"__proto__": {"email": "claire@maison-oree.example"}}', 422],
  ])("is refused when it is %s", async (_, body, status) => {
    const answer = await post().type("application/json").send(body);
    expect(answer.status).toBe(status);
    expect(answer.body.error ?? Object.values(answer.body.errors).join()).toMatch(/\w+/);
  });

  it("is refused when a form names a field twice", async () => {
    const body = `${new URLSearchParams(good)}&email=paul%40example.fr`;
    const answer = await post().type(formType).set("Accept", "application/json").send(body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual(["email"]);
  });

  it("is refused over 64 kB, as JSON and as a form", async () => {
    const huge = { ...good, message: "x".repeat(66_000) };
    const answer = await post().send(huge);
    expect(answer.status).toBe(413);
    expect(answer.body.error).toContain("+33 4 65 71 20 10");
    await post().type(formType).send(huge).expect(413);
    expect(site.shown[0]).toMatchObject({ status: 413, page: "/", contact: { kind: "form" } });
  });

  test.each([
    "text/plain",
    "text/xml",
    "multipart/form-data; boundary=x",
    "application/json; charset=latin1",
  ])("is refused as %s", async (type) => {
    const answer = await post().set("Content-Type", type).send("x");
    expect(answer.status).toBe(415);
    expect(answer.body.error).toContain("contact@spherine.example");
  });

  it("is refused without a type, and compressed", async () => {
    await post().expect(415);
    await post().type("application/json").set("Content-Encoding", "gzip").send("{}").expect(415);
  });

  it("shows a browser a page, whatever it sent", async () => {
    const answer = await post()
      .set("Content-Type", "multipart/form-data; boundary=x")
      .set("Accept", "text/html,application/xhtml+xml,*/*;q=0.8")
      .send("x");
    expect(answer.status).toBe(415);
    expect(site.shown).toHaveLength(1);
  });
});

describe("hostile text", () => {
  const payload = "x\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>\u0000\u202e";
  /** By the tests of this block; those before it store nothing. */
  let stored = 0;
  test.each(fieldNames)("in %s reaches neither a header nor the HTML", async (name) => {
    const answer = await post().send({ ...another(), [name]: payload });
    if (name === "email" || name === "phone") {
      expect(answer.status).toBe(422);
      return;
    }
    expect(answer.status).toBe(201);
    stored += 1;
    const mails = await mailServer.hasReceived(stored);
    const mail = mails.find(({ messageId }) => messageId?.includes(answer.body.reference));
    expect(mailServer.envelopes.at(-1)?.to).toEqual(["contact@spherine.example"]);
    expect(mail?.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(mail?.html).not.toContain("<script");
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual([good.email]);
  });
});

describe("the page an enquiry comes from", () => {
  test.each([
    ["none", {}],
    ["its own host", { Host: "own.example:3000", Origin: "http://own.example:3000" }],
    ["its own host behind TLS", { Host: "own.example", Origin: "https://own.example" }],
    [
      "its own host with the port written out",
      { Host: "own.example:443", Origin: "https://own.example" },
    ],
    ["the site's public address", { Host: "10.0.0.7:3000", Origin: siteUrl }],
    [
      "hidden by a proxy, as the browser says that it is its own",
      { Host: "own.example", Origin: "null", "Sec-Fetch-Site": "same-origin" },
    ],
  ])("may be %s", async (_, headers) => {
    expect((await post().set(headers).send(good)).status).toBe(201);
  });

  test.each([
    ["another site", { Host: "own.example", Origin: "https://evil.example" }],
    ["another port", { Host: "own.example:3000", Origin: "http://own.example:3001" }],
    ["a longer name", { Host: "own.example", Origin: "https://own.example.evil.example" }],
    ["hidden", { Host: "own.example", Origin: "null" }],
    [
      "hidden, and another site's",
      { Host: "own.example", Origin: "null", "Sec-Fetch-Site": "cross-site" },
    ],
    ["empty", { Host: "own.example", Origin: "" }],
    ["no web page", { Host: "own.example", Origin: "file://own.example" }],
  ])("may not be %s", async (_, headers) => {
    const stored = await listStored();
    const { status, text } = await post().set(headers).send(another());
    expect(status).toBe(403);
    expect(text).toContain("contact@spherine.example");
    expect(await listStored()).toEqual(stored);
  });

  it("is refused in plain text when a form was posted from elsewhere", async () => {
    const answer = await post().type(formType).set("Origin", "https://evil.example").send(good);
    expect(answer.status).toBe(403);
    expect(answer.headers["content-type"]).toMatch(/^text\/plain/);
    expect(site.shown).toEqual([]);
  });
});
