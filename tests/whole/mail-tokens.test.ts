// The built site with a mail account that takes tokens: what gives them is down, takes them back, or refuses the site.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import request from "supertest";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openMailServer } from "#tests/mail-server.ts";
import { makeDataDir, type RunningSite, startSite } from "#tests/start-site.ts";
import { openTokenServer, sendJson, type TokenServer, takeTokens } from "#tests/token-server.ts";

const mailbox = "site@spherine.example";
const secret = "s3cret-of-the-client";
const enquiry = (company: string) => ({
  email: "claire@maison-oree.example",
  phone: "+33 4 65 71 00 00",
  company,
  country: "France",
  message: "Quel est votre délai pour 2 000 unités ?",
});

let folder: string;
let tokens: TokenServer;
const closers: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  folder = makeDataDir();
  tokens = await openTokenServer();
  closers.push(tokens.close);
});

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  rmSync(folder, { recursive: true, force: true });
});

async function openMails(port?: number) {
  const server = await openMailServer({
    ...(port && { port }),
    options: takeTokens(tokens, mailbox),
  });
  closers.push(server.close);
  return server;
}

async function open(mailUrl: string): Promise<RunningSite> {
  const file = join(folder, "secret");
  writeFileSync(file, `${secret}\n`);
  const site = await startSite({
    DATA_DIR: folder,
    SALES_EMAIL: "sales@spherine.example",
    ACKNOWLEDGEMENTS: "off",
    SMTP_URL: mailUrl.replace("//", `//${encodeURIComponent(mailbox)}@`),
    SMTP_AUTH: "oauth2",
    SMTP_OAUTH_TOKEN_URL: tokens.url,
    SMTP_OAUTH_CLIENT_ID: "client",
    SMTP_OAUTH_CLIENT_SECRET_FILE: file,
    LOG_LEVEL: "debug",
  });
  closers.push(site.kill);
  return site;
}

const post = (site: RunningSite, company: string) =>
  request(site.url).post("/contact").send(enquiry(company)).expect(201);

/** The lines about mails that could not be sent; no line has a secret or a token. */
function troublesIn({ log }: RunningSite) {
  const text = JSON.stringify(log);
  for (const hidden of [secret, ...tokens.valid, Buffer.from("auth=Bearer").toString("base64")])
    expect(text).not.toContain(hidden);
  return log.filter(({ level, step }) => Number(level) >= 40 && step !== undefined);
}

test("an enquiry waits for what gives tokens, and is mailed once it is back", async () => {
  const mails = await openMails();
  tokens.behave = (response) => void response.writeHead(503).end();
  const site = await open(mails.url);
  await post(site, "Maison Orée");
  await expect.poll(() => troublesIn(site).length).toBe(1);
  expect(troublesIn(site)[0]).toMatchObject({
    msg: "mail not sent yet",
    step: "token",
    code: "HTTP_503",
  });
  const { text } = await request(site.url).get("/metrics");
  expect(text).toContain('mail_tries_total{kind="sales",result="delayed",step="token"} 1\n');
  tokens.behave = undefined;
  const [mail] = await mails.hasReceived(1);
  expect(mail?.subject).toContain("Maison Orée");
  expect(troublesIn(site)).toHaveLength(1);
});

test("a token that is taken back in the middle of the run is replaced, and nobody notices", async () => {
  const mails = await openMails();
  const site = await open(mails.url);
  await post(site, "Maison Orée");
  await mails.hasReceived(1);
  tokens.valid.clear();
  // The connection that was let in is gone, too.
  await mails.close();
  const next = await openMails(Number(new URL(mails.url).port));
  await post(site, "Maison Dorée");
  const [mail] = await next.hasReceived(1);
  expect(mail?.subject).toContain("Maison Dorée");
  expect(tokens.asked).toHaveLength(2);
  expect(troublesIn(site)).toEqual([]);
});

test("a site that is refused tokens says so, and asks again later", async () => {
  const mails = await openMails();
  tokens.behave = (response, asked) =>
    sendJson(response, 401, {
      error: "invalid_client",
      error_description: `unknown: ${asked.get("client_secret")}`,
    });
  const site = await open(mails.url);
  await post(site, "Maison Orée");
  await expect.poll(() => troublesIn(site).length).toBe(1);
  expect(troublesIn(site)[0]).toMatchObject({
    level: 50,
    msg: "the site gets no token for the mail server: check SMTP_OAUTH_…",
    step: "token",
    code: "invalid_client",
  });
  expect(Number(troublesIn(site)[0]?.["retryInSeconds"])).toBeGreaterThan(25 * 60);
  const { text } = await request(site.url).get("/metrics");
  expect(text).toContain('mail_tries_total{kind="sales",result="refused",step="token"} 1\n');
});
