// `npm run dev`: builds, serves, and shows every change on the open pages. With PSEUDO=on, English is a made-up language. It builds
// without steps for visitors alone (nothing is minified or compressed, no PDF is set), into a folder of its own: dist/ stays.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./content/problems.ts";
import { openFront } from "./dev/front.ts";
import type { Built, State } from "./dev/messages.ts";
import { openSite } from "./dev/site.ts";
import { watchFolders } from "./dev/watch-folders.ts";

const folder = join(root, "dist-dev");
const port = Number(process.env["PORT"] ?? 3000);
const url = `http://localhost:${port}`;
const watched = ["client", "server", "shared", "public", "tools"];
/** Files that the build itself writes or does not read. */
const ignored = /^shared\/generated\b|^tools\/bench\b|\.test\.tsx?$|\/\.[^/]*$|~$/;
/** Files that the builder has loaded as its own code. */
const ownCode = /^tools\/|^shared\/.*\.ts$/;
/** Editors write a file in several steps: wait for the last one, ms. */
const settleTime = 40;

const front = openFront(port, process.env["HOST"]);
const site = openSite(folder, url);
let builder: ChildProcess | undefined;
/** Paths from the root. */
const changed = new Set<string>();
let isBusy = false;
let timer: NodeJS.Timeout | undefined;
let shown: Omit<State, "problems"> = { build: "", styles: {} };

/** Asks the builder, a new one where its own code has changed. */
async function build(files: readonly string[]): Promise<Built> {
  const isOld = files.some((path) => ownCode.test(path));
  if (isOld) builder?.kill();
  const isNew = !builder || isOld || !builder.connected;
  if (isNew)
    builder = fork(join(root, "tools/dev/builder.ts"), [folder, shown.build ? "keep" : "empty"], {
      // Its code is compiled once, not at each start.
      env: { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"), ...process.env },
    });
  if (!builder) throw new Error("there is no builder");
  const ended = new AbortController();
  const { signal } = ended;
  builder.send({ changed: isNew ? undefined : files });
  try {
    return await Promise.race([
      once(builder, "message", { signal }).then(([answer]) => answer as Built),
      once(builder, "exit", { signal }).then(() => ({ problems: ["The builder has ended."] })),
    ]);
  } finally {
    ended.abort();
  }
}

/** A failed build leaves the last good one running; its pages show the problems. */
async function show(built: Built): Promise<void> {
  if ("problems" in built) {
    front.tell({ ...shown, problems: built.problems });
    return;
  }
  const { build, styles, packages, isServerNew } = built;
  // Pages take styles in by themselves, before the site that links them is ready.
  if (build === shown.build) front.tell({ build, styles, problems: [] });
  const serving = isServerNew ? await site.renew(packages) : undefined;
  if (isServerNew && serving === undefined)
    return front.tell({ ...shown, problems: ["The site does not start: the terminal says why."] });
  shown = { build, styles };
  if (serving) front.passTo(serving);
  front.tell({ ...shown, problems: [] });
}

async function work(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  while (changed.size > 0) {
    const files = [...changed];
    changed.clear();
    await show(await build(files));
  }
  isBusy = false;
}

/** A first build that fails leaves that of another day running, if there is one. */
async function serveEarlier(): Promise<void> {
  const manifest = join(folder, "server/asset-manifest.json");
  if (!existsSync(manifest)) return;
  shown = { build: JSON.parse(readFileSync(manifest, "utf8")).build, styles: {} };
  const serving = await site.renew([]);
  if (serving) front.passTo(serving);
}

watchFolders(root, watched, (path) => {
  if (ignored.test(path)) return;
  changed.add(path);
  clearTimeout(timer);
  timer = setTimeout(() => void work(), settleTime);
});

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    builder?.kill();
    site.stop("SIGINT");
    process.exit(0);
  });
}

isBusy = true;
const first = await build([]);
if ("problems" in first) await serveEarlier();
await show(first);
isBusy = false;
console.log(`Watching ${watched.join(", ")}. ${url}`);
void work();
