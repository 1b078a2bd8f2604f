// The server that a developer's browser talks to: it passes requests on to the process that serves the site at that time, and tells
// pages about changes. A request that comes before there is a site waits for it.
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { eventsPath, type State } from "./messages.ts";

export interface Front {
  readonly passTo: (port: number) => void;
  readonly tell: (state: State) => void;
}

export function openFront(port: number, host: string | undefined): Front {
  const pages = new Set<ServerResponse>();
  let told: State | undefined;
  let target: number | undefined;
  const first = Promise.withResolvers<void>();

  function follow(response: ServerResponse): void {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store",
    });
    // A page that lost its connection, as when this program restarts, connects again after so many ms.
    response.write("retry: 500\n\n");
    if (told) response.write(eventOf(told));
    pages.add(response);
    response.on("close", () => pages.delete(response));
  }

  async function pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    await first.promise;
    const { method, url, headers } = incoming;
    const outgoing = request({ host: "127.0.0.1", port: target, method, path: url, headers });
    outgoing.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    outgoing.on("error", (error) => {
      if (response.headersSent) return response.destroy();
      response.writeHead(502, { "Content-Type": "text/plain" });
      response.end(`The site does not answer (${error.message}): the terminal says more.\n`);
    });
    response.on("close", () => outgoing.destroy());
    incoming.pipe(outgoing);
  }

  const server = createServer((incoming, response) => {
    if (incoming.url === eventsPath) follow(response);
    else void pass(incoming, response);
  });
  server.on("error", (error) => {
    console.error(`npm run dev cannot listen on port ${port}: ${error.message}`);
    process.exit(1);
  });
  server.listen(port, host);

  return {
    passTo(port) {
      target = port;
      first.resolve();
    },
    tell(state) {
      told = state;
      for (const page of pages) page.write(eventOf(state));
    },
  };
}

const eventOf = (state: State) => `data: ${JSON.stringify(state)}\n\n`;
