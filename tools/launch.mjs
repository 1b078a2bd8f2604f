// Starts a command on a fresh checkout: installs what is missing, then runs scripts on the project's own Node.
// Plain JavaScript without dependencies, because it runs before anything is installed, on any Node from 20 on.
//   node tools/launch.mjs site|all|none "script words…"…     what to install. site: what building and serving need; all: also
//                                                            what only checks need
// Each script runs once the one before has succeeded. One that begins with "beside" runs while those after it do, with less of the
// processor; where it fails, that is said, and they go on.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const stampFile = join(root, "node_modules", ".installed.json");
const [extent, ...scripts] = process.argv.slice(2);

/** The project's own Node, or undefined where it is not installed or does not run. */
function findNode() {
  const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const major = /\d+/.exec(devDependencies.node)[0];
  const path = join(root, "node_modules", "node", "bin", "node");
  const node = existsSync(`${path}.exe`) ? `${path}.exe` : path;
  const { stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
  return stdout?.startsWith(`v${major}.`) ? node : undefined;
}

/** The extent of the last installation, or undefined when the lock file has changed since. */
function readStamp() {
  try {
    const stamp = JSON.parse(readFileSync(stampFile, "utf8"));
    return stamp.lock === lockHash() ? stamp.extent : undefined;
  } catch {
    return undefined;
  }
}

function lockHash() {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

async function installMissing() {
  const installed = readStamp();
  if ((installed === "all" || installed === extent) && findNode()) return;
  const what = extent === "all" ? "everything, tests included" : "what the site needs";
  console.log(
    `Installing ${what} (first time only): half a minute, or as long as the network takes…`,
  );
  rmSync(stampFile, { force: true });
  // Whatever the shell or an .npmrc says of production or scripts: nothing is built without both.
  const options = ["--include=dev", "--include=optional", "--ignore-scripts=false"];
  options.push("--dry-run=false", "--global=false", "--no-audit", "--no-fund", "--loglevel=error");
  if (extent === "site") options.push("--workspaces=false");
  const { NODE_ENV: _, ...env } = process.env;
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const code = await run(npm, ["ci", ...options], { env, shell: process.platform === "win32" });
  if (code !== 0) giveUp("npm could not install the packages; what it says is above.", code);
  if (!findNode())
    giveUp("npm did not install the project's Node: node_modules/.bin/node does not run.", 1);
  writeFileSync(stampFile, JSON.stringify({ extent, lock: lockHash() }));
}

function giveUp(reason, code) {
  if (!isStopping) console.error(reason);
  process.exit(code);
}

const children = new Set();
let isStopping = false;

/** Runs a program to its end and resolves with its code. */
function run(program, args, options = {}) {
  const child = spawn(program, args, { cwd: root, stdio: "inherit", ...options });
  children.add(child);
  return new Promise((resolve) => {
    child.once("error", (error) => giveUp(`${program} cannot be run: ${error.message}`, 1));
    child.once("spawn", () => options.spawned?.(child));
    child.once("exit", (code) => {
      children.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** Its plain lines stand between those of the site's log, where a moving line would be torn. */
async function runBeside(script) {
  const code = await run(node, wordsOf(script), {
    stdio: ["ignore", "pipe", "inherit"],
    spawned(child) {
      child.stdout.pipe(process.stdout, { end: false });
      try {
        setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      } catch {
        // It has ended already.
      }
    },
  });
  if (code !== 0 && !isStopping)
    console.error(`${script} failed with code ${code}; what it says is above. The site goes on.`);
}

function wordsOf(script) {
  const [file, ...words] = script.split(" ");
  return [join(root, file), ...words];
}

/** Signals reach what runs, so that a server can finish its requests; nothing is started after it. */
function stop(signal) {
  isStopping = true;
  if (children.size === 0) process.exit(1);
  for (const child of children) child.kill(signal);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);

/**
 * npm runs a script through a shell and passes signals to that shell, which ends without passing them on. When npm itself is
 * killed (SIGHUP, SIGKILL), nobody is told. So this stops as soon as either of them is gone.
 */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const tell = (file) => {
    try {
      return readFileSync(`/proc/${process.ppid}/${file}`, "utf8");
    } catch {
      return "";
    }
  };
  // Some shells become what they run: then npm is our parent, and whose child npm is does not matter.
  const hasShell = /^[^\0]*sh\0/.test(tell("cmdline"));
  const lineage = () =>
    `${process.ppid} ${hasShell ? /^PPid:\s*(\d+)/m.exec(tell("status"))?.[1] : ""}`;
  const before = lineage();
  const timer = setInterval(() => {
    if (lineage() === before) return;
    clearInterval(timer);
    stop("SIGTERM");
  }, 500);
  timer.unref();
}

/** With what still runs beside. */
function end(code) {
  isStopping = true;
  for (const child of children) child.kill();
  process.exit(code);
}

/** Nearly as in the Dockerfile, with the allocator that every machine with glibc has. */
const containerMemory = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "65536" };

stopWithNpm();
if (extent !== "none") await installMissing();
const node = findNode() ?? process.execPath;
for (const script of scripts) {
  if (script.startsWith("beside ")) {
    void runBeside(script.slice("beside ".length));
    continue;
  }
  // As in the Dockerfile.
  const isSite = script.startsWith("dist/server/");
  const options = isSite ? ["--max-semi-space-size=2"] : [];
  const env = isSite ? { ...containerMemory, ...process.env } : process.env;
  const code = await run(node, [...options, ...wordsOf(script)], { env });
  if (code !== 0 || isStopping) end(code);
}
