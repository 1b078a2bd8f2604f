// Counts of posts kept in the database, so that several processes count together; for express-rate-limit.
// What is counted in one turn of the event loop is written by one statement.
import { createHash } from "node:crypto";
import type { ClientRateLimitInfo, Options, Store } from "express-rate-limit";
import type { Database, Value } from "./database.ts";

interface Waiting {
  readonly counter: string;
  readonly windowMs: number;
  readonly resolve: (info: ClientRateLimitInfo) => void;
  readonly reject: (error: unknown) => void;
}

/** Gives stores that keep the counts of one limit, by its name, apart from the others'. `now`: milliseconds since 1970. */
export function createPostCounts(db: Database, now: () => number): (name: string) => Store {
  let waiting: Waiting[] = [];

  async function write(): Promise<void> {
    const batch = waiting;
    waiting = [];
    const time = now();
    // In one order everywhere: processes that lock the same rows must not wait for one another.
    const counters = [...Map.groupBy(batch, ({ counter }) => counter)].sort(([a], [b]) =>
      a < b ? -1 : 1,
    );
    const values: Value[] = [time];
    const rows = counters.map(([counter, [first, ...others]]) => {
      values.push(counter, 1 + others.length, time + (first?.windowMs ?? 0));
      return `($${values.length - 2}, $${values.length - 1}, $${values.length})`;
    });
    try {
      const counted = await db.run(
        `INSERT INTO post_counts (counter, hits, resets_at) VALUES ${rows.join(", ")}
         ON CONFLICT (counter) DO UPDATE SET
           hits = excluded.hits + CASE WHEN post_counts.resets_at <= $1 THEN 0 ELSE post_counts.hits END,
           resets_at = CASE WHEN post_counts.resets_at <= $1 THEN excluded.resets_at ELSE post_counts.resets_at END
         RETURNING counter, hits, resets_at`,
        values,
      );
      for (const row of counted) {
        const posts = batch.filter(({ counter }) => counter === row["counter"]);
        for (const [index, { resolve }] of posts.entries()) {
          const totalHits = Number(row["hits"]) - (posts.length - 1 - index);
          resolve({ totalHits, resetTime: new Date(Number(row["resets_at"])) });
        }
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return (name) => {
    let windowMs = 0;
    // Addresses are personal data: a digest counts as well.
    const counterOf = (key: string) =>
      `${name} ${createHash("sha256").update(key).digest("base64url")}`;
    return {
      init(options: Options) {
        windowMs = options.windowMs;
      },
      increment: (key) =>
        new Promise((resolve, reject) => {
          if (waiting.length === 0) setImmediate(() => void write());
          waiting.push({ counter: counterOf(key), windowMs, resolve, reject });
        }),
      async decrement(key) {
        await db.run("UPDATE post_counts SET hits = hits - 1 WHERE counter = $1 AND hits > 0", [
          counterOf(key),
        ]);
      },
      async resetKey(key) {
        await db.run("DELETE FROM post_counts WHERE counter = $1", [counterOf(key)]);
      },
    };
  };
}
