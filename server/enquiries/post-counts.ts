// Counts of posts kept in the database, so that several processes count together.
import type { Database } from "./database.ts";

export interface CountedPost {
  /** What is counted: a limit and, as a digest, whom it is for. */
  readonly counter: string;
  /** Posts are counted over this long from the first on, ms. */
  readonly windowMs: number;
}

export interface PostCount {
  /** Posts so far, with this one. */
  readonly totalHits: number;
  /** When they are forgotten. */
  readonly resetTime: Date;
}

export interface PostCounts {
  /** Counts posts at `now`, ms since 1970; gives the count that each of them made. */
  countPosts(posts: readonly CountedPost[], now: number): Promise<readonly PostCount[]>;
  /** Counts one less. */
  uncountPost(counter: string): Promise<void>;
  forgetPosts(counter: string): Promise<void>;
}

export function createPostCounts(db: Database): PostCounts {
  const count = `
    INSERT INTO post_counts (counter, hits, resets_at)
    SELECT value ->> 'counter', CAST(value ->> 'hits' AS BIGINT), CAST(value ->> 'resets_at' AS BIGINT)
    FROM ${db.dialect.elements} WHERE true
    ON CONFLICT (counter) DO UPDATE SET
      hits = excluded.hits + CASE WHEN post_counts.resets_at <= $2 THEN 0 ELSE post_counts.hits END,
      resets_at = CASE WHEN post_counts.resets_at <= $2 THEN excluded.resets_at ELSE post_counts.resets_at END
    RETURNING counter, hits, resets_at`;
  return {
    async countPosts(posts, now) {
      // In one order everywhere: processes that lock the same rows must not wait for one another.
      const counters = [...Map.groupBy(posts, ({ counter }) => counter)].sort(([a], [b]) =>
        a < b ? -1 : 1,
      );
      const rows = counters.map(([counter, posts]) => ({
        counter,
        hits: posts.length,
        resets_at: now + (posts[0]?.windowMs ?? 0),
      }));
      const counted = await db.run(count, [JSON.stringify(rows), now]);
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
    },

    async uncountPost(counter) {
      await db.run("UPDATE post_counts SET hits = hits - 1 WHERE counter = $1 AND hits > 0", [
        counter,
      ]);
    },

    async forgetPosts(counter) {
      await db.run("DELETE FROM post_counts WHERE counter = $1", [counter]);
    },
  };
}
