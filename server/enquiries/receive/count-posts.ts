// Limits on posts for each address and for all together. A post over the limit goes on marked, so that its form can be shown
// again as it was filled in.
import type { RequestHandler, Response } from "express";
import { ipKeyGenerator, MemoryStore, rateLimit } from "express-rate-limit";
import type { Logger } from "pino";
import { codeOf } from "#server/enquiries/outbox/error-facts.ts";
import type { PostCounts } from "#server/enquiries/outbox/post-counts.ts";
import type { Settings } from "#server/environment.ts";
import { createSharedCounts } from "./shared-counts.ts";

/** Posts are counted over this period, ms. */
const countedTime = 10 * 60_000;
/** Posts that are not a new enquiry, which an address may send for each enquiry it may send. */
const triesPerEnquiry = 20;

export interface PostLimits {
  /** Count enquiries, and mark the answer when there are too many. */
  readonly countEnquiry: readonly RequestHandler[];
  /** The same for posts that are not a new enquiry. */
  readonly countOther: RequestHandler;
  readonly stop: () => void;
}

export interface PostLimitsParts {
  readonly settings: Pick<Settings, "CONTACT_LIMIT" | "CONTACT_LIMIT_TOTAL">;
  /** Counts in the database, where several processes share it; otherwise posts are counted in memory. */
  readonly sharedCounts: PostCounts | null;
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createPostLimits({
  settings,
  sharedCounts,
  log,
  now,
}: PostLimitsParts): PostLimits {
  const memories: MemoryStore[] = [];
  const openCounts = (name: string) => {
    if (sharedCounts) return createSharedCounts(name, sharedCounts, now);
    const memory = new MemoryStore();
    memories.push(memory);
    return memory;
  };
  const countPosts = (
    name: string,
    limit: number,
    options: { readonly onlyAccepted: boolean; readonly byAddress: boolean },
  ) =>
    rateLimit({
      windowMs: countedTime,
      limit,
      store: openCounts(name),
      skipFailedRequests: options.onlyAccepted,
      // A failure to count is no reason to refuse; storing the enquiry will show whether the database works.
      passOnStoreError: true,
      // Its own messages are not JSON, and have a stack trace for each post.
      logger: {
        warn: () => {},
        error: (error) => log.error({ code: codeOf(error) }, "posts cannot be counted"),
      },
      standardHeaders: false,
      legacyHeaders: false,
      // An IPv6 subscriber has a whole network of addresses, which count as one.
      keyGenerator: (request) =>
        options.byAddress ? ipKeyGenerator(request.ip ?? "unknown") : "all",
      handler: (request, response, next) => {
        const resetTime = (request as { rateLimit?: { resetTime?: Date } }).rateLimit?.resetTime;
        const ms = resetTime ? resetTime.getTime() - now() : countedTime;
        // However far ahead the clock was that started the count.
        const seconds = Math.ceil(Math.min(ms, countedTime) / 1000);
        markTooMany(response, Math.max(1, seconds));
        next();
      },
      // These checks print visitors' addresses to the console; what they check is a matter of the settings.
      validate: false,
    });
  return {
    countEnquiry: [
      countPosts("address", settings.CONTACT_LIMIT, { onlyAccepted: true, byAddress: true }),
      countPosts("all", settings.CONTACT_LIMIT_TOTAL, { onlyAccepted: true, byAddress: false }),
    ],
    // A form returned for correction is not an enquiry yet; still, nobody needs that many tries.
    countOther: countPosts("tries", settings.CONTACT_LIMIT * triesPerEnquiry, {
      onlyAccepted: false,
      byAddress: true,
    }),
    stop() {
      for (const memory of memories) memory.shutdown();
    },
  };
}

/** Marks the answer to a post over the limit; `seconds`: when to try again. */
export function markTooMany(response: Response, seconds: number): void {
  response.locals["isTooMany"] = true;
  response.set("Retry-After", String(seconds));
}

export function unmarkTooMany(response: Response): void {
  response.locals["isTooMany"] = false;
  response.removeHeader("Retry-After");
}

export function isTooMany(response: Response): boolean {
  return response.locals["isTooMany"] === true;
}
