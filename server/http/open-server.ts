// The HTTP server before any application: limits on connections, on the size of a request, on silence; and the requests that never
// reach the application, each answered with a status of its own. deploy/Caddyfile has the same limits in front of the site.
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import { ipKeyGenerator } from "express-rate-limit";
import { pauseBeforeRefusal } from "./refusal-pause.ts";
import { serializeRequests } from "./serialize-requests.ts";

export interface ConnectionLimits {
  /** The limit for all clients. */
  readonly connections: number;
  /** The limit for one address, or one IPv6 network of a household. */
  readonly connectionsEach: number;
  /** A connection on which nothing moves for so long while a request is open is closed, ms. */
  readonly silence: number;
  /** The time for the headers of a request, and for all of it, ms. */
  readonly headers: number;
  readonly request: number;
}

/**
 * Each connection has at most one request in hand (serialize-requests.ts), which holds at most a body of 130 kB, or 130 kB of a file and its
 * descriptor: 2,000 × 130 kB = 260 MB, where a container has 512. Without a proxy nobody may have more than an eighth of them; an
 * office behind one address has some 40 visitors with six connections each.
 */
export const connectionLimits = (isBehindProxy: boolean): ConnectionLimits => ({
  connections: 2000,
  connectionsEach: isBehindProxy ? Number.POSITIVE_INFINITY : 250,
  silence: 5 * 60_000,
  headers: 15_000,
  request: 30_000,
});

/**
 * Proxies keep idle connections for at most two minutes (Caddy), and lose a request they send on one that the site is just
 * closing. So the site keeps them longer, ms.
 */
const keepAliveTimeout = 130_000;
/** The size of the request line and all headers, bytes. The longest address of ours, a form filled in, has 6,000 letters. */
const mostHeaderBytes = 16_384;
/** Browsers send 20, proxies add 10. Node leaves out the others. */
const mostHeaders = 100;
/**
 * Letters of an address before its query, as they are sent. Our own addresses have fewer than a hundred, which leaves room for
 * mistyped and percent-encoded ones; a query may be as long as the request line.
 */
const longestPath = 300;

/** How often Node looks whose time is over, ms: by itself every half minute, so that 15 s would be 45. */
const checkInterval = 1000;

/** Connections that were told to make room, and are not closed yet. */
const closing = 100;

/** Reasons for closing a connection or refusing a request. */
export const refusals = ["crowded", "flood", "malformed"] as const;
export type Refusal = (typeof refusals)[number];

/** Opens a server that does not listen yet; `answer` sets the handler of its requests. */
export function openServer(
  limits: ConnectionLimits,
  onRefusal: (refusal: Refusal) => void,
): { readonly server: Server; readonly answer: (listener: RequestListener) => void } {
  // The parser stays strict: no request can be read in two ways. Missing hosts are refused below, with all that is malformed.
  const server = createServer({
    maxHeaderSize: mostHeaderBytes,
    requireHostHeader: false,
    connectionsCheckingInterval: checkInterval,
  });
  server.maxHeadersCount = mostHeaders;
  server.maxConnections = limits.connections + closing;
  // Both start with the connection, even an unused one; Caddy closes unused ones earlier (deploy/Caddyfile).
  server.headersTimeout = limits.headers;
  server.requestTimeout = limits.request;
  // The next limit counts between requests. Each byte that moves starts it again, so a slow line gets a file of any size.
  server.timeout = limits.silence;
  server.keepAliveTimeout = keepAliveTimeout;

  /** Open connections by address, the oldest first. */
  const connections = new Map<string, Set<Socket>>();
  /** The connections of the same address. */
  const groups = new WeakMap<Socket, ReadonlySet<Socket>>();
  server.on("drop", () => onRefusal("crowded"));
  let open = 0;
  /** Connections on which nothing is asked, the longest idle first. */
  const idle = new Set<Socket>();
  server.on("connection", (socket) => {
    open += 1;
    socket.once("close", () => {
      open -= 1;
    });
    // A closed socket has no address any more.
    if (socket.remoteAddress === undefined) return;
    const address = ipKeyGenerator(socket.remoteAddress);
    const own = connections.get(address) ?? new Set();
    connections.set(address, own.add(socket));
    groups.set(socket, own);
    socket.once("close", () => {
      idle.delete(socket);
      own.delete(socket);
      if (own.size === 0) connections.delete(address);
    });
    const hasTooMany = own.size > limits.connectionsEach;
    if (!hasTooMany && open <= limits.connections) return void idle.add(socket);
    onRefusal("crowded");
    const leaving = (hasTooMany ? undefined : findLeaving(own)) ?? socket;
    if (leaving !== socket) idle.add(socket);
    leaving.destroy();
  });

  /**
   * The connection that makes room for a new one, of an address whose connections are `own`: the longest idle, which waits for
   * nothing; else, as requests may be sent and answers read as slowly as somebody likes, the oldest of the address that has the
   * most. None gives way to an address that has more. Work: a look at each idle connection and at each address.
   */
  function findLeaving(own: ReadonlySet<Socket>): Socket | undefined {
    for (const socket of idle) {
      const count = groups.get(socket)?.size ?? 0;
      if (!socket.destroyed && count >= own.size) return socket;
    }
    let most = own;
    for (const each of connections.values()) if (each.size > most.size) most = each;
    return most === own ? undefined : [...most].find(({ destroyed }) => !destroyed);
  }

  /** The last answer of each connection. */
  const answers = new WeakMap<Socket, ServerResponse>();
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, duplex) => {
    const socket = duplex as Socket;
    if (code.startsWith("HPE_")) onRefusal("malformed");
    const last = answers.get(socket);
    const isAmidAnswer = last?.headersSent && !last.writableFinished;
    if (socket.writable && !isAmidAnswer) socket.write(refusalOf(statusOfError[code] ?? 400));
    socket.destroy();
  });

  return {
    server,
    answer(listener) {
      const answerInTurn = serializeRequests(
        (request, response) => {
          const { socket } = request;
          answers.set(socket, response);
          idle.delete(socket);
          response.once("close", () => socket.destroyed || idle.add(socket));
          const status = findFault(request) ?? makeRelative(request);
          if (status === undefined) return listener(request, response);
          onRefusal("malformed");
          void pauseBeforeRefusal(response).then(() => refuse(response, status));
        },
        () => onRefusal("flood"),
      );
      server.on("request", answerInTurn);
      server.on("checkExpectation", answerInTurn);
    },
  };
}

/**
 * The status of a request that the parser takes but the site refuses: RFC 9112, 3.2, RFC 9110, 10.1.1, and paths too long for any
 * page, which every later look at an address would pay for.
 */
function findFault({
  headers,
  rawHeaders,
  httpVersion,
  url = "",
}: IncomingMessage): number | undefined {
  let hosts = 0;
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  if (hosts > 1 || (hosts === 0 && httpVersion === "1.1")) return 400;
  const query = url.indexOf("?");
  if ((query === -1 ? url.length : query) > longestPath) return 414;
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== "100-continue") return 417;
  return undefined;
}

/**
 * A client that takes the site for a proxy sends the absolute URL (RFC 9112, 3.2.2); all else of the site wants the path, as does
 * Express, which warns on standard error of any other target, and of fragments. Returns a status where there is no path.
 */
function makeRelative(request: IncomingMessage): number | undefined {
  const { url = "" } = request;
  if (url.includes("#")) return 400;
  if (url.startsWith("/")) return undefined;
  const whole = URL.parse(url);
  if (!whole || !/^https?:$/.test(whole.protocol)) return 400;
  request.url = whole.pathname + whole.search;
  return undefined;
}

const reasons: Readonly<Record<number, string>> = {
  400: "Bad Request",
  408: "Request Timeout",
  413: "Payload Too Large",
  414: "URI Too Long",
  417: "Expectation Failed",
  431: "Request Header Fields Too Large",
};

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, [
    ...["Content-Type", "text/plain; charset=utf-8"],
    ...["X-Content-Type-Options", "nosniff"],
    ...["Cache-Control", "no-store", "Connection", "close"],
  ]);
  response.end(`${status}: ${reasons[status]}.\n`);
}

const statusOfError: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The answer to bytes that are no request. */
const refusalOf = (status: number) =>
  `HTTP/1.1 ${status} ${reasons[status]}\r\nX-Content-Type-Options: nosniff\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
