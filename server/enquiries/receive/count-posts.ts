// Limits on posts for each address, for each network and for all together. A post over the limit goes on marked, so that its form
// can be shown again as it was filled in.
import { isIPv6 } from "node:net";
import type { Request, RequestHandler, Response } from "express";
import { MemoryStore, type Options, rateLimit } from "express-rate-limit";
import type { Logger } from "pino";
import { codeOf } from "#server/enquiries/outbox/error-facts.ts";
import type { PostCounts } from "#server/enquiries/outbox/post-counts.ts";
import type { Settings } from "#server/environment.ts";
import { clientOf } from "#server/middleware/client-of.ts";
import { createSharedCounts } from "./shared-counts.ts";

/** Posts are counted over this period, ms. */
const countedTime = 10 * 60_000;
/** Posts that are not a new enquiry, which an address may send for each enquiry it may send. */
const triesPerEnquiry = 20;

/**
 * A subscriber has a /56 of IPv6 as a rule, an organisation a /48, which is 256 of these. All of a /48 may send ten times what an
 * address may: with the default settings 50 of the 1,000 that all may send together, not 256 × 5.
 */
const networkBits = 48;
const addressesPerNetwork = 10;

/**
 * Enquiries of a sender that are acknowledged in that period, whatever it may send: a visitor may ask a second question. So one
 * robot gets 12 of the 30 acknowledgements that all may get within an hour (outbox/append-enquiry.ts), and leaves most to visitors.
 */
const mostAcknowledged = 2;

export interface PostLimits {
  /** Count enquiries, and mark the answer when there are too many. */
  readonly countEnquiry: readonly RequestHandler[];
  /** The same for posts that are not a new enquiry. */
  readonly countOther: RequestHandler;
  /** Counts an enquiry that asks for an acknowledgement; false once its network has had its share. */
  readonly mayAcknowledge: (request: Request) => Promise<boolean>;
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
  const logUncounted = (error: unknown) =>
    log.error({ code: codeOf(error) }, "posts cannot be counted");
  const countPosts = (
    name: string,
    limit: number,
    options: {
      readonly onlyAccepted: boolean;
      readonly by: "address" | "network" | "all";
    },
  ) =>
    rateLimit({
      windowMs: countedTime,
      limit,
      store: openCounts(name),
      skipFailedRequests: options.onlyAccepted,
      // A failure to count is no reason to refuse; storing the enquiry will show whether the database works.
      passOnStoreError: true,
      // The package's own messages are not JSON, and have a stack trace for each post.
      logger: {
        warn: () => {},
        error: logUncounted,
      },
      standardHeaders: false,
      legacyHeaders: false,
      // A subscriber's IPv6 addresses count as one. A network is counted only where it is more than an address.
      keyGenerator: (request) => (options.by === "all" ? "all" : senderOf(request, options.by)),
      skip: (request) => options.by === "network" && !isInNetwork(request),
      handler: (request, response, next) => {
        const resetTime = (request as { rateLimit?: { resetTime?: Date } }).rateLimit?.resetTime;
        const ms = resetTime ? resetTime.getTime() - now() : countedTime;
        // Bounded: a count that a fast clock began must not ask for more than the window.
        const seconds = Math.ceil(Math.min(ms, countedTime) / 1000);
        markTooMany(response, Math.max(1, seconds));
        next();
      },
      // The package's checks print visitors' addresses to the console, and concern the settings alone.
      validate: false,
    });
  // The same period as for the others, as visitors are told that their address serves for ten minutes.
  const acknowledged = openCounts("acknowledged");
  acknowledged.init?.({ windowMs: countedTime } as Options);
  return {
    countEnquiry: [
      countPosts("address", settings.CONTACT_LIMIT, { onlyAccepted: true, by: "address" }),
      countPosts("network", settings.CONTACT_LIMIT * addressesPerNetwork, {
        onlyAccepted: true,
        by: "network",
      }),
      countPosts("all", settings.CONTACT_LIMIT_TOTAL, { onlyAccepted: true, by: "all" }),
    ],
    async mayAcknowledge(request) {
      try {
        const { totalHits } = await acknowledged.increment(senderOf(request, "network"));
        return totalHits <= mostAcknowledged;
      } catch (error) {
        logUncounted(error);
        return true;
      }
    },
    // A form returned for correction is not an enquiry yet, but its tries are limited too.
    countOther: countPosts("tries", settings.CONTACT_LIMIT * triesPerEnquiry, {
      onlyAccepted: false,
      by: "address",
    }),
    stop() {
      for (const memory of memories) memory.shutdown();
    },
  };
}

/** The part of an address that identifies one sender: an IPv4 address, or a part of IPv6 of either size. */
function senderOf(request: Request, by: "address" | "network"): string {
  return by === "address" ? clientOf(request) : clientOf(request, networkBits);
}

/** An IPv4 address, also as "::ffff:192.0.2.1", is its own network. */
const isInNetwork = (request: Request): boolean =>
  isIPv6(senderOf(request, "address").split("/")[0] ?? "");

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
