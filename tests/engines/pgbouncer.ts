// PgBouncer before a PostgreSQL server, as operators put it there: one per mode.
import { chownSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findClosedPort } from "#tests/mail-server.ts";
import { findAccount, makeHome } from "#tests/other-account.ts";
import { endProgram, readFrom, startProgram } from "./programs.ts";

export type PoolMode = "session" | "transaction";

/**
 * In transaction mode fewer connections than two sites want, so that they are handed from one to the other; in session mode each of
 * a site's keeps one for itself, and the size is PgBouncer's own: ten for each of two sites.
 */
const poolSizes: Readonly<Record<PoolMode, number>> = { session: 20, transaction: 6 };

/** Starts one with the settings that it comes with, but for `mode`; `url` leads through it to the database of `server`. */
export async function startPgBouncer(
  server: string,
  mode: PoolMode,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const { hostname, port: serverPort, username, password, pathname } = new URL(server);
  const port = await findClosedPort();
  const account = findAccount();
  const folder = makeHome(account);
  const users = join(folder, "users.txt");
  writeFileSync(users, `"${username}" "${password}"\n`);
  const settings = join(folder, "pgbouncer.ini");
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = ${poolSizes[mode]}
`,
  );
  if (account)
    for (const path of [folder, users, settings]) chownSync(path, account.uid, account.gid);
  const bouncer = startProgram("pgbouncer", [settings], { account });
  await readFrom(bouncer, 2, /(process up)/);
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`,
    async stop() {
      await endProgram(bouncer);
      rmSync(folder, { recursive: true });
    },
  };
}
