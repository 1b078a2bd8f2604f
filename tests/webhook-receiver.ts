// A receiver of webhooks on loopback as bad as they come: it changes its mind about what to do with the next one, and keeps what it
// took. Signatures are checked by the library of Standard Webhooks.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Webhook } from "standardwebhooks";
import { listen } from "./mail-server.ts";

/**
 * up: takes webhooks. 500, 429, 404: refuses. hang: says nothing any more. drop before: the connection breaks and the webhook is
 * lost. silent drop: takes the webhook, and the connection breaks before the answer. endless: takes it, and its answer never ends.
 */
export const receiverMoods = [
  "up",
  "500",
  "429",
  "404",
  "hang",
  "drop before",
  "silent drop",
  "endless",
] as const;
export type ReceiverMood = (typeof receiverMoods)[number];

export interface TakenWebhook {
  readonly id: string;
  readonly body: string;
  readonly mood: ReceiverMood;
  /** When it answered, or would have, ms since 1970. */
  readonly at: number;
}

export interface WebhookReceiver {
  readonly url: string;
  readonly taken: readonly TakenWebhook[];
  /** The reasons why signatures were refused, with 401. */
  readonly refused: readonly string[];
  mood: ReceiverMood;
  /** Answers in place of the mood. */
  behave: ((response: ServerResponse, request: IncomingMessage) => void) | undefined;
  readonly close: () => Promise<void>;
}

/** A secret that nobody uses. */
export const webhookSecret = `whsec_${Buffer.from("a secret of the tests, thirty-two").toString("base64")}`;

/** Settings of a site whose webhooks nobody takes. */
export const deadEndpoint = {
  WEBHOOK_URL: "crm=http://127.0.0.1:9/",
  WEBHOOK_SECRET: `crm=${webhookSecret}`,
};

export async function openWebhookReceiver(secret = webhookSecret): Promise<WebhookReceiver> {
  const verifier = new Webhook(secret);
  const taken: TakenWebhook[] = [];
  const refused: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { mood } = receiver;
    if (mood === "drop before") return void request.socket.destroy();
    if (/^\d+$/.test(mood)) return void response.writeHead(Number(mood)).end("not now");
    if (mood === "hang") return;
    try {
      verifier.verify(body, request.headers as Record<string, string>);
    } catch (error) {
      refused.push(String(error));
      return void response.writeHead(401).end();
    }
    if (receiver.behave) return receiver.behave(response, request);
    taken.push({ id: String(request.headers["webhook-id"]), body, mood, at: Date.now() });
    if (mood === "silent drop") request.socket.destroy();
    else if (mood === "endless") response.writeHead(200).write("and so on");
    else response.writeHead(204).end();
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    // A client that is killed resets its connection.
    socket.on("error", () => undefined);
  });
  const port = await listen(server, () => server.listen(0, "127.0.0.1"));
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/hook`,
    taken,
    refused,
    mood: "up",
    behave: undefined,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return receiver;
}
