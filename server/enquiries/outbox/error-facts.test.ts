// Classifying failures to send, from nodemailer's errors with real servers.
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { afterAll, afterEach, expect, test } from "vitest";
import type { Mail } from "#server/enquiries/mails/mail.ts";
import { findClosedPort, listen, openMailServer } from "#tests/mail-server.ts";
import { makeDataDir } from "#tests/start-site.ts";
import { faultOf, isOutage, stepOf } from "./error-facts.ts";
import { createMailSender } from "./mail-sender.ts";

const folder = makeDataDir();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const mail: Mail = {
  from: "site@spherine.example",
  to: ["claire@maison-oree.example"],
  subject: "Votre demande",
  text: "Bonjour",
  html: "<p>Bonjour</p>",
  messageId: "<SPH-7K3Q-9F2M.ack@spherine.example>",
  headers: {},
};

async function failAt(SMTP_URL: string | undefined, sent = mail): Promise<unknown> {
  const sender = createMailSender({ SMTP_URL, SMTP_TLS: "required", DATA_DIR: folder });
  closers.push(sender.close);
  return sender.send(sent, sent.to, new AbortController().signal).then(
    () => null,
    (error: unknown) => error,
  );
}

async function faultAt(SMTP_URL: string): Promise<string> {
  const error = await failAt(SMTP_URL);
  return error === null ? "none" : faultOf(error);
}

const afterData = (...answer: Parameters<typeof answering>): SMTPServerOptions => ({
  ...plain,
  onData(stream, _session, callback) {
    stream.resume();
    stream.on("end", () => callback(answering(...answer)));
  },
});

async function open(options: SMTPServerOptions): Promise<string> {
  const server = await openMailServer({ options });
  closers.push(server.close);
  return server.url;
}

const plain = { disabledCommands: ["STARTTLS"] };
const answering = (responseCode: number, words = "no") =>
  Object.assign(new Error(words), { responseCode });
const toRecipient = (...answer: Parameters<typeof answering>): SMTPServerOptions => ({
  ...plain,
  onRcptTo: (_address, _session, callback) => callback(answering(...answer)),
});
const toLogin = (responseCode: number): SMTPServerOptions => ({
  ...plain,
  allowInsecureAuth: true,
  onAuth: (_auth, _session, callback) => callback(answering(responseCode)),
});
const toGreeting = (responseCode: number): SMTPServerOptions => ({
  ...plain,
  onConnect: (_session, callback) => callback(answering(responseCode)),
});

test.each<[string, SMTPServerOptions, step: string, fault: string]>([
  ["no such recipient", toRecipient(550), "recipient", "mail"],
  ["the recipient's address is none", toRecipient(501), "recipient", "mail"],
  ["the recipient is greylisted", toRecipient(450), "recipient", "later"],
  ["log in first", toRecipient(530), "login", "login"],
  ["no right to relay", toRecipient(554, "5.7.1 Relay access denied"), "login", "login"],
  [
    "no right to relay, as Debian's Postfix says it",
    toRecipient(454, "4.7.1 <a@b.test>: Relay access denied"),
    "login",
    "login",
  ],
  [
    "no connector for this address",
    afterData(550, "5.7.64 TenantAttribution; Relay Access Denied SMTP"),
    "login",
    "login",
  ],
  [
    "the sender is not the account's",
    { ...plain, onMailFrom: (_address, _session, callback) => callback(answering(553)) },
    "sender",
    "sender",
  ],
  [
    "the sender is not the account's, told at the recipient",
    toRecipient(553, "5.7.1 <a@b.test>: Sender address rejected: not owned by user c@d.test"),
    "sender",
    "sender",
  ],
  [
    "the sender is not the account's, told after the mail",
    afterData(550, "5.7.60 SMTP; Client does not have permissions to send as this sender"),
    "sender",
    "sender",
  ],
  [
    "the site is on a list, told at the recipient",
    toRecipient(
      554,
      "5.7.1 Service unavailable; Client host [192.0.2.1] blocked using a.list.test",
    ),
    "connect",
    "login",
  ],
  ["the mail itself is refused", afterData(554), "data", "mail"],
  ["enough for today", afterData(550, "5.4.5 Daily user sending limit exceeded"), "data", "later"],
  ["the site is on a list", toGreeting(554), "connect", "login"],
  ["too many connections", toGreeting(421), "connect", "later"],
])("%s", async (_, options, step, fault) => {
  const error = await failAt(await open(options));
  expect([stepOf(error), faultOf(error)]).toEqual([step, fault]);
});

test.each([
  [535, "login"],
  [454, "later"],
])("the account is answered %i", async (response, fault) => {
  const url = await open(toLogin(response));
  expect(await faultAt(url.replace("//", "//user:password@"))).toBe(fault);
});

/** Reaches this machine, but is not one of the names that are exempt from encryption. */
const fromOutside = (url: string) => url.replace("127.0.0.1", "0.0.0.0");

test("no encryption is offered", async () => {
  expect(await faultAt(fromOutside(await open(plain)))).toBe("encryption");
});

test("the certificate is not trusted", async () => {
  expect(await faultAt(fromOutside(await open({})))).toBe("encryption");
  const url = fromOutside(await open({ secure: true }));
  expect(await faultAt(url.replace("smtp:", "smtps:"))).toBe("encryption");
});

test("the port is not the one for smtps", async () => {
  const url = fromOutside(await open(plain));
  expect(await faultAt(url.replace("smtp:", "smtps:"))).toBe("encryption");
});

test("nobody is there", async () => {
  expect(await faultAt(`smtp://127.0.0.1:${await findClosedPort()}`)).toBe("later");
  const hangingUp = createServer((socket) => socket.destroy());
  const port = await listen(hangingUp, () => hangingUp.listen(0, "127.0.0.1"));
  closers.push(() => new Promise((resolve) => hangingUp.close(resolve)));
  expect(await faultAt(`smtp://127.0.0.1:${port}`)).toBe("later");
});

test("a server that is away or hangs up is an outage, one that refuses is not", async () => {
  expect(isOutage(await failAt(`smtp://127.0.0.1:${await findClosedPort()}`))).toBe(true);
  const hangingUp = createServer((socket) => socket.destroy());
  const port = await listen(hangingUp, () => hangingUp.listen(0, "127.0.0.1"));
  closers.push(() => new Promise((resolve) => hangingUp.close(resolve)));
  expect(isOutage(await failAt(`smtp://127.0.0.1:${port}`))).toBe(true);
  expect(isOutage(await failAt("smtp://no-such-host.invalid"))).toBe(true);
  for (const options of [toRecipient(450), toRecipient(550), toGreeting(421), toLogin(454)])
    expect(isOutage(await failAt((await open(options)).replace("//", "//a:b@")))).toBe(false);
  expect(isOutage(await failAt(fromOutside(await open(plain))))).toBe(false);
});

test("a mail that cannot be written to its file is no outage", async () => {
  const id = "a".repeat(300);
  const error = await failAt(undefined, { ...mail, messageId: `<${id}@spherine.example>` });
  expect(error).toMatchObject({ code: "ENAMETOOLONG" });
  expect(isOutage(error)).toBe(false);
});
