// A limit for each address: on pages that are made on request (views of lists, searches, selections, thanks, Markdown), and on what
// browsers tell of errors. Ready pages, and the first making of a page, which happens once, are answered before and never counted.
import type { Request, Response } from "express";
import { type ClientRateLimitInfo, rateLimit, type Store } from "express-rate-limit";
import { LRUCache } from "lru-cache";
import { pauseBeforeRefusal } from "#server/http/refusal-pause.ts";
import { clientOf } from "./client-of.ts";

/** Requests are counted over this period, ms. */
const countedTime = 5 * 60_000;

const overLimit = Symbol("over the limit");

/**
 * Addresses whose counts are kept, some 200 bytes each: 4 MB. A client with more addresses begins a new count with each of them
 * once the others push it out, and then has had this many requests.
 */
const mostAddresses = 20_000;

/** Counts a request; over `limit` in five minutes false, after a pause: Retry-After is set then, and the answer is a 429. */
export function limitRequests(
  limit: number,
): (request: Request, response: Response) => Promise<boolean> {
  const count = rateLimit({
    windowMs: countedTime,
    limit,
    store: createCounts(),
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: (request) => clientOf(request),
    handler(request, response, next) {
      setRetryAfter(response, (request as { rateLimit?: ClientRateLimitInfo }).rateLimit);
      next(overLimit);
    },
    // The package's checks print visitors' addresses to the console, and concern the settings alone.
    validate: false,
  });
  return async (request, response) => {
    const passed = Promise.withResolvers<unknown>();
    await count(request, response, passed.resolve);
    const mayPass = (await passed.promise) !== overLimit;
    if (!mayPass) await pauseBeforeRefusal(response);
    return mayPass;
  };
}

function setRetryAfter(response: Response, info: ClientRateLimitInfo | undefined): void {
  const ms = info?.resetTime ? info.resetTime.getTime() - Date.now() : countedTime;
  response.set("Retry-After", String(Math.max(1, Math.ceil(ms / 1000))));
}

/** Counts in memory like the package's own MemoryStore, which holds any number of addresses. */
function createCounts(): Store {
  const counts = new LRUCache<string, { totalHits: number; readonly resetTime: Date }>({
    max: mostAddresses,
    ttl: countedTime,
  });
  const change = (key: string, by: number) => {
    const count = counts.get(key) ?? {
      totalHits: 0,
      resetTime: new Date(Date.now() + countedTime),
    };
    count.totalHits += by;
    // The time of a count runs from the first request on.
    if (!counts.has(key)) counts.set(key, count);
    return count;
  };
  return {
    localKeys: true,
    increment: (key) => change(key, 1),
    decrement: (key) => void change(key, -1),
    resetKey: (key) => void counts.delete(key),
  };
}
