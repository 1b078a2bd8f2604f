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
 * Why a mail was not sent. mail: the mail or its recipient was refused permanently. login: the site was, because of its account or
 * its right to relay. sender: the address that it sends from was. encryption: no secure connection is possible. These three concern
 * all mails, until the settings are corrected. later: anything else, which is temporary.
 */
export type Fault = "mail" | "login" | "sender" | "encryption" | "later";

/** The part of the conversation with a mail server that failed, in their order. */
export type MailStep = "connect" | "encryption" | "login" | "sender" | "recipient" | "data";

/** Nodemailer's names of the commands of each step. */
const stepsOfCommands: readonly (readonly [RegExp, MailStep])[] = [
  [/^AUTH/, "login"],
  [/^STARTTLS/, "encryption"],
  [/^MAIL FROM/, "sender"],
  [/^RCPT TO/, "recipient"],
  [/^DATA/, "data"],
];

/** Finds the step that failed; everything before the first answer is "connect". */
export function stepOf(error: unknown): MailStep {
  if (faultOf(error) === "encryption") return "encryption";
  const { code, command } = (error ?? {}) as Readonly<Record<string, unknown>>;
  if (code === "EAUTH") return "login";
  const words = String(command ?? "");
  return stepsOfCommands.find(([pattern]) => pattern.test(words))?.[1] ?? "connect";
}

/** Codes of Node and OpenSSL for invalid certificates and for servers without TLS. */
const tlsCode = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_SSL|ERR_TLS|\bEPROTO\b/;

/** Answers possible for any command: unknown, not implemented, out of sequence, log in first (RFC 5321, RFC 4954). */
const aboutSession = [500, 502, 503, 530, 534, 535, 538];

/** Nodemailer's codes where a name is not found, a connection is refused, breaks, or gets no answer in time. */
const outageCodes: readonly unknown[] = ["EDNS", "ECONNECTION", "ESOCKET", "ETIMEDOUT", "EABORT"];

/**
 * The mail server could not be reached or said nothing. A mail that cannot be composed or written to a file, or a server that
 * says no, tells nothing of the connection; encryption that fails is a matter of the settings.
 */
export function isOutage(error: unknown): boolean {
  const { code } = (error ?? {}) as Readonly<Record<string, unknown>>;
  if (responseOf(error) !== undefined || faultOf(error) !== "later") return false;
  return outageCodes.includes(code);
}

/** Finds the fault from nodemailer's report: which command got which answer. */
export function faultOf(error: unknown): Fault {
  const { code, command, response: words } = (error ?? {}) as Readonly<Record<string, unknown>>;
  const response = responseOf(error);
  if (response !== undefined && !isPermanent(response)) return "later";
  // A connection that breaks during the handshake does not mean that the server has no TLS.
  const isUnsafe = code === "ETLS" ? command !== "CONN" : tlsCode.test(codeOf(error) ?? "");
  if (isUnsafe) return "encryption";
  if (response === undefined) return code === "EAUTH" ? "login" : "later";
  if (aboutSession.includes(response) || /\brelay/i.test(String(words))) return "login";
  if (command === "MAIL FROM") return "sender";
  return command === "RCPT TO" || command === "DATA" ? "mail" : "login";
}
