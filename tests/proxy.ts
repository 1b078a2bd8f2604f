// A proxy as Caddy is one with our Caddyfile, for tests: it keeps connections to the sites open, looks at their health, and
// sends a request again only where nothing can happen twice. A post whose connection breaks is lost: 502.
import { readFileSync } from "node:fs";
import {
  Agent,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { listen } from "./mail-server.ts";

const caddyfile = readFileSync(join(import.meta.dirname, "../deploy/Caddyfile"), "utf8");

const healthInterval = durationOf("health_interval");
const healthTimeout = durationOf("health_timeout");
const failDuration = durationOf("fail_duration");
const tryDuration = durationOf("lb_try_duration");
/** Caddy's own, ms. */
const tryInterval = 250;

/** What deploy/Caddyfile says, ms. */
function durationOf(name: string): number {
  const seconds = new RegExp(`^\\s*${name} (\\d+)s$`, "m").exec(caddyfile)?.[1];
  if (!seconds) throw new Error(`deploy/Caddyfile has no ${name} in seconds`);
  return Number(seconds) * 1000;
}

interface Upstream {
  readonly url: string;
  readonly agent: Agent;
  isHealthy: boolean;
  failedAt: number;
  open: number;
}

export interface Proxy {
  readonly url: string;
  /** Whether its last look found every site healthy. */
  readonly areAllHealthy: () => boolean;
  readonly close: () => Promise<void>;
}

/** Node's agent would heed the `Keep-Alive` of answers and close in time; Caddy does not read it. */
class DeafAgent extends Agent {
  override keepSocketAlive(socket: Socket): boolean {
    socket.setKeepAlive(true);
    return true;
  }
}

/** Stands before the sites at `urls`; they get requests in turn, or rather who has fewer of them. */
export async function openProxy(urls: readonly string[]): Promise<Proxy> {
  const upstreams = urls.map(
    (url): Upstream => ({
      url,
      agent: new DeafAgent({ keepAlive: true, maxFreeSockets: 1000 }),
      isHealthy: true,
      failedAt: 0,
      open: 0,
    }),
  );
  const looking = setInterval(() => {
    for (const upstream of upstreams) void look(upstream);
  }, healthInterval);
  const server = createServer((asked, answer) => {
    void pass(asked, answer).catch(() => answer.destroy());
  });
  const port = await listen(server, () => server.listen(0, "127.0.0.1"));

  async function look(upstream: Upstream): Promise<void> {
    const seen = await send(upstream, { path: "/healthz", timeout: healthTimeout }).catch(
      () => null,
    );
    seen?.resume();
    upstream.isHealthy = seen?.statusCode === 200;
  }

  function choose(): Upstream | undefined {
    const able = upstreams.filter(
      ({ isHealthy, failedAt }) => isHealthy && Date.now() - failedAt > failDuration,
    );
    const chosen = able.toSorted((a, b) => a.open - b.open)[0];
    // Last in the row next time.
    if (chosen) upstreams.push(...upstreams.splice(upstreams.indexOf(chosen), 1));
    return chosen;
  }

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method = "GET", url: path = "/", headers } = asked;
    const body = await buffer(asked);
    const isSafe = method === "GET" || method === "HEAD";
    const began = Date.now();
    let status = 503;
    for (; Date.now() - began < tryDuration; await pause(tryInterval)) {
      const upstream = choose();
      if (!upstream) continue;
      upstream.open += 1;
      try {
        const got = await send(upstream, { method, path, headers: strip(headers) }, body);
        answer.writeHead(got.statusCode ?? 502, strip(got.headers));
        for await (const chunk of got) answer.write(chunk);
        answer.end();
        return;
      } catch (error) {
        // What was begun cannot be sent again.
        if (answer.headersSent) throw error;
        upstream.failedAt = Date.now();
        status = 502;
        if (!isSafe && (error as NodeJS.ErrnoException).syscall !== "connect") break;
      } finally {
        upstream.open -= 1;
      }
    }
    answer.writeHead(status).end();
  }

  return {
    url: `http://127.0.0.1:${port}`,
    areAllHealthy: () => upstreams.every(({ isHealthy }) => isHealthy),
    async close() {
      clearInterval(looking);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      for (const { agent } of upstreams) agent.destroy();
    },
  };
}

function send(
  { url, agent }: Upstream,
  options: { method?: string; path: string; headers?: OutgoingHttpHeaders; timeout?: number },
  body?: Buffer,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, ...options }, resolve);
    sent.on("error", reject);
    sent.on("timeout", () => sent.destroy(new Error("no answer")));
    sent.end(body);
  });
}

/** What concerns one connection only. */
function strip({ connection, "keep-alive": keepAlive, ...headers }: OutgoingHttpHeaders) {
  return headers;
}
