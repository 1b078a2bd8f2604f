// Runs the programs that checks are made of, from the project's root.
import { spawn } from "node:child_process";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

/** A program of the installed packages. */
export const bin = (name: string) => join(root, "node_modules/.bin", name);

export interface Finished {
  readonly code: number;
  /** The output of the program, if it was not passed on. */
  readonly output: string;
}

/**
 * Fulfilled with the exit code of the command; SIGINT and SIGTERM reach it, so that it can tidy up. `isQuiet`: its output is kept
 * instead of passed on, so that programs which run side by side do not write into each other.
 */
export function runCommand(
  [program = "", ...options]: readonly string[],
  { isQuiet = false } = {},
): Promise<Finished> {
  // A shell of Windows reads blanks in a path as its end, and is needed there for programs of npm, which are scripts.
  const quote = (word: string) => (process.platform === "win32" ? `"${word}"` : word);
  const child = spawn(quote(program), options.map(quote), {
    cwd: root,
    stdio: isQuiet ? ["ignore", "pipe", "pipe"] : "inherit",
    shell: process.platform === "win32",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  process.on("SIGINT", pass);
  process.on("SIGTERM", pass);
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("close", (code, signal) => {
      process.off("SIGINT", pass);
      process.off("SIGTERM", pass);
      resolve({ code: code ?? (signal ? 1 : 0), output });
    });
  });
}
