// Refusals wait the longer the more of them wait: clients that ask again as soon as they are answered hold themselves up, instead
// of having all of a processor, and their new connections do not stand before everybody else's. Who is refused alone waits for nothing.
import type { EventEmitter } from "node:events";

/** The pause for each refusal that waits already, and the longest one, ms: up to 500 connections have 250 refusals a second together. */
const pauseEach = 4;
const longestPause = 2000;

let waiting = 0;

/** Resolves when the refusal may be sent, or its client has left. The connection does nothing else meanwhile (serialize-requests.ts). */
export function pauseBeforeRefusal(response: EventEmitter): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, Math.min(waiting * pauseEach, longestPause));
    response.once("close", end);
    waiting += 1;
    function end(): void {
      clearTimeout(timer);
      response.off("close", end);
      waiting -= 1;
      resolve();
    }
  });
}
