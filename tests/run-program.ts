// A program of the project, run to its end.
import { spawn } from "node:child_process";

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly complaints: string;
}

/** Runs it with this environment alone. */
export function runProgram(
  program: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<Ended> {
  const child = spawn(program, args, { env: environment, stdio: ["ignore", "pipe", "pipe"] });
  let out = "";
  let complaints = "";
  child.stdout.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    complaints += chunk;
  });
  return new Promise((resolve) =>
    child.once("close", (code) => resolve({ code, out, complaints })),
  );
}
