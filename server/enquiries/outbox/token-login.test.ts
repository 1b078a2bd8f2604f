// Sending mail through an account with tokens: a real token endpoint, a real mail server, and what goes wrong between them.
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import type { Mail } from "#server/enquiries/mails/mail.ts";
import { type MailServer, openMailServer } from "#tests/mail-server.ts";
import { openTokenServer, sendJson, type TokenServer, takeTokens } from "#tests/token-server.ts";
import { faultOf, isOutage, stepOf } from "./error-facts.ts";
import { createMailSender, type MailSender } from "./mail-sender.ts";
import { type Login, openLogin } from "./token-login.ts";

const mailbox = "site@maison.test";
const mail: Mail = {
  from: mailbox,
  to: ["ventes@maison.test"],
  subject: "Demande",
  text: "Bonjour",
  html: "<p>Bonjour</p>",
  messageId: "<SPH-7K3Q-9F2M@maison.test>",
  headers: {},
};
const never = new AbortController().signal;

let tokens: TokenServer;
let mailServer: MailServer;
const senders: MailSender[] = [];

beforeEach(async () => {
  tokens = await openTokenServer();
  mailServer = await openMailServer({ options: takeTokens(tokens, mailbox) });
});

afterEach(async () => {
  vi.useRealTimers();
  for (const sender of senders.splice(0)) sender.close();
  await mailServer.close();
  await tokens.close();
});

const settingsOf = (url = mailServer.url) =>
  ({
    SMTP_URL: url.replace("//", `//${encodeURIComponent(mailbox)}@`),
    SMTP_TLS: "required",
    SMTP_AUTH: "oauth2",
    SMTP_OAUTH_TOKEN_URL: tokens.url,
    SMTP_OAUTH_CLIENT_ID: "client",
    SMTP_OAUTH_CLIENT_SECRET: "s3cret",
    DATA_DIR: "/nowhere",
    SITE_URL: undefined,
  }) as const;

/** Each sender has connections of its own; those with one `login` share its token. */
function openSender(login?: Login, url?: string): MailSender {
  const sender = createMailSender(settingsOf(url), undefined, undefined, login);
  senders.push(sender);
  return sender;
}

const failOf = (sender: MailSender) =>
  sender.send(mail, mail.to, never).then(
    () => null,
    (error: unknown) => error,
  );

describe("a mail", () => {
  it("leaves by a token, and the next by the same", async () => {
    const sender = openSender();
    await sender.send(mail, mail.to, never);
    await Promise.all([1, 2, 3].map(() => sender.send(mail, mail.to, never)));
    await mailServer.hasReceived(4);
    expect(tokens.asked).toHaveLength(1);
    expect(Object.fromEntries(tokens.asked[0] ?? [])).toMatchObject({
      grant_type: "client_credentials",
      client_id: "client",
      client_secret: "s3cret",
    });
  });

  it("leaves by the first token of many that want one at once", async () => {
    const sender = openSender();
    await Promise.all([1, 2, 3, 4].map(() => sender.send(mail, mail.to, never)));
    expect(tokens.asked).toHaveLength(1);
  });

  test.each([
    ["at once, as Microsoft", false],
    ["after it has said why, as Google", true],
  ])("leaves by another token where the server refuses the first %s", async (_, tellsWhy) => {
    const server = await openMailServer({ options: takeTokens(tokens, mailbox, tellsWhy) });
    const login = openLogin(settingsOf());
    await openSender(login, server.url).send(mail, mail.to, never);
    // Ended in the middle of the run: whoever gave the token took it back.
    tokens.valid.clear();
    await openSender(login, server.url).send(mail, mail.to, never);
    expect(await server.hasReceived(2)).toHaveLength(2);
    expect(tokens.asked).toHaveLength(2);
    await server.close();
  });

  test.each([
    ["at once", false],
    ["after it has said why", true],
  ])("renews its token once where the server refuses them all %s", async (_, tellsWhy) => {
    const server = await openMailServer({ options: takeTokens(tokens, "other", tellsWhy) });
    const sender = openSender(undefined, server.url);
    const error = await failOf(sender);
    expect(error).toMatchObject({ responseCode: 535 });
    expect([stepOf(error), faultOf(error), isOutage(error)]).toEqual(["login", "login", false]);
    expect(tokens.asked).toHaveLength(2);
    // The next one may renew it again, as it comes half an hour later.
    await failOf(sender);
    expect(tokens.asked).toHaveLength(3);
    await server.close();
  });

  it("has no token to renew where the server says later", async () => {
    const server = await openMailServer({
      options: {
        ...takeTokens(tokens, mailbox),
        onAuth: (_auth, _session, done) =>
          done(Object.assign(new Error("4.7.0 later"), { responseCode: 454 })),
      },
    });
    const error = await failOf(openSender(undefined, server.url));
    expect([stepOf(error), faultOf(error)]).toEqual(["login", "later"]);
    expect(tokens.asked).toHaveLength(1);
    await server.close();
  });

  it("waits for the endpoint when it is down, and leaves once it is back", async () => {
    tokens.behave = (response) => void response.writeHead(503).end();
    const sender = openSender();
    const error = await failOf(sender);
    expect([stepOf(error), faultOf(error), isOutage(error)]).toEqual(["token", "later", true]);
    tokens.behave = undefined;
    await sender.send(mail, mail.to, never);
    await mailServer.hasReceived(1);
  });

  it("waits for the endpoint when it takes too long", async () => {
    tokens.behave = () => undefined;
    const error = await failOf(openSender(openLogin(settingsOf(), 50)));
    expect(error).toMatchObject({ code: "ETIMEDOUT" });
    expect([stepOf(error), faultOf(error), isOutage(error)]).toEqual(["token", "later", true]);
  });

  it("is refused where the endpoint refuses the site", async () => {
    tokens.behave = (response) => sendJson(response, 401, { error: "invalid_client" });
    const error = await failOf(openSender());
    expect(error).toMatchObject({ code: "invalid_client" });
    expect([stepOf(error), faultOf(error), isOutage(error)]).toEqual(["token", "token", false]);
  });

  it("asks for the next token ahead of the end, whatever the machine takes for the time", async () => {
    const login = openLogin(settingsOf());
    await openSender(login).send(mail, mail.to, never);
    // Two days ahead, then two behind: the token was received a moment ago all the same.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * 86_400_000 });
    await openSender(login).send(mail, mail.to, never);
    vi.setSystemTime(Date.now() - 4 * 86_400_000);
    await openSender(login).send(mail, mail.to, never);
    expect(tokens.asked).toHaveLength(1);
    vi.useRealTimers();
    tokens.lifetime = 0;
    await login?.tokens.replace("token-1");
    await openSender(login).send(mail, mail.to, never);
    expect(tokens.asked).toHaveLength(3);
  });

  it("uses the refresh token that was received last", async () => {
    tokens.behave = (response, asked) => {
      const token = `a-${asked.get("refresh_token")}`;
      tokens.valid.add(token);
      const refresh_token = `${asked.get("refresh_token")}+`;
      sendJson(response, 200, { access_token: token, token_type: "Bearer", refresh_token });
    };
    const { SMTP_OAUTH_CLIENT_SECRET: _, ...settings } = settingsOf();
    const login = openLogin({ ...settings, SMTP_OAUTH_REFRESH_TOKEN: "r" });
    await openSender(login).send(mail, mail.to, never);
    tokens.valid.clear();
    await openSender(login).send(mail, mail.to, never);
    expect(tokens.asked.map((asked) => asked.get("refresh_token"))).toEqual(["r", "r+"]);
  });
});
