// Loaded into a site that tests start: it ends with whoever started it, even if that is killed, as its standard input closes.
// Plain JavaScript: to read types, Node would bring a compiler into every thread of the site, some 10 MB each.
import { isMainThread } from "node:worker_threads";

// Threads load it too, and have no such input.
if (isMainThread) {
  const { stdin } = process;
  stdin.once("end", () => process.kill(process.pid, "SIGKILL")).resume();
  // It is no reason to stay.
  if ("unref" in stdin) stdin.unref();
}
