// The store of enquiries and the mails they cause: the contract that SQLite and PostgreSQL both fulfil. Several processes may
// share one store. Types only: nothing of a database, of mail or of HTTP.

import type { DigestCounts, StoredEnquiry } from "#server/enquiries/enquiry.ts";

/**
 * sales: the enquiry itself. acknowledgement: the receipt for the visitor. digest: the daily counts. webhook: the enquiry, or that it
 * was erased, for one endpoint: no mail, and kept, leased, retried like one.
 */
export type MailKind = "sales" | "acknowledgement" | "digest" | "webhook";

/** An endpoint of webhooks as the store tells it from others. */
export interface EndpointKey {
  readonly name: string;
  /** Changes with its address. */
  readonly addressKey: string;
}

/**
 * pending: not attempted yet. failed: attempted, to be attempted again. sent: accepted by the mail server.
 * held: suspected spam, waits for an operator. abandoned: given up, which never happens to a sales mail unless it may have been
 * delivered, and to a webhook by an operator's word alone. unsure: the mail server has it whole and did not answer; attempted a few times more, then left to an operator.
 */
export type MailStatus = "pending" | "failed" | "sent" | "held" | "abandoned" | "unsure";

/** An enquiry without a reference yet. `suspicions`: those found in the post itself; the store adds "flood". */
export interface NewEnquiry extends Omit<StoredEnquiry, "reference"> {
  /** Acknowledge it, unless the address got an acknowledgement within 24 hours or too many were sent within the hour. */
  readonly isAcknowledged: boolean;
}

/** The result of storing an enquiry. */
export interface Appended {
  readonly reference: string;
  /** False if it was stored already. */
  readonly isNew: boolean;
  /** It is new and held for an operator. */
  readonly isHeld: boolean;
}

/** A mail that only one process may send until its lease expires. */
export interface LeasedMail {
  readonly id: number;
  readonly kind: MailKind;
  /** The name of a webhook's endpoint; "" for a mail. */
  readonly endpoint: string;
  /** The enquiry; null for a digest, and once it was erased. */
  readonly enquiry: StoredEnquiry | null;
  /** Of an enquiry that was erased. */
  readonly erasedReference: string | null;
  /** The time when the enquiry was received, or the end of a digest's period; milliseconds since 1970. */
  readonly createdAt: number;
  /** Earlier attempts to send it. */
  readonly attempts: number;
  /** Those of them after which the server had it whole and did not answer. */
  readonly unanswered: number;
  /** Addresses that have received it already. */
  readonly acceptedBy: readonly string[];
  readonly lease: string;
}

/** The result of one attempt to send a mail. */
export interface Attempt {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Addresses for which the server accepted the mail. */
  readonly accepted: readonly string[];
  /** The answer of the mail server, or the reason why there was none. */
  readonly answer: string;
  /** The server has the whole mail and did not answer. */
  readonly isUnanswered?: boolean;
}

/** The state of a mail after an attempt. */
export type Outcome =
  | { readonly status: "sent" | "abandoned" }
  | {
      readonly status: "failed";
      readonly nextAttemptAt: number;
      /** It waits because the mail server could not be reached, and is due as soon as any mail gets through. */
      readonly awaitsServer?: boolean;
    };

/** The state of the store, for operators. */
export interface StoreFacts {
  /** Enquiries by the status of their sales mail. */
  readonly pending: number;
  readonly failed: number;
  readonly sent: number;
  readonly held: number;
  readonly unsure: number;
  /** Arrival of the oldest enquiry that sales have certainly not received yet, ms since 1970; null when there is none. */
  readonly oldestUnsentAt: number | null;
}

/** An operator's choice of enquiries; an absent field does not restrict. */
export interface EnquiryFilter {
  readonly status?: Exclude<MailStatus, "abandoned">;
  /** Received at this time or later, ms since 1970. */
  readonly from?: number;
  /** Received before this time, ms since 1970. */
  readonly before?: number;
  /** The whole address; case is ignored, and so is how a domain that is not ASCII is written. */
  readonly email?: string;
  /** An endpoint that its webhook waits for. */
  readonly webhook?: string;
}

/** An enquiry as operators see it. */
export interface ListedEnquiry extends StoredEnquiry {
  readonly status: MailStatus;
  /** The time when the first address of sales received it, ms since 1970. */
  readonly deliveredAt: number | null;
  /** The time of the next attempt; null when none is due. */
  readonly nextAttemptAt: number | null;
  /** When sales first answered it, as operators say; null where nobody has said. */
  readonly answeredAt: number | null;
}

/** An attempt as operators see it. */
export interface ListedAttempt extends Attempt {
  readonly kind: MailKind;
  /** Of a webhook. */
  readonly endpoint?: string;
}

/** The webhook of an enquiry as operators see it. */
export interface ListedWebhook {
  readonly endpoint: string;
  readonly status: MailStatus;
  readonly deliveredAt: number | null;
  readonly nextAttemptAt: number | null;
}

/** An endpoint as the store knows it, in the settings or not. */
export interface EndpointFacts {
  readonly name: string;
  /** Webhooks to be sent. */
  readonly waiting: number;
  /** Arrival of the oldest of them, ms since 1970. */
  readonly oldestUnsentAt: number | null;
  /** The address that said it is gone, as a key; null while the endpoint is on. */
  readonly goneKey: string | null;
  /** Since when, ms since 1970. */
  readonly goneAt: number | null;
}

/** The mails to send. Every method rejects when the store cannot be read or written. Times are milliseconds since 1970. */
export interface MailQueue {
  /** Leases the mail of `kinds` (all by default) that has been due longest until `leaseUntil`; null when none is due. */
  lease(now: number, leaseUntil: number, kinds?: readonly MailKind[]): Promise<LeasedMail | null>;

  /** The same for webhooks of an endpoint; null while it is off. */
  leaseWebhook(now: number, leaseUntil: number, endpoint: EndpointKey): Promise<LeasedMail | null>;

  /** Extends a lease; does nothing if another process has leased the mail by now. */
  extendLease(mail: LeasedMail, leaseUntil: number): Promise<void>;

  /**
   * Notes that the server has the whole mail and has not answered yet: should the process die, nobody sends it again before
   * `nextAttemptAt`. What `recordAttempt` says takes its place.
   */
  noteWhole(mail: LeasedMail, nextAttemptAt: number): Promise<void>;

  /**
   * Records an attempt and ends the lease. Accepted addresses are recorded whoever holds the lease, as they must not get the
   * mail again; a failure changes nothing else once another process holds the lease. An accepted mail makes all mails due that
   * wait for the server, whichever process put them off, and a webhook those of its endpoint. Of a mail that fails for ever the
   * first and the last failures are kept. Does nothing once the mail was erased.
   */
  recordAttempt(mail: LeasedMail, attempt: Attempt, outcome: Outcome): Promise<void>;

  /**
   * Makes every mail that waits for another attempt due now, but for those that may have been delivered. `endpoint`: the webhooks
   * of one alone, or "" for mails alone.
   */
  makeAllDue(now: number, endpoint?: string): Promise<void>;

  /**
   * Bounds next attempts and leases that lie further ahead than delivery sets them at `now`, because the clock that set them was
   * ahead: no mail waits for that clock's time. Returns the number of changes.
   */
  boundTimes(now: number): Promise<number>;

  /** The time when the next mail of `kinds` can be leased (perhaps in the past); null when there is none to send. */
  nextDueAt(kinds?: readonly MailKind[]): Promise<number | null>;

  /** The same for webhooks of an endpoint; null while it is off. */
  nextWebhookDueAt(endpoint: EndpointKey): Promise<number | null>;

  /**
   * Adds the digest of the period that ends at `until`, unless some process has already. `onlyAfterAnother`: not as the very
   * first. `isSent`: otherwise it merely records that the day's tasks were done.
   */
  addDigest(
    until: number,
    options: { readonly onlyAfterAnother: boolean; readonly isSent: boolean },
  ): Promise<void>;

  /** Digests of periods that ended after `from` and no later than `until`. */
  countDigests(from: number, until: number): Promise<number>;

  countForDigest(from: number, until: number): Promise<DigestCounts>;
}

/** Stored enquiries as operators handle them. */
export interface EnquiryRecords {
  /** Newest first. */
  list(filter: EnquiryFilter): Promise<readonly ListedEnquiry[]>;

  /** The attempts that are kept, in order of time, and how many there were; null when there is no such enquiry. */
  find(reference: string): Promise<{
    readonly enquiry: ListedEnquiry;
    readonly attempts: readonly ListedAttempt[];
    readonly attemptCount: number;
    readonly webhooks: readonly ListedWebhook[];
  } | null>;

  /** Makes an enquiry that waits for another attempt, or is unsure, due now, and its webhooks; false when nothing of it is. */
  retry(reference: string, now: number): Promise<boolean>;

  /** Counts an unsure enquiry as sent, as sales say that they have it; false when it is not unsure. */
  confirm(reference: string, now: number): Promise<boolean>;

  /**
   * Notes that sales have answered an enquiry: at the time `at` or, where that is null and none is noted yet, now. False when there is
   * no such enquiry, or it was received after that time.
   */
  answer(reference: string, now: number, at: number | null): Promise<boolean>;

  /** Sends a held enquiry; false when it is not held. */
  release(reference: string, now: number): Promise<boolean>;

  /**
   * Deletes enquiries with their mails and attempts; returns how many there were. Endpoints that may have one are to be told: a
   * webhook with the reference alone is stored for each.
   */
  erase(references: readonly string[], now: number): Promise<number>;

  /** Deletes some enquiries past their term, so that no post waits for it long; to be repeated while there is more. */
  purge(terms: PurgeTerms): Promise<Purged>;
}

/** The endpoints of webhooks, of which the settings have the addresses. */
export interface EndpointRecords {
  /** Endpoints that are off or that webhooks wait for, by name. */
  listEndpoints(): Promise<readonly EndpointFacts[]>;

  /** Notes that an endpoint wants nothing any more: nothing is leased for its address until it is turned on, or has another. */
  turnOff(endpoint: EndpointKey, now: number): Promise<void>;

  /** Sends to an endpoint again that was off; false when it was not. */
  turnOn(name: string, now: number): Promise<boolean>;

  /** Gives up what waits for an endpoint, of one enquiry or of all; returns how many webhooks there were. */
  discardWebhooks(endpoint: string, reference?: string): Promise<number>;
}

/** The limits of a purge, ms since 1970. */
export interface PurgeTerms {
  /** Enquiries that sales received before this time. */
  readonly deliveredBefore: number;
  /** Held enquiries that were received before this time. */
  readonly heldBefore: number;
  /** Counts and digests of addresses that have expired by now. */
  readonly now: number;
}

export interface Purged {
  /** Delivered enquiries that were deleted. */
  readonly delivered: number;
  /** Held ones. */
  readonly held: number;
  readonly isMore: boolean;
}

export interface EnquiryStore extends MailQueue, EnquiryRecords, EndpointRecords {
  /**
   * Stores an enquiry under a new reference, with a webhook for each endpoint; it is on disk when the promise is fulfilled. If the
   * same texts were received within the last ten minutes, nothing is stored and the reference is theirs (`isNew: false`).
   */
  append(enquiry: NewEnquiry, endpoints?: readonly string[]): Promise<Appended>;

  /** The reference that `append` would return without storing anything; null when it would store the enquiry. */
  findRepeated(enquiry: NewEnquiry): Promise<string | null>;

  /** The clock of the database, ms since 1970. */
  readClock(): Promise<number>;

  getFacts(): Promise<StoreFacts>;

  /** Fulfilled when an enquiry could be written now. */
  checkWritable(): Promise<void>;

  close(): Promise<void>;
}
