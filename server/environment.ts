// The settings of the site: one schema for process.env. Every problem is listed at boot in one readable
// message that names the setting, what it got and what it wants. A secret's value is never printed.
import { z } from "zod";

const secretNames = new Set(["SMTP_URL", "DATABASE_URL"]);

const mailAddress = z.email({ error: "an e-mail address, for example sales@spherine.example" });

/** `Name <address>` or a bare address. */
const sender = z.string().refine((value) => {
  const bare = /^[^<>\r\n]*<([^<>\r\n]+)>$/.exec(value)?.[1] ?? value;
  return mailAddress.safeParse(bare.trim()).success;
}, "an e-mail address, or a name and an address: Laboratoire Sphérine <site@spherine.example>");

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

const connection = (protocols: readonly string[], wants: string) =>
  z.string().refine((value) => {
    const url = URL.parse(value);
    return url !== null && protocols.includes(url.protocol) && url.hostname !== "";
  }, wants);

const line = z
  .string()
  .trim()
  .min(1, "a text that is not empty")
  .max(200, "at most 200 characters")
  .refine((value) => !/\p{Cc}/u.test(value), "a text on one line");

const schema = z.object({
  PORT: count("a port number from 0 to 65535", 0, 65_535).default(3000),
  HOST: line.optional(),
  SITE_URL: webAddress.optional(),
  SMTP_URL: connection(
    ["smtp:", "smtps:"],
    "smtp://user:password@host:587 or smtps://user:password@host:465",
  ).optional(),
  MAIL_FROM: sender.default("Laboratoire Sphérine <site@spherine.example>"),
  SALES_EMAIL: z
    .string()
    .transform((value) => value.split(",").map((address) => address.trim()))
    .pipe(z.array(mailAddress).min(1, { error: "at least one e-mail address" }))
    .default(["contact@spherine.example"]),
  // Refused rather than ignored: whoever sets it would believe that enquiries are in PostgreSQL.
  DATABASE_URL: z
    .string()
    .refine(() => false, "no value: this version keeps enquiries in SQLite, in DATA_DIR")
    .optional(),
  DATA_DIR: z.string().min(1, "a folder the site may write to").default("./var"),
  TRUST_PROXY: count("the number of proxies in front of the site, 0 to 10", 0, 10).default(0),
  CONTACT_LIMIT: count(
    "enquiries an address may send in ten minutes, 1 to 100000",
    1,
    100_000,
  ).default(5),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"], {
      error: "one of fatal, error, warn, info, debug, silent",
    })
    .default("info"),
  LAB_NAME: line.default("Laboratoire Sphérine"),
  LAB_PHONE: line
    .regex(/^\+?[\d ().-]{6,30}$/, "a phone number, for example +33 4 65 71 20 10")
    .default("+33 4 65 71 20 10"),
  LAB_EMAIL: mailAddress.default("contact@spherine.example"),
  LAB_ADDRESS: line
    .default("8 allée des Verriers, 34000 Montpellier, France")
    .describe("postal address, lines separated by commas"),
});

export type Settings = Readonly<z.output<typeof schema>>;

/** Settings that are missing or wrong; the message lists them all, one a line. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/**
 * Reads the settings. An empty variable counts as absent, as container tools write absent ones that way.
 * @throws {SettingsError} naming every wrong setting, what it got (never for a secret) and what it wants
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => name in schema.shape && value !== ""),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const got = secretNames.has(name) ? "a value that is not shown" : JSON.stringify(given[name]);
    return `  ${name}: got ${got}, wants ${issue.message}`;
  });
  throw new SettingsError(
    `The site cannot start: wrong settings.\n${[...new Set(problems)].join("\n")}`,
  );
}
