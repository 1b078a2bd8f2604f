// Counts of posts in the database, so that several processes count together.
import type { Database } from "./database.ts";

export interface PostCount {
  /** Posts so far, this one included. */
  readonly total: number;
  /** The time when the counts are forgotten, ms since 1970. */
  readonly resetsAt: number;
}

export interface PostCounts {
  /** Counts a post at `now`, ms since 1970; posts are counted over `windowMs` from the first on. */
  countPost(counter: string, windowMs: number, now: number): Promise<PostCount>;
  /** Takes one post off the count. */
  uncountPost(counter: string): Promise<void>;
  forgetPosts(counter: string): Promise<void>;
}

export function createPostCounts(db: Database): PostCounts {
  // Clamped: a count begun by a clock that was ahead must not ask for more than the window; clocks may differ by a minute.
  const isOver = `(post_counts.resets_at <= $3 OR post_counts.resets_at > excluded.resets_at + 60000)`;
  const count = `
    INSERT INTO post_counts (counter, hits, resets_at) VALUES ($1, 1, $2)
    ON CONFLICT (counter) DO UPDATE SET
      hits = CASE WHEN ${isOver} THEN 1 ELSE post_counts.hits + 1 END,
      resets_at = CASE WHEN ${isOver} THEN excluded.resets_at ELSE post_counts.resets_at END
    RETURNING hits, resets_at`;
  return {
    async countPost(counter, windowMs, now) {
      const [row] = await db.run(count, [counter, now + windowMs, now]);
      return { total: Number(row?.["hits"]), resetsAt: Number(row?.["resets_at"]) };
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
