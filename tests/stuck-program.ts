// A program whose event loop is watched, with shorter times than the site's, and which then does what its argument says. Run by
// faults.test.ts.
import { createEventLoopWatch } from "#server/event-loop/watch.ts";

const watch = createEventLoopWatch("info", console.error, {
  beatInterval: 20,
  looksUntilStandstill: 10,
  looksUntilEnd: 25,
});
watch.start();

/** ms of processor, not of the clock: on a busy machine it is as long. */
function work(time: number): void {
  const began = process.threadCpuUsage();
  let used = began;
  do used = process.threadCpuUsage(began);
  while (used.user + used.system < time * 1000);
}

// The thread has to be there first: it has noted a standstill that ended.
const began = performance.now();
while (watch.read().stalls === 0) {
  work(300);
  await new Promise((resolve) => setTimeout(resolve, 50));
  if (performance.now() - began > 100_000) throw new Error("nobody watches");
}
watch.note("/liposomes?q=secret");
const [what] = process.argv.slice(2);
if (what === "work") for (;;);
if (what === "wait") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
if (what === "requests")
  for (let n = 0; n < 20; n += 1) {
    watch.note(`/liposomes/${n}`);
    work(100);
  }
process.exit(0);
