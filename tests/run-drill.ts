// npm run drill: the long drills, with their figures. Fails when an accepted enquiry was lost, a mail or a webhook came twice for
// no reason, or a restart was noticed. With a word, under harder conditions:
//   npm run drill -- empty-sender            the mail server refuses an empty sender, and visitors get acknowledgements
//   npm run drill -- session|transaction     PgBouncer in that mode stands before PostgreSQL (Debian's package pgbouncer)
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { type DrillPlan, runDrill } from "./drill.ts";
import { type PoolMode, startPgBouncer } from "./engines/pgbouncer.ts";
import { type RestartPlan, runRestartDrill } from "./restart-drill.ts";
import { startPostgres } from "./run-postgres.ts";
import { makeDataDir } from "./start-site.ts";

const conditions = ["empty-sender", "session", "transaction"] as const;
const words = parseArgs({ allowPositionals: true }).positionals;
const unknown = words.find((word) => !conditions.some((condition) => condition === word));
if (unknown !== undefined)
  throw new Error(`the drill does not know "${unknown}": one of ${conditions.join(", ")}`);
const refusesEmptySender = words.includes("empty-sender");
const mode: PoolMode | undefined = (["session", "transaction"] as const).find((word) =>
  words.includes(word),
);

const postgres = await startPostgres();
const pooler = mode && (await startPgBouncer(postgres.url, mode));
const folder = makeDataDir();
const sqlite = (name: string) => ({ DATA_DIR: `${folder}/${name}` });
const shared = { DATABASE_URL: pooler?.url ?? postgres.url, DATA_DIR: folder };
const postgresName = mode ? `PostgreSQL behind PgBouncer in ${mode} mode` : "PostgreSQL";
const kill = { stops: 50, signal: "SIGKILL", refusesEmptySender, hasTokens: true } as const;
const drills: readonly (readonly [name: string, plan: DrillPlan])[] = [
  [
    "SQLite, one process, killed 50 times",
    { storage: sqlite("kills"), processes: 1, enquiries: 1000, ...kill },
  ],
  [
    `${postgresName}, two processes, killed 50 times`,
    { storage: shared, processes: 2, enquiries: 1000, ...kill },
  ],
  [
    "SQLite, one process, restarted 40 times",
    {
      storage: sqlite("restarts"),
      processes: 1,
      enquiries: 500,
      stops: 40,
      signal: "SIGTERM",
      refusesEmptySender,
    },
  ],
];
const restartDrills: readonly (readonly [name: string, plan: RestartPlan])[] = [
  [
    "SQLite, one process behind a proxy, restarted 20 times",
    { storage: sqlite("proxy"), processes: 1, restarts: 20 },
  ],
  [
    `${postgresName}, two processes behind a proxy, restarted in turn, 20 times`,
    { storage: shared, processes: 2, restarts: 20 },
  ],
];
/** A pooler changes nothing for SQLite. */
const isAsked = ({ storage }: DrillPlan | RestartPlan) => !mode || storage === shared;
let hasFailed = false;

/** What is in `failures` must be empty. */
function print(
  name: string,
  figures: Readonly<Record<string, number>>,
  failures: Readonly<Record<string, readonly (string | number)[]>>,
): void {
  console.log(`\n${name}`);
  for (const [figure, value] of Object.entries(figures))
    console.log(`  ${figure.padEnd(20)} ${Math.round(value)}`);
  for (const [failure, found] of Object.entries(failures)) {
    console.log(`  ${failure.padEnd(20)} ${found.length} ${found.join(" ")}`);
    hasFailed ||= found.length > 0;
  }
}

for (const [name, plan] of drills.filter(([, plan]) => isAsked(plan))) {
  const { lost, unexplained, lostWebhooks, unexplainedWebhooks, unbelieved, ...figures } =
    await runDrill(plan);
  print(name, figures, {
    lost,
    unexplained,
    "lost webhooks": lostWebhooks,
    "unexplained webhooks": unexplainedWebhooks,
    "unbelieved webhooks": unbelieved,
  });
  if (refusesEmptySender && figures.receipts === 0) {
    console.log("  no visitor got an acknowledgement");
    hasFailed = true;
  }
}
// No mail leaves in these, so that they say nothing of a mail server.
const restarts = refusesEmptySender ? [] : restartDrills.filter(([, plan]) => isAsked(plan));
for (const [name, plan] of restarts) {
  const { lostPosts, lostViews, ...figures } = await runRestartDrill(plan);
  print(name, figures, { "lost posts": lostPosts, "lost views": lostViews });
}
await pooler?.stop();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = hasFailed ? 1 : 0;
