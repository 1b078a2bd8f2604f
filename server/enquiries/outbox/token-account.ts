// The account of the mail server that is proved by tokens (OAuth 2), from the settings: who asks for one, where, and with what.
import { createPrivateKey, X509Certificate } from "node:crypto";

/** A certificate and its private key. */
export interface Certificate {
  /** SHA-256 of its DER form. */
  readonly thumbprint: Buffer;
  readonly privateKey: ReturnType<typeof createPrivateKey>;
  /** When it ends, ms since 1970. */
  readonly endsAt: number;
}

/** What proves that the site is the client that it says it is; "nothing": a public client with a refresh token. */
export type Proof =
  | { readonly kind: "secret"; readonly secret: string }
  | { readonly kind: "certificate"; readonly certificate: Certificate }
  | { readonly kind: "nothing" };

export interface TokenAccount {
  /** The token endpoint. */
  readonly url: string;
  /** The mailbox that mails leave from. */
  readonly mailbox: string;
  readonly clientId: string;
  readonly proof: Proof;
  /** Without one the site asks in its own name (client credentials). */
  readonly refreshToken: string | undefined;
  /** Undefined: what the refresh token was made for. */
  readonly scope: string | undefined;
}

/** The settings of such an account. */
export interface TokenSettings {
  readonly SMTP_URL?: string | undefined;
  readonly SMTP_AUTH?: "password" | "oauth2" | undefined;
  readonly SMTP_OAUTH_TENANT?: string | undefined;
  readonly SMTP_OAUTH_TOKEN_URL?: string | undefined;
  readonly SMTP_OAUTH_CLIENT_ID?: string | undefined;
  readonly SMTP_OAUTH_CLIENT_SECRET?: string | undefined;
  readonly SMTP_OAUTH_CERTIFICATE?: string | undefined;
  readonly SMTP_OAUTH_REFRESH_TOKEN?: string | undefined;
  readonly SMTP_OAUTH_SCOPE?: string | undefined;
}

/** Google's servers for mail: nobody else is to get a secret that was made for Google. */
const googleHost = /(?:^|\.)(?:gmail|googlemail|google)\.com$/i;

const googleUrl = "https://oauth2.googleapis.com/token";

/** The token endpoint: the one that is set, else by provider. Undefined where the settings do not say. */
function tokenUrlOf(settings: TokenSettings): string | undefined {
  const { SMTP_URL, SMTP_OAUTH_TENANT, SMTP_OAUTH_TOKEN_URL } = settings;
  if (SMTP_OAUTH_TOKEN_URL !== undefined) return SMTP_OAUTH_TOKEN_URL;
  if (SMTP_OAUTH_TENANT !== undefined)
    return `https://login.microsoftonline.com/${SMTP_OAUTH_TENANT}/oauth2/v2.0/token`;
  return googleHost.test(URL.parse(SMTP_URL ?? "")?.hostname ?? "") ? googleUrl : undefined;
}

/** The mailbox, as the user of SMTP_URL; undefined where that is none: a login by tokens is made of visible signs. */
function mailboxOf({ SMTP_URL }: TokenSettings): string | undefined {
  try {
    const mailbox = decodeURIComponent(new URL(SMTP_URL ?? "").username);
    return /^[^\p{Cc}\s]+$/u.test(mailbox) ? mailbox : undefined;
  } catch {
    return undefined;
  }
}

/** Microsoft wants to be told what for; others know it from the refresh token, or want SMTP_OAUTH_SCOPE. */
function scopeOf(settings: TokenSettings): string | undefined {
  const { SMTP_OAUTH_SCOPE, SMTP_OAUTH_TENANT, SMTP_OAUTH_REFRESH_TOKEN } = settings;
  if (SMTP_OAUTH_SCOPE !== undefined || SMTP_OAUTH_TENANT === undefined) return SMTP_OAUTH_SCOPE;
  return SMTP_OAUTH_REFRESH_TOKEN === undefined
    ? "https://outlook.office365.com/.default"
    : "https://outlook.office.com/SMTP.Send offline_access";
}

/**
 * Reads a certificate and its key, in PEM, in any order.
 * @throws where one is missing, the key is not the certificate's, or is no RSA key of 2048 bits
 */
export function readCertificate(pem: string): Certificate {
  const certificate = new X509Certificate(pem);
  const privateKey = createPrivateKey(pem);
  const { asymmetricKeyType, asymmetricKeyDetails } = privateKey;
  if (!certificate.checkPrivateKey(privateKey)) throw new Error("the key of another certificate");
  if (asymmetricKeyType !== "rsa" || (asymmetricKeyDetails?.modulusLength ?? 0) < 2048)
    throw new Error("no RSA key of at least 2048 bits");
  return {
    thumbprint: Buffer.from(certificate.fingerprint256.replaceAll(":", ""), "hex"),
    privateKey,
    endsAt: certificate.validToDate.getTime(),
  };
}

function proofOf({ SMTP_OAUTH_CLIENT_SECRET, SMTP_OAUTH_CERTIFICATE }: TokenSettings): Proof {
  if (SMTP_OAUTH_CERTIFICATE !== undefined)
    return { kind: "certificate", certificate: readCertificate(SMTP_OAUTH_CERTIFICATE) };
  return SMTP_OAUTH_CLIENT_SECRET === undefined
    ? { kind: "nothing" }
    : { kind: "secret", secret: SMTP_OAUTH_CLIENT_SECRET };
}

/** The account; undefined where it is proved by a password, or not at all. The settings must have been found complete. */
export function tokenAccountOf(settings: TokenSettings): TokenAccount | undefined {
  const { SMTP_AUTH, SMTP_OAUTH_CLIENT_ID, SMTP_OAUTH_REFRESH_TOKEN } = settings;
  if (SMTP_AUTH !== "oauth2") return undefined;
  const url = tokenUrlOf(settings);
  const mailbox = mailboxOf(settings);
  if (url === undefined || mailbox === undefined || SMTP_OAUTH_CLIENT_ID === undefined)
    throw new Error("an account without a token endpoint, a mailbox or a client");
  return {
    url,
    mailbox,
    clientId: SMTP_OAUTH_CLIENT_ID,
    proof: proofOf(settings),
    refreshToken: SMTP_OAUTH_REFRESH_TOKEN,
    scope: scopeOf(settings),
  };
}

/** Microsoft's console shows a number beside each secret, which is copied by mistake. */
const secretId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The settings that only such an account has. */
const ownNames = [
  "SMTP_OAUTH_TENANT",
  "SMTP_OAUTH_TOKEN_URL",
  "SMTP_OAUTH_CLIENT_ID",
  "SMTP_OAUTH_CLIENT_SECRET",
  "SMTP_OAUTH_CERTIFICATE",
  "SMTP_OAUTH_REFRESH_TOKEN",
  "SMTP_OAUTH_SCOPE",
] as const;

/** The settings of the account that contradict each other, or are missing, with what is wanted. */
export function findAccountProblems(
  settings: TokenSettings,
): readonly { readonly name: keyof TokenSettings; readonly wants: string }[] {
  const { SMTP_URL, SMTP_AUTH, SMTP_OAUTH_REFRESH_TOKEN: refreshToken } = settings;
  const { SMTP_OAUTH_CLIENT_SECRET: secret, SMTP_OAUTH_CERTIFICATE: certificate } = settings;
  const { username = "", password = "" } = URL.parse(SMTP_URL ?? "") ?? {};
  if (SMTP_AUTH !== "oauth2") {
    const extra = ownNames.find((name) => settings[name] !== undefined);
    return [
      ...(extra ? [{ name: "SMTP_AUTH", wants: `oauth2, as ${extra} is set` } as const] : []),
      ...(!username === !password
        ? []
        : [{ name: "SMTP_URL", wants: "a user and a password, or neither" } as const]),
    ];
  }
  const wanted: Partial<Record<keyof TokenSettings, string | false>> = {
    SMTP_URL:
      (mailboxOf(settings) === undefined || password !== "") &&
      "the mailbox and no password, as SMTP_AUTH is oauth2: smtp://site%40example.com@smtp.office365.com:587",
    SMTP_OAUTH_TENANT:
      tokenUrlOf(settings) === undefined &&
      "the tenant of Microsoft 365, or else SMTP_OAUTH_TOKEN_URL, as SMTP_AUTH is oauth2",
    SMTP_OAUTH_CLIENT_ID:
      settings.SMTP_OAUTH_CLIENT_ID === undefined &&
      "the client (application) ID, as SMTP_AUTH is oauth2",
    SMTP_OAUTH_CLIENT_SECRET:
      secret === undefined
        ? certificate === undefined &&
          refreshToken === undefined &&
          "the client's secret, or else SMTP_OAUTH_CERTIFICATE or SMTP_OAUTH_REFRESH_TOKEN"
        : settings.SMTP_OAUTH_TENANT !== undefined &&
          secretId.test(secret) &&
          "the secret's value: this is its number (“Secret ID”)",
    SMTP_OAUTH_REFRESH_TOKEN:
      refreshToken === undefined &&
      tokenUrlOf(settings) === googleUrl &&
      "a refresh token, as Google gives clients none in their own name",
    SMTP_OAUTH_CERTIFICATE:
      secret !== undefined &&
      certificate !== undefined &&
      "nothing, as SMTP_OAUTH_CLIENT_SECRET is set: one proof is enough",
  };
  return Object.entries(wanted).flatMap(([name, wants]) =>
    wants ? [{ name: name as keyof TokenSettings, wants }] : [],
  );
}
