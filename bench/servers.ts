// The servers that are measured, each a process of its own, and what the system says of their time and memory (Linux).
import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findClosedPort } from "../tests/mail-server.ts";
import { containerMemory, makeDataDir } from "../tests/start-site.ts";

const root = join(import.meta.dirname, "..");
/** As the container and `npm start` run it. */
const nodeOptions = ["--max-semi-space-size=2"];
const patience = 20_000;

/** What a server sends: headers as name, value, name, value; the body in base64. */
export interface Answer {
  readonly headers: readonly string[];
  readonly body: string;
}

export interface Server {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

export interface Site extends Server {
  /** From the start of the process until it had sent its first page, ms. */
  readonly boot: number;
}

/** Starts the built site as it runs in production, log included. `dataDir`: of its data, else a folder that goes with it. */
export async function startSite({
  dataDir: ownDir,
  environment = {},
}: {
  dataDir?: string;
  environment?: Readonly<Record<string, string>>;
} = {}): Promise<Site> {
  const dataDir = ownDir ?? makeDataDir();
  const port = await findClosedPort();
  const began = performance.now();
  const child = spawn(process.execPath, [...nodeOptions, "dist/server/main.js"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env["PATH"],
      ...containerMemory,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      // As behind a proxy: without one an address gets 250 connections.
      TRUST_PROXY: "1",
      ...environment,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(url, child);
  const boot = performance.now() - began;
  const stop = async () => {
    await end(child);
    if (!ownDir) rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, pid: child.pid ?? 0, boot, stop };
}

/** Starts a node:http server that sends an answer. */
export async function startBare(answer: Answer): Promise<Site> {
  const began = performance.now();
  const child = fork(join(import.meta.dirname, "bare-server.ts"), { execArgv: nodeOptions });
  child.send(answer);
  const [port] = (await once(child, "message")) as [number];
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(url, child);
  return {
    url,
    pid: child.pid ?? 0,
    boot: performance.now() - began,
    stop: () => end(child),
  };
}

async function untilAnswered(url: string, child: ChildProcess): Promise<void> {
  const ends = Date.now() + patience;
  for (;;) {
    const answer = await fetchAnswer(`${url}/`).catch(() => undefined);
    if (answer) return;
    if (child.exitCode !== null || Date.now() > ends) throw new Error("the server did not start");
    await pause(1);
  }
}

async function end(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

/** A page as it travels, compressed, with its headers except those that the connection adds. */
export function fetchAnswer(url: string, encoding = "br"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": encoding }, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        if (response.statusCode !== 200)
          return reject(new Error(`${url} answers ${response.statusCode}`));
        const headers: string[] = [];
        for (let n = 0; n < response.rawHeaders.length; n += 2) {
          const [name = "", value = ""] = response.rawHeaders.slice(n, n + 2);
          if (!/^(?:date|connection|keep-alive)$/i.test(name)) headers.push(name, value);
        }
        resolve({ headers, body: Buffer.concat(chunks).toString("base64") });
      });
    }).on("error", reject);
  });
}

/** Every page of every edition, from the site's own sitemaps. */
export async function readAddresses({ url }: Server): Promise<readonly string[]> {
  const read = async (path: string) => {
    const text = await (await fetch(url + path)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = ""]) => new URL(address).pathname,
    );
  };
  return (await Promise.all((await read("/sitemap.xml")).map(read))).flat();
}

/** Time that all threads of a process have had of the processors, ms, in steps of 10. */
export function readProcessorTime(pid: number): number {
  // After the name, which may contain anything: state is field 3, user time 14, system time 15 (proc_pid_stat(5)).
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Memory of a process, MB: now, or the most it has had. */
export function readMemory(pid: number, which: "VmRSS" | "VmHWM" = "VmRSS"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return (Number(new RegExp(`^${which}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) * 1024) / 1e6;
}
