// Places to keep enquiries in, new and empty for each test: a folder for SQLite, a schema for PostgreSQL.
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { Client } from "pg";
import { inject } from "vitest";
import { makeDataDir } from "./start-site.ts";

export const engines = ["SQLite", "PostgreSQL"] as const;
export type Engine = (typeof engines)[number];

export interface Storage {
  /** For the environment of a site or a command. */
  readonly settings: { readonly DATA_DIR: string; readonly DATABASE_URL?: string };
  readonly remove: () => Promise<void>;
}

export async function makeStorage(engine: Engine): Promise<Storage> {
  const DATA_DIR = makeDataDir();
  const removeFolder = () => rmSync(DATA_DIR, { recursive: true, force: true });
  if (engine === "SQLite") return { settings: { DATA_DIR }, remove: async () => removeFolder() };
  const server = inject("postgresUrl");
  const schema = `test_${randomUUID().replaceAll("-", "")}`;
  await ask(server, `CREATE SCHEMA ${schema}`);
  return {
    settings: { DATA_DIR, DATABASE_URL: `${server}?options=-csearch_path%3D${schema}` },
    async remove() {
      await ask(server, `DROP SCHEMA ${schema} CASCADE`);
      removeFolder();
    },
  };
}

/** Runs one statement on a connection of its own. */
export async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
