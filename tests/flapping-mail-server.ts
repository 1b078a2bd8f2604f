// A mail server as bad as they come: it changes its mind about what to do with the next mail, and keeps what it took.
import { createServer, type Server, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { listen } from "./mail-server.ts";

/**
 * up: takes mails. 451, 550: refuses for now, for good. hang: says nothing any more. silent drop: takes the mail, and the
 * connection breaks before the 250. drop before: the connection breaks and the mail is lost. drop after: breaks after the 250.
 */
export const moods = [
  "up",
  "451",
  "550",
  "hang",
  "drop before",
  "silent drop",
  "drop after",
] as const;
export type Mood = (typeof moods)[number];

export interface Taken {
  readonly messageId: string;
  /** What followed MAIL FROM, such as "<>". */
  readonly sender: string;
  readonly mood: Mood;
  /** When the server said 250, or would have, ms since 1970. */
  readonly at: number;
}

export interface FlappingMailServer {
  readonly url: string;
  readonly mailbox: readonly Taken[];
  mood: Mood;
  readonly close: () => Promise<void>;
}

/**
 * Speaks as much SMTP as a client needs that does not encrypt. `takesEmptySender`: false for one that refuses MAIL FROM:<>, as some
 * services do. `tokens`: those that let a client in, who must log in then.
 */
export async function openFlappingMailServer({
  takesEmptySender = true,
  tokens,
}: {
  readonly takesEmptySender?: boolean;
  readonly tokens?: ReadonlySet<string> | undefined;
} = {}): Promise<FlappingMailServer> {
  const mailbox: Taken[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
    // A client that is killed resets its connection.
    converse(socket).catch(() => undefined);
  });
  const port = await listen(server, () => server.listen(0, "127.0.0.1"));
  const flapping: FlappingMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mailbox,
    mood: "up",
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return flapping;

  async function converse(socket: Socket): Promise<void> {
    const say = (text: string) => socket.write(`${text}\r\n`);
    say("220 mail.example");
    let messageId = "";
    let sender = "";
    let isData = false;
    for await (const line of createInterface({ input: socket })) {
      const { mood } = flapping;
      if (isData) {
        messageId ||= /^message-id:\s*(\S+)/i.exec(line)?.[1] ?? "";
        if (line !== ".") continue;
        isData = false;
        finish(socket, { messageId, sender, mood, at: Date.now() }, say);
        messageId = "";
        continue;
      }
      if (mood === "hang") continue;
      const command = line.slice(0, 4).toUpperCase();
      if (command === "EHLO" && tokens) say("250-mail.example\r\n250 AUTH XOAUTH2");
      else if (command === "AUTH")
        say(tokens?.has(tokenIn(line)) ? "235 welcome" : "535 5.7.3 no such token");
      else if (command === "DATA") {
        isData = true;
        say("354 go on");
      } else if (command === "MAIL") {
        sender = /^MAIL FROM:\s*(<[^>]*>)/i.exec(line)?.[1] ?? "";
        say(sender === "<>" && !takesEmptySender ? "501 Invalid MAIL FROM address" : "250 OK");
      } else if (command === "RCPT" && (mood === "451" || mood === "550")) {
        say(`${mood} not now`);
      } else if (command === "QUIT") {
        say("221 bye");
        socket.end();
      } else say("250 OK");
    }
  }

  function finish(socket: Socket, taken: Taken, say: (text: string) => void): void {
    const { mood } = taken;
    if (mood === "hang") return;
    if (mood === "drop before") return void socket.destroy();
    mailbox.push(taken);
    if (mood === "silent drop") return void socket.destroy();
    say("250 taken");
    if (mood === "drop after") socket.end();
  }
}

/** The token of a login by XOAUTH2. */
function tokenIn(line: string): string {
  const [, , words = ""] = line.split(" ");
  return /auth=Bearer ([\w-]+)/.exec(Buffer.from(words, "base64").toString())?.[1] ?? "";
}
