// npm run drill: the long drills, with their figures. Fails when an accepted enquiry was lost, a mail came twice for no
// reason, or a restart was noticed.
import { rmSync } from "node:fs";
import { type DrillPlan, runDrill } from "./drill.ts";
import { type RestartPlan, runRestartDrill } from "./restart-drill.ts";
import { startPostgres } from "./run-postgres.ts";
import { makeDataDir } from "./start-site.ts";

const postgres = await startPostgres();
const folder = makeDataDir();
const sqlite = (name: string) => ({ DATA_DIR: `${folder}/${name}` });
const shared = { DATABASE_URL: postgres.url, DATA_DIR: folder };
const drills: readonly (readonly [name: string, plan: DrillPlan])[] = [
  [
    "SQLite, one process, killed 50 times",
    { storage: sqlite("kills"), processes: 1, enquiries: 1000, stops: 50, signal: "SIGKILL" },
  ],
  [
    "PostgreSQL, two processes, killed 50 times",
    { storage: shared, processes: 2, enquiries: 1000, stops: 50, signal: "SIGKILL" },
  ],
  [
    "SQLite, one process, restarted 40 times",
    { storage: sqlite("restarts"), processes: 1, enquiries: 500, stops: 40, signal: "SIGTERM" },
  ],
];
const restartDrills: readonly (readonly [name: string, plan: RestartPlan])[] = [
  [
    "SQLite, one process behind a proxy, restarted 20 times",
    { storage: sqlite("proxy"), processes: 1, restarts: 20 },
  ],
  [
    "PostgreSQL, two processes behind a proxy, restarted in turn, 20 times",
    { storage: shared, processes: 2, restarts: 20 },
  ],
];
let hasFailed = false;

/** What is in `failures` must be empty. */
function print(
  name: string,
  figures: Readonly<Record<string, number>>,
  failures: Readonly<Record<string, readonly (string | number)[]>>,
): void {
  console.log(`\n${name}`);
  for (const [figure, value] of Object.entries(figures))
    console.log(`  ${figure.padEnd(14)} ${Math.round(value)}`);
  for (const [failure, found] of Object.entries(failures)) {
    console.log(`  ${failure.padEnd(14)} ${found.length} ${found.join(" ")}`);
    hasFailed ||= found.length > 0;
  }
}

for (const [name, plan] of drills) {
  const { lost, unexplained, ...figures } = await runDrill(plan);
  print(name, figures, { lost, unexplained });
}
for (const [name, plan] of restartDrills) {
  const { lostPosts, lostViews, ...figures } = await runRestartDrill(plan);
  print(name, figures, { "lost posts": lostPosts, "lost views": lostViews });
}
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = hasFailed ? 1 : 0;
