// The settings: accepted values, reports of errors, and agreement with the operators' manual.
import { generateKeyPairSync, randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, test } from "vitest";
import { languages } from "#shared/editions/languages.ts";
import { productionSettings } from "#tests/production-settings.ts";
import { tokenAccountOf } from "./enquiries/outbox/token-account.ts";
import { describeEndpoint, endpointsOf } from "./enquiries/webhooks/endpoints.ts";
import { answerTimeSetting, readSettings, SettingsError, secretNames } from "./environment.ts";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const example = read(".env.example");

const makeKey = (modulusLength: number) =>
  generateKeyPairSync("rsa", { modulusLength })
    .privateKey.export({ type: "pkcs8", format: "pem" })
    .toString();
const key = makeKey(2048);

/** A certificate, then its key, for tests alone: made with `openssl req -x509 -newkey rsa:2048 -nodes -days 36500`. */
const [certificate = "", certificateKey = ""] = read("tests/client-certificate.pem").split(
  /(?=-----BEGIN PRIVATE KEY)/,
);

/** The minimum that a production site needs. */
const ours = { ...productionSettings, MAIL_FROM: "Laboratoire <site@maison-oree.test>" };

function complaint(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return "";
}

describe("settings", () => {
  it("all have defaults", () => {
    expect(readSettings({})).toMatchObject({ PORT: 3000, DATA_DIR: "./var", TRUST_PROXY: 0 });
  });

  it("count as absent when empty, and other variables are ignored", () => {
    const environment = { PORT: "", SMTP_URL: "", DKIM_DOMAIN: "", PATH: "/bin" };
    expect(readSettings(environment)).toEqual(readSettings({}));
  });

  test.each([
    ["PORT", "0", 0],
    ["SITE_URL", "https://www.example.com/", "https://www.example.com"],
    [
      "SALES_EMAIL",
      "a@example.com, b@example.com,a@example.com",
      ["a@example.com", "b@example.com"],
    ],
    ["MAIL_FROM", "site@example.com", "site@example.com"],
    ["MAIL_FROM", "Labo <site@example.com>", "Labo <site@example.com>"],
    ["SMTP_URL", "smtp://me%40example.com:p%24@mail.example.com:587", undefined],
    ["DATABASE_URL", "postgresql://user@host/database?sslmode=verify-full", undefined],
    ["DATABASE_URL", "postgresql:///database?host=/run/postgresql", undefined],
    ["DATABASE_URL", "postgres://site:1,2@host/database", undefined],
    ["DATABASE_URL", "postgresql://site@localhost/database?host=/run/postgresql", undefined],
    ["SMTP_URL", "smtp://site:12%2334@mail.example.com:587/?tls.servername=x", undefined],
    ["MAIL_FROM", "Labo <site@sphérine.fr>", "Labo <site@xn--sphrine-dya.fr>"],
    ["MAIL_FROM", "Labo <site@пример.рф>", "Labo <site@xn--e1afmkfd.xn--p1ai>"],
    ["MAIL_FROM", "Labo; Sphérine: x <site@a.fr> ", '"Labo; Sphérine: x" <site@a.fr>'],
    ["MAIL_FROM", "Labo, b@a.fr, <site@a.fr>", '"Labo, b@a.fr," <site@a.fr>'],
    ["MAIL_FROM", '"Labo, Orée" <site@a.fr>', '"Labo, Orée" <site@a.fr>'],
    ["MAIL_FROM", 'L’"Or" <site@a.fr>', '"L’\\"Or\\"" <site@a.fr>'],
    ["SALES_EMAIL", "ventes@sphérine.fr, b@a.fr", ["ventes@xn--sphrine-dya.fr", "b@a.fr"]],
    ["SMTP_URL", "smtps://a:b@mail.example.com:465", undefined],
    ["SMTP_URL", "smtp://a:b@mail.example.com:2525", undefined],
    ["DAILY_DIGEST", "off", false],
    ["RETENTION_DAYS", "30", 30],
    ["HELD_DAYS", "180", 180],
    ["LAB_ADDRESS", "1 rue A, 34000 Montpellier", "1 rue A, 34000 Montpellier"],
  ] as const)("%s may be %s", (name, given, got) => {
    expect(readSettings({ [name]: given })[name]).toEqual(got ?? given);
  });

  test.each([
    ["PORT", "65536"],
    ["PORT", "3000a"],
    ["SITE_URL", "www.example.com"],
    ["SITE_URL", "https://www.example.com/site"],
    ["SITE_URL", "ftp://www.example.com"],
    ["SMTP_URL", "mail.example.com:587"],
    ["SMTP_URL", "http://mail.example.com"],
    // Signs of a password that end it, written as they are.
    ["SMTP_URL", "smtp://site:12#34@mail.example.com:587"],
    // Each side would wait for the other.
    ["SMTP_URL", "smtp://a:b@mail.example.com:465"],
    ["SMTP_URL", "smtps://a:b@mail.example.com:587"],
    // A password that a shell or Compose took for a variable of its own is empty.
    ["SMTP_URL", "smtp://site:@mail.example.com:587"],
    ["SMTP_URL", "smtp://site:12/34@mail.example.com:587"],
    ["SMTP_URL", "smtp://site:12?34@mail.example.com:587"],
    ["SMTP_URL", "smtp://site:12 34@mail.example.com:587"],
    ["DATABASE_URL", "postgres://odd:12#3@host/database"],
    ["DATABASE_URL", "postgres://odd:12/3@host/database"],
    ["DATABASE_URL", "postgres://odd:12?3@host/database"],
    ["SMTP_TLS", "no"],
    ["INDEXNOW_KEY", "short"],
    ["INDEXNOW_KEY", "robots/../key"],
    ["MAIL_FROM", "Laboratoire"],
    ["MAIL_FROM", "a@example.com\r\nBcc: b@example.com"],
    ["MAIL_FROM", "a@example.com, b@example.com"],
    ["MAIL_FROM", "Labo\tX <a@example.com>"],
    ["SALES_EMAIL", "sales"],
    ["SALES_EMAIL", "Ventes <a@example.com>"],
    ["SALES_EMAIL", "a@example.com;b@example.com"],
    ["DKIM_DOMAIN", "example.com; d=evil.example"],
    ["DKIM_PRIVATE_KEY", "-----BEGIN PRIVATE KEY-----"],
    ["DKIM_PRIVATE_KEY", makeKey(1024)],
    ["HSTS_SUBDOMAINS", "yes"],
    ["DATABASE_URL", "mysql://host/database"],
    ["DATABASE_URL", "postgres:///database"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "11"],
    ["CONTACT_LIMIT", "0"],
    ["CONTACT_LIMIT_TOTAL", "-1"],
    ["RETENTION_DAYS", "0"],
    ["HELD_DAYS", "89"],
    ["ACKNOWLEDGEMENTS", "yes"],
    ["SOURCE_OF_ENQUIRIES", "no"],
    ["DAILY_DIGEST", "1"],
    ["LOG_LEVEL", "verbose"],
    ["LAB_PHONE", "call us"],
    ["LAB_EMAIL", "us"],
    ["BOOKING_URL", "http://calendar.spherine.example"],
    ["BOOKING_URL", "javascript:alert(1)"],
    ["BOOKING_URL", "calendar.spherine.example"],
    ["BOOKING_URL", "https://us:secret@calendar.spherine.example"],
    ["LAB_NAME", "two\nlines"],
    ["COMPANY_REGISTRATION", "RCS Montpellier"],
    ["COMPANY_VAT", "12 123 456 789"],
    ["HOSTING_PHONE", "call them"],
    ["QUALITY_EMAIL", "quality"],
  ])("%s: %j is refused by name", (name, given) => {
    expect(complaint({ [name]: given })).toMatch(new RegExp(`^  ${name}: got .*, wants .`, "m"));
  });

  test.each([
    "postgres://site:secret@a:5432,b:5432/database",
    "postgres://a,b/database?target_session_attrs=read-write",
    "postgresql:///database?host=a,b",
    "postgresql:///database?host=a&host=b",
    "postgres://a/database?target_session_attrs=primary",
  ])("%s names no single database: what to write instead", (given) => {
    expect(complaint({ DATABASE_URL: given })).toMatch(/wants one host .*: a name that follows/);
    expect(complaint({ DATABASE_URL: given })).not.toContain("secret");
  });

  it("that are wrong are all listed at once, one per line", () => {
    const lines = complaint({ PORT: "x", LOG_LEVEL: "x", TRUST_PROXY: "x" }).split("\n");
    expect(lines).toHaveLength(4);
  });

  test.each([
    ["SMTP_URL", "https://user:secret@mail.example.com"],
    ["DATABASE_URL", "mysql://user:secret@host/database"],
    ["DKIM_PRIVATE_KEY", "secret"],
    ["METRICS_TOKEN", "secret\nsecret"],
  ])("%s is not repeated, as it is a secret", (name, given) => {
    expect(complaint({ [name]: given })).toContain(name);
    expect(complaint({ [name]: given })).not.toContain("secret");
  });

  it("in production must be real addresses and the legal facts, and nothing else is required", () => {
    expect(complaint(ours)).toBe("");
    const { NODE_ENV: _, ...required } = ours;
    for (const name of Object.keys(required)) {
      expect(complaint({ ...ours, [name]: "" })).toMatch(
        new RegExp(`settings\\.\n  ${name}: got nothing, wants [^\n]+$`),
      );
    }
    const problems = complaint({ NODE_ENV: "production" }).split("\n").slice(1);
    expect(problems).toHaveLength(Object.keys(required).length);
  });

  test.each([
    ["SITE_URL", "https://www.example.com"],
    ["SITE_URL", "https://WWW.Example.COM."],
    ["SITE_URL", "https://www.spherine.example"],
    ["SITE_URL", "http://localhost:3000"],
    ["SITE_URL", "http://127.0.0.1:3000"],
    ["SITE_URL", "http://[::1]:3000"],
    ["MAIL_FROM", "Laboratoire Sphérine <site@spherine.example>"],
    ["MAIL_FROM", "site@example.com"],
    ["SALES_EMAIL", "contact@spherine.example"],
    ["SALES_EMAIL", "ventes@maison-oree.test, sales@example.org"],
    ["LAB_EMAIL", "contact@spherine.example"],
    ["LAB_EMAIL", "contact@mail.example.net"],
    ["SMTP_URL", "smtp://user:secret@mail.example.com:587"],
    ["BOOKING_URL", "https://calendar.example/spherine"],
    ["PRIVACY_EMAIL", "dpo@example.com"],
    ["QUALITY_EMAIL", "qualite@spherine.example"],
  ])("%s may not be %s in production, which nobody can reach", (name, given) => {
    const said = complaint({ ...ours, [name]: given });
    expect(said).toMatch(new RegExp(`settings\\.\n  ${name}: got [^\n]+, wants [^\n]+$`));
    expect(said).not.toContain("secret");
    expect(complaint({ ...ours, NODE_ENV: "", [name]: given })).toBe("");
  });

  test.each([
    ["SITE_URL", "https://example.maison-oree.test"],
    ["SITE_URL", "http://www.maison-oree.test"],
    ["SITE_URL", "https://myexample.com"],
    ["SALES_EMAIL", "example.com@maison-oree.test"],
    ["SMTP_URL", "smtp://localhost:25"],
  ])("%s may be %s in production", (name, given) => {
    expect(complaint({ ...ours, [name]: given })).toBe("");
  });

  it("of DKIM come together; the key's line breaks may be escaped", () => {
    expect(complaint({ DKIM_DOMAIN: "example.com" })).toContain("DKIM_SELECTOR, DKIM_PRIVATE_KEY");
    const dkim = { DKIM_DOMAIN: "example.com", DKIM_SELECTOR: "site2026" };
    for (const DKIM_PRIVATE_KEY of [key, key.replaceAll("\n", "\\n")])
      expect(readSettings({ ...dkim, DKIM_PRIVATE_KEY }).DKIM_PRIVATE_KEY).toBe(key);
  });
});

describe("an account with tokens", () => {
  const microsoft = {
    SMTP_URL: "smtp://site%40maison-oree.test@smtp.office365.com:587",
    SMTP_AUTH: "oauth2",
    SMTP_OAUTH_TENANT: "maison-oree.test",
    SMTP_OAUTH_CLIENT_ID: "5f1c8a40-1111-4222-8333-944445555666",
    SMTP_OAUTH_CLIENT_SECRET: "abc8Q~s3cret",
  };
  const google = {
    SMTP_URL: "smtp://site%40maison-oree.test@smtp.gmail.com:587",
    SMTP_AUTH: "oauth2",
    SMTP_OAUTH_CLIENT_ID: "1.apps.googleusercontent.com",
    SMTP_OAUTH_CLIENT_SECRET: "GOCSPX-s3cret",
    SMTP_OAUTH_REFRESH_TOKEN: "1//s3cret",
  };
  const other = { ...google, SMTP_URL: "smtp://site@mail.maison-oree.test:587" };
  const address = "https://login.maison-oree.test/token?p=1";

  test.each<[string, Record<string, string>, string, string | undefined]>([
    [
      "Microsoft's",
      microsoft,
      "https://login.microsoftonline.com/maison-oree.test/oauth2/v2.0/token",
      "https://outlook.office365.com/.default",
    ],
    [
      "Microsoft's with a refresh token and no secret",
      { ...microsoft, SMTP_OAUTH_CLIENT_SECRET: "", SMTP_OAUTH_REFRESH_TOKEN: "0.AX" },
      "https://login.microsoftonline.com/maison-oree.test/oauth2/v2.0/token",
      "https://outlook.office.com/SMTP.Send offline_access",
    ],
    [
      "Microsoft's in another cloud",
      { ...microsoft, SMTP_OAUTH_TOKEN_URL: address, SMTP_OAUTH_SCOPE: "a/.default" },
      address,
      "a/.default",
    ],
    ["Google's", google, "https://oauth2.googleapis.com/token", undefined],
    ["another's", { ...other, SMTP_OAUTH_TOKEN_URL: address }, address, undefined],
  ])("knows where tokens come from: %s", (_, environment, url, scope) => {
    expect(tokenAccountOf(readSettings(environment))).toMatchObject({ url, scope });
  });

  it("has its mailbox as the user of SMTP_URL", () => {
    const account = tokenAccountOf(readSettings(microsoft));
    expect(account?.mailbox).toBe("site@maison-oree.test");
  });

  test.each<[string, Record<string, string>, string, RegExp]>([
    ["no such way", { SMTP_AUTH: "xoauth2" }, "SMTP_AUTH", /"xoauth2", wants password, or oauth2/],
    [
      "settings without the way",
      { SMTP_OAUTH_CLIENT_ID: "a" },
      "SMTP_AUTH",
      /nothing, wants oauth2/,
    ],
    ["no server", { ...microsoft, SMTP_URL: "" }, "SMTP_URL", /nothing, wants the mailbox/],
    [
      "no mailbox",
      { ...microsoft, SMTP_URL: "smtp://smtp.office365.com" },
      "SMTP_URL",
      /wants the mailbox and no password/,
    ],
    ...["%01", "a%20b", "%zz", "a%0ab"].map(
      (user): [string, Record<string, string>, string, RegExp] => [
        `${user} for a mailbox`,
        { ...microsoft, SMTP_URL: `smtp://${user}@smtp.office365.com` },
        "SMTP_URL",
        /not shown, wants the mailbox/,
      ],
    ),
    [
      "a password too",
      { ...microsoft, SMTP_URL: "smtp://a:s3cret@smtp.office365.com" },
      "SMTP_URL",
      /not shown, wants the mailbox and no password/,
    ],
    ["no client", { ...microsoft, SMTP_OAUTH_CLIENT_ID: "" }, "SMTP_OAUTH_CLIENT_ID", /client/],
    ["a client with blanks", { SMTP_OAUTH_CLIENT_ID: "a b" }, "SMTP_OAUTH_CLIENT_ID", /blanks$/],
    [
      "no proof",
      { ...microsoft, SMTP_OAUTH_CLIENT_SECRET: "" },
      "SMTP_OAUTH_CLIENT_SECRET",
      /nothing, wants the client's secret, or else/,
    ],
    [
      "the number of a secret",
      { ...microsoft, SMTP_OAUTH_CLIENT_SECRET: microsoft.SMTP_OAUTH_CLIENT_ID },
      "SMTP_OAUTH_CLIENT_SECRET",
      /not shown, wants the secret's value: this is its number/,
    ],
    [
      "a secret with blanks",
      { SMTP_OAUTH_CLIENT_SECRET: "s3cret s3cret" },
      "SMTP_OAUTH_CLIENT_SECRET",
      /not shown, wants .* without blanks$/,
    ],
    [
      "a refresh token on two lines",
      { SMTP_OAUTH_REFRESH_TOKEN: "s3cret\ns3cret" },
      "SMTP_OAUTH_REFRESH_TOKEN",
      /not shown, wants a refresh token/,
    ],
    [
      "no tenant",
      { ...microsoft, SMTP_OAUTH_TENANT: "" },
      "SMTP_OAUTH_TENANT",
      /or else SMTP_OAUTH_/,
    ],
    ["everybody's tenant", { SMTP_OAUTH_TENANT: "common" }, "SMTP_OAUTH_TENANT", /"common", wants/],
    ["a tenant with a path", { SMTP_OAUTH_TENANT: "a/b" }, "SMTP_OAUTH_TENANT", /wants the tenant/],
    [
      "a server that is no known provider's",
      other,
      "SMTP_OAUTH_TENANT",
      /nothing, wants the tenant .* or else SMTP_OAUTH_TOKEN_URL/,
    ],
    [
      "a client of Google's in its own name",
      { ...google, SMTP_OAUTH_REFRESH_TOKEN: "" },
      "SMTP_OAUTH_REFRESH_TOKEN",
      /nothing, wants a refresh token, as Google/,
    ],
    ["an open way", { SMTP_OAUTH_TOKEN_URL: "http://a.test/" }, "SMTP_OAUTH_TOKEN_URL", /https:/],
    ["no address", { SMTP_OAUTH_TOKEN_URL: "token" }, "SMTP_OAUTH_TOKEN_URL", /https:/],
    ["an empty scope", { SMTP_OAUTH_SCOPE: " " }, "SMTP_OAUTH_SCOPE", /not empty/],
    [
      "a key alone",
      { SMTP_OAUTH_CERTIFICATE: key },
      "SMTP_OAUTH_CERTIFICATE",
      /not shown, wants a cert/,
    ],
    [
      "the key of another certificate",
      { SMTP_OAUTH_CERTIFICATE: `${key}${certificate}` },
      "SMTP_OAUTH_CERTIFICATE",
      /not shown, wants a cert/,
    ],
    [
      "two proofs",
      { ...microsoft, SMTP_OAUTH_CERTIFICATE: `${certificateKey}${certificate}` },
      "SMTP_OAUTH_CERTIFICATE",
      /not shown, wants nothing, as SMTP_OAUTH_CLIENT_SECRET is set/,
    ],
  ])("with %s is refused by the name of the setting", (_, environment, name, says) => {
    const said = complaint(environment).split("\n").slice(1);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(new RegExp(`^ {2}${name}: got `));
    expect(said[0]).toMatch(says);
    expect(said[0]).not.toContain("s3cret");
  });

  it("may prove itself by a certificate and its key, in any order", () => {
    const { SMTP_OAUTH_CLIENT_SECRET: _, ...rest } = microsoft;
    for (const pem of [
      `${certificate}${certificateKey}`,
      `${certificateKey}${certificate}`.replaceAll("\n", "\\n"),
    ]) {
      const account = tokenAccountOf(readSettings({ ...rest, SMTP_OAUTH_CERTIFICATE: pem }));
      expect(account?.proof).toMatchObject({
        kind: "certificate",
        certificate: { endsAt: Date.parse("2126-11-03T15:37:45Z") },
      });
    }
  });
});

describe("endpoints of webhooks", () => {
  const secret = `whsec_${Buffer.alloc(24, 1).toString("base64")}`;
  const other = `whsec_${Buffer.alloc(64, 2).toString("base64")}`;
  const tooShort = `whsec_${Buffer.alloc(23).toString("base64")}`;
  const tooLong = `whsec_${Buffer.alloc(65).toString("base64")}`;
  const endpoints = {
    WEBHOOK_URL:
      "crm=https://user:s3cret@crm.maison-oree.test/hook?a=b  n8n=http://127.0.0.1:5678/h",
    WEBHOOK_SECRET: `n8n=${secret}\ncrm=${other},${secret}`,
  };

  it("have a name, an address, and one secret or two", () => {
    expect(complaint({ ...ours, ...endpoints })).toBe("");
    expect(endpointsOf(readSettings(endpoints))).toMatchObject([
      {
        name: "crm",
        url: "https://user:s3cret@crm.maison-oree.test/hook?a=b",
        secrets: [other, secret],
      },
      { name: "n8n", url: "http://127.0.0.1:5678/h", secrets: [secret] },
    ]);
    expect(endpointsOf(readSettings({}))).toEqual([]);
  });

  it("are described without what may be secret", () => {
    expect(endpointsOf(readSettings(endpoints)).map(describeEndpoint)).toEqual([
      "crm (https://crm.maison-oree.test)",
      "n8n (http://127.0.0.1:5678)",
    ]);
  });

  const eleven = Array.from({ length: 11 }, (_, n) => `n${n}=https://s3cret.test`).join(" ");

  test.each([
    ["no name", { WEBHOOK_URL: "https://s3cret.test/" }, /WEBHOOK_URL: .*crm=https:.*number 1$/],
    ["a name alone", { WEBHOOK_URL: "a=https://a.test s3cret=" }, /WEBHOOK_URL: .*number 2$/],
    ["capitals", { WEBHOOK_URL: "CRM=https://s3cret.test/" }, /WEBHOOK_URL: .*small letters/],
    ["no address", { WEBHOOK_URL: "crm=s3cret" }, /WEBHOOK_URL: .*wants for crm an address that/],
    ["no TLS", { WEBHOOK_URL: "crm=http://s3cret.test/" }, /WEBHOOK_URL: .*for crm .*https:/],
    [
      "a fragment",
      { WEBHOOK_URL: "crm=https://a.test/#s3cret" },
      /WEBHOOK_URL: .*for crm .*https:/,
    ],
    ["one twice", { WEBHOOK_URL: "a=https://a.test a=https://s3cret.test" }, /wants a once$/],
    ["too many", { WEBHOOK_URL: eleven }, /WEBHOOK_URL: .*at most 10 endpoints$/],
    [
      "no secret",
      { WEBHOOK_URL: "crm=https://a.test/s3cret" },
      /SECRET: got nothing, wants a s.*crm/,
    ],
    ["a secret too many", { WEBHOOK_SECRET: `crm=${secret}` }, /SECRET: .*no secret for crm, as/],
    ["a secret without whsec_", { WEBHOOK_SECRET: "crm=s3cret" }, /SECRET: .*for crm .*whsec_/],
    ["a short secret", { WEBHOOK_SECRET: `crm=${tooShort}` }, /SECRET: .*for crm .*24 to 64/],
    ["a long secret", { WEBHOOK_SECRET: `crm=${tooLong}` }, /SECRET: .*for crm .*24 to 64/],
    ["three secrets", { WEBHOOK_SECRET: `crm=${[secret, other, secret]}` }, /SECRET: .*or two/],
  ])("with %s are refused by the name of the setting", (_, environment, says) => {
    const said = complaint(environment).split("\n").slice(1);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(says);
    expect(said[0]).not.toMatch(/s3cret|AAAA|AQEB/);
  });

  it("are of your own in production", () => {
    const example = {
      WEBHOOK_URL: "crm=https://crm.example.com/",
      WEBHOOK_SECRET: `crm=${secret}`,
    };
    expect(complaint({ ...ours, ...example })).toMatch(/WEBHOOK_URL: .*programs of yours/);
  });
});

describe("secrets in files", () => {
  const folder = mkdtempSync(join(tmpdir(), "spherine-secrets-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const write = (content: string | Uint8Array) => {
    const file = join(folder, randomUUID());
    writeFileSync(file, content);
    return file;
  };

  test.each([
    ["SMTP_URL", "smtp://a:b@mail.maison-oree.test:587"],
    ["DATABASE_URL", "postgres://a:b@host/database"],
    ["METRICS_TOKEN", "token"],
  ] as const)("%s has what its file has, less a line break at the end", (name, value) => {
    for (const content of [value, `${value}\n`, `${value}\r\n`, `\ufeff${value}`])
      expect(readSettings({ [`${name}_FILE`]: write(content), [name]: "" })[name]).toBe(value);
  });

  it("may have the key of DKIM as openssl writes it", () => {
    const dkim = { DKIM_DOMAIN: "example.com", DKIM_SELECTOR: "site2026" };
    const { DKIM_PRIVATE_KEY } = readSettings({ ...dkim, DKIM_PRIVATE_KEY_FILE: write(key) });
    expect(DKIM_PRIVATE_KEY).toBe(key.trimEnd());
  });

  test.each<[string, () => string, RegExp]>([
    ["there is none", () => join(folder, "none"), /\(ENOENT\)$/],
    ["it is a folder", () => folder, /\(EISDIR\)$/],
    ["it is empty", () => write("\n"), /\(it is empty\)$/],
    ["it has no end", () => "/dev/zero", /\(it has more than 20000 bytes\)$/],
    ["it is no text", () => write(Buffer.from("secret", "utf16le").fill(255, 0, 2)), /UTF-8\)$/],
  ])("are refused by the name of the setting where %s", (_, file, says) => {
    const problems = complaint({ ...ours, METRICS_TOKEN_FILE: file() }).split("\n");
    expect(problems).toHaveLength(2);
    expect(problems[1]).toMatch(/^ {2}METRICS_TOKEN_FILE: got "[^"]+", wants a file /);
    expect(problems[1]).toMatch(says);
  });

  it("are not set twice", () => {
    const said = complaint({ METRICS_TOKEN: "s3cret", METRICS_TOKEN_FILE: write("s3cret") });
    expect(said).toMatch(/METRICS_TOKEN_FILE: got .*, wants nothing, as METRICS_TOKEN is set too$/);
    expect(said).not.toContain("secret\b");
  });

  it("are not repeated when they are wrong, but their setting is named", () => {
    const said = complaint({ SMTP_URL_FILE: write("http://a:s3cret@host") });
    expect(said).toMatch(
      / {2}SMTP_URL: got a value that is not shown, of SMTP_URL_FILE, wants smtp/,
    );
    expect(said).not.toContain("s3cret");
  });
});

describe("the manual", () => {
  const manual = read("docs/operations.md");
  const lines = read("server/environment.ts").matchAll(/^ {2}([A-Z][A-Z_]+): /gm);
  const names = [...new Set([...lines].map(([, name]) => name ?? ""))];
  /** The answer time has one setting per language: the manual explains them with those that it names. */
  const answerTimes: readonly string[] = languages.map(({ id }) => answerTimeSetting(id));
  const rowsOf = (file: string) =>
    [...read(file).matchAll(/^\| (`[A-Z_`, ]+`) \| (.+?) \| (.+) \|$/gm)].flatMap(
      ([, cell = "", fallback = ""]) =>
        [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = ""]) => ({ name, fallback })),
    );

  it("lists every setting and no other", () => {
    expect(names.length).toBeGreaterThan(20);
    expect(
      rowsOf("docs/operations.md")
        .map(({ name }) => name)
        .filter((name) => !answerTimes.includes(name))
        .sort(),
    ).toEqual(names.sort());
  });

  it("says which may stand in a file", () => {
    const [, list = ""] =
      /\*\*Secrets in files\.\*\* (.+?) may each stand in a file/.exec(manual) ?? [];
    const named = [...list.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name);
    expect(named.sort()).toEqual([...secretNames].sort());
  });

  it("states the actual defaults", () => {
    const defaults: Readonly<Record<string, unknown>> = readSettings({});
    for (const { name, fallback } of rowsOf("docs/operations.md")) {
      const value = defaults[name];
      const written = typeof value === "boolean" ? (value ? "on" : "off") : String(value);
      if (value === undefined) expect(fallback, name).toMatch(/^none/);
      else expect(fallback, name).toBe(`\`${written}\``);
    }
  });

  it.each(["README.md", ".env.example"])("and %s name no setting that does not exist", (file) => {
    const named =
      file === "README.md"
        ? rowsOf(file).map(({ name }) => name)
        : [...read(file).matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(5);
    // Settings that compose.yaml alone reads.
    const others = ["POSTGRES_PASSWORD", "VERSION", ...answerTimes];
    for (const name of named) expect([...names, ...others]).toContain(name);
  });

  it("has an example that is refused unchanged, and accepted with real addresses", () => {
    const toEnvironment = (text: string) =>
      Object.fromEntries(
        [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
      );
    const refused = complaint(toEnvironment(example)).matchAll(/^ {2}([A-Z_]+): got/gm);
    expect([...refused].map(([, name]) => name).sort()).toEqual(
      [...Object.keys(ours).filter((name) => name !== "NODE_ENV"), "SMTP_URL"].sort(),
    );
    const real = toEnvironment(example.replaceAll("example.com", "maison-oree.test"));
    const facts = Object.entries(ours).filter(([name]) => real[name] === "");
    expect(complaint({ ...real, ...Object.fromEntries(facts) })).toBe("");
  });
});
