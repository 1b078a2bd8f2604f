// A real SMTP server on loopback that keeps what it receives.
import { createServer } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface MailServer {
  readonly url: string;
  /** Resolves with the mails once there are `count` of them. */
  readonly hasReceived: (count: number) => Promise<readonly Email[]>;
  readonly close: () => Promise<void>;
}

/** A port of loopback that nothing listens on. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Listens on `port`, a free one by default. */
export function openMailServer(port = 0): Promise<MailServer> {
  const mails: Email[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        mails.push(await PostalMime.parse(Buffer.concat(chunks)));
        callback();
        for (const look of waiting) look();
      });
    },
  });
  return new Promise((resolve) => {
    server.listen(port, "127.0.0.1", () => {
      resolve({
        url: `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`,
        hasReceived: (count) =>
          new Promise((received) => {
            const look = () => {
              if (mails.length < count) return;
              waiting.delete(look);
              received(mails);
            };
            waiting.add(look);
            look();
          }),
        close: () => new Promise((closed) => server.close(closed)),
      });
    });
  });
}
