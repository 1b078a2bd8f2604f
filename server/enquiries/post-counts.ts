// Counts of posts kept in the database, so that several processes count together; for express-rate-limit.
import { createHash } from "node:crypto";
import type { ClientRateLimitInfo, Options, Store } from "express-rate-limit";
import { createGroups } from "./batch.ts";
import { type Database, toRows } from "./database.ts";

interface Post {
  readonly counter: string;
  readonly windowMs: number;
}

/** Gives stores that keep the counts of one limit, by its name, apart from the others'. `now`: milliseconds since 1970. */
export function createPostCounts(db: Database, now: () => number): (name: string) => Store {
  const count = createGroups(countAll, { most: 64, triesAlone: false });

  async function countAll(posts: readonly Post[]): Promise<readonly ClientRateLimitInfo[]> {
    const time = now();
    // In one order everywhere: processes that lock the same rows must not wait for one another.
    const counters = [...Map.groupBy(posts, ({ counter }) => counter)].sort(([a], [b]) =>
      a < b ? -1 : 1,
    );
    const rows = toRows(
      counters.map(([counter, [first, ...others]]) => [
        counter,
        1 + others.length,
        time + (first?.windowMs ?? 0),
      ]),
      2,
    );
    const counted = await db.run(
      `INSERT INTO post_counts (counter, hits, resets_at) VALUES ${rows.text}
       ON CONFLICT (counter) DO UPDATE SET
         hits = excluded.hits + CASE WHEN post_counts.resets_at <= $1 THEN 0 ELSE post_counts.hits END,
         resets_at = CASE WHEN post_counts.resets_at <= $1 THEN excluded.resets_at ELSE post_counts.resets_at END
       RETURNING counter, hits, resets_at`,
      [time, ...rows.values],
    );
    const totals = new Map(counted.map((row) => [row["counter"], row]));
    const later = new Map(counters.map(([counter, posts]) => [counter, posts.length]));
    return posts.map(({ counter }) => {
      const after = (later.get(counter) ?? 0) - 1;
      later.set(counter, after);
      const row = totals.get(counter);
      return {
        totalHits: Number(row?.["hits"]) - after,
        resetTime: new Date(Number(row?.["resets_at"])),
      };
    });
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
      increment: (key) => count({ counter: counterOf(key), windowMs }),
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
