// Sends many requests and tells what came of them, for tests of behaviour and for figures. Not a test itself.
import { Agent, request } from "node:http";

export interface Asked {
  readonly path: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface LoadReport {
  /** How many requests got each status; 0: the connection was closed without an answer. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Of the answered ones, in order, ms. */
  readonly latencies: readonly number[];
}

/** Asks `count` times, `connections` at a time; `ask(n)` says what. */
export async function load(
  url: string,
  { count, connections }: { readonly count: number; readonly connections: number },
  ask: (n: number) => Asked,
): Promise<LoadReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new Map<number, number>();
  const latencies: number[] = [];
  let next = 0;
  async function client(): Promise<void> {
    while (next < count) {
      const asked = ask(next);
      next += 1;
      const began = performance.now();
      const status = await send(url, asked, agent);
      if (status !== 0) latencies.push(performance.now() - began);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return { statuses, latencies: latencies.sort((a, b) => a - b) };
}

function send(url: string, { path, method = "GET", headers, body }: Asked, agent: Agent) {
  return new Promise<number>((resolve) => {
    const sent = request(
      new URL(path, url),
      { method, headers: { ...headers }, agent },
      (answer) => {
        answer.resume();
        answer.on("end", () => resolve(answer.statusCode ?? 0));
        answer.on("error", () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.on("error", () => resolve(0));
    sent.end(body);
  });
}

/** The latency that this share (0 to 1) of the requests did not exceed, ms. */
export function percentile({ latencies }: Pick<LoadReport, "latencies">, share: number): number {
  return latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
}
