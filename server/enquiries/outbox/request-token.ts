// Asks a token endpoint (RFC 6749) for an access token. Imported only once a token is wanted, as it brings the client of OAuth along.
import * as oauth from "oauth4webapi";
import { cleanLine } from "#shared/words/clean-line.ts";
import { TokenError } from "./error-facts.ts";
import type { Proof, TokenAccount } from "./token-account.ts";
import type { Token } from "./token-source.ts";

/** The largest answer that is read, bytes. */
const mostBytes = 64_000;

/** How long an endpoint may take, ms. */
export const tokenPatience = 15_000;

/** A signed proof holds for so long before and after it was made, s: clocks differ, and Microsoft wants ten minutes at most. */
const assertionTolerance = 290;

/** The answer of an endpoint, and the refresh token that is to be used from now on. */
interface Answer extends Token {
  readonly refreshToken: string | undefined;
}

/**
 * Asks for a token; `refreshToken`: the one that was received last.
 * @throws {TokenError} with words that hold no secret of the account
 */
export async function requestToken(
  account: TokenAccount,
  refreshToken: string | undefined,
  patience = tokenPatience,
): Promise<Answer> {
  const { url, clientId, proof, scope } = account;
  const server = { issuer: url, token_endpoint: url };
  const client = { client_id: clientId };
  const seen: Seen = { status: undefined, clock: undefined };
  const options = {
    signal: AbortSignal.timeout(patience),
    // The settings allow it on this machine only.
    [oauth.allowInsecureRequests]: url.startsWith("http:"),
    [oauth.customFetch]: async (address: string, request: RequestInit) => {
      const response = await fetch(address, request);
      seen.status = response.status;
      seen.clock = Date.parse(response.headers.get("date") ?? "");
      return readBounded(response);
    },
  };
  const parameters: Record<string, string> = scope === undefined ? {} : { scope };
  try {
    const authentication = await authenticationOf(proof, url);
    const response =
      refreshToken === undefined
        ? await oauth.clientCredentialsGrantRequest(
            server,
            client,
            authentication,
            parameters,
            options,
          )
        : await oauth.refreshTokenGrantRequest(server, client, authentication, refreshToken, {
            ...options,
            additionalParameters: parameters,
          });
    const answer = await oauth.processGenericTokenEndpointResponse(server, client, response);
    return {
      text: answer.access_token,
      lifetime: answer.expires_in === undefined ? undefined : answer.expires_in * 1000,
      refreshToken: answer.refresh_token ?? refreshToken,
    };
  } catch (error) {
    const secrets = [refreshToken, proof.kind === "secret" ? proof.secret : undefined];
    const offClock = proof.kind === "certificate" ? tellClocks(seen) : "";
    throw explain(error, seen.status, { url, patience, secrets, offClock });
  }
}

/** What is known of an answer, however it is taken: its status, and the endpoint's time of day, ms since 1970. */
interface Seen {
  status: number | undefined;
  clock: number | undefined;
}

/** Signed proofs hold for some minutes by the endpoint's clock. A larger difference is told, ms. */
const mostDifference = 120_000;

function tellClocks({ clock = Number.NaN }: Seen): string {
  const difference = Math.abs(Date.now() - clock);
  return difference > mostDifference
    ? `; its clock and this machine's differ by ${Math.round(difference / 1000)} seconds: set this one by NTP`
    : "";
}

async function authenticationOf(proof: Proof, url: string): Promise<oauth.ClientAuth> {
  if (proof.kind === "nothing") return oauth.None();
  if (proof.kind === "secret") return oauth.ClientSecretPost(proof.secret);
  const { privateKey, thumbprint } = proof.certificate;
  const der = privateKey.export({ type: "pkcs8", format: "der" });
  const algorithm = { name: "RSA-PSS", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("pkcs8", der, algorithm, false, ["sign"]);
  return oauth.PrivateKeyJwt(key, {
    // As Microsoft Entra asks: "Certificate credentials" of its identity platform.
    [oauth.modifyAssertion](header, payload) {
      header["typ"] = "JWT";
      header["x5t#S256"] = thumbprint.toString("base64url");
      payload["aud"] = url;
      const madeAt = Number(payload["iat"]);
      payload["nbf"] = madeAt - assertionTolerance;
      payload["exp"] = madeAt + assertionTolerance;
    },
  });
}

/** The answer with what concerns tokens, once it is all there; its headers might tell the client of other ways to ask. */
async function readBounded(response: Response): Promise<Response> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    // Leaving the loop ends the connection.
    if (length > mostBytes) throw new Error(`more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString("utf8");
  const type = response.headers.get("content-type") ?? "";
  return new Response(withoutIdToken(text), {
    status: response.status,
    headers: { "content-type": type },
  });
}

/** Nobody here needs to know who somebody is, nor could say by whom such a token has to be signed. */
function withoutIdToken(text: string): string {
  try {
    const { id_token: _, ...answer } = JSON.parse(text) as Record<string, unknown>;
    return JSON.stringify(answer);
  } catch {
    return text;
  }
}

/** What an endpoint may say that is no refusal for good. */
const passingErrors = ["temporarily_unavailable", "server_error", "slow_down"];

/** The codes of RFC 6749, 5.2, and Microsoft's for a scope of something that the tenant does not have; others may hold anything. */
const knownErrors = [
  "invalid_request",
  "invalid_client",
  "invalid_grant",
  "unauthorized_client",
  "unsupported_grant_type",
  "invalid_scope",
  "invalid_resource",
  ...passingErrors,
];

/** Endpoints may repeat what they were sent, as it is or as it came. */
function hideSecrets(words: string, secrets: readonly (string | undefined)[]): string {
  return secrets
    .flatMap((secret) => (secret === undefined ? [] : [secret, encodeURIComponent(secret)]))
    .reduce((text, secret) => text.replaceAll(secret, "…"), words);
}

function explain(
  error: unknown,
  status: number | undefined,
  given: {
    readonly url: string;
    readonly patience: number;
    readonly secrets: readonly (string | undefined)[];
    readonly offClock: string;
  },
): TokenError {
  const { url, patience, secrets, offClock } = given;
  const { host } = new URL(url);
  const tell = (words: string) =>
    `${host}: ${cleanLine(words.slice(0, 1000)).replace(/[.:]$/, "")}`;
  if (error instanceof oauth.ResponseBodyError) {
    const code = knownErrors.includes(error.error) ? error.error : "refused";
    const isOutage = passingErrors.includes(code) || error.status === 429;
    const words = hideSecrets(`${error.error}: ${error.error_description ?? ""}`, secrets);
    return new TokenError(`${tell(words)}${offClock}`, code, isOutage);
  }
  if (status !== undefined && status !== 200) {
    const isOutage = status >= 500 || status === 429;
    return new TokenError(tell(`it answers ${status}`), `HTTP_${status}`, isOutage);
  }
  if (error instanceof Error && error.name === "TimeoutError")
    return new TokenError(tell(`no answer for ${patience / 1000} seconds`), "ETIMEDOUT", true);
  if (status === 200) {
    const words = error instanceof Error ? error.message : String(error);
    return new TokenError(tell(`its answer is no token: ${words}`), "ENOTOKEN", true);
  }
  const { cause } = error as { readonly cause?: { readonly code?: unknown; message?: string } };
  const code = typeof cause?.code === "string" ? cause.code : "EUNREACHABLE";
  return new TokenError(tell(`it cannot be reached: ${cause?.message || code}`), code, true);
}
