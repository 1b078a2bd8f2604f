// The loop that mails what the store holds, outside any request: retries with growing waits and never gives up.
// It knows neither how a mail is composed nor how it is sent.
import type { Logger } from "pino";
import type { Claim, EnquiryStore, StoredEnquiry } from "./enquiry-store.ts";

const second = 1000;
const minute = 60 * second;

/** Wait after the first, second, … failure, ms; the last one repeats. */
const waits = [10 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute];

/** A lease is short, so that what a killed process was sending is soon free again, and kept alive while sending, ms. */
const leaseTime = 5 * second;
const leaseRenewal = 1.5 * second;

/** The store is looked into at least this often, as another process may have died with its mail unsent, ms. */
const longestSleep = minute;

/** Pause after the store failed, ms. */
const storePause = 10 * second;

/** A mail in flight gets this long when the process stops; then it is cut off, to be sent again later, ms. */
const drainTime = 5 * second;
const cutOffTime = second;

/** Time as the loop needs it; tests bring their own. */
export interface Timers {
  set(callback: () => void, ms: number): unknown;
  clear(handle: unknown): void;
}

export const systemTimers: Timers = {
  set: (callback, ms) => setTimeout(callback, ms),
  clear: (handle) => clearTimeout(handle as NodeJS.Timeout | undefined),
};

export interface Delivery {
  /** Begins with what an earlier process left behind: at once, as a restart is often what mends the mail server's address. */
  start(): void;
  /** Something was stored: look now. Does nothing before `start` and after `stop`. */
  wake(): void;
  /** Fulfilled when no mail is in flight any more, within six seconds. */
  stop(): Promise<void>;
}

export interface DeliveryParts {
  readonly store: EnquiryStore;
  /** Mails one enquiry and tells what the server answered. */
  readonly send: (enquiry: StoredEnquiry, signal: AbortSignal) => Promise<string>;
  readonly log: Logger;
  readonly now: () => number;
  readonly timers: Timers;
}

export function createDelivery({ store, send, log, now, timers }: DeliveryParts): Delivery {
  /** Mailed, but the store could not note it: by reference, the server's answer. */
  const unnoted = new Map<string, string>();
  const cutOff = new AbortController();
  let isRunning = false;
  let isWokenAgain = false;
  let round: Promise<void> | null = null;
  let alarm: unknown;

  function wake(): void {
    if (!isRunning) return;
    isWokenAgain = true;
    round ??= work().finally(() => {
      round = null;
    });
  }

  async function work(): Promise<void> {
    timers.clear(alarm);
    let pause: number;
    try {
      while (isRunning && isWokenAgain) {
        isWokenAgain = false;
        while (isRunning && (await deliverNext())) {}
      }
      const due = await store.nextDueAt();
      pause = due === null ? longestSleep : Math.min(Math.max(due - now(), 0), longestSleep);
    } catch (error) {
      log.error({ code: codeOf(error) }, "the enquiry store failed; mail waits");
      pause = storePause;
    }
    // Woken since, after the last look: look again at once.
    if (isRunning) alarm = timers.set(wake, isWokenAgain ? 0 : pause);
  }

  /** False when nothing was due. */
  async function deliverNext(): Promise<boolean> {
    const claim = await store.claim(now(), now() + leaseTime);
    if (!claim) return false;
    const stopRenewing = keepLease(claim);
    try {
      await deliver(claim);
    } finally {
      stopRenewing();
    }
    return true;
  }

  async function deliver(claim: Claim): Promise<void> {
    const { reference } = claim;
    const attempt = claim.attempts + 1;
    let answer: string;
    try {
      answer = unnoted.get(reference) ?? (await send(claim, cutOff.signal));
    } catch (error) {
      // Cut off by the stop: the next process need not wait.
      const wait = cutOff.signal.aborted ? 0 : waitAfter(attempt);
      log.warn(
        { reference, attempt, ...factsOf(error), retryInSeconds: wait / second },
        "enquiry not mailed yet",
      );
      await store.markFailed(claim, { at: now(), answer: answerOf(error) }, now() + wait);
      return;
    }
    unnoted.set(reference, answer);
    await store.markSent(claim, { at: now(), answer });
    unnoted.delete(reference);
    log.info({ reference, attempt }, "enquiry mailed");
  }

  function keepLease(claim: Claim): () => void {
    let handle: unknown;
    const renewLater = () => {
      handle = timers.set(() => {
        // A renewal that fails is made up for by the next; at worst the mail is sent twice, with one Message-ID.
        store.extendLease(claim, now() + leaseTime).catch((error: unknown) => {
          log.warn({ reference: claim.reference, code: codeOf(error) }, "lease not renewed");
        });
        // A stopping process has less time left than the lease.
        if (isRunning) renewLater();
      }, leaseRenewal);
    };
    renewLater();
    return () => timers.clear(handle);
  }

  /** Waits for the round to end, but no longer than `ms`. */
  async function waitForRound(ms: number): Promise<void> {
    let handle: unknown;
    const timeUp = new Promise<void>((resolve) => {
      handle = timers.set(resolve, ms);
    });
    await Promise.race([round, timeUp]);
    timers.clear(handle);
  }

  return {
    start() {
      isRunning = true;
      store
        .endWaits(now())
        .catch((error: unknown) =>
          log.error({ code: codeOf(error) }, "the enquiry store failed; mail waits"),
        )
        .finally(wake);
    },
    wake,
    async stop() {
      isRunning = false;
      timers.clear(alarm);
      if (round) await waitForRound(drainTime);
      cutOff.abort(new Error("the process is stopping"));
      if (round) await waitForRound(cutOffTime);
    },
  };
}

/** How long to wait after the n-th failure in a row, ms. */
export function waitAfter(failures: number): number {
  return waits[Math.min(failures, waits.length) - 1] ?? 0;
}

/** What may be logged of an error: codes, never texts, as servers like to repeat addresses. */
function factsOf(error: unknown): { code: string | undefined; response: number | undefined } {
  const response = (error as { responseCode?: unknown } | null)?.responseCode;
  return { code: codeOf(error), response: typeof response === "number" ? response : undefined };
}

/** The code of a system, mail or database error, or its class; it holds no personal data. */
export function codeOf(error: unknown): string | undefined {
  const { code, originalCode, errcode } = (error ?? {}) as Readonly<Record<string, unknown>>;
  const codes = [code, originalCode, errcode].filter(
    (part) => typeof part === "string" || typeof part === "number",
  );
  return codes.join(" ") || (error instanceof Error ? error.name : undefined);
}

function answerOf(error: unknown): string {
  const { response, message } = (error ?? {}) as Readonly<Record<string, unknown>>;
  return String(response ?? message ?? error).slice(0, 1000);
}
