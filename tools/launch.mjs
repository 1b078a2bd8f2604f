// Starts a command on a fresh checkout: installs what is missing, then runs scripts on the project's own Node.
// Plain JavaScript without dependencies, because it runs before anything is installed, on any Node from 20 on.
//   node tools/launch.mjs site|all script…      site: what building and serving need; all: also what only checks need
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const stampFile = join(root, "node_modules", ".installed.json");
const projectNode = join(root, "node_modules", "node", "bin", "node");
const [extent, ...scripts] = process.argv.slice(2);

/** What was installed last, or undefined when the lock file has changed since. */
function readStamp() {
  if (!existsSync(stampFile)) return undefined;
  const stamp = JSON.parse(readFileSync(stampFile, "utf8"));
  return stamp.lock === lockHash() ? stamp.extent : undefined;
}

function lockHash() {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

function installMissing() {
  const installed = readStamp();
  if (installed === "all" || installed === extent) return;
  const what = extent === "all" ? "everything, tests included" : "what the site needs";
  console.log(`Installing ${what} (first time only)…`);
  const options = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  if (extent === "site") options.push("--workspaces=false");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, options, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stampFile, JSON.stringify({ extent, lock: lockHash() }));
}

/** Runs one script to its end; SIGINT and SIGTERM reach it, so that a server can drain. */
function run(script) {
  const node = existsSync(projectNode) ? projectNode : `${projectNode}.exe`;
  const child = spawn(node, [join(root, script)], { cwd: root, stdio: "inherit" });
  const pass = (signal) => child.kill(signal);
  process.on("SIGINT", pass);
  process.on("SIGTERM", pass);
  return new Promise((resolve) => {
    child.on("exit", (code, signal) => {
      process.off("SIGINT", pass);
      process.off("SIGTERM", pass);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

installMissing();
for (const script of scripts) {
  const code = await run(script);
  if (code !== 0) process.exit(code);
}
