// Programs of Debian's: no package of npm has WebKit, the Firefox that people use, or PgBouncer. Finds them and starts them.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import type { Account } from "#tests/other-account.ts";

const places = {
  firefox: ["/usr/bin/firefox-esr", "/usr/bin/firefox"],
  webKitDriver: ["/usr/bin/WebKitWebDriver"],
  miniBrowser: globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser"),
  display: ["/usr/bin/Xvfb"],
  pgbouncer: ["/usr/sbin/pgbouncer"],
} as const;

type Program = keyof typeof places;

const find = (program: Program) => places[program].find((path) => existsSync(path));

/** What the machine lacks. */
export const findMissing = () =>
  (Object.keys(places) as Program[]).filter((program) => !find(program));

export function pathOf(program: Program): string {
  const path = find(program);
  if (!path) throw new Error(`there is no ${program}`);
  return path;
}

/**
 * Ends with whoever starts it, also one that is killed. Its output has four streams; the last is for what it is told to write there.
 * `account`: whose it is, where not the test's own.
 */
export function startProgram(
  program: Program,
  options: readonly string[],
  {
    environment = {},
    account,
  }: {
    readonly environment?: Readonly<Record<string, string>>;
    readonly account?: Account | undefined;
  } = {},
): ChildProcess {
  const rights = account
    ? [`--reuid=${account.uid}`, `--regid=${account.gid}`, "--clear-groups"]
    : [];
  return spawn("setpriv", [...rights, "--pdeathsig", "KILL", pathOf(program), ...options], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
}

/** Resolves with what `shape` captures of what the program writes to a stream. Rejects if the program ends before. */
export function readFrom(child: ChildProcess, stream: 2 | 3, shape: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdio[stream]?.on("data", (chunk) => {
      output += chunk;
      const [, found] = shape.exec(output) ?? [];
      if (found) resolve(found);
    });
    child.once("error", reject);
    child.once("exit", (code) =>
      reject(
        new Error(
          `${child.spawnfile} ${child.spawnargs.join(" ")} ended with code ${code}\n${output}`,
        ),
      ),
    );
  });
}

export function endProgram(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGKILL");
  });
}
