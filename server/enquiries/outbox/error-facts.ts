// The facts of an error that may be logged: codes, never texts, as servers often repeat addresses in them.

/** The code of a system, mail or database error, or else its class. Never contains personal data. */
export function codeOf(error: unknown): string | undefined {
  const { code, originalCode, errcode } = (error ?? {}) as Readonly<Record<string, unknown>>;
  const codes = [code, originalCode, errcode].filter(
    (part) => typeof part === "string" || typeof part === "number",
  );
  return codes.join(" ") || (error instanceof Error ? error.name : undefined);
}

/** The code of the mail server's answer, 200 to 599; undefined if there was none. */
export function responseOf(error: unknown): number | undefined {
  const response = (error as { responseCode?: unknown } | null)?.responseCode;
  return typeof response === "number" ? response : undefined;
}

/** A permanent refusal: trying again is useless (RFC 5321: 5yz). */
export function isPermanent(response: number | undefined): boolean {
  return response !== undefined && response >= 500;
}

/**
 * Why a mail was not sent. mail: the mail or its recipient was refused permanently. login: the site was, because of its address,
 * its account or its right to relay. sender: the address that it sends from was. encryption: no secure connection is possible.
 * token: whoever gives tokens for the account refuses the site one. These four concern all mails, until the settings are
 * corrected. endpoint: it refuses a webhook. gone: it wants none any more. later: anything else, which is temporary.
 */
export type Fault =
  | "mail"
  | "login"
  | "sender"
  | "encryption"
  | "token"
  | "endpoint"
  | "gone"
  | "later";

/** The parts of the conversation with a mail server, in their order; "token": with whoever gives tokens to log in with. */
export const mailSteps = [
  "connect",
  "encryption",
  "token",
  "login",
  "sender",
  "recipient",
  "data",
] as const;
export type MailStep = (typeof mailSteps)[number];

/** Codes of Node and OpenSSL for invalid certificates and for servers without TLS. */
export const tlsCode = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_SSL|ERR_TLS|\bEPROTO\b/;

/** Answers possible for any command: unknown, not implemented, out of sequence, log in first (RFC 5321, RFC 4954). */
const aboutSession = [500, 502, 503, 530, 534, 535, 538];

/**
 * Servers may refuse the site's address, its right to relay or its sender only when they are told a recipient, as Postfix does
 * unless it is set up otherwise, or the whole mail, as Microsoft does: their words say what it was. 5.1.7 and 5.1.8: RFC 3463.
 */
const stepsOfWords: readonly (readonly [RegExp, MailStep])[] = [
  [/\bclient host\b/i, "connect"],
  [/\brelay/i, "login"],
  [/\b5\.(?:1\.[78]|7\.60)\b|\bsend ?as\b|SendAsDenied|\bsender address rejected\b/i, "sender"],
];

/** Postfix as Debian installs it says so with 454 (defer_unauth_destination): whatever the code, waiting does not help. */
const relayDenied = /\brelay access denied\b/i;

/** Nodemailer's names of the commands of each step. */
const stepsOfCommands: readonly (readonly [RegExp, MailStep])[] = [
  [/^AUTH/, "login"],
  [/^STARTTLS/, "encryption"],
  [/^MAIL FROM/, "sender"],
  [/^RCPT TO/, "recipient"],
  [/^DATA/, "data"],
];

const commandOf = (error: unknown) =>
  String((error as { command?: unknown } | null)?.command ?? "");

function findStep<Step>(steps: readonly (readonly [RegExp, Step])[], text: string) {
  return steps.find(([pattern]) => pattern.test(text))?.[1];
}

/** A connection that breaks during the handshake does not mean that the server has no TLS. */
function isUnsafe(error: unknown): boolean {
  const { code } = (error ?? {}) as Readonly<Record<string, unknown>>;
  return code === "ETLS" ? commandOf(error) !== "CONN" : tlsCode.test(codeOf(error) ?? "");
}

/** The server has the whole text of the mail and did not say what became of it: it may have been delivered. */
export class UnansweredError extends Error {
  readonly code = "EUNANSWERED";
  readonly step: MailStep = "data";

  constructor(cause: Error) {
    super(`the mail server has the whole mail and did not answer (${cause.message})`, { cause });
  }
}

/** An error whose facts are known where it is thrown. */
abstract class KnownError extends Error {
  abstract readonly step: MailStep;
  abstract readonly fault: Fault;
  /** Node's, OAuth's, or `HTTP_` and the status. */
  readonly code: string;
  /** Nobody could be reached, or said "later". */
  readonly isOutage: boolean;

  constructor(message: string, code: string, isOutage: boolean) {
    super(message);
    this.code = code;
    this.isOutage = isOutage;
  }
}

/** There is no token to log in with. The words are the endpoint's, without secrets. */
export class TokenError extends KnownError {
  readonly step = "token";

  get fault(): Fault {
    return this.isOutage ? "later" : "token";
  }
}

/** An endpoint did not take a webhook. The words may be the endpoint's. */
export class WebhookError extends KnownError {
  readonly step: MailStep;
  readonly fault: Fault;

  constructor(message: string, code: string, fault: Fault, isOutage = false) {
    super(message, code, isOutage);
    this.fault = fault;
    this.step = fault === "encryption" ? fault : code.startsWith("HTTP_") ? "data" : "connect";
  }
}

/**
 * Finds the step: where no answer came, the sender has noted it; else from nodemailer's report which command got which answer. All
 * before the first answer is "connect".
 */
export function stepOf(error: unknown): MailStep {
  const { code, step, response: words } = (error ?? {}) as Readonly<Record<string, unknown>>;
  const response = responseOf(error);
  if (error instanceof KnownError) return error.step;
  if (isUnsafe(error)) return "encryption";
  if (code === "EAUTH") return "login";
  const noted = mailSteps.find((name) => name === step);
  if (noted) return noted;
  const byCommand = findStep(stepsOfCommands, commandOf(error)) ?? "connect";
  if (relayDenied.test(String(words))) return "login";
  if (response === undefined || !isPermanent(response) || byCommand === "connect") return byCommand;
  if (aboutSession.includes(response)) return "login";
  return findStep(stepsOfWords, String(words)) ?? byCommand;
}

/** How a service says that it has sent enough for today: 5.4.5 is congestion (RFC 3463), which passes. */
const enoughForToday = /^5\d\d[ -]5\.4\.5\b/;

/** Finds the fault: what failed, and whether for good. */
export function faultOf(error: unknown): Fault {
  const { code, response: words } = (error ?? {}) as Readonly<Record<string, unknown>>;
  const step = stepOf(error);
  const response = responseOf(error);
  if (error instanceof KnownError) return error.fault;
  if (response === undefined)
    return isUnsafe(error) ? "encryption" : code === "EAUTH" ? "login" : "later";
  if (relayDenied.test(String(words))) return "login";
  if (!isPermanent(response) || enoughForToday.test(String(words))) return "later";
  if (step === "connect") return "login";
  return step === "recipient" || step === "data" ? "mail" : step;
}

/** A permanent refusal of what a mail is, or whom it is from or to: at MAIL FROM, RCPT TO or DATA. */
export function isOfMail(error: unknown): boolean {
  return isPermanent(responseOf(error)) && /^(?:MAIL FROM|RCPT TO|DATA)/.test(commandOf(error));
}

/** Nodemailer's codes where a name is not found, a connection is refused, breaks, or gets no answer in time. */
const outageCodes: readonly unknown[] = ["EDNS", "ECONNECTION", "ESOCKET", "ETIMEDOUT", "EABORT"];

/**
 * The mail server, whoever gives tokens for it, or an endpoint could not be reached or said nothing. A mail that cannot be composed
 * or written to a file, or a server that says no, tells nothing of the connection; encryption that fails is a matter of the settings.
 */
export function isOutage(error: unknown): boolean {
  const { code } = (error ?? {}) as Readonly<Record<string, unknown>>;
  if (error instanceof KnownError) return error.isOutage;
  if (responseOf(error) !== undefined || faultOf(error) !== "later") return false;
  return outageCodes.includes(code);
}
