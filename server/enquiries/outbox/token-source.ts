// Keeps the access token of the mail server's account in memory: asks for one at a time, and for the next before the last ends.
import { TokenError } from "./error-facts.ts";

/** What a token endpoint gave. */
export interface Token {
  readonly text: string;
  /** How long it may be used, ms since it was received; undefined: the endpoint did not say. */
  readonly lifetime: number | undefined;
}

export interface TokenSource {
  /** A token that may be used for a while. @throws {TokenError} */
  get(): Promise<string>;
  /** The same, after the mail server has refused `refused`. @throws {TokenError} */
  replace(refused: string): Promise<string>;
}

/** A token whose end nobody told is used for this time, ms. */
const usualLifetime = 5 * 60_000;

/** The next token is asked for so long before the end, or a tenth of the lifetime where that is less, ms. */
const aheadTime = 60_000;

/**
 * `now`: ms of a clock that nobody sets, as performance.now has: what this machine takes for the time of day plays no part, so that a
 * clock that is ahead ends no token.
 */
export function createTokenSource(
  fetchToken: () => Promise<Token>,
  now: () => number,
): TokenSource {
  let kept:
    | { readonly text: string; readonly renewAt: number; readonly endsAt: number }
    | undefined;
  let fetching: Promise<string> | undefined;

  async function fetchNext(): Promise<string> {
    // Counted from the question, as the answer may have taken its time.
    const askedAt = now();
    const { text, lifetime = usualLifetime } = await fetchToken();
    const endsAt = askedAt + lifetime;
    kept = { text, endsAt, renewAt: endsAt - Math.min(aheadTime, lifetime / 10) };
    return text;
  }

  function fetchOnce(): Promise<string> {
    fetching ??= fetchNext().finally(() => {
      fetching = undefined;
    });
    return fetching;
  }

  async function get(): Promise<string> {
    if (kept && now() < kept.renewAt) return kept.text;
    try {
      return await fetchOnce();
    } catch (error) {
      const isOutage = error instanceof TokenError && error.isOutage;
      if (isOutage && kept && now() < kept.endsAt) return kept.text;
      throw error;
    }
  }

  return {
    get,
    replace(refused) {
      // Another mail may have replaced it meanwhile.
      if (kept?.text === refused) kept = undefined;
      return get();
    },
  };
}
