// The queues in which renders and searches wait, so that the event loop sends ready responses in between.
import { setImmediate as nextTurn } from "node:timers/promises";
import { createFairQueue, type FairQueue, type Visit } from "#server/http/fair-queue.ts";
import { type RenderLane, renderLanes } from "./asked-view.ts";

/** While one page is compressed in another thread, the next is rendered. */
const concurrentRenders = 2;
/** The search's thread finds the next while one result is rendered. */
const concurrentSearches = 2;

/**
 * Turns of the event loop before each render. Each turn accepts one new connection and reads what has arrived on the others, so a
 * request that needs no render waits for one render in as many connections that were opened before its own.
 */
const turnsToYield = 50;
/** The limit for these turns, ms: they take longer when many ask for pages that are ready, or are refused. */
const longestYield = 50;

async function yieldToRequests(): Promise<void> {
  const ends = performance.now() + longestYield;
  for (let turn = 0; turn < turnsToYield && performance.now() < ends; turn += 1) await nextTurn();
}

/** Prerendered pages take turns with the visitors, as if they were one of them. */
export const aheadVisit: Visit = {
  client: "ahead",
  hasLeft: () => false,
  whenLeft: () => undefined,
};

/** Ms: proxies give up after thirty seconds, and visitors before. */
const longestWait = 10_000;

export interface RenderQueues {
  readonly renders: FairQueue<RenderLane>;
  readonly searches: FairQueue<"search">;
}

export const createRenderQueues = (): RenderQueues => ({
  renders: createFairQueue({
    lanes: renderLanes,
    atOnce: concurrentRenders,
    longestWait,
    pause: yieldToRequests,
  }),
  searches: createFairQueue({
    lanes: { search: renderLanes.search },
    atOnce: concurrentSearches,
    longestWait,
    pause: async () => undefined,
  }),
});
