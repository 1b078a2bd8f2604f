// The end of the process: by a signal, or by an error that nothing caught. Log lines are waited for, but never for long.
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { LogOutput } from "./log-output.ts";

/** The limit for writing the last log lines, ms. */
const writeTime = 1_000;

/** The limit for operations on files that are under way, such as a look at a folder that does not answer, ms. */
const fileTime = 1_000;
/** The pause between two looks whether they are over, ms. */
const fileInterval = 20;

/**
 * Ends the process with this code. If a write of the log or another operation on a file hangs it is killed, as Node would wait for
 * that for ever.
 */
export async function endProcess(code: number, output: LogOutput): Promise<never> {
  const isWritten = await output.finish(writeTime);
  const end = performance.now() + fileTime;
  while (isWritten && usesFiles() && performance.now() < end) await pause(fileInterval);
  if (!isWritten || usesFiles()) process.kill(process.pid, "SIGKILL");
  process.exit(code);
}

/** Node's names of operations on files that are under way. */
const usesFiles = () => process.getActiveResourcesInfo().some((name) => name.startsWith("FSReq"));

/** Ends the process on a signal, once `stop` has finished the open work. Further signals change nothing. */
export function endOnSignals(
  stop: (signal: string) => Promise<void>,
  log: Logger,
  output: LogOutput,
): void {
  let isStopping = false;
  async function end(signal: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, "stopping");
    const isDone = await stop(signal).then(
      () => true,
      (error: unknown) => log.error({ err: error }, "not everything could be finished"),
    );
    log.info("stopped");
    await endProcess(isDone ? 0 : 1, output);
  }
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
    process.on(signal, () => void end(signal));
}

/**
 * A rejected promise that nobody handles is one task that failed, not the site: `onRejection` counts it. After an error that
 * nobody caught anything may be half done: the process ends, and a supervisor starts it again.
 */
export function handleUncaughtErrors(
  log: Logger,
  output: LogOutput,
  onRejection: () => void,
): void {
  process.on("unhandledRejection", (error) => {
    onRejection();
    log.error({ err: error }, "a task failed, and nobody noticed");
  });
  process.on("uncaughtException", (error) => {
    log.error({ err: error }, "an error that nobody caught: ending");
    console.error(error);
    void endProcess(1, output);
  });
}
