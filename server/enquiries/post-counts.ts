// Counts of posts kept in the database, so that several processes count together; for express-rate-limit.
import { createHash } from "node:crypto";
import type { ClientRateLimitInfo, Options, Store } from "express-rate-limit";
import type { Database } from "./database.ts";

/** `name` keeps the counts of one limit apart from those of the others. `now`: milliseconds since 1970. */
export function createPostCounts(db: Database, name: string, now: () => number): Store {
  let windowMs = 0;
  // Addresses are personal data: a digest counts as well.
  const counterOf = (key: string) =>
    `${name} ${createHash("sha256").update(key).digest("base64url")}`;
  return {
    init(options: Options) {
      windowMs = options.windowMs;
    },
    async increment(key): Promise<ClientRateLimitInfo> {
      const time = now();
      const [row] = await db.run(
        `INSERT INTO post_counts (counter, hits, resets_at) VALUES ($1, 1, $2)
         ON CONFLICT (counter) DO UPDATE SET
           hits = CASE WHEN post_counts.resets_at <= $3 THEN 1 ELSE post_counts.hits + 1 END,
           resets_at = CASE WHEN post_counts.resets_at <= $3 THEN $2 ELSE post_counts.resets_at END
         RETURNING hits, resets_at`,
        [counterOf(key), time + windowMs, time],
      );
      return { totalHits: Number(row?.["hits"]), resetTime: new Date(Number(row?.["resets_at"])) };
    },
    async decrement(key) {
      await db.run("UPDATE post_counts SET hits = hits - 1 WHERE counter = $1 AND hits > 0", [
        counterOf(key),
      ]);
    },
    async resetKey(key) {
      await db.run("DELETE FROM post_counts WHERE counter = $1", [counterOf(key)]);
    },
  };
}
