// Sends many requests and tells what came of them, for tests of behaviour and for figures. Not a test itself.
import { Agent, type IncomingHttpHeaders, request } from "node:http";

export interface Asked {
  readonly path: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** The address of this machine that it comes from: any of 127.0.0.0/8. */
  readonly from?: string;
}

export interface Answer {
  /** 0: the connection was closed without an answer, or none came in time. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

export interface LoadReport {
  /** How many requests got each status; 0: the connection was closed without an answer. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Of the answered ones, in order, ms. */
  readonly latencies: readonly number[];
}

export interface LoadPlan {
  readonly count: number;
  readonly connections: number;
  /** No request is begun later, ms after the first. */
  readonly duration?: number;
  /** An answer is waited for at most so long, ms. */
  readonly patience?: number;
}

/** Asks `count` times, `connections` at a time; `ask(n)` says what. */
export async function load(
  url: string,
  { count, connections, duration = Number.POSITIVE_INFINITY, patience }: LoadPlan,
  ask: (n: number) => Asked,
): Promise<LoadReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new Map<number, number>();
  const latencies: number[] = [];
  const ends = performance.now() + duration;
  let next = 0;
  async function client(): Promise<void> {
    while (next < count && performance.now() < ends) {
      const asked = ask(next);
      next += 1;
      const began = performance.now();
      const { status } = await send(url, asked, { agent, patience });
      if (status !== 0) latencies.push(performance.now() - began);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return { statuses, latencies: latencies.sort((a, b) => a - b) };
}

/** One request, read to its end. */
export function send(
  url: string,
  { path, method = "GET", headers, body, from }: Asked,
  { agent, patience }: { readonly agent?: Agent; readonly patience?: number | undefined } = {},
): Promise<Answer> {
  return new Promise((resolve) => {
    const sent = request(
      new URL(path, url),
      {
        method,
        headers: { ...headers },
        ...(agent && { agent }),
        ...(from && { localAddress: from }),
        ...(patience && { signal: AbortSignal.timeout(patience) }),
      },
      (answer) => {
        const got = { status: answer.statusCode ?? 0, headers: answer.headers };
        answer.resume();
        answer.on("end", () => resolve(got));
        answer.on("error", () => resolve({ ...got, status: 0 }));
      },
    );
    sent.on("error", () => resolve({ status: 0, headers: {} }));
    sent.end(body);
  });
}

/** The latency that this share (0 to 1) of the requests did not exceed, ms. */
export function percentile({ latencies }: Pick<LoadReport, "latencies">, share: number): number {
  return latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
}
