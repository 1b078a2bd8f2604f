// PostgreSQL and PgBouncer refuse to run as root: then they run under another account, in a folder that it can get to.
import { execFileSync } from "node:child_process";
import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** The account that has nothing else, where this process is root's; undefined: the process's own will do. */
export function findAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["nobody", "postgres"]) {
    try {
      const [uid, gid] = ["-u", "-g"].map((option) =>
        Number(execFileSync("id", [option, name], { stdio: ["ignore", "pipe", "ignore"] })),
      );
      if (uid && gid) return { uid, gid };
    } catch {
      // There is no such account.
    }
  }
  throw new Error("it does not run as root, and there is no account called nobody");
}

/** May accounts other than the owner go through `path`, all the way? */
function isOpenToAll(path: string): boolean {
  const isOpen = (statSync(path).mode & 0o001) !== 0;
  return isOpen && (dirname(path) === path || isOpenToAll(dirname(path)));
}

/** A new folder that the account can get to. */
export function makeHome(account: Account | undefined): string {
  const places = [tmpdir(), "/tmp", "/var/tmp"];
  const place = account ? (places.find(isOpenToAll) ?? "/tmp") : tmpdir();
  return mkdtempSync(join(place, "spherine-server-"));
}
