// POST /contact too often, or by robots: limits, and what is marked or held.

import { EventEmitter } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import request from "supertest";
import { describe, expect, it, test } from "vitest";
import { pauseBeforeRefusal } from "#server/http/refusal-pause.ts";
import { mailTexts } from "#shared/generated/interface/mails.ts";
import { another, formType, good, prepareSites } from "#tests/enquiry-sites.ts";

const sites = prepareSites("SQLite");
const { openSite, waitForStatus, mailFolder, mailFiles } = sites;
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

  it("are refused the later the more refusals wait", async () => {
    const { app } = await openSite({ CONTACT_LIMIT: "1" });
    await request(app).post("/contact").send(another()).expect(201);
    const begin = performance.now();
    // As many as have two seconds of pauses together, whenever the post comes.
    const others = Array.from({ length: 500 }, () => pauseBeforeRefusal(new EventEmitter()));
    await request(app).post("/contact").send(another()).expect(429);
    expect(performance.now() - begin).toBeGreaterThan(1900);
    await Promise.all(others);
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

  test.each([
    ["203.0.113.10:40001", "203.0.113.10:40002"],
    ["[2001:db8::7]:40001", "[2001:db8::7]:40002"],
    ["2001:db8::7", "[2001:db8::8]"],
  ])("are one address's whatever port a proxy names: %s, %s", async (one, other) => {
    const { app } = await openSite({ CONTACT_LIMIT: "1", TRUST_PROXY: "1" });
    const post = (address: string) =>
      request(app).post("/contact").set("X-Forwarded-For", address).send(another());
    await post(one).expect(201);
    await post(other).expect(429);
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
    await request(app).post("/contact").type(formType).send(another()).expect(303);
    const refused = await request(app).post("/contact").type(formType).send(good);
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
  test.each(suspects)("%s is mailed at once, marked, without a receipt", async (_, signs, why) => {
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
    const mail = await PostalMime.parse(readFileSync(join(mailFolder(), `${body.reference}.eml`)));
    expect(mail.subject).toMatch(/^Demande à vérifier : /);
    expect(mail.text).toContain(mailTexts.suspect.reasons[why as "links"].fr);
    // The receipt that somebody else gets comes after the one that it must not get.
    const other = { ...another(), email: "paul@other.example" };
    const { body: next } = await request(app).post("/contact").send(other).expect(201);
    await expect.poll(mailFiles).toContain(`${next.reference}.ack.eml`);
    expect(mailFiles()).not.toContain(`${body.reference}.ack.eml`);
  });

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
    expect(await sites.reader.list({})).toHaveLength(1);
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
    const held = [await post({ email: "a5@spam.example" }), await post({ email: "a6@x.example" })];
    expect((await sites.reader.list({ status: "held" })).map(({ reference }) => reference)).toEqual(
      held.toReversed(),
    );
    expect((await sites.reader.find(held[0] ?? ""))?.enquiry.suspicions).toEqual(["flood"]);
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
    expect(await sites.reader.list({ status: "held" })).toEqual([]);
  });

  it("is counted by all processes that share a database", async () => {
    const two = [await openSite(), await openSite()] as const;
    const message = "We offer first page ranking for your website within thirty days.";
    for (let n = 0; n < 7; n += 1) {
      await request(two[n % 2 === 0 ? 0 : 1].app)
        .post("/contact")
        .send({ ...good, message, email: `a${n}@spam.example` })
        .expect(201);
    }
    expect(await sites.reader.list({ status: "held" })).toHaveLength(2);
  });
});
