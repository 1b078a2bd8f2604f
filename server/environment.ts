// The settings of the site: one schema for process.env. All problems are listed at start-up in one readable message that names each
// setting, its value and the accepted ones. The value of a secret is never printed.
import { createPrivateKey } from "node:crypto";
import { domainToASCII } from "node:url";
import * as z from "zod";
import { type Language, languages } from "#shared/editions/languages.ts";
import { mailTexts } from "#shared/generated/interface/mails.ts";
import { findAccountProblems, readCertificate } from "./enquiries/outbox/token-account.ts";
import { endpointsOf, findSecretProblems, isSecrets } from "./enquiries/webhooks/endpoints.ts";
import { fileSettingOf, readSecretFiles } from "./secret-files.ts";

/** Never printed; each may stand in a file, which `…_FILE` names. */
export const secretNames = new Set([
  "SMTP_URL",
  "DATABASE_URL",
  "DKIM_PRIVATE_KEY",
  "METRICS_TOKEN",
  "SMTP_OAUTH_CLIENT_SECRET",
  "SMTP_OAUTH_CERTIFICATE",
  "SMTP_OAUTH_REFRESH_TOKEN",
  "WEBHOOK_URL",
  "WEBHOOK_SECRET",
]);

/** Names reserved for documentation (RFC 2606, RFC 6761), which nobody can own. The defaults use them too. */
const placeholder = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid)\.?$/i;

/** Names of this machine, by which nobody else can reach it. */
const thisMachine = /^(?:(?:.+\.)?localhost\.?|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/i;

/** An address whose domain has letters outside ASCII, with that domain as the wire has it: "xn--…". */
function toAscii(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  return address.slice(0, at) + domainToASCII(address.slice(at));
}

/** Zod's own, but for the last part of a domain, which may be "xn--…" too. */
const addressPattern =
  /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

const addressOf = (wants: string) =>
  z
    .string()
    .transform((value) => toAscii(value.trim()))
    .pipe(z.email({ pattern: addressPattern, error: wants }));

const mailAddress = addressOf("an e-mail address, for example sales@spherine.example");

/** In a header, a name with one of these is quoted: otherwise what is before and after is an address of its own (RFC 5322). */
const special = /[()<>[\]:;@\\,."]/;

/** `Name <address>` or a bare address; the name may have quotation marks around it. */
const sender = z
  .string()
  .transform((value) => {
    const [, before = "", address] = /^([^<>]*)<([^<>]+)>$/.exec(value.trim()) ?? [];
    const name = before.trim().replace(/^"(.*)"$/, "$1");
    return { name, address: toAscii((address ?? value).trim()) };
  })
  .refine(
    ({ name, address }) => addressPattern.test(address) && !/\p{Cc}/u.test(name),
    "one e-mail address, or a name and an address: Laboratoire Sphérine <site@spherine.example>",
  )
  .transform(({ name, address }) => {
    if (name === "") return address;
    const escaped = name.replace(/\\?(["\\])/g, "\\$1");
    return `${special.test(name) ? `"${escaped}"` : name} <${address}>`;
  });

const count = (wants: string, least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, wants)
    .transform(Number)
    .refine((value) => value >= least && value <= most, wants);

const webAddress = z
  .string()
  .refine((value) => {
    const url = URL.parse(value);
    return url !== null && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search;
  }, "the site's public address without a path, for example https://www.spherine.example")
  .transform((value) => new URL(value).origin);

/** How the characters that would end a password in an address are written in it. */
const escapes =
  "write # as %23, / as %2F, ? as %3F, @ as %40 and a blank as %20 in user and password";

/** An address with user and password; `isWhole` refuses one that an unescaped sign of these has cut. */
const connection = (protocols: readonly string[], wants: string, isWhole: (url: URL) => boolean) =>
  z.string().refine((value) => {
    const url = URL.parse(value);
    if (url === null || !protocols.includes(url.protocol)) return false;
    return !/\s/.test(value) && !url.hash && isWhole(url);
  }, `${wants}; ${escapes}`);

/** What stands behind an unescaped sign of a password has the "@" of the host in it. */
const hasSecret = ({ pathname, search }: URL) => `${pathname}${search}`.includes("@");

const isSmtpAddress = (url: URL) =>
  url.hostname !== "" && url.pathname.length < 2 && !hasSecret(url);

/** Ports whose encryption begins at once, or on request: the other way round, both sides wait for each other. */
const encryptedPorts: Readonly<Record<string, string>> = {
  "25": "smtp:",
  "465": "smtps:",
  "587": "smtp:",
  "2525": "smtp:",
};

const smtpAddress = connection(
  ["smtp:", "smtps:"],
  "smtp://user:password@host:587 or smtps://user:password@host:465",
  isSmtpAddress,
).refine((value) => {
  const { protocol, port } = URL.parse(value) ?? {};
  return (encryptedPorts[port ?? ""] ?? protocol) === protocol;
}, "smtps:// with port 465, smtp:// with any other");

/** A database by its host, or by `host=` in the query: the folder of a socket. */
const isDatabaseAddress = (url: URL) =>
  (url.hostname !== "" || url.searchParams.has("host")) &&
  !url.pathname.slice(1).includes("/") &&
  !hasSecret(url);

/** Clients of C know several hosts, in the address or behind it; ours connects to one, and chooses none by its state. */
function namesOneHost(value: string): boolean {
  const start = Math.max(value.indexOf("//") + 2, value.lastIndexOf("@") + 1);
  const [inAddress = ""] = value.slice(start).split(/[/?#]/, 1);
  const { searchParams } = URL.parse(value) ?? {};
  const behind = (searchParams?.getAll("host") ?? []).join();
  return !inAddress.includes(",") && !behind.includes(",") && !searchParams?.has(stateSetting);
}

const stateSetting = "target_session_attrs";

const onOff = z.enum(["on", "off"], { error: "on or off" }).transform((value) => value === "on");

/**
 * An RSA private key in PEM; its line breaks may be written \\n, as many configuration tools require.
 * Nodemailer signs with RSA only; with any other key it silently sends unsigned mail.
 */
const privateKey = z
  .string()
  .transform((value) => value.replaceAll("\\n", "\n"))
  .refine((value) => {
    try {
      const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(value);
      return asymmetricKeyType === "rsa" && (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;
    } catch {
      return false;
    }
  }, "an RSA private key of at least 2048 bits in PEM, -----BEGIN PRIVATE KEY-----…; its line breaks may be written \\n");

/** What a provider's console shows: a name of a client, a secret, a token. */
const consoleValue = (wants: string) => z.string().regex(/^[\x21-\x7e]{1,4000}$/, wants);

const certificate = z
  .string()
  .transform((value) => value.replaceAll("\\n", "\n"))
  .refine((value) => {
    try {
      return readCertificate(value) !== undefined;
    } catch {
      return false;
    }
  }, "a certificate and its RSA key of at least 2048 bits, both in PEM, one after the other; line breaks may be written \\n");

/** Of Microsoft: who asks for nobody in particular gets no token for a mailbox. */
const tenant = z.string().regex(/^(?!(?:common|organizations|consumers)$)[\w-]+(?:\.[\w-]+)*$/, {
  error: "the tenant's number, or a domain of it: contoso.onmicrosoft.com",
});

/** Secrets and personal data are sent there: encrypted, but on this machine. */
function isSafeAddress(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || url.hash || /\s/.test(value)) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && thisMachine.test(url.hostname));
}

const tokenAddress = z.string().refine((value) => {
  const { username, password } = URL.parse(value) ?? {};
  return isSafeAddress(value) && !username && !password;
}, "an address that begins with https:// (http:// on this machine only), for example https://login.example.com/token");

/** Endpoints of webhooks, each with its own loop. */
const mostEndpoints = 10;

/** Values with a name each, apart by blanks or line breaks: `crm=… stock=…`. Problems name the endpoint, never its value. */
const byEndpoint = (isValue: (value: string) => boolean, example: string, wants: string) =>
  z.string().transform((text, context) => {
    const values = new Map<string, string>();
    const refuse = (message: string) => {
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    };
    for (const [index, part] of text.trim().split(/\s+/).entries()) {
      const [, name, value = ""] = /^([a-z][a-z\d-]{0,30})=(.+)$/.exec(part) ?? [];
      if (name === undefined)
        return refuse(
          `a name (small letters, digits, hyphens), = and a value, apart from the next by a blank, as in ${example}: see number ${index + 1}`,
        );
      if (!isValue(value)) return refuse(`for ${name} ${wants}`);
      if (values.has(name)) return refuse(`${name} once`);
      values.set(name, value);
    }
    return values.size > mostEndpoints ? refuse(`at most ${mostEndpoints} endpoints`) : values;
  });

const webhookAddresses = byEndpoint(
  isSafeAddress,
  "crm=https://crm.example.com/hook",
  "an address that begins with https:// (http:// on this machine only)",
);

const webhookSecrets = byEndpoint(
  isSecrets,
  "crm=whsec_…",
  "one secret, or two with a comma between them: whsec_ and 24 to 64 bytes in base64",
);

const domainName = z
  .string()
  .regex(
    /^[\w-]+(?:\.[\w-]+)*$/,
    "letters, digits, hyphens and dots, for example spherine.example",
  );

const line = z
  .string()
  .trim()
  .min(1, "a text that is not empty")
  .max(200, "at most 200 characters")
  .refine((value) => !/\p{Cc}/u.test(value), "a text on one line");

/** Of another company: pages and mails link to it as it is. */
const secureAddress = line.refine((value) => {
  const url = URL.parse(value);
  return url?.protocol === "https:" && !url.username && !url.password && !/\s/.test(value);
}, "an address that begins with https://, for example https://calendar.example/spherine");

const phoneNumber = line.regex(
  /^\+?[\d ().-]{6,30}$/,
  "a phone number, for example +33 4 65 71 20 10",
);

type AnswerTimeSetting = `LAB_ANSWER_TIME_${Uppercase<Language>}`;

/** The setting for the time until an enquiry is answered, by language: `LAB_ANSWER_TIME_FR`. */
export const answerTimeSetting = (language: Language) =>
  `LAB_ANSWER_TIME_${language.toUpperCase()}` as AnswerTimeSetting;

const answerTimes = Object.fromEntries(
  languages.map(({ id }) => [answerTimeSetting(id), line.default(mailTexts.answerTime[id])]),
) as Record<AnswerTimeSetting, z.ZodDefault<typeof line>>;

const schema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: count("a port number from 0 to 65535", 0, 65_535).default(3000),
  HOST: line.optional(),
  SITE_URL: webAddress.optional(),
  TRANSLATION_URL: webAddress.optional(),
  HSTS_SUBDOMAINS: onOff.default(false),
  SMTP_URL: smtpAddress.optional(),
  SMTP_AUTH: z
    .enum(["password", "oauth2"], { error: "password, or oauth2 for an account with tokens" })
    .default("password"),
  SMTP_OAUTH_TENANT: tenant.optional(),
  SMTP_OAUTH_TOKEN_URL: tokenAddress.optional(),
  SMTP_OAUTH_CLIENT_ID: consoleValue("the client (application) ID, without blanks").optional(),
  SMTP_OAUTH_CLIENT_SECRET: consoleValue("the client's secret, without blanks").optional(),
  SMTP_OAUTH_CERTIFICATE: certificate.optional(),
  SMTP_OAUTH_REFRESH_TOKEN: consoleValue("a refresh token, without blanks").optional(),
  SMTP_OAUTH_SCOPE: line.optional(),
  MAIL_FROM: sender.default("Laboratoire Sphérine <site@spherine.example>"),
  SMTP_TLS: z
    .enum(["required", "optional"], {
      error: "required, or optional for a server that cannot encrypt",
    })
    .default("required"),
  DKIM_DOMAIN: domainName.optional(),
  DKIM_SELECTOR: domainName.optional(),
  DKIM_PRIVATE_KEY: privateKey.optional(),
  SALES_EMAIL: z
    .string()
    .transform((value) => [...new Set(value.split(",").map((address) => address.trim()))])
    .pipe(
      z.array(
        addressOf("e-mail addresses without names, separated by commas: a@b.example, c@b.example"),
      ),
    )
    .default(["contact@spherine.example"]),
  SOURCE_OF_ENQUIRIES: onOff.default(true),
  ACKNOWLEDGEMENTS: onOff.default(true),
  DAILY_DIGEST: onOff.default(true),
  RETENTION_DAYS: count("a number of days, 1 to 36500", 1, 36_500).default(1095),
  // The privacy page promises that a person looks at least once a quarter: nothing is deleted before.
  HELD_DAYS: count("a number of days, 90 to 36500", 90, 36_500).default(90),
  DATABASE_URL: z
    .string()
    .refine(namesOneHost, {
      error: `one host and no ${stateSetting}: a name that follows the primary, or a proxy before them`,
      abort: true,
    })
    .pipe(
      connection(
        ["postgres:", "postgresql:"],
        "postgres://user:password@host:5432/database",
        isDatabaseAddress,
      ),
    )
    .optional(),
  WEBHOOK_URL: webhookAddresses.optional(),
  WEBHOOK_SECRET: webhookSecrets.optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, "8 to 128 letters, digits and hyphens (indexnow.org)")
    .optional(),
  METRICS_TOKEN: line.optional(),
  BACKUP_DIR: line.optional(),
  DATA_DIR: z.string().min(1, "a folder the site may write to").default("./var"),
  ASSETS_DIR: z.string().min(1, "a folder the site may write to").optional(),
  PRERENDER: onOff.default(true),
  SHARED_CACHE_SECONDS: count("a number of seconds, 0 to 86400", 0, 86_400).default(0),
  TRUST_PROXY: count("the number of proxies in front of the site, 0 to 10", 0, 10).default(0),
  CONTACT_LIMIT: count(
    "enquiries an address may send in ten minutes, 1 to 100000",
    1,
    100_000,
  ).default(5),
  CONTACT_LIMIT_TOTAL: count(
    "enquiries that all may send together in ten minutes, 1 to 1000000",
    1,
    1_000_000,
  ).default(1000),
  VIEW_LIMIT: count(
    "pages to be made for it that an address may ask for in five minutes, 1 to 1000000",
    1,
    1_000_000,
  ).default(600),
  MCP: onOff.default(false),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"], {
      error: "one of fatal, error, warn, info, debug, silent",
    })
    .default("info"),
  LAB_NAME: line.default("Laboratoire Sphérine"),
  LAB_PHONE: phoneNumber.default("+33 4 65 71 20 10"),
  LAB_EMAIL: mailAddress.default("contact@spherine.example"),
  BOOKING_URL: secureAddress.optional(),
  ...answerTimes,
  LAB_ADDRESS: line
    .default("8 allée des Verriers, 34000 Montpellier, France")
    .describe("postal address, lines separated by commas"),
  COMPANY_NAME: line.optional(),
  COMPANY_FORM: line.optional(),
  COMPANY_ADDRESS: line.optional(),
  COMPANY_REGISTRATION: line
    .regex(/\d{3} ?\d{3} ?\d{3}/, "the register and a SIREN: RCS Montpellier 123 456 789")
    .optional(),
  COMPANY_VAT: line
    .regex(/^[A-Z]{2}[\dA-Z ]{4,18}$/, "a VAT number, for example FR12 123 456 789")
    .optional(),
  PUBLICATION_DIRECTOR: line.optional(),
  HOSTING_NAME: line.optional(),
  HOSTING_ADDRESS: line.optional(),
  HOSTING_PHONE: phoneNumber.optional(),
  MAIL_PROVIDER: line.optional(),
  PRIVACY_EMAIL: mailAddress.optional(),
  DPO_NAME: line.optional(),
  QUALITY_EMAIL: mailAddress.optional(),
});

export type Settings = Readonly<z.output<typeof schema>>;

/** Facts that the law requires on the legal pages and nobody else can know, with a description. Production requires all. */
const legalFacts = {
  COMPANY_NAME: "the registered name of the company, for the legal notice",
  COMPANY_FORM: "its legal form and capital, for example SAS au capital de 50 000 €",
  COMPANY_REGISTRATION: "its register and number, for example RCS Montpellier 123 456 789",
  COMPANY_VAT: "its VAT number, for example FR12 123 456 789",
  PUBLICATION_DIRECTOR: "the name of who answers for what is published",
  HOSTING_NAME: "the name of the company that hosts the site",
  HOSTING_ADDRESS: "the postal address of the host",
  HOSTING_PHONE: "the phone number of the host",
  MAIL_PROVIDER: "who carries the mails, with the country, for the privacy page",
} as const satisfies Partial<Record<keyof Settings, string>>;

/** Missing or wrong settings; the message lists them all, one per line. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

type Given = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings, and the files of secrets. An empty variable counts as absent, as container tools write absent ones.
 * @throws {SettingsError} naming every wrong setting, its value (never of a secret) and the accepted values
 */
export function readSettings(environment: Given): Settings {
  const withFiles = readSecretFiles(secretNames, environment);
  const given: Given = Object.fromEntries(
    Object.entries(withFiles.given).filter(([, value]) => value !== ""),
  );
  const result = schema.safeParse(given);
  const problems = [...withFiles.problems];
  if (!result.success)
    for (const { path, message } of result.error.issues) {
      const name = String(path[0]);
      problems.push(`  ${name}: got ${show(name, given)}, wants ${message}`);
    }
  // Without its file a secret counts as missing, and what goes with it would be said to lack it.
  else if (problems.length === 0) problems.push(...findContradictions(result.data, given));
  if (result.success && problems.length === 0) return result.data;
  throw new SettingsError(
    `The site cannot start: wrong settings.\n${[...new Set(problems)].join("\n")}`,
  );
}

/** Settings that are well formed but contradict each other. */
function findContradictions(settings: Settings, given: Given): string[] {
  const problems = settings.NODE_ENV === "production" ? findPlaceholders(settings, given) : [];
  const dkim = ["DKIM_DOMAIN", "DKIM_SELECTOR", "DKIM_PRIVATE_KEY"] as const;
  const missing = dkim.filter((name) => settings[name] === undefined);
  if (missing.length > 0 && missing.length < dkim.length)
    problems.push(
      `  ${missing.join(", ")}: got nothing, wants a value, as the other DKIM settings have`,
    );
  for (const { name, wants } of findAccountProblems(settings))
    problems.push(`  ${name}: got ${show(name, given)}, wants ${wants}`);
  for (const wants of findSecretProblems(settings))
    problems.push(`  WEBHOOK_SECRET: got ${show("WEBHOOK_SECRET", given)}, wants ${wants}`);
  return problems;
}

/** Settings still as in .env.example, or missing, which visitors and mails depend on. */
function findPlaceholders(settings: Settings, given: Given): string[] {
  const { SITE_URL, SMTP_URL, MAIL_FROM, SALES_EMAIL, LAB_EMAIL, DKIM_DOMAIN } = settings;
  const { BOOKING_URL, PRIVACY_EMAIL, QUALITY_EMAIL } = settings;
  const hostOf = (url: string) => new URL(url).hostname;
  const isNobody = (address: string) =>
    placeholder.test(address.replace(/>\s*$/, "").split("@").at(-1) ?? "");
  const isNowhere = (host: string) => placeholder.test(host) || thisMachine.test(host);
  const wanted: Partial<Record<keyof Settings, string | false>> = {
    SITE_URL:
      (SITE_URL === undefined || isNowhere(hostOf(SITE_URL))) && "the address that visitors type",
    SMTP_URL: SMTP_URL !== undefined && placeholder.test(hostOf(SMTP_URL)) && "your mail server",
    MAIL_FROM: isNobody(MAIL_FROM) && "a sender in a domain of yours",
    SALES_EMAIL: SALES_EMAIL.some(isNobody) && "addresses that your sales staff read",
    LAB_EMAIL: isNobody(LAB_EMAIL) && "the address that visitors may write to",
    BOOKING_URL:
      BOOKING_URL !== undefined && isNowhere(hostOf(BOOKING_URL)) && "the page of your calendar",
    WEBHOOK_URL:
      endpointsOf(settings).some(({ url }) => placeholder.test(hostOf(url))) &&
      "addresses of programs of yours",
    DKIM_DOMAIN:
      DKIM_DOMAIN !== undefined && placeholder.test(DKIM_DOMAIN) && "the domain of MAIL_FROM",
    PRIVACY_EMAIL:
      PRIVACY_EMAIL !== undefined && isNobody(PRIVACY_EMAIL) && "who answers about personal data",
    QUALITY_EMAIL:
      QUALITY_EMAIL !== undefined && isNobody(QUALITY_EMAIL) && "who gets complaints and reports",
    ...Object.fromEntries(
      Object.entries(legalFacts).filter(([name]) => settings[name as keyof Settings] === undefined),
    ),
  };
  return Object.entries(wanted).flatMap(([name, wants]) =>
    wants ? [`  ${name}: got ${show(name, given)}, wants ${wants} (NODE_ENV is production)`] : [],
  );
}

function show(name: string, given: Given): string {
  if (given[name] === undefined) return "nothing";
  if (!secretNames.has(name)) return JSON.stringify(given[name]);
  const file = fileSettingOf(name);
  return `a value that is not shown${given[file] === undefined ? "" : `, of ${file}`}`;
}
