// The behaviour of npm start and npm run serve from outside: what they install, and that nothing outlives npm. Tests of processes
// use the real npm; tests of packages one that installs nothing from anywhere.
import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

let project: string;
const started: ChildProcess[] = [];

/** A checkout with a site of its own, which prints its address and NODE_ENV. */
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "spherine-"));
  for (const file of ["package.json", "package-lock.json", "tools/launch.mjs"])
    cpSync(join(root, file), join(project, file));
  write("tools/build.ts", "");
  write(
    "dist/server/main.js",
    `const server = require("node:net").createServer().listen(0, "127.0.0.1", () =>
      console.log("port", server.address().port, process.version));
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => process.exit(0));`,
  );
  write("dist/package.json", `{ "type": "commonjs" }`);
});

afterEach(() => {
  for (const { pid } of started.splice(0)) {
    try {
      if (pid) process.kill(-pid, "SIGKILL");
    } catch {
      // It has ended.
    }
  }
  rmSync(project, { recursive: true, force: true });
});

function write(file: string, text: string): string {
  const path = join(project, file);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, text);
  return path;
}

const installed = () => existsSync(join(project, "node_modules/.installed.json"));

/** Writes the stamp of an installation, and links the Node that runs the tests. */
function install(): void {
  mkdirSync(join(project, "node_modules/node/bin"), { recursive: true });
  symlinkSync(process.execPath, join(project, "node_modules/node/bin/node"));
  const lock = createHash("sha256").update(readFileSync(join(project, "package-lock.json")));
  write(
    "node_modules/.installed.json",
    JSON.stringify({ extent: "site", lock: lock.digest("hex") }),
  );
}

/** Starts a program in the project; `output` grows. */
function run(program: string, args: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(program, args, {
    cwd: project,
    // Only these: the npm running the tests sets others for its own children.
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: project,
      npm_config_update_notifier: "false",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  started.push(child);
  const ran = {
    child,
    output: "",
    code: new Promise<number | null>((r) => child.once("close", r)),
  };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      ran.output += text;
    });
  return ran;
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("close", () => resolve(false));
    socket.unref().once("connect", () => socket.destroy());
  });

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe("the port is free soon after npm got", () => {
  test.each([
    ["SIGTERM", "start"],
    ["SIGKILL", "start"],
    ["SIGTERM", "serve"],
    ["SIGINT", "serve"],
    ["SIGHUP", "serve"],
    ["SIGKILL", "serve"],
  ] as const)("%s: npm run %s", async (signal, script) => {
    install();
    const npm = run("npm", ["run", script]);
    await expect.poll(() => npm.output, { timeout: 30_000 }).toMatch(/port \d+/);
    const port = Number(/port (\d+)/.exec(npm.output)?.[1]);
    expect(await isOpen(port)).toBe(true);
    // Supervisors signal npm alone; a terminal signals all of them, and the shell waits for us then.
    if (signal === "SIGINT") process.kill(-(npm.child.pid ?? 0), signal);
    else npm.child.kill(signal);
    await expect.poll(() => isOpen(port), { timeout: 20_000 }).toBe(false);
  });
});

describe("a command beside the site", () => {
  const start = "dist/server/main.js";
  const launch = (beside: string) =>
    run(process.execPath, ["tools/launch.mjs", "none", `beside ${beside}`, start]);

  test("is reported when it fails, and the site goes on", async () => {
    install();
    write("tools/fails.mjs", `console.log("words", process.argv[2]); process.exitCode = 3;`);
    const launched = launch("tools/fails.mjs one");
    await expect
      .poll(() => launched.output, { timeout: 30_000 })
      .toContain("tools/fails.mjs one failed with code 3");
    expect(launched.output).toContain("words one");
    await expect.poll(() => launched.output, { timeout: 30_000 }).toMatch(/port \d+/);
    expect(await isOpen(Number(/port (\d+)/.exec(launched.output)?.[1]))).toBe(true);
  });

  test.each(["SIGTERM", "SIGINT"] as const)("ends with it: %s", async (signal) => {
    install();
    write("tools/lasts.mjs", `console.log("lasts", process.pid); setInterval(() => {}, 1000);`);
    const launched = launch("tools/lasts.mjs");
    await expect.poll(() => launched.output, { timeout: 30_000 }).toMatch(/lasts \d+/);
    await expect.poll(() => launched.output, { timeout: 30_000 }).toMatch(/port \d+/);
    launched.child.kill(signal);
    await launched.code;
    const pid = Number(/lasts (\d+)/.exec(launched.output)?.[1]);
    await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
  });
});

describe("missing packages are installed", () => {
  /** Puts an `npm` first on the path that notes how it was called, then does `does`. */
  function fakeNpm(does: string): Record<string, string> {
    const npm = write(
      "bin/npm",
      `#!/bin/sh\necho "$NODE_ENV|$@" >> calls\nrm -rf node_modules && mkdir -p node_modules/node/bin\n${does}\n`,
    );
    chmodSync(npm, 0o755);
    return { PATH: [join(project, "bin"), process.env["PATH"]].join(delimiter) };
  }
  const installsNode = `ln -s "${process.execPath}" node_modules/node/bin/node`;
  const start = (environment: Record<string, string>) =>
    run(process.execPath, ["tools/launch.mjs", "site", "tools/build.ts"], environment);
  const calls = () => readFileSync(join(project, "calls"), "utf8").trim().split("\n");

  test("with those for building, whatever the shell sets for production", async () => {
    const launch = start({ ...fakeNpm(installsNode), NODE_ENV: "production" });
    expect(await launch.code).toBe(0);
    expect(calls()).toEqual([
      expect.stringMatching(/^\|ci .*--include=dev .*--ignore-scripts=false /),
    ]);
    expect(await start(fakeNpm(installsNode)).code).toBe(0);
    expect(calls()).toHaveLength(1);
  });

  test("again when the project's Node does not run, whatever the stamp says", async () => {
    install();
    rmSync(join(project, "node_modules/node"), { recursive: true });
    expect(await start(fakeNpm(installsNode)).code).toBe(0);
    expect(calls()).toHaveLength(1);
  });

  test("an installation without Node is reported in a line, and repeated at the next start", async () => {
    const first = start(fakeNpm("true"));
    expect(await first.code).toBe(1);
    expect(first.output).toContain("node_modules/.bin/node does not run");
    expect(first.output).not.toContain("    at ");
    expect(installed()).toBe(false);
    expect(await start(fakeNpm(installsNode)).code).toBe(0);
  });

  test("an installation that was killed is repeated at the next start", async () => {
    install();
    write("package-lock.json", "{}");
    const killed = start(fakeNpm("echo installing; sleep 60"));
    await expect.poll(() => killed.output, { timeout: 10_000 }).toContain("installing");
    killed.child.kill("SIGKILL");
    expect(installed()).toBe(false);
    expect(await start(fakeNpm(installsNode)).code).toBe(0);
    expect(installed()).toBe(true);
  });
});
