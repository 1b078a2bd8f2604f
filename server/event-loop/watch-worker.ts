// The thread that watches the event loop of the site. It counts its own looks, not the time: a machine that is frozen or overloaded
// stops both threads alike, and is no standstill.
import { workerData } from "node:worker_threads";
import { pino } from "pino";
import { createLogOutput } from "#server/log-output.ts";
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
let looks = 0;

setInterval(() => {
  const beats = Atomics.load(numbers, place.beats);
  const stoodFor = looks;
  looks = beats === lastBeats ? looks + 1 : 0;
  lastBeats = beats;
  const seconds = (Math.max(looks, stoodFor) * beatInterval) / 1000;
  if (looks === looksUntilStandstill)
    log.error({ path: readPath(), seconds }, "the event loop stands still");
  if (looks === looksUntilEnd) void end(seconds);
  if (looks > 0 || stoodFor < looksUntilStandstill) return;
  Atomics.add(numbers, place.stalls, 1);
  if (stoodFor > Atomics.load(numbers, place.longest))
    Atomics.store(numbers, place.longest, stoodFor);
  log.warn({ seconds }, "the event loop moves again");
}, beatInterval);

/** Ends a process whose event loop stands still, which nothing else would; a supervisor starts it again. */
async function end(seconds: number): Promise<void> {
  log.error({ path: readPath(), seconds }, "the event loop stood still for too long: ending");
  await output.finish(writeTime);
  process.kill(process.pid, "SIGKILL");
}

/** Reads the address without its query, which may hold a visitor's text. */
function readPath(): string {
  const letters = Atomics.load(numbers, place.letters);
  const url = Buffer.from(address.slice(0, letters)).toString("latin1");
  return url.split(/[?#]/)[0] ?? "";
}
