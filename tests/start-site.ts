// Starts the built site as an operator would: its own process, settings from the environment.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const ownBuild = join(import.meta.dirname, "../dist");
const endWithStarter = pathToFileURL(join(import.meta.dirname, "end-with-starter.mjs")).href;

export interface RunningSite {
  readonly url: string;
  readonly dataDir: string;
  /** Lines of the log so far, parsed. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
  readonly process: ChildProcess;
  /** Ends it as an orchestrator does; resolves with the exit code. */
  readonly stop: () => Promise<number | null>;
  /** Ends it as a crash does. */
  readonly kill: () => Promise<void>;
}

/** The allocator of the image, where Debian's package is installed (libjemalloc2). */
const jemalloc = ["x86_64", "aarch64"]
  .map((machine) => `/usr/lib/${machine}-linux-gnu/libjemalloc.so.2`)
  .find(existsSync);

/** How the container has its memory taken from the system and given back (Dockerfile), or nearly so with glibc's own allocator. */
export const containerMemory: Readonly<Record<string, string>> = jemalloc
  ? {
      LD_PRELOAD: jemalloc,
      MALLOC_CONF: "narenas:1,background_thread:true,dirty_decay_ms:1000",
    }
  : { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "65536" };

/** A folder for one site's data, in the system's temporary folder. */
export const makeDataDir = () => mkdtempSync(join(tmpdir(), "spherine-"));

/**
 * Resolves once the site listens, on a free port unless PORT is given. Rejects with its output if it ends before.
 * `build`: the folder of another build.
 */
export function startSite(
  environment: Record<string, string> = {},
  build = ownBuild,
): Promise<RunningSite> {
  const dataDir = environment["DATA_DIR"] ?? makeDataDir();
  const options = ["--max-semi-space-size=2", "--import", endWithStarter];
  const child = spawn(process.execPath, [...options, join(build, "server/main.js")], {
    env: {
      PATH: process.env["PATH"],
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      // All tests share it, so that not every site has to copy its files (run-site.ts).
      ASSETS_DIR: process.env["ASSETS_DIR"] ?? "",
      CONTACT_LIMIT: "1000",
      // All tests ask from one address.
      VIEW_LIMIT: "1000000",
      ...environment,
    },
    stdio: "pipe",
  });
  const ended = new Promise<number | null>((resolve) =>
    child.once("exit", (code) => resolve(code)),
  );
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    let errors = "";
    child.stderr.on("data", (chunk) => {
      errors += chunk;
    });
    let isUp = false;
    createInterface({ input: child.stdout }).on("line", (line) => {
      lines.push(line);
      // Read only when asked for: it would take the time of whoever measures.
      if (isUp) return;
      const entry = JSON.parse(line) as Record<string, unknown>;
      isUp = entry["msg"] === "the site is up";
      if (!isUp) return;
      resolve({
        url: `http://127.0.0.1:${entry["port"]}`,
        dataDir,
        get log() {
          return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
        },
        process: child,
        stop: () => {
          child.kill("SIGTERM");
          return ended;
        },
        kill: async () => {
          child.kill("SIGKILL");
          await ended;
        },
      });
    });
    void ended.then((code) => reject(new Error(`the site ended with code ${code}\n${errors}`)));
  });
}
