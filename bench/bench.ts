// Figures of the built site, each beside its goal; written to var/bench.json too. `node bench/bench.ts warm boot` measures these
// alone. What each is and was: docs/performance.md.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { arch, cpus, platform } from "node:os";
import { join } from "node:path";
import { measureBoot, measureFlood, measureMemory } from "./boot-and-memory.ts";
import { measureDoses } from "./doses.ts";
import { describe, type Figure, isMet } from "./figures.ts";
import { measureFirstVisits } from "./first-visits.ts";
import { measureGrowth } from "./growth.ts";
import { measureLetters } from "./letters.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measurePages } from "./page-weights.ts";
import { measureWarmPages } from "./warm-pages.ts";

const parts: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  warm: measureWarmPages,
  pages: measurePages,
  boot: measureBoot,
  memory: measureMemory,
  flood: measureFlood,
  letters: measureLetters,
  doses: measureDoses,
  visits: measureFirstVisits,
  lighthouse: measureLighthouse,
  growth: measureGrowth,
};

const root = join(import.meta.dirname, "..");
const file = join(root, "var/bench.json");
const wanted = process.argv.slice(2);

const { status } = spawnSync(process.execPath, ["tools/build.ts"], { cwd: root, stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);

const processors = cpus();
const machine = `${processors.length} × ${processors[0]?.model}, ${platform()} ${arch()}, Node ${process.version}`;
console.log(`\n${machine}\n`);
const figures: Figure[] = [];
for (const [part, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(part)) continue;
  for (const figure of await measure()) {
    console.log(describe(figure));
    figures.push(figure);
  }
}
const short = figures.filter((figure) => !isMet(figure));
console.log(
  `\n${figures.length - short.length} figures met or without a goal, ${short.length} short.`,
);
mkdirSync(join(root, "var"), { recursive: true });
const report = { date: new Date().toISOString(), machine, figures };
writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
