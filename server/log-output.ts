// The output of log lines: a file descriptor that is written to in the background. Nothing ever waits for it, as it may be a file
// on a full disk or a pipe that nobody reads: then lines are lost and counted, and the site goes on.
import { write as writeTo } from "node:fs";

/** Lines that wait behind a write, in letters: some 4,000 lines, far more than come while a disk is busy. */
const mostWaiting = 1_000_000;
/** The pause before a full pipe is tried again, ms. */
const retryPause = 100;

export interface LogOutput {
  /** `line` ends with its line break. */
  readonly write: (line: string) => void;
  /** The number of lines that were lost. */
  readonly countLost: () => number;
  /**
   * Fulfilled once nothing is being written any more, after `patience` ms at most. False: a write still hangs. Node waits for its
   * writes when a process exits: such a process can only be killed.
   */
  readonly finish: (patience: number) => Promise<boolean>;
}

export function createLogOutput(fd: number): LogOutput {
  let waiting: string[] = [];
  let waitingLength = 0;
  let isWriting = false;
  let lost = 0;
  let onIdle = () => {};

  function writeNext(): void {
    isWriting = waiting.length > 0;
    if (!isWriting) {
      onIdle();
      return;
    }
    const lines = waiting;
    waiting = [];
    waitingLength = 0;
    writeAll(Buffer.from(lines.join("")), lines.length);
  }

  /** `count`: the lines that are lost if this fails, including those written in part. */
  function writeAll(bytes: Buffer, count: number): void {
    writeTo(fd, bytes, (error, written) => {
      if (error?.code === "EAGAIN") {
        setTimeout(() => writeAll(bytes, count), retryPause).unref();
        return;
      }
      if (error) lost += count;
      else if (written < bytes.length) return writeAll(bytes.subarray(written), count);
      writeNext();
    });
  }

  return {
    write(line) {
      if (waitingLength + line.length > mostWaiting) {
        lost += 1;
        return;
      }
      waiting.push(line);
      waitingLength += line.length;
      if (!isWriting) writeNext();
    },
    countLost: () => lost,
    finish(patience) {
      if (!isWriting) return Promise.resolve(true);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      onIdle = () => resolve(true);
      setTimeout(() => resolve(false), patience).unref();
      return promise;
    },
  };
}
