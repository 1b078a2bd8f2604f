// Counts of posts kept in the database, so that several processes count together.
import { type Columns, type Database, insertFromJson } from "./database.ts";

export interface CountedPosts {
  /** What is counted: a limit and, as a digest, whom it is for. */
  readonly counter: string;
  readonly number: number;
  /** Posts are counted over this long from the first on, ms. */
  readonly windowMs: number;
}

export interface PostCount {
  readonly counter: string;
  /** Posts so far, with these. */
  readonly total: number;
  /** When they are forgotten, ms since 1970. */
  readonly resetsAt: number;
}

export interface PostCounts {
  /** Counts posts at `now`, ms since 1970; each counter stands there once, and once in what is given back. */
  countPosts(posts: readonly CountedPosts[], now: number): Promise<readonly PostCount[]>;
  /** Counts one less. */
  uncountPost(counter: string): Promise<void>;
  forgetPosts(counter: string): Promise<void>;
}

export function createPostCounts(db: Database): PostCounts {
  // A count that lasts for longer than a new one was begun by a clock that was ahead; a minute is allowed for clocks that
  // merely differ.
  const isOver = `(post_counts.resets_at <= $2 OR post_counts.resets_at > excluded.resets_at + 60000)`;
  const columns: Columns = { counter: "text", hits: "integer", resets_at: "integer" };
  const count = `${insertFromJson(db.dialect, "post_counts", columns)}
    ON CONFLICT (counter) DO UPDATE SET
      hits = excluded.hits + CASE WHEN ${isOver} THEN 0 ELSE post_counts.hits END,
      resets_at = CASE WHEN ${isOver} THEN excluded.resets_at ELSE post_counts.resets_at END
    RETURNING counter, hits, resets_at`;
  return {
    async countPosts(posts, now) {
      // In one order everywhere: processes that lock the same rows must not wait for one another.
      const rows = posts
        .map(({ counter, number, windowMs }) => ({
          counter,
          hits: number,
          resets_at: now + windowMs,
        }))
        .sort((a, b) => (a.counter < b.counter ? -1 : 1));
      const counted = await db.run(count, [JSON.stringify(rows), now]);
      return counted.map((row) => ({
        counter: String(row["counter"]),
        total: Number(row["hits"]),
        resetsAt: Number(row["resets_at"]),
      }));
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
