// `enquiries check` with a real mail server, real databases and simulated DNS.
import { generateKeyPairSync } from "node:crypto";
import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import type { SMTPServerOptions, SMTPServerSession } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { openStore } from "#server/enquiries/outbox/open-store.ts";
import { endpointsOf } from "#server/enquiries/webhooks/endpoints.ts";
import { webhookSchema } from "#server/enquiries/webhooks/webhook-schema.ts";
import { readSettings } from "#server/environment.ts";
import { newEnquiry } from "#tests/kits/test-stores.ts";
import { findClosedPort, type MailServer, openMailServer } from "#tests/mail-server.ts";
import { productionSettings } from "#tests/production-settings.ts";
import { makeStorage, type Storage } from "#tests/storage.ts";
import { openTokenServer, sendJson, type TokenServer, takeTokens } from "#tests/token-server.ts";
import {
  openWebhookReceiver,
  type ReceiverMood,
  type WebhookReceiver,
  webhookSecret,
} from "#tests/webhook-receiver.ts";
import { warnOfPassword } from "./mail-advice.ts";
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
      "does not relay for this machine, and words it as if it might later",
      { onRcptTo: (_to, _, done) => done(refusal(454, "4.7.1 Relay access denied")) },
      /step login: 454 .*relays for this machine$/,
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

describe("an account with tokens", () => {
  const mailbox = "site@mail.maison.test";
  let tokens: TokenServer;
  let server: MailServer;

  beforeEach(async () => {
    await openStorage();
    tokens = await openTokenServer();
    server = await openMailServer({ options: takeTokens(tokens, mailbox) });
  });

  afterEach(async () => {
    await server.close();
    await tokens.close();
  });

  const checkAccount = (changes: Record<string, string> = {}) =>
    check(
      {
        SMTP_URL: server.url.replace("//", "//site%40mail.maison.test@"),
        SMTP_AUTH: "oauth2",
        SMTP_OAUTH_TOKEN_URL: tokens.url,
        SMTP_OAUTH_CLIENT_ID: "client",
        SMTP_OAUTH_CLIENT_SECRET: "s3cret",
        ...changes,
      },
      "--send",
    );

  it("gets one token for all checks, and sends", async () => {
    const { code, line } = await checkAccount();
    expect(code).toBe(0);
    expect(line("mail token")).toMatch(
      /^ok .*127\.0\.0\.1:\d+ gives one for site@mail\.maison\.test$/,
    );
    expect(line("mail server")).toMatch(/^ok .*lets the site in/);
    expect(line("test mail")).toMatch(/^ok .*to ventes@maison\.test: 250/);
    expect(tokens.asked).toHaveLength(1);
  });

  test.each([
    ["far", "2126-11-03T15:37:45Z", -400, /^ok .*; the client’s certificate ends on 2126-11-03$/],
    ["near", "2126-11-03T15:37:45Z", -29, /^warning .* ends on 2126-11-03: make another$/],
  ])("tells when the certificate ends: %s", async (_, end, days, says) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(end) + days * 86_400_000 });
    const { line } = await checkAccount({
      SMTP_OAUTH_CLIENT_SECRET: "",
      SMTP_OAUTH_CERTIFICATE: readFileSync("tests/client-certificate.pem", "utf8"),
    });
    vi.useRealTimers();
    expect(line("mail token")).toMatch(says);
    expect(line("test mail")).toMatch(/^ok/);
    expect(tokens.asked[0]?.get("client_assertion")).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  it("names a clock that is too far off for a signed proof, and none that is not", async () => {
    // Tests can set the time of day; the endpoint of this one goes by another clock.
    const now = () => performance.timeOrigin + performance.now();
    tokens.behave = (response, asked) => {
      response.setHeader("date", new Date(now()).toUTCString());
      const [, claims = ""] = asked.get("client_assertion")?.split(".") ?? [];
      const { nbf, exp } = JSON.parse(Buffer.from(claims, "base64url").toString());
      if (now() / 1000 < nbf || now() / 1000 > exp)
        return says(401, "invalid_client", "AADSTS700024: not within its time range.")(response);
      tokens.valid.add("a");
      sendJson(response, 200, { access_token: "a", token_type: "Bearer" });
    };
    const lineAt = async (ahead: number) => {
      vi.useFakeTimers({ toFake: ["Date"], now: now() + ahead });
      const { line } = await checkAccount({
        SMTP_OAUTH_CLIENT_SECRET: "",
        SMTP_OAUTH_CERTIFICATE: readFileSync("tests/client-certificate.pem", "utf8"),
      });
      vi.useRealTimers();
      return line("mail token");
    };
    const minute = 60_000;
    for (const ahead of [4 * minute, -4 * minute]) expect(await lineAt(ahead)).toMatch(/^ok/);
    for (const ahead of [60 * minute, -60 * minute])
      expect(await lineAt(ahead)).toMatch(
        /^problem .*AADSTS700024: .*; its clock and this machine's differ by 3[56]\d\d seconds: set this one by NTP/,
      );
  });

  const says =
    (status: number, error: string, words = "") =>
    (response: ServerResponse) =>
      void sendJson(response, status, { error, error_description: words });

  test.each<[string, TokenServer["behave"], Record<string, string>, RegExp]>([
    [
      "a secret that ended",
      says(401, "invalid_client", "AADSTS7000222: The provided client secret keys are expired"),
      {},
      /step token: .*invalid_client: AADSTS7000222: .*: check SMTP_OAUTH_CLIENT_ID and the client’s secret/,
    ],
    [
      "a refresh token that ended",
      says(400, "invalid_grant", "Token has been expired or revoked."),
      { SMTP_OAUTH_REFRESH_TOKEN: "s3cret" },
      /step token: .*expired or revoked: the refresh token has ended or was taken back/,
    ],
    [
      "a scope that is none",
      says(400, "invalid_scope"),
      {},
      /step token: .*check SMTP_OAUTH_SCOPE, and what the client is allowed/,
    ],
    [
      "a scope of something that the tenant does not have",
      says(400, "invalid_resource", "AADSTS500011: The resource principal was not found."),
      {},
      /step token: .*AADSTS500011: .*: check SMTP_OAUTH_SCOPE, and what the client is allowed/,
    ],
    [
      "a tenant that is none",
      says(400, "invalid_request", "AADSTS90002: Tenant 'a' not found."),
      {},
      /step token: .*AADSTS90002: .*not found: check SMTP_OAUTH_TENANT or SMTP_OAUTH_TOKEN_URL$/,
    ],
    [
      "an address that is no endpoint",
      (response) => void response.writeHead(404).end(),
      {},
      /step token: .*it answers 404: check SMTP_OAUTH_TENANT or SMTP_OAUTH_TOKEN_URL$/,
    ],
    [
      "an endpoint that is down",
      (response) => void response.writeHead(503).end(),
      {},
      /step token: .*it answers 503: it says “later”: run this again in ten minutes$/,
    ],
    [
      "an endpoint that asks too much of its callers",
      (response) => void response.writeHead(429).end(),
      {},
      /step token: .*it answers 429: it says “later”: run this again in ten minutes$/,
    ],
    [
      "a page in place of an answer",
      (response) => void response.end("<p>Please sign in</p>"),
      {},
      /step token: .*its answer is no token: .*: check SMTP_OAUTH_TENANT or SMTP_OAUTH_TOKEN_URL$/,
    ],
  ])("names %s", async (_, behave, changes, words) => {
    tokens.behave = behave;
    const { code, line } = await checkAccount(changes);
    expect(code).toBe(1);
    expect(line("mail token")).toMatch(/^problem/);
    expect(line("mail token")).toMatch(words);
    expect(line("mail token")).not.toContain("s3cret");
    for (const what of ["mail server", "acknowledgements", "test mail"])
      expect(line(what)).toMatch(/^problem .*not tried: see “mail token”$/);
    expect(line("SPF")).toMatch(/^ok/);
  });

  it("names an endpoint that is not there", async () => {
    const port = await findClosedPort();
    const { line } = await checkAccount({ SMTP_OAUTH_TOKEN_URL: `http://127.0.0.1:${port}/` });
    expect(line("mail token")).toMatch(
      /^problem .*at the step token: 127\.0\.0\.1:\d+: it cannot be reached: .*ECONNREFUSED.*: check the host of SMTP_OAUTH_TOKEN_URL, and a firewall/,
    );
  });

  it("names a mailbox that is not the client's", async () => {
    const SMTP_URL = server.url.replace("//", "//other%40mail.maison.test@");
    const { code, line } = await checkAccount({ SMTP_URL });
    expect(code).toBe(1);
    expect(line("mail token")).toMatch(/^ok/);
    expect(line("mail server")).toMatch(
      /^problem .*at the step login: 535 .*: it takes no token of this client for the mailbox/,
    );
    expect(line("mail server")).not.toContain("token-1");
  });
});

test.each([
  ["smtp.office365.com", /Microsoft ends passwords .*: set SMTP_AUTH=oauth2$/],
  ["smtp.gmail.com", /Google has ended passwords .*: set SMTP_AUTH=oauth2$/],
])("a password at %s is warned of", (host, words) => {
  const settings = readSettings({ SMTP_URL: `smtp://a:b@${host}:587` });
  expect(warnOfPassword(settings)).toMatch(words);
  expect(warnOfPassword(readSettings({ SMTP_URL: `smtp://${host}:587` }))).toBeUndefined();
});

test.each(["smtp-relay.brevo.com", "office365.com.maison.test", "notgmail.com"])(
  "a password at %s is not",
  (host) => {
    expect(warnOfPassword(readSettings({ SMTP_URL: `smtp://a:b@${host}:587` }))).toBeUndefined();
  },
);

test("a warning has its own word, and the rest is done", async () => {
  await openStorage();
  const { line } = await check({ SMTP_URL: "smtp://a:b@outlook.com:1/?host=127.0.0.1" });
  expect(line("mail password")).toMatch(/^warning {2}mail password +Microsoft ends/);
  expect(line("mail server")).toMatch(/^problem .*at the step connect/);
});

describe("endpoints of webhooks", () => {
  let receiver: WebhookReceiver;

  beforeEach(async () => {
    await openStorage();
    receiver = await openWebhookReceiver();
  });

  afterEach(() => receiver.close());

  const settings = () => ({
    WEBHOOK_URL: `crm=${receiver.url}`,
    WEBHOOK_SECRET: `crm=${webhookSecret}`,
  });

  async function openSite() {
    return openStore({ DATABASE_URL: undefined, ...storage.settings }, () => {}).store;
  }

  it("are none without a setting", async () => {
    const { line } = await check({});
    expect(line("webhooks")).toMatch(/^ok .*none is sent, as WEBHOOK_URL is not set$/);
  });

  it("get a test where one is wanted", async () => {
    const { line } = await check(settings(), "--send");
    expect(line("webhooks")).toMatch(/^ok .*crm \(http:.*\): on; 0 webhooks wait$/);
    expect(line("test crm")).toMatch(/^ok .*it took a webhook of the type test: 204$/);
    const { id = "", body = "" } = receiver.taken[0] ?? {};
    expect(id).toMatch(/^[\da-f-]{36}-test$/);
    expect(webhookSchema.parse(JSON.parse(body))).toEqual(JSON.parse(body));
  });

  it.each<[ReceiverMood, RegExp]>([
    ["404", /^problem .*404 not now: look there for why$/],
    ["500", /^problem .*500 not now: is it up, and is its address right\?$/],
    ["drop before", /^problem .*socket hang up: is it up/],
  ])("that do not take it are a problem: %s", async (mood, says) => {
    receiver.mood = mood;
    const { code, line } = await check(settings(), "--send");
    expect(code).toBe(1);
    expect(line("test crm")).toMatch(says);
  });

  it("that are off are a problem, and those that no setting names a warning", async () => {
    const store = await openSite();
    await store.append(newEnquiry(), ["old"]);
    expect((await check(settings())).line("webhooks")).toMatch(
      /^warning .*crm .*: on; .*old: WEBHOOK_URL does not name it: .*1 webhook waits/,
    );
    const [endpoint] = endpointsOf(readSettings(settings()));
    if (endpoint) await store.turnOff(endpoint, Date.now());
    await store.close();
    expect((await check(settings())).line("webhooks")).toMatch(/^problem .*crm .*: off since/);
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
