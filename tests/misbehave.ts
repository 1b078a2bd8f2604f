// Loaded into a site that a test starts: on SIGUSR2 it does what MISBEHAVIOUR says, as a fault of the site would.
import { existsSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const faults: Readonly<Record<string, () => void>> = {
  // Until there is this file: by a clock it would be over too soon, or too late, on a machine that is busy.
  "stand still": () => {
    while (!existsSync(process.env["MISBEHAVES_UNTIL"] ?? ""));
  },
  reject: () => void Promise.reject(new Error("a made-up rejection")),
  throw: () => {
    throw new Error("a made-up error");
  },
};

if (isMainThread) process.on("SIGUSR2", () => faults[process.env["MISBEHAVIOUR"] ?? ""]?.());
