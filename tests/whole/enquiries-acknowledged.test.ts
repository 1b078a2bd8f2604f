// The acknowledgement that a visitor gets: to whom, how often, and never at the cost of the enquiry.
import request from "supertest";
import { describe, expect, it, test } from "vitest";
import { another, good, prepareSites } from "#tests/enquiry-sites.ts";

const sites = prepareSites("SQLite");
const { openSite, openMailServer, waitForStatus, attemptsOf, mailFiles } = sites;
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
    for (const typed of [good.company, good.phone, good.product])
      expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain(typed);
    // What was written, and leads nowhere, is repeated.
    for (const line of good.message.split("\n")) expect(mail?.text).toContain(line);
  });

  it("goes to an address once a day", async () => {
    const { app } = await openSite({ ACKNOWLEDGEMENTS: "on" });
    for (let n = 0; n < 3; n += 1) await request(app).post("/contact").send(another());
    await expect.poll(async () => (await sites.reader.list({ status: "sent" })).length).toBe(3);
    await expect.poll(() => mailFiles().length).toBe(4);
  });

  it("goes to an address of Gmail once, however it is dotted", async () => {
    const { app } = await openSite({ ACKNOWLEDGEMENTS: "on", TRUST_PROXY: "1" });
    let sent = 0;
    const post = (email: string) => {
      sent += 1;
      return request(app)
        .post("/contact")
        .set("X-Forwarded-For", `203.0.113.${sent}`)
        .send({ ...another(), email })
        .expect(201);
    };
    await post("claire.oree@gmail.com");
    for (const email of ["c.laireoree@gmail.com", "Claire.Oree+a@googlemail.com"])
      await post(email);
    // Elsewhere dots tell people apart.
    await post("claire.oree@maison.example");
    await post("claireoree@maison.example");
    await expect.poll(async () => (await sites.reader.list({ status: "sent" })).length).toBe(5);
    await expect.poll(() => mailFiles().filter((name) => name.endsWith(".ack.eml")).length).toBe(3);
    expect(mailFiles()).toHaveLength(8);
  });

  it("goes to so many addresses an hour that nobody can be pestered through the site, and enquiries go on", async () => {
    let now = Date.now();
    const open = () => openSite({ ACKNOWLEDGEMENTS: "on", TRUST_PROXY: "1" }, { now: () => now });
    const two = [await open(), await open()] as const;
    let sent = 0;
    const post = async () => {
      sent += 1;
      const { body } = await request(two[sent % 2 === 0 ? 0 : 1].app)
        .post("/contact")
        .set("X-Forwarded-For", `203.0.113.${sent}`)
        .send({ ...another(), email: `a${sent}@other.example` })
        .expect(201);
      return body.reference as string;
    };
    for (let n = 0; n < 40; n += 1) await post();
    const all = async () => (await sites.reader.list({ status: "sent" })).length;
    await expect.poll(all).toBe(40);
    const receipts = () => mailFiles().filter((name) => name.endsWith(".ack.eml"));
    await expect.poll(() => receipts().length).toBe(30);
    now += 61 * 60_000;
    const later = await post();
    await expect.poll(receipts).toContain(`${later}.ack.eml`);
    expect(receipts()).toHaveLength(31);
  });

  it("goes to others although one sender asks for many, from however many addresses and whatever it may send", async () => {
    const { app } = await openSite({
      ACKNOWLEDGEMENTS: "on",
      CONTACT_LIMIT: "100",
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
    for (let n = 0; n < 38; n += 1) await post("203.0.113.1");
    expected.push(await post("2001:db8:1:100::1"), await post("2001:db8:1:200::1"));
    for (let n = 3; n < 9; n += 1) await post(`2001:db8:1:${n}00::1`);
    expected.push(await post("203.0.113.2"));
    await expect.poll(async () => (await sites.reader.list({ status: "sent" })).length).toBe(sent);
    const receipts = () => mailFiles().filter((name) => name.endsWith(".ack.eml"));
    await expect.poll(() => receipts().sort()).toEqual(expected.sort());
  });

  test.each([
    ["to a machine's address", { email: "no-reply@maison-oree.example" }],
    ["to a suspect", { "leave-empty": "x" }],
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
