// The loop that sends stored mails, or the webhooks of one endpoint, outside any request: retries with growing waits and never
// gives up an enquiry. It knows neither how a mail is composed nor how it is sent.
import type { Logger } from "pino";
import { cleanLine } from "#shared/words/clean-line.ts";
import type { Attempt, EnquiryStore, LeasedMail, MailKind, Outcome } from "./enquiry-store.ts";
import {
  codeOf,
  type Fault,
  faultOf,
  isOutage,
  isPermanent,
  type MailStep,
  responseOf,
  stepOf,
  UnansweredError,
} from "./error-facts.ts";
import { logFailure } from "./log-failure.ts";
import { mailKinds } from "./mail-queue.ts";
import { slowWait, varyWait, waitAfter } from "./retry-waits.ts";
import type { Timers } from "./timers.ts";

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** An acknowledgement or a digest that is older is useless, ms. */
const usefulTime = day;

/** Where the site is refused, or a mail or a webhook is. */
const slowFaults: readonly Fault[] = ["mail", "login", "sender", "token", "endpoint", "gone"];

/** The time for which one address of sales is retried after another has received the enquiry, ms. */
const partialTime = 7 * day;

/** Attempts of a sales mail that may each have delivered it: more copies annoy sales, and then an operator has to look. */
const mostUnanswered = 4;

/** Mails sent concurrently, while the server answers. */
const lanes = 4;

/** A mail that takes longer leaves its place to another, ms; up to this number of mails are sent concurrently then. */
const slowTime = 20 * second;
const mostLanes = 12;

/** Of these places, what is less urgent than the first kind has at most half, so that a sales mail never waits for it. */
const isHalfOf = (number: number, all: number) => number >= all / 2;

/** Leases are short, so that mails of a killed process are soon free again, and renewed while sending, ms. */
const leaseTime = 5 * second;
const leaseRenewal = 1.5 * second;

/** The store is polled at least this often, as another process may have died with its mails unsent, ms. */
const longestSleep = minute;

/** Pause after the store failed, ms. */
const storePause = 10 * second;

/** The time that mails in flight get when the process stops; then they are aborted and sent later, ms. */
const drainTime = 5 * second;
const cutOffTime = second;

/** The result of sending a mail that the server accepted for at least one address. */
export interface Sent {
  readonly accepted: readonly string[];
  /** Addresses that the server refused, with the code of its answer if there was one. */
  readonly refused: readonly { readonly address: string; readonly response: number | undefined }[];
  readonly answer: string;
}

export interface Delivery {
  /** Starts with all unsent mails, due or not, as a restart often follows a corrected mail setting. */
  start(): void;
  /** Polls the store now, as something was stored. Does nothing before `start` and after `stop`. */
  wake(): void;
  /** Fulfilled when no mail is in flight any more, at most after six seconds. */
  stop(): Promise<void>;
}

/** The part of a store that has what the loop sends. */
export type DeliveryQueue = Pick<
  EnquiryStore,
  "lease" | "nextDueAt" | "extendLease" | "noteWhole" | "recordAttempt"
> & {
  /** Makes all that the loop sends due, as far as it may be. */
  makeAllDue(now: number): Promise<void>;
};

export interface DeliveryParts {
  readonly store: DeliveryQueue;
  /** What it sends, the most urgent first: mails by default. */
  readonly kinds?: readonly [MailKind, ...MailKind[]];
  /**
   * Sends a mail to the addresses that have not received it; none left is success. Calls `onWhole` once the server has the whole
   * mail. Rejects if no address was accepted, and with UnansweredError if it may have been delivered.
   */
  readonly send: (leased: LeasedMail, signal: AbortSignal, onWhole: () => void) => Promise<Sent>;
  readonly log: Logger;
  readonly now: () => number;
  readonly timers: Timers;
  /** A number from 0 to 1, as from Math.random. */
  readonly random: () => number;
  /** Called after each attempt that succeeded; `seconds`: since the mail was stored. */
  readonly observeSent: (kind: MailKind, seconds: number) => void;
  /** Called after each attempt that failed, or reached some of its recipients only, with the step that failed. */
  readonly observeFailure: (
    kind: MailKind,
    result: "delayed" | "refused" | "abandoned" | "unsure",
    step: MailStep,
  ) => void;
}

/** A mail that is being sent. */
interface Flight {
  readonly leased: LeasedMail;
  isSlow: boolean;
  isWhole: boolean;
}

export function createDelivery(parts: DeliveryParts): Delivery {
  const { store, send, log, now, timers, random, observeSent, observeFailure } = parts;
  const { kinds = mailKinds } = parts;
  const [urgent] = kinds;
  /** Sent mails whose attempt is not recorded yet, by id: they must not be sent again if the store fails. */
  const unrecorded = new Map<number, Sent>();
  const cutOff = new AbortController();
  /** Each lane sends one mail after another, so that a mail that hangs delays only its own lane. */
  const busyLanes = new Set<Promise<void>>();
  const flights = new Set<Flight>();
  let isRunning = false;
  /** Counted, so that a lane that is about to sleep notices a wake in the meantime. */
  let wakes = 0;
  let alarm: unknown;

  function wake(): void {
    wakes += 1;
    addLane();
  }

  /** The lanes whose mail is not slow. */
  function countQuickLanes(): number {
    return busyLanes.size - [...flights].filter(({ isSlow }) => isSlow).length;
  }

  /** The kinds that may be sent now. */
  function listKinds(): readonly MailKind[] {
    const others = [...flights].filter(({ leased }) => leased.kind !== urgent);
    const quick = others.filter(({ isSlow }) => !isSlow);
    const isFull = isHalfOf(quick.length, lanes) || isHalfOf(others.length, mostLanes);
    return isFull ? [urgent] : kinds;
  }

  function addLane(): void {
    if (!isRunning || countQuickLanes() >= lanes || busyLanes.size >= mostLanes) return;
    const lane = workLane().finally(() => busyLanes.delete(lane));
    busyLanes.add(lane);
  }

  /** Sends until nothing is due, then sets the alarm for the next mail. */
  async function workLane(): Promise<void> {
    let pause: number;
    try {
      let seen: number;
      do {
        seen = wakes;
        // A lane that was slow may be one too many now.
        while (isRunning && countQuickLanes() <= lanes && (await deliverNext())) {}
      } while (isRunning && seen !== wakes && countQuickLanes() <= lanes);
      const due = await store.nextDueAt(listKinds());
      pause = due === null ? longestSleep : Math.min(Math.max(due - now(), 0), longestSleep);
    } catch (error) {
      log.error({ code: codeOf(error) }, "the enquiry store failed; mail waits");
      pause = storePause;
    }
    timers.clear(alarm);
    if (isRunning) alarm = timers.set(wake, pause);
  }

  /** Returns false when nothing was due. */
  async function deliverNext(): Promise<boolean> {
    const leased = await store.lease(now(), now() + leaseTime, listKinds());
    if (!leased) return false;
    const flight: Flight = { leased, isSlow: false, isWhole: false };
    flights.add(flight);
    // More mails may be due: another lane looks.
    addLane();
    const slow = timers.set(() => {
      flight.isSlow = true;
      addLane();
    }, slowTime);
    const stopRenewing = renewLease(flight);
    try {
      await deliver(flight);
    } finally {
      timers.clear(slow);
      stopRenewing();
      flights.delete(flight);
    }
    return true;
  }

  async function deliver(flight: Flight): Promise<void> {
    const { leased } = flight;
    const noteWhole = () => {
      flight.isWhole = true;
    };
    let sent: Sent;
    try {
      sent = unrecorded.get(leased.id) ?? (await send(leased, cutOff.signal, noteWhole));
    } catch (error) {
      return recordFailure(leased, error);
    }
    unrecorded.set(leased.id, sent);
    await recordSent(leased, sent);
    unrecorded.delete(leased.id);
  }

  async function recordSent(
    leased: LeasedMail,
    { accepted, refused, answer }: Sent,
  ): Promise<void> {
    const at = now();
    const attempt = { at, accepted, answer };
    const facts = { ...logFactsOf(leased), attempt: leased.attempts + 1 };
    if (refused.length === 0 || leased.kind !== "sales" || at - leased.createdAt > partialTime) {
      await store.recordAttempt(leased, attempt, { status: "sent" });
      observeSent(leased.kind, Math.max(0, at - leased.createdAt) / second);
      if (leased.kind === "webhook") log.info(facts, "webhook delivered");
      else log.info(facts, "mail sent");
      return;
    }
    const isRefused = refused.some(({ response }) => isPermanent(response));
    const outcome = failedAfter(leased, isRefused, at);
    await store.recordAttempt(leased, attempt, outcome);
    observeFailure(leased.kind, isRefused ? "refused" : "delayed", "recipient");
    // Numbers only, as addresses are personal data.
    const answers = {
      ...facts,
      refused: refused.length,
      responses: refused.map(({ response }) => response),
    };
    if (isRefused)
      log.error(answers, "mail sent, but not to every address of sales: check SALES_EMAIL");
    // As a rule, greylisting refuses the first mail from a sender.
    else log.warn(answers, "mail sent, but not yet to every address of sales");
  }

  async function recordFailure(leased: LeasedMail, error: unknown): Promise<void> {
    const at = now();
    const response = responseOf(error);
    const isUnanswered = error instanceof UnansweredError;
    const attempt: Attempt = { at, accepted: [], answer: answerOf(error), isUnanswered };
    const fault = faultOf(error);
    // A server that refuses the site may lock it out for longer if asked too often.
    const isSlow = slowFaults.includes(fault);
    const isUseless = fault === "mail" || at - leased.createdAt > usefulTime;
    const outcome: Outcome = isUnanswered
      ? unsureAfter(leased, at)
      : cutOff.signal.aborted
        ? // The next process can send it at once.
          { status: "failed", nextAttemptAt: at }
        : !isEnquiry(leased.kind) && isUseless
          ? { status: "abandoned" }
          : { ...failedAfter(leased, isSlow, at), awaitsServer: isOutage(error) };
    const facts = {
      ...logFactsOf(leased),
      attempt: leased.attempts + 1,
      step: stepOf(error),
      code: codeOf(error),
      response,
      retryInSeconds:
        outcome.status === "failed" ? Math.round((outcome.nextAttemptAt - at) / second) : null,
    };
    logFailure(log, facts, { kind: leased.kind, isUnanswered, outcome, fault });
    await store.recordAttempt(leased, attempt, outcome);
    observeFailure(
      leased.kind,
      isUnanswered
        ? "unsure"
        : outcome.status === "abandoned"
          ? "abandoned"
          : fault === "later"
            ? "delayed"
            : "refused",
      facts.step,
    );
  }

  /** Who may have the mail gets few copies: sales in the end by an operator's word, others none. */
  function unsureAfter(leased: LeasedMail, at: number): Outcome {
    if (leased.kind === "sales" && leased.unanswered + 1 < mostUnanswered)
      return failedAfter(leased, true, at);
    return { status: leased.acceptedBy.length > 0 ? "sent" : "abandoned" };
  }

  function failedAfter(leased: LeasedMail, isSlow: boolean, at: number) {
    const wait = isSlow ? slowWait : waitAfter(leased.attempts + 1);
    return { status: "failed", nextAttemptAt: at + varyWait(wait, random()) } as const;
  }

  function renewLease(flight: Flight): () => void {
    const { leased } = flight;
    let handle: unknown;
    let isNoted = false;
    const renew = async () => {
      await store.extendLease(leased, now() + leaseTime);
      // Should this process die now, the next one must not send it at once.
      if (!flight.isWhole || isNoted || !flights.has(flight)) return;
      await store.noteWhole(leased, now() + slowWait);
      isNoted = true;
    };
    const renewLater = () => {
      handle = timers.set(() => {
        // The next renewal makes up for a failed one; at worst the mail is sent twice with the same Message-ID.
        renew().catch((error: unknown) => {
          log.warn({ ...logFactsOf(leased), code: codeOf(error) }, "lease not renewed");
        });
        // A stopping process has less time left than the lease lasts.
        if (isRunning) renewLater();
      }, leaseRenewal);
    };
    renewLater();
    return () => timers.clear(handle);
  }

  /** Waits until no lane is busy, at most for `ms`. */
  async function waitForLanes(ms: number): Promise<void> {
    let handle: unknown;
    const timeUp = new Promise<void>((resolve) => {
      handle = timers.set(resolve, ms);
    });
    await Promise.race([Promise.all(busyLanes), timeUp]);
    timers.clear(handle);
  }

  return {
    start() {
      isRunning = true;
      store
        .makeAllDue(now())
        .catch((error: unknown) =>
          log.error({ code: codeOf(error) }, "the enquiry store failed; mail waits"),
        )
        .finally(wake);
    },
    wake,
    async stop() {
      isRunning = false;
      timers.clear(alarm);
      if (busyLanes.size > 0) await waitForLanes(drainTime);
      cutOff.abort(new Error("the process is stopping"));
      if (busyLanes.size > 0) await waitForLanes(cutOffTime);
    },
  };
}

/** True for what is never given up. */
const isEnquiry = (kind: MailKind) => kind === "sales" || kind === "webhook";

function logFactsOf({ kind, endpoint, enquiry, erasedReference }: LeasedMail) {
  return {
    kind,
    ...(endpoint !== "" && { endpoint }),
    reference: enquiry?.reference ?? erasedReference ?? undefined,
  };
}

function answerOf(error: unknown): string {
  const { response, message } = (error ?? {}) as Readonly<Record<string, unknown>>;
  // Relays quote the servers of recipients, which anybody may own.
  return cleanLine(String(response ?? message ?? error).slice(0, 1000));
}
