// Sends a composed mail to the SMTP server or, where none is set, writes it to a file. It neither composes nor retries.
import { mkdir, open, rename } from "node:fs/promises";
import { isIP } from "node:net";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mail } from "#server/enquiries/mails/mail.ts";
import type { Settings } from "#server/environment.ts";
import { Conversation, mailPatience, type Patience } from "./conversation.ts";
import type { Sent } from "./delivery.ts";
import {
  isOfMail,
  type MailStep,
  responseOf,
  stepOf,
  TokenError,
  UnansweredError,
} from "./error-facts.ts";
import type { TokenSettings } from "./token-account.ts";
import { type Login, openLogin, TokenLogin, withFreshToken } from "./token-login.ts";

/** Nodemailer's own limits for each phase, ms: for conversations that nobody follows, as `enquiries check` has them. */
const phaseTimeouts = ({ connection, answer, text }: Patience) => ({
  dnsTimeout: Math.min(connection, 30_000),
  // Includes the greeting and the handshake.
  connectionTimeout: connection + answer,
  greetingTimeout: answer,
  socketTimeout: text + answer,
});

/** A connection is kept open for the next mail, and replaced after this number of mails. */
const pool = { pool: true, maxConnections: 1, maxMessages: 100 } as const;

/** Whether the mail server takes mails without a sender (`MAIL FROM:<>`); some refuse them, whoever they are to. */
export type EmptySender = "not tried" | "taken" | "refused";

export interface MailSender {
  /**
   * Sends `mail` to `recipients`, which may be fewer than its header names. Where the server takes no empty sender, a mail that
   * wants one has its usual sender; this is tried once a process.
   * `onWhole` is called once the server has the whole text, and only its answer is missing.
   * @throws UnansweredError if that answer never comes, else the transport's error if no recipient was accepted, or if `signal`
   * aborts
   */
  send(
    mail: Mail,
    recipients: readonly string[],
    signal: AbortSignal,
    onWhole?: () => void,
  ): Promise<Sent>;
  /** What is known so far. */
  emptySender(): EmptySender;
  /** The destination for the start-up message, without secrets. */
  describe(): string;
  close(): void;
}

type SenderSettings = Pick<
  Settings,
  | "SMTP_URL"
  | "SMTP_TLS"
  | "SITE_URL"
  | "DKIM_DOMAIN"
  | "DKIM_SELECTOR"
  | "DKIM_PRIVATE_KEY"
  | "DATA_DIR"
> &
  TokenSettings;

/**
 * `onEmptySenderRefused` is told once which answer the server gave to a mail without a sender, and at which step. `login`: with
 * tokens, where the account has no password.
 */
export function createMailSender(
  settings: SenderSettings,
  onEmptySenderRefused: (refusal: Refusal) => void = () => {},
  patience = mailPatience,
  login = openLogin(settings),
): MailSender {
  return settings.SMTP_URL === undefined
    ? createFileSender(join(settings.DATA_DIR, "mail"))
    : createSmtpSender(settings.SMTP_URL, settings, onEmptySenderRefused, patience, login);
}

export interface Refusal {
  readonly step: MailStep;
  /** The code of the server's answer. */
  readonly response: number | undefined;
}

/** How to reach the mail server and what to ask of it, for nodemailer. */
export function smtpOptions(address: string, settings: SenderSettings, patience = mailPatience) {
  const { DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY } = settings;
  return {
    // Options in the query of the address override the rest.
    url: address,
    ...nameOf(settings.SITE_URL),
    ...phaseTimeouts(patience),
    // A relay on this machine has a self-signed certificate, and nobody can intercept the connection.
    ...(isLoopback(new URL(address).hostname)
      ? { tls: { rejectUnauthorized: false } }
      : { requireTLS: settings.SMTP_TLS === "required" }),
    ...(DKIM_DOMAIN &&
      DKIM_SELECTOR &&
      DKIM_PRIVATE_KEY && {
        dkim: {
          domainName: DKIM_DOMAIN,
          keySelector: DKIM_SELECTOR,
          privateKey: DKIM_PRIVATE_KEY,
        },
      }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * The name by which the site greets the mail server: its own. A container's, which nodemailer would take, is no name in DNS, and
 * Google's relay answers "try again later" to whoever greets without one.
 */
function nameOf(siteUrl: string | undefined): { readonly name?: string } {
  const host = siteUrl === undefined ? "" : new URL(siteUrl).hostname;
  return host.includes(".") && isIP(host) === 0 ? { name: host } : {};
}

function createSmtpSender(
  address: string,
  settings: SenderSettings,
  onEmptySenderRefused: (refusal: Refusal) => void,
  patience: Patience,
  login: Login | undefined,
): MailSender {
  const { protocol, host } = new URL(address);
  const options = smtpOptions(address, settings, patience);
  const lines: Line[] = [];
  /** Lines without a mail; the one used last is the likeliest to be open still. */
  const freeLines: Line[] = [];
  let emptySender: EmptySender = "not tried";

  async function sendWithoutSender<Info>(sendFrom: (from: string) => Promise<Info>, usual: string) {
    if (emptySender === "refused") return sendFrom(usual);
    try {
      const info = await sendFrom("");
      emptySender = "taken";
      return info;
    } catch (error) {
      // A server that refuses a mail without a sender may say so only at the recipient, or after the whole mail.
      if (emptySender === "taken" || !isOfMail(error)) throw error;
      // Where the usual sender is refused too, it was not for want of one.
      const info = await sendFrom(usual);
      emptySender = "refused";
      onEmptySenderRefused({ step: stepOf(error), response: responseOf(error) });
      return info;
    }
  }

  async function onLine<Result>(work: (line: Line) => Promise<Result>): Promise<Result> {
    const line = freeLines.pop() ?? new Line(options, login);
    if (!lines.includes(line)) lines.push(line);
    try {
      return await work(line);
    } finally {
      freeLines.push(line);
    }
  }

  return {
    async send({ returnPath, ...mail }, recipients, signal, onWhole = () => {}) {
      const sendOn = async (line: Line, from: string) => {
        const conversation = new Conversation(patience, onWhole);
        line.conversation = conversation;
        try {
          return await line.transport.sendMail({
            ...mail,
            to: [...mail.to],
            envelope: { from, to: [...recipients] },
            signal: AbortSignal.any([signal, conversation.timeUp]),
          });
        } catch (error) {
          throw explain(error, conversation);
        } finally {
          conversation.end();
          line.conversation = undefined;
        }
      };
      const sendFrom = (from: string) =>
        onLine((line) => withFreshToken(line.login, () => sendOn(line, from)));
      const info = await (returnPath === ""
        ? sendWithoutSender(sendFrom, mail.from)
        : sendFrom(mail.from));
      const refusals = new Map(
        (info.rejectedErrors ?? []).map((error) => [String(error.recipient), responseOf(error)]),
      );
      const refused = info.rejected.map(String);
      return {
        accepted: recipients.filter((recipient) => !refused.includes(recipient)),
        refused: refused.map((recipient) => ({
          address: recipient,
          response: refusals.get(recipient),
        })),
        answer: refused.length
          ? `${info.response} (refused for ${refused.join(", ")})`
          : info.response,
      };
    },
    emptySender: () => emptySender,
    describe: () => `mail: sent through ${protocol}//${host}`,
    close() {
      for (const { transport } of lines) transport.close();
    },
  };
}

/** A connection to the server that has one mail at a time, so that what nodemailer logs is about that mail. */
class Line {
  readonly transport;
  readonly login: TokenLogin | undefined;
  conversation: Conversation | undefined;

  constructor(options: ReturnType<typeof smtpOptions>, login: Login | undefined) {
    this.login = login && new TokenLogin(login);
    const hear = (entry: { readonly tnx?: unknown }, words = "") =>
      this.conversation?.hear(entry.tnx, words);
    const logger = { trace: hear, debug: hear, info: hear, warn: hear, error: hear, fatal: hear };
    this.transport = createTransport({
      ...options,
      ...this.login?.options,
      ...pool,
      logger,
      transactionLog: true,
    });
  }
}

/** Where no answer came, the error says at which step, and whether the server has the mail all the same. */
function explain(error: unknown, { isWhole, step, timeUp }: Conversation): unknown {
  if (responseOf(error) !== undefined || !(error instanceof Error)) return error;
  if (error.cause instanceof TokenError) return error.cause;
  if (isWhole) return new UnansweredError(error);
  if (timeUp.aborted)
    return Object.assign(new Error(`${timeUp.reason.message} at the step ${step}`), {
      code: "ETIMEDOUT",
      step,
    });
  // Nodemailer has "CONN" for every connection that breaks.
  const { command } = error as { readonly command?: unknown };
  return command === undefined || command === "CONN" ? Object.assign(error, { step }) : error;
}

function createFileSender(folder: string): MailSender {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ returnPath: _, ...mail }, recipients, signal) {
      const { message } = await transport.sendMail({ ...mail, to: [...mail.to], signal });
      if (!Buffer.isBuffer(message)) throw new Error("the mail was not composed in memory");
      const [id = ""] = mail.messageId.replace("<", "").split("@", 1);
      const name = `${id}.eml`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(folder, name, message);
      return { accepted: recipients, refused: [], answer: `written to ${join(folder, name)}` };
    },
    emptySender: () => "not tried",
    describe: () => `mail: written to ${folder} as .eml files (SMTP_URL is not set)`,
    close: () => transport.close(),
  };
}

/**
 * Never leaves an incomplete file under the final name, and survives a power cut. The draft has one name, so that the next attempt
 * writes over what a killed process left.
 */
async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  const draft = join(folder, draftOf(name));
  const file = await open(draft, "w", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, name));
}

/** The name of a mail's file while it is written. */
export const draftOf = (name: string) => `.${name}.part`;

function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127\./.test(hostname);
}
