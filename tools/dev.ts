// `npm run dev`: builds, serves, and on every change rebuilds, restarts and reloads the open pages. With PSEUDO=on, English is
// a made language.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, watch } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const watched = ["client", "server", "shared", "public", "tools"];
/** What the build itself writes. */
const written = /^generated/;
/** Editors write a file in several steps: wait for the last one, ms. */
const settleTime = 120;

let site: ChildProcess | undefined;
let timer: NodeJS.Timeout | undefined;

function build(): boolean {
  const pseudo = process.env["PSEUDO"] === "on" ? ["--pseudo"] : [];
  const { status } = spawnSync(process.execPath, ["tools/build.ts", "--reload", ...pseudo], {
    cwd: root,
    stdio: "inherit",
  });
  return status === 0;
}

function serve(): void {
  site = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: root,
    stdio: "inherit",
    env: { LOG_LEVEL: "warn", ...process.env },
  });
}

/** A build that fails leaves the last good one running, an earlier one too; its pages show what is wrong with the content. */
function rebuild(): void {
  if (!build() && (site || !existsSync(join(root, "dist/server/main.js")))) return;
  if (site && site.exitCode === null) {
    site.once("exit", serve);
    // As from a terminal: without the time that a proxy needs.
    site.kill("SIGINT");
  } else serve();
}

for (const folder of watched) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (file && written.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(rebuild, settleTime);
  });
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    site?.kill(signal);
    process.exit(0);
  });
}

rebuild();
console.log(`Watching ${watched.join(", ")}. http://localhost:${process.env["PORT"] ?? 3000}`);
