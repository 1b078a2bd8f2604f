// Logs in to the mail server with tokens, by nodemailer's own XOAUTH2.
import { responseOf, type TokenError } from "./error-facts.ts";
import { type TokenAccount, type TokenSettings, tokenAccountOf } from "./token-account.ts";
import { createTokenSource, type TokenSource } from "./token-source.ts";

/** An account, and its tokens. */
export interface Login {
  readonly account: TokenAccount;
  readonly tokens: TokenSource;
}

/** The login that the settings want; undefined: with a password, or without any. `patience`: with the token endpoint, ms. */
export function openLogin(settings: TokenSettings, patience?: number): Login | undefined {
  const account = tokenAccountOf(settings);
  return account && { account, tokens: openTokens(account, patience) };
}

/** Of refresh tokens that the endpoint replaces, the last is kept in memory. */
function openTokens(account: TokenAccount, patience: number | undefined): TokenSource {
  let { refreshToken } = account;
  return createTokenSource(
    async () => {
      const { requestToken } = await import("./request-token.ts");
      const answer = await requestToken(account, refreshToken, patience);
      refreshToken = answer.refreshToken;
      return answer;
    },
    () => performance.now(),
  );
}

type Provided = (error: Error | null, token?: string) => void;

/** The logins of one connection, and of those that replace it. */
export class TokenLogin {
  /** For nodemailer. */
  readonly options;
  readonly #tokens: TokenSource;
  /** The token that nodemailer got last, and one that the server refused, which must not be the next. */
  #latest: string | undefined;
  #refused: string | undefined;
  #hasRenewed = false;

  constructor({ account, tokens }: Login) {
    this.#tokens = tokens;
    const provisionCallback = (_mailbox: string, isRenewal: boolean, done: Provided) => {
      // Some servers say why they refuse a token before they do: then nodemailer asks for another in the same connection.
      if (isRenewal) this.#refused = this.#latest;
      this.#provide().then(
        (token) => done(null, token),
        // Nodemailer writes on errors that it gets.
        (error: TokenError) => done(new Error(error.message, { cause: error })),
      );
    };
    this.options = { auth: { type: "OAuth2", user: account.mailbox, provisionCallback } } as const;
  }

  /** The next mail may renew the token once. */
  begin(): void {
    this.#hasRenewed = false;
  }

  /** Whether another attempt would log in with another token: once for each mail, where the server refused the token. */
  isWorthAnother(error: unknown): boolean {
    const { code } = (error ?? {}) as { readonly code?: unknown };
    if (this.#hasRenewed || code !== "EAUTH" || responseOf(error) !== 535) return false;
    this.#refused = this.#latest;
    return this.#refused !== undefined;
  }

  async #provide(): Promise<string> {
    const refused = this.#refused;
    if (refused !== undefined) this.#hasRenewed = true;
    this.#refused = undefined;
    this.#latest = await (refused === undefined
      ? this.#tokens.get()
      : this.#tokens.replace(refused));
    return this.#latest;
  }
}

/** Calls `send` and, where the server refused the token, once more with another. */
export async function withFreshToken<Result>(
  login: TokenLogin | undefined,
  send: () => Promise<Result>,
): Promise<Result> {
  if (!login) return send();
  login.begin();
  try {
    return await send();
  } catch (error) {
    if (!login.isWorthAnother(error)) throw error;
    return send();
  }
}
