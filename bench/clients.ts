// The clients that measure: wrk where it is installed, and one of our own over bare sockets. Each is a process of its own.
import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export interface Work {
  readonly url: string;
  /** Asked for in turn. */
  readonly paths: readonly string[];
  /** Requests in all. */
  readonly count: number;
  /** How many of them at a time, each on a connection of its own. */
  readonly connections: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Report {
  /** From the first request to the last answer. */
  readonly seconds: number;
  /** How many requests got each status; "closed": the connection ended instead. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Time until the end of the answer that half, 99 % and all of the requests did not exceed, ms. */
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  /** Share of the time in which the client used its processor: near 1, it is the limit. */
  readonly busy: number;
}

/** Sends requests over bare sockets. */
export async function send(work: Work): Promise<Report> {
  const child = fork(join(import.meta.dirname, "socket-client.ts"));
  child.send(work);
  const [report] = (await once(child, "message")) as [Report];
  child.disconnect();
  return report;
}

export const hasWrk = spawnSync("wrk", ["--version"]).error === undefined;

/** Requests per second, and the time that 99 % did not exceed, ms, as wrk says. */
export function runWrk(url: string, seconds: number): { rate: number; p99: number } {
  const { stdout } = spawnSync(
    "wrk",
    ["-t1", "-c50", `-d${seconds}s`, "--latency", "-H", "Accept-Encoding: br", url],
    { encoding: "utf8" },
  );
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, time, unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const inMs = { us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN;
  return { rate, p99: Number(time) * inMs };
}
