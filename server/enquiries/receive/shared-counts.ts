// The store of express-rate-limit for counts that several processes share.
import { hash } from "node:crypto";
import type { Options, Store } from "express-rate-limit";
import type { PostCounts } from "#server/enquiries/outbox/post-counts.ts";

/** Counts of one limit, which its name keeps apart from the others'. `now`: milliseconds since 1970. */
export function createSharedCounts(name: string, counts: PostCounts, now: () => number): Store {
  let windowMs = 0;
  // Addresses are personal data: a digest counts as well.
  const counterOf = (key: string) => `${name} ${hash("sha256", key, "base64url")}`;
  return {
    init(options: Options) {
      windowMs = options.windowMs;
    },
    async increment(key) {
      const { total, resetsAt } = await counts.countPost(counterOf(key), windowMs, now());
      return { totalHits: total, resetTime: new Date(resetsAt) };
    },
    decrement: (key) => counts.uncountPost(counterOf(key)),
    resetKey: (key) => counts.forgetPosts(counterOf(key)),
  };
}
