// A real SMTP server on loopback that keeps what it receives.
import { createServer, type Server } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface MailServer {
  readonly url: string;
  readonly envelopes: { readonly from: string; readonly to: readonly string[] }[];
  /** Resolves with the mails once there are `count` of them. */
  readonly hasReceived: (count: number) => Promise<readonly Email[]>;
  readonly close: () => Promise<void>;
}

/** Listens on `port`, a free one by default; without TLS unless `options` are given. */
export async function openMailServer({
  port = 0,
  options = { disabledCommands: ["STARTTLS"] },
}: {
  port?: number;
  options?: SMTPServerOptions;
} = {}): Promise<MailServer> {
  const mails: Email[] = [];
  const envelopes: MailServer["envelopes"] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    // It would ask the network for the name of whoever connects.
    disableReverseLookup: true,
    // ms; sites keep connections open, which must not hold up whoever closes the server.
    closeTimeout: 1,
    logger: false,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        mails.push(await PostalMime.parse(Buffer.concat(chunks)));
        const { mailFrom, rcptTo } = session.envelope;
        envelopes.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
        });
        callback();
        for (const look of waiting) look();
      });
    },
    ...options,
  });
  // A client that breaks off is what some tests are about.
  server.on("error", () => undefined);
  const listening = await listen(server.server, () => server.listen(port, "127.0.0.1"));
  return {
    url: `smtp://127.0.0.1:${listening}`,
    envelopes,
    hasReceived: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (mails.length < count) return;
          waiting.delete(look);
          resolve(mails);
        };
        waiting.add(look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Resolves with the port once `server` listens; `begin` tells it to. Rejects when the port is taken. */
export function listen(server: Server, begin: () => void): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("listening", () => resolve((server.address() as { port: number }).port));
    server.once("error", reject);
    begin();
  });
}

/** A port of loopback where nothing listens. */
export async function findClosedPort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, () => server.listen(0, "127.0.0.1"));
  await new Promise((resolve) => server.close(resolve));
  return port;
}
