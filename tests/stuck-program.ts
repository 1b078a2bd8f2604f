// A program whose event loop is watched, with shorter times than the site's, and then stands still for ever. Run by faults.test.ts.
import { createEventLoopWatch } from "#server/event-loop/watch.ts";

const watch = createEventLoopWatch("info", console.error, {
  beatInterval: 20,
  looksUntilStandstill: 10,
  looksUntilEnd: 25,
});
watch.start();
// The thread has to be there first: it has noted a standstill that ended.
const began = performance.now();
while (watch.read().stalls === 0) {
  const ends = performance.now() + 400;
  while (performance.now() < ends);
  await new Promise((resolve) => setTimeout(resolve, 50));
  if (performance.now() - began > 100_000) throw new Error("nobody watches");
}
watch.note("/liposomes?q=secret");
for (;;);
