// A purge of however many enquiries, in steps between which posts are stored: SQLite has one writer at a time.
import type { EnquiryStore, PurgeTerms } from "./enquiry-store.ts";
import type { Timers } from "./timers.ts";

/**
 * Pause between two steps, ms. A writer of another process that waits for SQLite's lock looks again after 100 ms at the latest,
 * so each gets its turn.
 */
const pause = 150;

/** Deletes all that is past its term; returns how many enquiries of each kind. `isStopped` ends it after the step in hand. */
export async function purgeAll(
  store: Pick<EnquiryStore, "purge">,
  terms: PurgeTerms,
  timers: Timers,
  isStopped: () => boolean = () => false,
): Promise<{ readonly delivered: number; readonly held: number }> {
  let [delivered, held] = [0, 0];
  for (;;) {
    const step = await store.purge(terms);
    delivered += step.delivered;
    held += step.held;
    if (!step.isMore || isStopped()) return { delivered, held };
    await new Promise<void>((resolve) => timers.set(resolve, pause));
  }
}
