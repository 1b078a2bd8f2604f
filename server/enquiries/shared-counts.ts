// The store of express-rate-limit for counts that several processes share.
import { hash } from "node:crypto";
import type { ClientRateLimitInfo, Options, Store } from "express-rate-limit";
import { createGroups } from "./batch.ts";
import type { PostCounts } from "./post-counts.ts";

interface Post {
  readonly counter: string;
  readonly windowMs: number;
}

/** Gives stores that keep the counts of one limit, by its name, apart from the others'. `now`: milliseconds since 1970. */
export function createSharedCounts(counts: PostCounts, now: () => number): (name: string) => Store {
  // One group at a time: every one of them changes the row that counts all posts.
  const count = createGroups(countTogether, { most: 20, atOnce: 1, triesAlone: false });

  /** Gives the count that each post made. */
  async function countTogether(posts: readonly Post[]): Promise<readonly ClientRateLimitInfo[]> {
    const byCounter = Map.groupBy(posts, ({ counter }) => counter);
    const counted = await counts.countPosts(
      [...byCounter].map(([counter, same]) => ({
        counter,
        number: same.length,
        windowMs: same[0]?.windowMs ?? 0,
      })),
      now(),
    );
    const infos = new Map<Post, ClientRateLimitInfo>();
    for (const { counter, total, resetsAt } of counted) {
      const resetTime = new Date(resetsAt);
      const same = byCounter.get(counter) ?? [];
      const before = total - same.length;
      for (const [index, post] of same.entries())
        infos.set(post, { totalHits: before + index + 1, resetTime });
    }
    return posts.map((post) => infos.get(post) as ClientRateLimitInfo);
  }

  return (name) => {
    let windowMs = 0;
    // Addresses are personal data: a digest counts as well.
    const counterOf = (key: string) => `${name} ${hash("sha256", key, "base64url")}`;
    return {
      init(options: Options) {
        windowMs = options.windowMs;
      },
      increment: (key) => count({ counter: counterOf(key), windowMs }),
      decrement: (key) => counts.uncountPost(counterOf(key)),
      resetKey: (key) => counts.forgetPosts(counterOf(key)),
    };
  };
}
