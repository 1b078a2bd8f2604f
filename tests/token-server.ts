// A token endpoint on loopback (RFC 6749), and a mail server that takes its tokens.
import { createServer, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { listen } from "./mail-server.ts";

export interface TokenServer {
  readonly url: string;
  /** What was asked, the oldest first. */
  readonly asked: URLSearchParams[];
  /** The tokens that mail servers are to take. */
  readonly valid: Set<string>;
  /** What the endpoint does from now on; undefined: it gives tokens. */
  behave: ((response: ServerResponse, asked: URLSearchParams) => void) | undefined;
  /** Of the tokens that it gives, s. */
  lifetime: number;
  readonly close: () => Promise<void>;
}

export const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  response
    .writeHead(status, { "content-type": "application/json; charset=utf-8" })
    .end(JSON.stringify(body));

/** Listens on `port`, a free one by default. */
export async function openTokenServer(port = 0): Promise<TokenServer> {
  const sockets = new Set<Socket>();
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const asked = new URLSearchParams(text);
    endpoint.asked.push(asked);
    if (endpoint.behave) return endpoint.behave(response, asked);
    const token = `token-${endpoint.asked.length}`;
    endpoint.valid.add(token);
    sendJson(response, 200, {
      access_token: token,
      token_type: "Bearer",
      expires_in: endpoint.lifetime,
    });
  });
  server.on("connection", (socket) => sockets.add(socket));
  const listening = await listen(server, () => server.listen(port, "127.0.0.1"));
  const endpoint: TokenServer = {
    url: `http://127.0.0.1:${listening}/token`,
    asked: [],
    valid: new Set(),
    behave: undefined,
    lifetime: 3600,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return endpoint;
}

/**
 * Options of a mail server that lets a mailbox in by the valid tokens of `endpoint`. `tellsWhy`: it says what is wrong with a token
 * before it refuses it, as Google does; Microsoft refuses it at once.
 */
export function takeTokens(
  endpoint: Pick<TokenServer, "valid">,
  mailbox: string,
  tellsWhy = false,
): SMTPServerOptions {
  return {
    disabledCommands: ["STARTTLS"],
    authOptional: false,
    allowInsecureAuth: true,
    authMethods: ["XOAUTH2"],
    onAuth({ username, accessToken = "" }, _session, done) {
      if (username === mailbox && endpoint.valid.has(accessToken))
        return done(null, { user: mailbox });
      if (tellsWhy) done(null, { data: { status: "401", schemes: "bearer", scope: "mail" } });
      else
        done(Object.assign(new Error("5.7.3 Authentication unsuccessful"), { responseCode: 535 }));
    },
  };
}
