// The store of express-rate-limit for counts that several processes share.
import { hash } from "node:crypto";
import type { Options, Store } from "express-rate-limit";
import { createGroups } from "./batch.ts";
import type { CountedPost, PostCounts } from "./post-counts.ts";

/** Gives stores that keep the counts of one limit, by its name, apart from the others'. `now`: milliseconds since 1970. */
export function createSharedCounts(counts: PostCounts, now: () => number): (name: string) => Store {
  const count = createGroups((posts: readonly CountedPost[]) => counts.countPosts(posts, now()), {
    most: 64,
    atOnce: 2,
    triesAlone: false,
  });
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
