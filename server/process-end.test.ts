// The end of a process whose disk does not answer.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

/** How a process ends that runs `code` and then `endProcess(3)`. Its standard input stays open, and nothing ever comes from there. */
async function endOf(code: string): Promise<unknown[]> {
  const script = `
    import { read } from "node:fs";
    import { open } from "node:fs/promises";
    import { createLogOutput } from "#server/log-output.ts";
    import { endProcess } from "#server/process-end.ts";
    ${code}
    await endProcess(3, createLogOutput(1));`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", script], {
    stdio: ["pipe", "ignore", "inherit"],
  });
  return once(child, "exit");
}

test("it ends by its code", async () => {
  expect(await endOf('await (await open(".")).close();')).toEqual([3, null]);
});

test("it is killed where a read hangs, for which Node would wait", async () => {
  expect(await endOf("read(0, Buffer.alloc(1), () => {});")).toEqual([null, "SIGKILL"]);
});
