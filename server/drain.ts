// Stopping a server without losing a request. A proxy keeps connections open and may send the next request on one of them
// at any moment: it must hear that the site goes before anything is closed.
import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as pause, setImmediate } from "node:timers/promises";

/** Requests stay welcome this long, so that a proxy looks at our health twice, ms. */
const graceTime = 2_500;
/** Connections made at the end of it get this long to bring their request, ms. */
const lastCallTime = 250;
/** Everything that is open gets this long to finish, the above included, ms. */
const drainTime = 10_000;

export interface Drain {
  readonly isStopping: () => boolean;
  /**
   * Resolves once every connection is closed. With `hasGrace` new requests are answered for some seconds more; each answer
   * says that its connection is not to be used again.
   */
  readonly stop: (hasGrace: boolean) => Promise<void>;
}

interface Connection {
  /** Requests that are being answered. */
  open: number;
  /** What it had brought when its last answer was out, bytes: if it has brought more, a request is on its way. */
  read: number;
}

/** Follows the connections of `server`. To be called before the application listens to its requests. */
export function createDrain(server: Server): Drain {
  const connections = new Map<Socket, Connection>();
  const answers = new Set<ServerResponse>();
  let isStopping = false;
  let isLastCallOver = false;

  server.on("connection", (socket) => {
    connections.set(socket, { open: 0, read: 0 });
    socket.once("close", () => connections.delete(socket));
  });
  server.on("request", ({ socket }, answer) => {
    if (isStopping) answer.setHeader("Connection", "close");
    answers.add(answer);
    const connection = connections.get(socket);
    if (connection) connection.open += 1;
    answer.once("close", () => {
      answers.delete(answer);
      if (!connection) return;
      connection.open -= 1;
      connection.read = socket.bytesRead;
      if (isLastCallOver && connection.open === 0) socket.destroy();
    });
  });

  return {
    isStopping: () => isStopping,
    async stop(hasGrace) {
      isStopping = true;
      for (const answer of answers)
        if (!answer.headersSent) answer.setHeader("Connection", "close");
      const timer = setTimeout(() => server.closeAllConnections(), drainTime);
      if (hasGrace) await pause(graceTime);
      // Right after the event loop has taken in what waits: connections it has not accepted would be lost.
      await setImmediate();
      // Not the HTTP server's own close: it cuts off answers that are still on their way to a slow visitor.
      const closed = new Promise<void>((resolve) =>
        NetServer.prototype.close.call(server, () => resolve()),
      );
      if (connections.size > 0) await pause(lastCallTime);
      isLastCallOver = true;
      for (const [socket, { open, read }] of connections)
        if (open === 0 && socket.bytesRead === read) socket.destroy();
      await closed;
      clearTimeout(timer);
    },
  };
}
