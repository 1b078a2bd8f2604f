// For every process that runs tests: it ends with the run, also one that is killed. So do then its browser and its sites.
const mark = Symbol.for("ends with the run");

// A process that runs several files runs this before each of them.
if (!(mark in process)) {
  Object.defineProperty(process, mark, { value: true });
  process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
}
