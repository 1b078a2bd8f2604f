// `enquiries check`: tests everything an enquiry needs on its way to sales, one line per item. It changes nothing.
import { createPublicKey, randomUUID } from "node:crypto";
import { statfs } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { frameHtml, type Mail, messageIdOf } from "#server/enquiries/mails/mail.ts";
import { salesLanguage, salesWords } from "#server/enquiries/mails/sales-language.ts";
import { mailPatience } from "#server/enquiries/outbox/conversation.ts";
import type { EndpointFacts } from "#server/enquiries/outbox/enquiry-store.ts";
import {
  codeOf,
  type Fault,
  faultOf,
  isPermanent,
  responseOf,
  stepOf,
  WebhookError,
} from "#server/enquiries/outbox/error-facts.ts";
import { createMailSender } from "#server/enquiries/outbox/mail-sender.ts";
import { openStore } from "#server/enquiries/outbox/open-store.ts";
import { type Login, openLogin } from "#server/enquiries/outbox/token-login.ts";
import { tryEnvelope } from "#server/enquiries/outbox/try-envelope.ts";
import { composeTestWebhook } from "#server/enquiries/webhooks/compose-webhook.ts";
import { type Endpoint, endpointsOf } from "#server/enquiries/webhooks/endpoints.ts";
import { postWebhook } from "#server/enquiries/webhooks/post-webhook.ts";
import { readSettings, type Settings } from "#server/environment.ts";
import { mailTexts } from "#shared/generated/interface/mails.ts";
import { escapeHtml } from "#shared/words/escape-html.ts";
import { describeState, listEndpoints } from "./list-endpoints.ts";
import { adviseOn, warnOfPassword } from "./mail-advice.ts";

/** A check that takes longer is a problem, ms. */
const patience = 30_000;

/** Mail servers may take what the site grants them, one check after the other, ms. */
const mailLimit = 2 * (mailPatience.connection + mailPatience.answer + mailPatience.text);

/** Who waits longer is told, ms. */
const waitTime = 5000;

/** A certificate that ends earlier is a problem soon, ms. */
const certificateNotice = 30 * 24 * 60 * 60_000;

/** A webhook that waits longer deserves a look, ms. */
const webhookDelay = 60 * 60_000;

/** Less free space on the disk is a problem, bytes: the write-ahead log alone may take 130 MB. */
const leastSpace = 500e6;

/** A larger difference of clocks is a problem, ms. */
const mostDifference = 10_000;

export interface SetupParts {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly settings: Settings;
  /** True if the check also sends a mail to sales. */
  readonly isSending: boolean;
  readonly print: (text: string) => void;
  /** The TXT records of a name in DNS, each in the parts it was published in, as from node:dns. */
  readonly resolveTxt: (name: string) => Promise<string[][]>;
}

/** A problem and what to do about it. */
class Problem extends Error {}

/** What works today and needs somebody's attention all the same. */
class Warning extends Error {}

/** Fulfilled with a description if all is well; rejects with the problem otherwise. */
type Check = () => Promise<string> | string;

/** Prints one line per check; true when all is well. */
export async function checkSetup(parts: SetupParts): Promise<boolean> {
  const checks = listChecks(parts);
  const width = Math.max(...checks.map(([what]) => what.length));
  const ended = await Promise.all(
    checks.map(async ([what, check]) => {
      const wait = setTimeout(
        () => parts.print(`waiting  ${what.padEnd(width)}  no answer yet\n`),
        waitTime,
      );
      const isOfMail = ["mail token", "mail server", "acknowledgements", "test mail"].includes(
        what,
      );
      const { state, text } = await carryOut(check, isOfMail ? mailLimit : patience);
      clearTimeout(wait);
      return { state, line: `${state.padEnd(7)}  ${what.padEnd(width)}  ${text}\n` };
    }),
  );
  for (const { line } of ended) parts.print(line);
  return ended.every(({ state }) => state !== "problem");
}

type Outcome = { readonly state: "ok" | "warning" | "problem"; readonly text: string };

async function carryOut(check: Check, limit: number): Promise<Outcome> {
  const stopped = new AbortController();
  const timeUp = pause(limit, undefined, { signal: stopped.signal }).then(() => {
    throw new Problem(`no answer for ${limit / 1000} seconds`);
  });
  timeUp.catch(() => undefined);
  try {
    return { state: "ok", text: await Promise.race([check(), timeUp]) };
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    const state = error instanceof Warning ? "warning" : "problem";
    return { state, text: reason.replace(/\s+/g, " ") };
  } finally {
    stopped.abort();
  }
}

function listChecks(parts: SetupParts): readonly (readonly [string, Check])[] {
  const { environment, settings, isSending, resolveTxt } = parts;
  const { DATABASE_URL, SMTP_URL, DATA_DIR } = settings;
  const domain = /@([^\s<>@]+)>?\s*$/.exec(settings.MAIL_FROM)?.[1] ?? "";
  const lookUp = (name: string) => lookUpTexts(name, resolveTxt);
  return [
    ["settings", () => checkSettings(environment)],
    ["database", () => checkDatabase(settings)],
    ...(DATABASE_URL && SMTP_URL ? [] : [["disk", () => checkDisk(DATA_DIR)] as const]),
    ...(SMTP_URL
      ? listMailChecks({ ...settings, SMTP_URL }, isSending)
      : [["mail server", refuseFiles] as const]),
    ["webhooks", () => checkWebhooks(settings)],
    ...(isSending ? endpointsOf(settings) : []).map(
      (endpoint) => [`test ${endpoint.name}`, () => sendTestWebhook(endpoint)] as const,
    ),
    ["SPF", () => checkSpf(domain, lookUp)],
    ["DKIM", () => checkDkim(domain, settings, lookUp)],
    ["DMARC", () => checkDmarc(domain, lookUp)],
  ];
}

/** Checks the settings by the requirements of production. */
function checkSettings(environment: SetupParts["environment"]): string {
  readSettings({ ...environment, NODE_ENV: "production" });
  return "complete and well formed";
}

/** What to look at, by the code of the database's error: PostgreSQL's, Node's. */
const databaseAdvice: readonly (readonly [RegExp, string])[] = [
  [/^3D000/, "create it, or correct the name in DATABASE_URL"],
  [/^28/, "check user and password in DATABASE_URL"],
  [
    /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH)/,
    "check host and port in DATABASE_URL",
  ],
  [/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/, "see sslmode in the manual"],
];

async function checkDatabase(settings: Settings): Promise<string> {
  const { store } = openStore(settings, () => {}, { isCommand: true });
  try {
    await store.checkWritable().catch((error: unknown) => {
      const [, advice] = databaseAdvice.find(([codes]) => codes.test(codeOf(error) ?? "")) ?? [];
      if (advice === undefined) throw error;
      throw new Problem(`${error instanceof Error ? error.message : error}: ${advice}`);
    });
    const difference = Math.abs((await store.readClock()) - Date.now());
    if (difference > mostDifference)
      throw new Problem(
        `its clock and this machine's differ by ${Math.round(difference / 1000)} seconds: set both by NTP`,
      );
    const { pending, failed, unsure, held } = await store.getFacts();
    const engine = settings.DATABASE_URL ? "PostgreSQL" : `SQLite in ${settings.DATA_DIR}`;
    return `${engine}, can be written; ${pending + failed} enquiries wait, ${unsure} are unsure, ${held} are held`;
  } finally {
    await store.close();
  }
}

async function checkWebhooks(settings: Settings): Promise<string> {
  const { store } = openStore(settings, () => {}, { isCommand: true });
  try {
    const endpoints = await listEndpoints(store, settings);
    const text = endpoints.map(describeState).join("; ");
    if (endpoints.some(({ state }) => state === "off")) throw new Problem(text);
    const isLate = ({ oldestUnsentAt }: EndpointFacts) =>
      oldestUnsentAt !== null && Date.now() - oldestUnsentAt > webhookDelay;
    if (endpoints.some(({ state, facts }) => state === "unset" || (facts && isLate(facts))))
      throw new Warning(text);
    return text || "none is sent, as WEBHOOK_URL is not set";
  } finally {
    await store.close();
  }
}

const webhookAdvice: Readonly<Partial<Record<Fault, string>>> = {
  later: "is it up, and is its address right?",
  encryption: "it needs a certificate that this machine trusts (NODE_EXTRA_CA_CERTS)",
};

async function sendTestWebhook(endpoint: Endpoint): Promise<string> {
  const message = composeTestWebhook(randomUUID(), Date.now());
  const limit = AbortSignal.timeout(patience);
  try {
    return `it took a webhook of the type test: ${await postWebhook(endpoint, message, Date.now(), limit)}`;
  } catch (error) {
    if (!(error instanceof WebhookError)) throw error;
    throw new Problem(`${error.message}: ${webhookAdvice[error.fault] ?? "look there for why"}`);
  }
}

async function checkDisk(folder: string): Promise<string> {
  const { bavail, bsize } = await statfs(folder);
  const space = `${((bavail * bsize) / 1e9).toFixed(1)} GB free for ${folder}`;
  if (bavail * bsize < leastSpace) throw new Problem(`${space}: make room`);
  return space;
}

function refuseFiles(): never {
  throw new Problem("SMTP_URL is not set: mails become files, nobody gets one");
}

type MailSettings = Settings & { readonly SMTP_URL: string };

/** One after the other, as some servers allow a client one connection at a time; the first tells why nothing else can work. */
function listMailChecks(
  settings: MailSettings,
  isSending: boolean,
): readonly (readonly [string, Check])[] {
  const login = openLogin(settings);
  const passwordWarning = warnOfPassword(settings);
  let last: Promise<unknown> = Promise.resolve();
  let failed: string | undefined;
  const inTurn = (what: string, check: () => Promise<string>, isNeeded = false) => {
    const carryOn = async () => {
      if (failed) throw new Problem(`not tried: see “${failed}”`);
      return check();
    };
    const carryOnOrFail = () =>
      carryOn().catch((error: unknown) => {
        if (isNeeded && !(error instanceof Warning)) failed ??= what;
        throw error;
      });
    return [
      what,
      () => {
        const mine = last.then(carryOnOrFail);
        last = mine.catch(() => undefined);
        return mine;
      },
    ] as const;
  };
  const server = inTurn("mail server", () => checkMailServer(settings, login), true);
  return [
    ...(passwordWarning
      ? [["mail password", () => Promise.reject(new Warning(passwordWarning))] as const]
      : []),
    ...(login ? [inTurn("mail token", () => checkToken(settings, login), true)] : []),
    server,
    ...(settings.ACKNOWLEDGEMENTS
      ? [inTurn("acknowledgements", () => checkEmptySender(settings, login))]
      : []),
    ...(isSending ? [inTurn("test mail", () => sendTestMail(settings, login))] : []),
  ];
}

const bareAddress = (sender: string) => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;

async function checkToken(settings: MailSettings, login: Login): Promise<string> {
  const { url, mailbox, proof } = login.account;
  await tryMail(settings, () => login.tokens.get());
  const text = `${new URL(url).host} gives one for ${mailbox}`;
  if (proof.kind !== "certificate") return text;
  const { endsAt } = proof.certificate;
  const day = new Date(endsAt).toISOString().slice(0, 10);
  if (endsAt - Date.now() < certificateNotice)
    throw new Warning(`${text}, but the client’s certificate ends on ${day}: make another`);
  return `${text}; the client’s certificate ends on ${day}`;
}

async function checkMailServer(settings: MailSettings, login?: Login): Promise<string> {
  const from = bareAddress(settings.MAIL_FROM);
  const envelope = { from, to: settings.SALES_EMAIL };
  await tryMail(settings, () => tryEnvelope(settings, envelope, login));
  const { host } = new URL(settings.SMTP_URL);
  return `${host} lets the site in, and takes mails from ${from} to ${settings.SALES_EMAIL.join(", ")}`;
}

/** Acknowledgements have no sender where the server takes them so; one that takes the usual sender refuses none but the empty. */
async function checkEmptySender(settings: MailSettings, login?: Login): Promise<string> {
  const envelope = { from: "", to: settings.SALES_EMAIL.slice(0, 1) };
  try {
    await tryEnvelope(settings, envelope, login);
    return "leave without a sender, so that none bounces";
  } catch (error) {
    if (!isPermanent(responseOf(error))) return tryMail(settings, () => Promise.reject(error));
    return "leave from MAIL_FROM, as the mail server takes no mail without a sender";
  }
}

async function sendTestMail(settings: MailSettings, login?: Login): Promise<string> {
  const sender = createMailSender(settings, undefined, undefined, login);
  const mail = composeTestMail(settings);
  try {
    const { accepted, refused, answer } = await tryMail(settings, () =>
      sender.send(mail, mail.to, AbortSignal.timeout(mailLimit)),
    );
    if (refused.length > 0)
      throw new Problem(
        `at the step recipient: ${answer}: ${adviseOn("recipient", undefined, settings)}`,
      );
    return `to ${accepted.join(", ")}: ${answer}`;
  } finally {
    sender.close();
  }
}

/** Names the step that failed, with the server's own words and what to do. */
async function tryMail<Result>(settings: Settings, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { response, message } = error as {
      readonly response?: string;
      readonly message?: string;
    };
    const step = stepOf(error);
    const code = responseOf(error);
    const advice =
      code !== undefined && faultOf(error) === "later"
        ? "it says “later”: run this again in ten minutes"
        : adviseOn(step, error, settings);
    throw new Problem(`at the step ${step}: ${response ?? message ?? error}: ${advice}`);
  }
}

function composeTestMail({ MAIL_FROM, SALES_EMAIL }: Settings): Mail {
  const subject = salesWords.plain(mailTexts.test.subject);
  const text = salesWords.plain(mailTexts.test.text);
  return {
    from: MAIL_FROM,
    to: SALES_EMAIL,
    subject,
    text: `${text}\n`,
    html: frameHtml({
      language: salesLanguage,
      title: subject,
      preheader: text,
      content: `<p style="margin:0">${escapeHtml(text)}</p>`,
    }),
    messageId: messageIdOf(`test.${randomUUID()}`, { from: MAIL_FROM }),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

type LookUp = (name: string) => Promise<readonly string[]>;

/** Returns no records if the name does not exist. */
async function lookUpTexts(
  name: string,
  resolveTxt: SetupParts["resolveTxt"],
): Promise<readonly string[]> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(""));
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOTFOUND" || code === "ENODATA") return [];
    throw new Problem(`DNS does not tell of ${name} (${code}): try again, or where DNS answers`);
  }
}

async function checkSpf(domain: string, lookUp: LookUp): Promise<string> {
  const records = (await lookUp(domain)).filter((text) => /^v=spf1(\s|$)/i.test(text));
  const [record, ...others] = records;
  if (!record)
    throw new Problem(`${domain} has no record “v=spf1 …”: publish one, as in the manual`);
  if (others.length > 0)
    throw new Problem(`${domain} has ${records.length} records “v=spf1 …”, which counts as none`);
  if (/\s\+?all(\s|$)/i.test(record))
    throw new Problem(`the record of ${domain} lets everybody send: end it with -all`);
  return `${domain}: ${record}`;
}

async function checkDkim(domain: string, settings: Settings, lookUp: LookUp): Promise<string> {
  const { DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY } = settings;
  if (!DKIM_DOMAIN || !DKIM_SELECTOR || !DKIM_PRIVATE_KEY)
    return "left to the mail server, as DKIM_DOMAIN is not set";
  if (!belongTogether(domain, DKIM_DOMAIN.toLowerCase()))
    throw new Problem(
      `DKIM_DOMAIN is not the domain of MAIL_FROM, ${domain}: DMARC will not count it`,
    );
  const name = `${DKIM_SELECTOR}._domainkey.${DKIM_DOMAIN}`;
  const [record, ...others] = (await lookUp(name)).filter((text) => /\bp=/.test(text));
  if (record === undefined) throw new Problem(`${name} has no key: publish it, as in the manual`);
  if (others.length > 0) throw new Problem(`${name} has several keys: leave one`);
  if (!isKeyOf(DKIM_PRIVATE_KEY, record))
    throw new Problem(
      `the key at ${name} is not that of DKIM_PRIVATE_KEY: publish its public half`,
    );
  return `${name} has the key of DKIM_PRIVATE_KEY`;
}

/** Looks for the record of the domain, or of one above it. */
async function checkDmarc(domain: string, lookUp: LookUp): Promise<string> {
  for (let above = domain; above.includes("."); above = above.slice(above.indexOf(".") + 1)) {
    const name = `_dmarc.${above}`;
    const [record, ...others] = (await lookUp(name)).filter((text) => /^v=DMARC1\b/.test(text));
    if (others.length > 0) throw new Problem(`${name} has several records: leave one`);
    if (record) return `${name}: ${record}`;
  }
  throw new Problem(`_dmarc.${domain} has no record “v=DMARC1; …”: publish one, as in the manual`);
}

function belongTogether(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long === short || long.endsWith(`.${short}`);
}

function isKeyOf(privateKey: string, record: string): boolean {
  const published = /(?:^|;)\s*p\s*=([^;]*)/.exec(record)?.[1]?.replace(/\s/g, "") ?? "";
  try {
    const key = createPublicKey({
      key: Buffer.from(published, "base64"),
      format: "der",
      type: "spki",
    });
    return createPublicKey(privateKey).equals(key);
  } catch {
    return false;
  }
}
