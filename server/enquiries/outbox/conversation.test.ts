// Mail servers that take their time, or break off: which step it was, and whether they have the mail all the same.
import { createServer, type Socket } from "node:net";
import { afterEach, expect, it, test } from "vitest";
import type { Mail } from "#server/enquiries/mails/mail.ts";
import { listen } from "#tests/mail-server.ts";
import { mailPatience } from "./conversation.ts";
import { isOutage, stepOf } from "./error-facts.ts";
import { createMailSender, type MailSender } from "./mail-sender.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0).reverse()) close();
});

const mail: Mail = {
  from: "site@spherine.example",
  to: ["ventes@spherine.example"],
  subject: "Demande",
  text: "Bonjour",
  html: "<p>Bonjour</p>",
  messageId: "<SPH-7K3Q-9F2M@spherine.example>",
  headers: {},
};
const never = new AbortController().signal;

/** What a server does when it gets a command, "greeting" or "text" (the end of a mail). */
type Turn = (socket: Socket, answer: () => void) => void;

interface Server {
  readonly url: string;
  /** Mails that arrived whole. */
  readonly mails: string[];
}

/** A server that answers as it should, but for the turns that are given. */
async function openServer(turns: Readonly<Record<string, Turn>>): Promise<Server> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let text: string | null = null;
    let unread = "";
    const take = (name: string, words: string) => {
      const answer = () => void socket.write(`${words}\r\n`);
      const turn = turns[name];
      if (turn) turn(socket, answer);
      else answer();
    };
    const hear = (line: string) => {
      if (text === null) {
        const [name = ""] = line.toUpperCase().split(/[ :]/);
        if (name === "DATA") text = "";
        take(
          name,
          name === "DATA" ? "354 go" : name === "EHLO" ? "250-slow\r\n250 8BITMIME" : "250 ok",
        );
      } else if (line === ".") {
        mails.push(text);
        text = null;
        take("text", "250 queued");
      } else text += `${line}\n`;
    };
    socket.on("error", () => undefined);
    socket.on("data", (bytes) => {
      unread += bytes.toString("latin1");
      const lines = unread.split("\r\n");
      unread = lines.pop() ?? "";
      for (const line of lines) hear(line);
    });
    take("greeting", "220 slow");
  });
  const port = await listen(server, () => server.listen(0, "127.0.0.1"));
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `smtp://127.0.0.1:${port}`, mails };
}

const hasty = { connection: 2000, answer: 200, text: 200 };

function openSender(url: string, patience = hasty): MailSender {
  const settings = {
    SMTP_URL: url,
    SMTP_TLS: "required",
    DATA_DIR: "/nowhere",
    SITE_URL: undefined,
  } as const;
  const sender = createMailSender(settings, () => {}, patience);
  closers.push(sender.close);
  return sender;
}

async function failAt(turns: Readonly<Record<string, Turn>>, signal = never) {
  const server = await openServer(turns);
  const error: unknown = await openSender(server.url)
    .send(mail, mail.to, signal)
    .then(
      () => null,
      (failure: unknown) => failure,
    );
  return { error, server };
}

const silent: Turn = () => {};
const hangUp: Turn = (socket) => void socket.destroy();

it("is waited for as long as RFC 5321 asks of a sender", () => {
  const minute = 60_000;
  expect(mailPatience.answer).toBeGreaterThanOrEqual(5 * minute);
  expect(mailPatience.text).toBeGreaterThanOrEqual(10 * minute);
});

test.each([
  ["greeting", "connect"],
  ["EHLO", "connect"],
  ["MAIL", "sender"],
  ["RCPT", "recipient"],
  ["DATA", "data"],
])("that says nothing at %s: the step is %s, and nothing was sent", async (name, step) => {
  const { error, server } = await failAt({ [name]: silent });
  expect(error).toMatchObject({ code: "ETIMEDOUT" });
  expect(stepOf(error)).toBe(step);
  expect(isOutage(error)).toBe(true);
  expect(server.mails).toEqual([]);
});

test.each([
  ["MAIL", "sender"],
  ["RCPT", "recipient"],
  ["DATA", "data"],
])("that hangs up at %s: the step is %s", async (name, step) => {
  const { error } = await failAt({ [name]: hangUp });
  expect(stepOf(error)).toBe(step);
  expect(isOutage(error)).toBe(true);
});

test.each([
  ["says nothing", silent],
  ["hangs up", hangUp],
])("that has the whole mail and %s: it may have been delivered", async (_, turn) => {
  const { error, server } = await failAt({ text: turn });
  expect(error).toMatchObject({ code: "EUNANSWERED" });
  expect(stepOf(error)).toBe("data");
  expect(isOutage(error)).toBe(false);
  expect(server.mails).toHaveLength(1);
});

it("may have delivered what was sent whole before the process stopped", async () => {
  const stopping = new AbortController();
  const { error } = await failAt(
    { text: () => stopping.abort(new Error("stopping")) },
    stopping.signal,
  );
  expect(error).toMatchObject({ code: "EUNANSWERED" });
});

it("that refuses the whole mail has answered", async () => {
  const { error } = await failAt({ text: (socket) => void socket.write("451 later\r\n") });
  expect(error).toMatchObject({ responseCode: 451, code: "EMESSAGE" });
  expect(stepOf(error)).toBe("data");
});

it("gets each phase's time anew, and the mail once, however slow it is altogether", async () => {
  const late: Turn = (_socket, answer) => void setTimeout(answer, 150);
  const server = await openServer({
    greeting: late,
    EHLO: late,
    MAIL: late,
    RCPT: late,
    text: late,
  });
  const seen: string[] = [];
  const sender = openSender(server.url, { connection: 2000, answer: 400, text: 400 });
  const { accepted } = await sender.send(mail, mail.to, never, () => seen.push("whole"));
  expect(accepted).toEqual(mail.to);
  expect(server.mails).toHaveLength(1);
  expect(seen).toEqual(["whole"]);
});
