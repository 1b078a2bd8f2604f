// npm run drill: the long crash drills, with their figures. Fails when an accepted enquiry was lost, or a mail came twice
// for no reason.
import { rmSync } from "node:fs";
import { type DrillPlan, runDrill } from "./drill.ts";
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
    "SQLite, one process, restarted 100 times",
    { storage: sqlite("restarts"), processes: 1, enquiries: 500, stops: 100, signal: "SIGTERM" },
  ],
];
let hasFailed = false;
for (const [name, plan] of drills) {
  const { lost, unexplained, ...figures } = await runDrill(plan);
  console.log(`\n${name}`);
  for (const [figure, value] of Object.entries(figures))
    console.log(`  ${figure.padEnd(14)} ${Math.round(value)}`);
  console.log(`  lost           ${lost.length} ${lost.join(" ")}`);
  console.log(`  unexplained    ${unexplained.length} ${unexplained.join(" ")}`);
  hasFailed ||= lost.length > 0 || unexplained.length > 0;
}
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = hasFailed ? 1 : 0;
