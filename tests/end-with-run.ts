// For every process that runs tests: it ends with the run, also one that is killed. So do then its browser and its sites.
process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
