// Asking a token endpoint: what is asked in each flow, what may be wrong with the answer, and that no secret is repeated.
import { createPublicKey, generateKeyPairSync, verify } from "node:crypto";
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { findClosedPort } from "#tests/mail-server.ts";
import { openTokenServer, sendJson, type TokenServer } from "#tests/token-server.ts";
import { faultOf, isOutage, stepOf, TokenError } from "./error-facts.ts";
import { requestToken } from "./request-token.ts";
import type { TokenAccount } from "./token-account.ts";

let server: TokenServer;
let account: TokenAccount;

beforeEach(async () => {
  server = await openTokenServer();
  account = {
    url: server.url,
    mailbox: "site@maison.test",
    clientId: "client",
    proof: { kind: "secret", secret: "s3cret/+" },
    refreshToken: undefined,
    scope: "https://outlook.office365.com/.default",
  };
});

afterEach(() => server.close());

const failOf = (refreshToken?: string, patience?: number) =>
  requestToken(account, refreshToken, patience).then(
    () => null,
    (error: unknown) => error,
  );

describe("with client credentials", () => {
  it("asks in the client's name, for the scope", async () => {
    expect(await requestToken(account, undefined)).toEqual({
      text: "token-1",
      lifetime: 3_600_000,
      refreshToken: undefined,
    });
    expect(Object.fromEntries(server.asked[0] ?? [])).toEqual({
      grant_type: "client_credentials",
      client_id: "client",
      client_secret: "s3cret/+",
      scope: "https://outlook.office365.com/.default",
    });
  });

  it("proves itself by a certificate as Microsoft Entra wants it", async () => {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const thumbprint = Buffer.alloc(32, 7);
    account = {
      ...account,
      proof: { kind: "certificate", certificate: { thumbprint, privateKey, endsAt: 0 } },
    };
    await requestToken(account, undefined);
    const asked = Object.fromEntries(server.asked[0] ?? []);
    expect(asked).toMatchObject({
      grant_type: "client_credentials",
      client_id: "client",
      client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
    });
    expect(asked).not.toHaveProperty("client_secret");
    const [header = "", payload = "", signature = ""] = (asked["client_assertion"] ?? "").split(
      ".",
    );
    const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
    expect(read(header)).toEqual({
      alg: "PS256",
      typ: "JWT",
      "x5t#S256": thumbprint.toString("base64url"),
    });
    const claims = read(payload);
    expect(claims).toMatchObject({ aud: server.url, iss: "client", sub: "client" });
    expect(claims.jti).toMatch(/\S{16}/);
    // Clocks may differ by almost five minutes; Microsoft wants ten at most between the two.
    expect(claims.exp - claims.nbf).toBeLessThan(600);
    expect(claims.iat - claims.nbf).toBeGreaterThanOrEqual(280);
    expect(claims.exp - claims.iat).toBeGreaterThanOrEqual(280);
    const key = { key: createPublicKey(privateKey), padding: 6, saltLength: 32 };
    const signed = Buffer.from(`${header}.${payload}`);
    expect(verify("sha256", signed, key, Buffer.from(signature, "base64url"))).toBe(true);
  });
});

describe("with a refresh token", () => {
  beforeEach(() => {
    account = { ...account, scope: undefined };
  });

  it("asks for what it was made for", async () => {
    await requestToken(account, "refresh-1");
    expect(Object.fromEntries(server.asked[0] ?? [])).toEqual({
      grant_type: "refresh_token",
      refresh_token: "refresh-1",
      client_id: "client",
      client_secret: "s3cret/+",
    });
  });

  it("needs no secret where the client has none", async () => {
    account = { ...account, proof: { kind: "nothing" } };
    await requestToken(account, "refresh-1");
    expect(server.asked[0]?.has("client_secret")).toBe(false);
    expect(server.asked[0]?.get("client_id")).toBe("client");
  });

  it("hands on the one that takes its place, and takes no notice of who signed in", async () => {
    server.behave = (response) =>
      sendJson(response, 200, {
        access_token: "a",
        token_type: "bearer",
        expires_in: "60",
        refresh_token: "refresh-2",
        id_token: "of somebody",
      });
    expect(await requestToken(account, "refresh-1")).toEqual({
      text: "a",
      lifetime: 60_000,
      refreshToken: "refresh-2",
    });
  });
});

const says = (status: number, error: string, error_description?: string) => (to: ServerResponse) =>
  void sendJson(to, status, { error, error_description });
const answers = (status: number, text: string, type: string) => (to: ServerResponse) =>
  void to.writeHead(status, { "content-type": type }).end(text);

describe("a fault", () => {
  test.each<[string, TokenServer["behave"], string, "token" | "later", RegExp]>([
    [
      "the client is not known",
      says(401, "invalid_client", "AADSTS7000215: Invalid client secret provided."),
      "invalid_client",
      "token",
      /^127\.0\.0\.1:\d+: invalid_client: AADSTS7000215: Invalid client secret provided$/,
    ],
    [
      "the client is not known, and there are other ways to prove it",
      (to) => {
        to.setHeader("www-authenticate", 'Basic realm="tokens"');
        sendJson(to, 401, { error: "invalid_client" });
      },
      "invalid_client",
      "token",
      /: invalid_client$/,
    ],
    ["the refresh token ended", says(400, "invalid_grant"), "invalid_grant", "token", /grant/],
    ["an error of its own", says(400, "no\r\nway"), "refused", "token", /: no way$/],
    ["the scope is none", says(400, "invalid_scope"), "invalid_scope", "token", /scope/],
    [
      "the scope is of something that is not there",
      says(400, "invalid_resource"),
      "invalid_resource",
      "token",
      /resource/,
    ],
    [
      "it is the wrong address",
      answers(404, "no", "text/html"),
      "HTTP_404",
      "token",
      /answers 404$/,
    ],
    [
      "it leads elsewhere",
      (to) => void to.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
      "HTTP_302",
      "token",
      /answers 302$/,
    ],
    ["too many ask", says(429, "invalid_request"), "invalid_request", "later", /request/],
    ["it is down", answers(503, "<p>", "text/html"), "HTTP_503", "later", /answers 503$/],
    ["it fails", says(500, "server_error"), "HTTP_500", "later", /answers 500$/],
    [
      "it says later",
      says(400, "temporarily_unavailable"),
      "temporarily_unavailable",
      "later",
      /./,
    ],
    ["it is a page", answers(200, "<p>sign in", "text/html"), "ENOTOKEN", "later", /is no token/],
    ["it has no token", answers(200, "{}", "application/json"), "ENOTOKEN", "later", /is no token/],
    ["it is cut", answers(200, '{"a', "application/json"), "ENOTOKEN", "later", /is no token/],
    [
      "it is no bearer token",
      answers(200, '{"access_token":"a","token_type":"mac"}', "application/json"),
      "ENOTOKEN",
      "later",
      /is no token/,
    ],
    [
      "it lasts for no number",
      answers(
        200,
        '{"access_token":"a","token_type":"bearer","expires_in":"x"}',
        "application/json",
      ),
      "ENOTOKEN",
      "later",
      /is no token/,
    ],
    [
      "it has no end",
      answers(200, `{"a":"${"a".repeat(70_000)}"}`, "application/json"),
      "ENOTOKEN",
      "later",
      /more than 64000 bytes/,
    ],
    ["it hangs up", (to) => void to.destroy(), "UND_ERR_SOCKET", "later", /cannot be reached/],
  ])("where %s", async (_, behave, code, fault, words) => {
    server.behave = behave;
    const error = await failOf();
    expect(error).toBeInstanceOf(TokenError);
    expect(error).toMatchObject({ code, message: expect.stringMatching(words) });
    expect(stepOf(error)).toBe("token");
    expect(faultOf(error)).toBe(fault);
    expect(isOutage(error)).toBe(fault === "later");
  });

  it("is an outage where nobody is there", async () => {
    account = { ...account, url: `http://127.0.0.1:${await findClosedPort()}/token` };
    const error = await failOf();
    expect(error).toMatchObject({ code: "ECONNREFUSED", isOutage: true });
  });

  it("is an outage where no answer comes, or none that ends", async () => {
    server.behave = () => undefined;
    expect(await failOf(undefined, 50)).toMatchObject({ code: "ETIMEDOUT", isOutage: true });
    server.behave = (response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write("{");
    };
    expect(await failOf(undefined, 50)).toMatchObject({
      code: "ETIMEDOUT",
      isOutage: true,
      message: expect.stringMatching(/no answer for 0\.05 seconds$/),
    });
  });

  it("never repeats a secret, though the endpoint may", async () => {
    server.behave = (response, asked) =>
      sendJson(response, 400, {
        error: "invalid_grant",
        error_description: `no: ${asked.get("client_secret")} ${asked}`,
      });
    const error = await failOf("refresh-1");
    expect(String(error)).toMatch(/: invalid_grant: no: … .*client_secret=…/);
    for (const hidden of ["s3cret", "refresh-1"]) expect(String(error)).not.toContain(hidden);
  });
});
