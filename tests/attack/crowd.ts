// Ways to ask more of the site than visitors do, from the network's side: many addresses, many requests on a connection,
// answers that nobody reads. Bounded: at most 2,000 requests each.
import { connect, type Socket } from "node:net";
import type { RunningSite } from "../start-site.ts";

/** One of the addresses that this machine has for itself. */
export const address = (n: number): string => `127.0.${1 + (n >> 7)}.${1 + (n % 128)}`;

/** `from`: not the address of the visitors whom the attack must not reach, as one address has its share of connections. */
const open = (site: RunningSite, from = address(0)): Socket => {
  const { hostname, port } = new URL(site.url);
  const socket = connect({ host: hostname, port: Number(port), localAddress: from });
  // The site may close it at any time.
  socket.on("error", () => undefined);
  return socket;
};

export interface Unread {
  readonly sockets: readonly Socket[];
  /** How many of them the site has closed. */
  readonly countClosed: () => number;
  readonly close: () => void;
}

/** Connections, a hundred from each address, that send these bytes and read nothing of what comes. */
export function sendUnread(site: RunningSite, connections: number, bytes: string): Unread {
  let closed = 0;
  const sockets = Array.from({ length: connections }, (_, n) => {
    const socket = open(site, address(Math.floor(n / 100))).pause();
    socket.on("close", () => {
      closed += 1;
    });
    socket.write(bytes);
    return socket;
  });
  return {
    sockets,
    countClosed: () => closed,
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The whole catalogue without compression, asked for again and again on one connection. */
export const pipelined = (times: number): string =>
  "GET /catalogue.json HTTP/1.1\r\nHost: a\r\nAccept-Encoding: identity\r\n\r\n".repeat(times);

/** Sends bytes and gives what comes until the connection ends, or so far after `patience`, ms. */
export const talk = (site: RunningSite, bytes: string, patience = 5000): Promise<string> =>
  new Promise((resolve) => {
    const socket = open(site);
    let answer = "";
    socket.setTimeout(patience, () => socket.destroy());
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
    });
    socket.on("close", () => resolve(answer));
    // Bytes as they are: letters beyond Latin 1 are for the caller to encode.
    socket.write(bytes, "latin1");
  });

/** Whether the site says that it is alive, within `patience`, ms. */
export async function isAlive(site: RunningSite, patience = 5000): Promise<boolean> {
  try {
    const { status } = await fetch(`${site.url}/healthz`, {
      signal: AbortSignal.timeout(patience),
    });
    return status === 200;
  } catch {
    return false;
  }
}
