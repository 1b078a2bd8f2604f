// The thread that watches the event loop of the site. It counts its own looks, not the time, as a machine that is frozen stops both
// threads alike; and of each look the part in which the main thread had not to wait for a processor, as a thread that sleeps is woken
// at once on a machine that is overloaded, and one that works gets next to nothing.
import { workerData } from "node:worker_threads";
import { pino } from "pino";
import { createLogOutput } from "#server/log-output.ts";
import { findOwnShare, readMainThread } from "./main-thread.ts";
import { place, type SharedBeats, type WatchSettings } from "./watch.ts";

const {
  beatInterval,
  looksUntilStandstill,
  looksUntilEnd,
  logLevel,
  numbers,
  address,
}: WatchSettings & SharedBeats = workerData;

/** The limit for writing the last line, ms: standard output may be the cause of the standstill. */
const writeTime = 500;

// The thread's own way to standard output, as that of `process.stdout` leads through the event loop that stands still.
const output = createLogOutput(1);
const log = pino({ level: logLevel, base: null }, output);

let lastBeats = Atomics.load(numbers, place.beats);
let lastThread = readMainThread();
let looks = 0;

setInterval(() => {
  const beats = Atomics.load(numbers, place.beats);
  const thread = readMainThread();
  const share = thread && lastThread ? findOwnShare(lastThread, thread) : 1;
  const isMoving = beats !== lastBeats;
  const stoodFor = looks;
  looks = isMoving ? 0 : looks + share;
  lastBeats = beats;
  lastThread = thread;
  const seconds = Math.round((Math.max(looks, stoodFor) * beatInterval) / 100) / 10;
  const hasPassed = (limit: number) => stoodFor < limit && looks >= limit;
  if (hasPassed(looksUntilStandstill))
    log.error({ path: readPath(), seconds }, "the event loop stands still");
  if (hasPassed(looksUntilEnd)) void end(seconds, thread !== null);
  if (!isMoving || stoodFor < looksUntilStandstill) return;
  Atomics.add(numbers, place.stalls, 1);
  const whole = Math.round(stoodFor);
  if (whole > Atomics.load(numbers, place.longest)) Atomics.store(numbers, place.longest, whole);
  log.warn({ seconds }, "the event loop moves again");
}, beatInterval);

/**
 * Ends a process whose event loop stands still, which nothing else would; a supervisor starts it again. Where nothing tells whether
 * it only waits for a processor, it is left alone.
 */
async function end(seconds: number, isCertain: boolean): Promise<void> {
  const facts = { path: readPath(), seconds };
  if (!isCertain)
    return log.error(facts, "the event loop stands still, or waits for a processor: not ending");
  log.error(facts, "the event loop stood still for too long: ending");
  await output.finish(writeTime);
  process.kill(process.pid, "SIGKILL");
}

/** Reads the address without its query, which may hold a visitor's text. */
function readPath(): string {
  const letters = Atomics.load(numbers, place.letters);
  const url = Buffer.from(address.slice(0, letters)).toString("latin1");
  return url.split(/[?#]/)[0] ?? "";
}
