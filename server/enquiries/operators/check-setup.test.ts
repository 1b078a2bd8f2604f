// `enquiries check` with a real mail server, real databases and simulated DNS.
import { generateKeyPairSync } from "node:crypto";
import type { SMTPServerOptions, SMTPServerSession } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { openStore } from "#server/enquiries/outbox/open-store.ts";
import { findClosedPort, type MailServer, openMailServer } from "#tests/mail-server.ts";
import { productionSettings } from "#tests/production-settings.ts";
import { makeStorage, type Storage } from "#tests/storage.ts";
import { operate } from "./operate.ts";

const { privateKey, publicKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
  publicKeyEncoding: { type: "spki", format: "der" },
});
const published = `v=DKIM1; k=rsa; p=${publicKey.toString("base64")}`;

const from = "Laboratoire <site@mail.maison.test>";
const dkim = {
  DKIM_DOMAIN: "maison.test",
  DKIM_SELECTOR: "site2026",
  DKIM_PRIVATE_KEY: privateKey,
};

const plain: SMTPServerOptions = { disabledCommands: ["STARTTLS"] };
const refusal = (responseCode: number, words = "no") =>
  Object.assign(new Error(words), { responseCode });
const hasSender = ({ envelope }: SMTPServerSession) =>
  envelope.mailFrom !== false && envelope.mailFrom.address !== "";

let storage: Storage;
let mailServer: MailServer;
let names: Record<string, readonly string[] | Error>;

beforeEach(async () => {
  mailServer = await openMailServer();
  names = {
    "mail.maison.test": ["google-verification=1", "v=spf1 include:spf.provider.example -all"],
    "site2026._domainkey.maison.test": [published],
    "_dmarc.maison.test": ["v=DMARC1; p=none"],
  };
});

afterEach(async () => {
  await mailServer.close();
  await storage.remove();
});

async function openStorage(): Promise<void> {
  storage = await makeStorage("SQLite");
  const { store } = openStore({ DATABASE_URL: undefined, ...storage.settings }, () => {});
  await store.checkWritable();
  await store.close();
}

/** Runs the check; returns its exit code and its lines by subject. */
async function check(
  changes: Record<string, string> = {},
  ...options: string[]
): Promise<{ code: number; line: (what: string) => string | undefined }> {
  let out = "";
  const code = await operate(["check", ...options], {
    environment: {
      ...productionSettings,
      ...storage.settings,
      SMTP_URL: mailServer.url,
      MAIL_FROM: from,
      SALES_EMAIL: "ventes@maison.test",
      SITE_URL: "https://www.maison.test",
      LAB_EMAIL: "contact@maison.test",
      ...dkim,
      ...changes,
    },
    print: (text) => {
      out += text;
    },
    complain: (text) => {
      throw new Error(text);
    },
    resolveTxt: async (name) => {
      const texts = names[name];
      if (texts instanceof Error) throw texts;
      if (!texts) throw Object.assign(new Error(), { code: "ENOTFOUND" });
      // Long records are published in parts.
      return texts.map((text) => text.match(/.{1,255}/g) ?? []);
    },
  });
  const lines = out.split("\n");
  return { code, line: (what) => lines.find((text) => text.slice(9).startsWith(`${what} `)) };
}

describe("with a database", () => {
  beforeEach(() => openStorage());

  it("reports a correct set-up line by line and sends nothing", async () => {
    const { code, line } = await check();
    expect(line("settings")).toMatch(/^ok/);
    expect(line("database")).toMatch(/^ok .*SQLite.* can be written; 0 enquiries/);
    expect(line("mail server")).toMatch(
      /^ok .*127\.0\.0\.1:\d+ lets the site in, and takes mails from site@mail\.maison\.test to ventes@maison\.test$/,
    );
    expect(line("acknowledgements")).toMatch(/^ok .*without a sender, so that none bounces$/);
    expect(line("SPF")).toMatch(/^ok .*v=spf1 include/);
    expect(line("DKIM")).toMatch(/^ok .*site2026\._domainkey\.maison\.test/);
    expect(line("DMARC")).toMatch(/^ok .*_dmarc\.maison\.test: v=DMARC1; p=none$/);
    expect(code).toBe(0);
    expect(mailServer.envelopes).toEqual([]);
  });

  it("sends a test mail to sales when asked to", async () => {
    const { code, line } = await check({}, "--send");
    expect(code).toBe(0);
    expect(line("test mail")).toMatch(/^ok .*to ventes@maison\.test: 250/);
    const [mail] = await mailServer.hasReceived(1);
    expect(mail?.subject).toBe("Essai du site\u202f: ce message arrive");
    expect(mailServer.envelopes).toEqual([
      { from: "site@mail.maison.test", to: ["ventes@maison.test"] },
    ]);
  });

  it("reports the free space on the disk", async () => {
    expect((await check()).line("disk")).toMatch(/GB free for /);
  });

  test.each<[string, Record<string, string>, string, RegExp]>([
    ["nobody reads what sales get", { SALES_EMAIL: "" }, "settings", /SALES_EMAIL/],
    ["the folder is another", { DATA_DIR: "/nowhere" }, "database", /no database \/nowhere/],
    ["there is no mail server", { SMTP_URL: "" }, "mail server", /SMTP_URL is not set/],
    ["the sender is another domain's", { MAIL_FROM: "a@b.example" }, "DKIM", /b\.example: DMARC/],
  ])("names the problem when %s", async (_, changes, what, says) => {
    const { code, line } = await check(changes);
    expect(code).toBe(1);
    expect(line(what)).toMatch(/^problem/);
    expect(line(what)).toMatch(says);
  });

  test.each<[string, string, readonly string[], string, RegExp]>([
    ["no SPF", "mail.maison.test", [], "SPF", /no record .v=spf1/],
    ["two SPF records", "mail.maison.test", ["v=spf1 -all", "v=spf1 mx -all"], "SPF", /2 records/],
    ["an SPF for all", "mail.maison.test", ["v=spf1 mx +all"], "SPF", /everybody/],
    ["no key", "site2026._domainkey.maison.test", [], "DKIM", /has no key/],
    [
      "another key",
      "site2026._domainkey.maison.test",
      [published.replace(/p=.{40}/, "p=AAAA")],
      "DKIM",
      /not that of DKIM_PRIVATE_KEY/,
    ],
    ["a key taken back", "site2026._domainkey.maison.test", ["v=DKIM1; p="], "DKIM", /not that/],
    ["no DMARC", "_dmarc.maison.test", [], "DMARC", /no record .v=DMARC1/],
  ])("names the problem when DNS has %s", async (_, name, texts, what, says) => {
    names[name] = texts;
    const { code, line } = await check();
    expect(code).toBe(1);
    expect(line(what)).toMatch(/^problem/);
    expect(line(what)).toMatch(says);
  });

  it("leaves signing to the mail server where no key is set", async () => {
    const none = { DKIM_DOMAIN: "", DKIM_SELECTOR: "", DKIM_PRIVATE_KEY: "" };
    const { code, line } = await check(none);
    expect(code).toBe(0);
    expect(line("DKIM")).toMatch(/^ok .*left to the mail server/);
  });

  it("reports the rest when DNS does not answer", async () => {
    for (const name of Object.keys(names))
      names[name] = Object.assign(new Error("timed out"), { code: "ETIMEOUT" });
    const { code, line } = await check();
    expect(code).toBe(1);
    for (const what of ["SPF", "DKIM", "DMARC"])
      expect(line(what)).toMatch(/^problem .*DNS does not tell of .* \(ETIMEOUT\)/);
    for (const what of ["settings", "database", "disk", "mail server"])
      expect(line(what)).toMatch(/^ok/);
  });

  it("reports the rest when the mail server cannot be reached", async () => {
    const port = await findClosedPort();
    const { code, line } = await check({ SMTP_URL: `smtp://127.0.0.1:${port}` }, "--send");
    expect(code).toBe(1);
    expect(line("mail server")).toMatch(
      /^problem .*at the step connect: .*ECONNREFUSED.*: check host and port/,
    );
    // Said once: what follows from it has its own line, without the words.
    for (const what of ["acknowledgements", "test mail"])
      expect(line(what)).toMatch(/^problem .*not tried: see “mail server”$/);
    expect(line("SPF")).toMatch(/^ok/);
  });

  test.each<[string, SMTPServerOptions]>([
    ["the sender", { onMailFrom: (from, _, done) => done(from.address ? null : refusal(501)) }],
    [
      "the recipient",
      { onRcptTo: (_to, session, done) => done(hasSender(session) ? null : refusal(550)) },
    ],
  ])("tells that a mail without a sender is refused at %s, and sends none", async (_, options) => {
    const strict = await openMailServer({ options: { ...plain, ...options } });
    const { code, line } = await check({ SMTP_URL: strict.url });
    await strict.close();
    expect(code).toBe(0);
    expect(line("acknowledgements")).toMatch(/^ok .*leave from MAIL_FROM/);
    expect(strict.envelopes).toEqual([]);
  });

  test.each<[string, SMTPServerOptions, RegExp]>([
    [
      "refuses the sender",
      { onMailFrom: (_from, _, done) => done(refusal(553)) },
      /step sender: .*MAIL_FROM must be/,
    ],
    [
      "refuses the sender once it knows the recipient",
      {
        onRcptTo: (_to, _, done) =>
          done(refusal(553, "5.7.1 <a@b>: Sender address rejected: not owned by user c")),
      },
      /step sender: 553 5\.7\.1 .*MAIL_FROM must be/,
    ],
    [
      "refuses the recipient",
      { onRcptTo: (_to, _, done) => done(refusal(550)) },
      /step recipient: .*check SALES_EMAIL$/,
    ],
    [
      "does not relay for this machine",
      { onRcptTo: (_to, _, done) => done(refusal(554, "5.7.1 Relay access denied")) },
      /step login: .*relays for this machine$/,
    ],
    [
      "says later",
      { onRcptTo: (_to, _, done) => done(refusal(450, "4.2.0 Greylisted")) },
      /step recipient: 450 4\.2\.0 Greylisted: it says “later”/,
    ],
  ])("names the step when the mail server %s, and sends nothing", async (_, options, says) => {
    const strict = await openMailServer({ options: { ...plain, ...options } });
    const { code, line } = await check({ SMTP_URL: strict.url });
    await strict.close();
    expect(code).toBe(1);
    expect(line("mail server")).toMatch(/^problem/);
    expect(line("mail server")).toMatch(says);
    expect(line("acknowledgements")).toMatch(/not tried: see “mail server”$/);
    expect(strict.envelopes).toEqual([]);
  });

  it("names the step when the test mail is refused once it is whole", async () => {
    const strict = await openMailServer({
      options: {
        ...plain,
        onData(stream, _session, done) {
          stream.resume();
          stream.on("end", () => done(refusal(554, "5.7.1 spam")));
        },
      },
    });
    const { code, line } = await check({ SMTP_URL: strict.url }, "--send");
    await strict.close();
    expect(code).toBe(1);
    expect(line("mail server")).toMatch(/^ok/);
    expect(line("test mail")).toMatch(/^problem .*at the step data: 554 5\.7\.1 spam: it takes/);
  });

  it("is content with a server that allows one connection at a time", async () => {
    const strict = await openMailServer({ options: { ...plain, maxClients: 1 } });
    const { code, line } = await check({ SMTP_URL: strict.url }, "--send");
    await strict.close();
    expect(line("test mail")).toMatch(/^ok/);
    expect(code).toBe(0);
  });

  it("reports that the mail server refuses the password, without showing it", async () => {
    const strict = await openMailServer({
      options: {
        disabledCommands: ["STARTTLS"],
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: (_auth, _session, callback) => callback(new Error("Invalid user or password")),
      },
    });
    const url = strict.url.replace("//", "//site:s3cret@");
    const { code, line } = await check({ SMTP_URL: url });
    await strict.close();
    expect(code).toBe(1);
    expect(line("mail server")).toMatch(/^problem .*check user and password in SMTP_URL/);
    expect(line("mail server")).not.toContain("s3cret");
  });
});

test("an unreachable database is reported as a line", async () => {
  storage = await makeStorage("SQLite");
  const port = await findClosedPort();
  const { code, line } = await check({ DATABASE_URL: `postgres://a:s3cret@127.0.0.1:${port}/b` });
  expect(code).toBe(1);
  expect(line("database")).toMatch(
    /^problem .*ECONNREFUSED.*: check host and port in DATABASE_URL$/,
  );
  expect(line("database")).not.toContain("s3cret");
  expect(line("mail server")).toMatch(/^ok/);
});
