// What may be logged of an error: codes, never texts, as servers like to repeat addresses.

/** The code of a system, mail or database error, or its class; it holds no personal data. */
export function codeOf(error: unknown): string | undefined {
  const { code, originalCode, errcode } = (error ?? {}) as Readonly<Record<string, unknown>>;
  const codes = [code, originalCode, errcode].filter(
    (part) => typeof part === "string" || typeof part === "number",
  );
  return codes.join(" ") || (error instanceof Error ? error.name : undefined);
}

/** The mail server's answer, 200 to 599; undefined where it gave none. */
export function responseOf(error: unknown): number | undefined {
  const response = (error as { responseCode?: unknown } | null)?.responseCode;
  return typeof response === "number" ? response : undefined;
}

/** The server will not take it however often it is asked (RFC 5321: 5yz). */
export function isPermanent(response: number | undefined): boolean {
  return response !== undefined && response >= 500;
}

/**
 * What kept a mail from being sent. mail: its recipient or itself was refused for good. login: the site was, by its account,
 * its sender or its right to relay, and encryption: no connection is safe; both are settings to mend, and concern all mails.
 * later: all else, which passes.
 */
export type Fault = "mail" | "login" | "encryption" | "later";

/** Codes of Node and OpenSSL for certificates that do not hold and for servers that speak no TLS. */
const tlsCode = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_SSL|ERR_TLS|\bEPROTO\b/;

/** Answers to any command: unknown, not offered, out of order, log in first (RFC 5321, RFC 4954). */
const aboutSession = [500, 502, 503, 530, 534, 535, 538];

/** By what nodemailer tells: at which command which answer came. */
export function faultOf(error: unknown): Fault {
  const { code, command, response: words } = (error ?? {}) as Readonly<Record<string, unknown>>;
  const response = responseOf(error);
  if (response !== undefined && !isPermanent(response)) return "later";
  // A connection that breaks off during the handshake is no server without TLS.
  const isUnsafe = code === "ETLS" ? command !== "CONN" : tlsCode.test(codeOf(error) ?? "");
  if (isUnsafe) return "encryption";
  if (response === undefined) return code === "EAUTH" ? "login" : "later";
  const isAboutMail =
    (command === "RCPT TO" || command === "DATA") &&
    !aboutSession.includes(response) &&
    !/\brelay/i.test(String(words));
  return isAboutMail ? "mail" : "login";
}
