// What an operator is to look at when a mail cannot be sent, by the step that failed; the manual has more under "Steps of a mail".
import { codeOf, type MailStep, TokenError } from "#server/enquiries/outbox/error-facts.ts";
import type { Settings } from "#server/environment.ts";

const advice: Readonly<Record<Exclude<MailStep, "token" | "login">, string>> = {
  connect:
    "check host and port, a firewall between, and whether this machine’s address is on a list",
  encryption:
    "smtps:// is for port 465, smtp:// for 587 and 25; else see “Encryption” in the manual",
  sender: "MAIL_FROM must be an address that the account may send from",
  recipient: "check SALES_EMAIL",
  data: "it takes sender and recipient, not the mail: ask who runs it",
};

const loginAdvice = {
  password: "check user and password in SMTP_URL, or that the server relays for this machine",
  oauth2:
    "it takes no token of this client for the mailbox in SMTP_URL: see “Set up the mail account” in the manual",
} as const;

/** By the code of a TokenError. */
const tokenAdvice: readonly (readonly [RegExp, string])[] = [
  [
    /^invalid_client$/,
    "check SMTP_OAUTH_CLIENT_ID and the client’s secret or certificate, which may have ended",
  ],
  [/^invalid_grant$/, "the refresh token has ended or was taken back: make a new one"],
  [
    /^invalid_(?:scope|resource)$/,
    "check SMTP_OAUTH_SCOPE, and what the client is allowed at its provider",
  ],
  [
    /^unauthorized_client$/,
    "check SMTP_OAUTH_CLIENT_ID, and what the client is allowed at its provider",
  ],
  [
    /^(?:invalid_request|unsupported_grant_type|refused|ENOTOKEN|HTTP_[34](?!29)\d\d)$/,
    "check SMTP_OAUTH_TENANT or SMTP_OAUTH_TOKEN_URL",
  ],
  [/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL/, "see “Encryption” in the manual"],
  [/^HTTP_|temporarily|server_error|slow_down/, "it says “later”: run this again in ten minutes"],
];

const unreachableAdvice =
  "check the host of SMTP_OAUTH_TOKEN_URL, and a firewall between (port 443); where it is down, mails wait";

/** What to do about an error at this step. */
export function adviseOn(step: MailStep, error: unknown, { SMTP_AUTH }: Settings): string {
  if (step === "login") return loginAdvice[SMTP_AUTH];
  if (step !== "token") return advice[step];
  const code = (error instanceof TokenError && codeOf(error)) || "";
  return tokenAdvice.find(([codes]) => codes.test(code))?.[1] ?? unreachableAdvice;
}

/** Servers that end passwords, and what they take instead. */
const endingPasswords: readonly (readonly [RegExp, string])[] = [
  [
    /(?:^|\.)(?:office365|outlook|hotmail)\.com$/i,
    "Microsoft ends passwords for SMTP, for existing tenants at the end of December 2026: set SMTP_AUTH=oauth2",
  ],
  [
    /(?:^|\.)(?:gmail|googlemail)\.com$/i,
    "Google has ended passwords of accounts for SMTP, but for app passwords: set SMTP_AUTH=oauth2",
  ],
];

/** What is to be said of the password of an account that will not be let in by it for long. */
export function warnOfPassword({ SMTP_URL, SMTP_AUTH }: Settings): string | undefined {
  const { hostname = "", password = "" } = URL.parse(SMTP_URL ?? "") ?? {};
  if (SMTP_AUTH !== "password" || password === "") return undefined;
  return endingPasswords.find(([hosts]) => hosts.test(hostname))?.[1];
}
