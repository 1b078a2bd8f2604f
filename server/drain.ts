// Stops a server without losing a request. A proxy keeps connections open and may send a request on one of them at any moment,
// so it must learn that the site is stopping before anything is closed.
import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as pause, setImmediate } from "node:timers/promises";

/** Requests are still accepted for this long, so that a proxy checks our health twice, ms. */
const graceTime = 2_500;
/** Connections made at the end of that time get this long to send their request, ms. */
const lastCallTime = 250;
/** All open requests get this long to finish, including the times above, ms. */
const drainTime = 10_000;

export interface Drain {
  readonly isStopping: () => boolean;
  /**
   * Fulfilled once every connection is closed. With `hasGrace`, new requests are answered for some more seconds, each with the
   * note that its connection must not be reused.
   */
  readonly stop: (hasGrace: boolean) => Promise<void>;
}

interface Connection {
  /** Requests that are being answered, or wait for that. */
  readonly answers: Set<ServerResponse>;
  /** The bytes received when the last answer was sent; more bytes now mean that a request is arriving. */
  read: number;
}

/** Tracks the connections of `server`. Call it before the application handles requests. */
export function createDrain(server: Server): Drain {
  const connections = new Map<Socket, Connection>();
  let isStopping = false;
  let isLastCallOver = false;

  server.on("connection", (socket) => {
    connections.set(socket, { answers: new Set(), read: 0 });
    socket.once("close", () => connections.delete(socket));
  });
  server.on("request", ({ socket }, answer) => {
    if (isStopping) answer.setHeader("Connection", "close");
    const connection = connections.get(socket);
    if (!connection) return;
    connection.answers.add(answer);
    // Node does not tell of an answer that waited for its turn when the connection broke: it goes with the connection.
    answer.once("close", () => {
      connection.answers.delete(answer);
      connection.read = socket.bytesRead;
      if (isLastCallOver && connection.answers.size === 0) socket.destroy();
    });
  });

  return {
    isStopping: () => isStopping,
    async stop(hasGrace) {
      isStopping = true;
      for (const { answers } of connections.values()) {
        const last = [...answers].at(-1);
        if (last && !last.headersSent) last.setHeader("Connection", "close");
      }
      const timer = setTimeout(() => server.closeAllConnections(), drainTime);
      if (hasGrace) await pause(graceTime);
      // The event loop has just accepted the pending connections, which would be lost otherwise.
      await setImmediate();
      // The HTTP server's own close would cut off answers that are still being sent to a slow visitor.
      const closed = new Promise<void>((resolve) =>
        NetServer.prototype.close.call(server, () => resolve()),
      );
      if (connections.size > 0) await pause(lastCallTime);
      isLastCallOver = true;
      for (const [socket, { answers, read }] of connections)
        if (answers.size === 0 && socket.bytesRead === read) socket.destroy();
      await closed;
      clearTimeout(timer);
    },
  };
}
