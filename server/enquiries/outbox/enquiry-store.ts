// What keeps enquiries and the mails they cause: the contract that SQLite and PostgreSQL fulfil alike.
// Several processes may share one store. Types only: nothing of a database, of mail or of HTTP.

import type { Suspicion } from "#server/enquiries/receive/spam.ts";
import type { Language } from "#shared/editions/edition.ts";
import type { Enquiry } from "#shared/enquiry/rules.ts";

/** sales: the enquiry itself. acknowledgement: the visitor's receipt. digest: the daily count. */
export type MailKind = "sales" | "acknowledgement" | "digest";

/**
 * pending: never tried. failed: tried, to be tried again. sent: taken over by the mail server.
 * held: suspected spam, waits for an operator. abandoned: given up, which never happens to an enquiry.
 */
export type MailStatus = "pending" | "failed" | "sent" | "held" | "abandoned";

export interface NewEnquiry {
  readonly enquiry: Enquiry;
  /** Language of the page it was written on. */
  readonly language: Language;
  /** First language that the browser asks for, "de-CH"; "" where it names none. */
  readonly browserLanguage: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** What the post alone gave away; the store adds "flood". */
  readonly suspicions: readonly Suspicion[];
  /** The visitor gets a receipt, unless the same address got one within 24 hours, or too many did within the hour. */
  readonly isAcknowledged: boolean;
}

/** What became of an enquiry. */
export interface Appended {
  readonly reference: string;
  /** False where it was there already. */
  readonly isNew: boolean;
  /** It is new and waits for an operator. */
  readonly isHeld: boolean;
}

export interface StoredEnquiry {
  readonly reference: string;
  readonly enquiry: Enquiry;
  readonly language: Language;
  readonly browserLanguage: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** What should make a reader look twice. */
  readonly suspicions: readonly Suspicion[];
}

/** A mail that one process alone may send until its lease runs out. */
export interface Claim {
  readonly id: number;
  readonly kind: MailKind;
  /** What a sales mail or an acknowledgement is about; null for a digest. */
  readonly enquiry: StoredEnquiry | null;
  /** Milliseconds since 1970: of the enquiry, or the end of the time that a digest counts. */
  readonly createdAt: number;
  /** Tries to send it that ended before this one. */
  readonly attempts: number;
  /** Addresses that have it already. */
  readonly acceptedBy: readonly string[];
  readonly lease: string;
}

/** How one try to send a mail ended. */
export interface Attempt {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Addresses whose mail the server took over. */
  readonly accepted: readonly string[];
  /** What the mail server said, or what kept it from saying anything. */
  readonly answer: string;
}

/** What becomes of a mail after a try. */
export type Outcome =
  | { readonly status: "sent" | "abandoned" }
  | { readonly status: "failed"; readonly nextAttemptAt: number };

/** How things stand, for operators. */
export interface StoreFacts {
  /** Enquiries by the status of their sales mail. */
  readonly pending: number;
  readonly failed: number;
  readonly sent: number;
  readonly held: number;
  /** When the oldest enquiry that nobody in sales has yet was received, ms since 1970; null when there is none. */
  readonly oldestUnsentAt: number | null;
}

/** What happened between two times. */
export interface DigestCounts {
  readonly received: number;
  readonly delivered: number;
  /** Now, whenever they came. */
  readonly waiting: number;
  /** Now, whenever they came. */
  readonly held: number;
}

/** Which enquiries an operator asks for; absent: all. */
export interface EnquiryFilter {
  readonly status?: Exclude<MailStatus, "abandoned">;
  /** Received at this time or later, ms since 1970. */
  readonly from?: number;
  /** Received before this time, ms since 1970. */
  readonly before?: number;
  /** Whole address; upper and lower case are alike, and so are both ways to write a domain that is not ASCII. */
  readonly email?: string;
}

/** An enquiry as operators see it. */
export interface ListedEnquiry extends StoredEnquiry {
  readonly status: MailStatus;
  /** When the first address of sales had it, ms since 1970. */
  readonly deliveredAt: number | null;
  /** When the next try is due; null when none is. */
  readonly nextAttemptAt: number | null;
}

/** A mail's history, as operators see it. */
export interface ListedAttempt extends Attempt {
  readonly kind: MailKind;
}

/** Every method rejects when the store cannot be reached or written. Times are milliseconds since 1970. */
export interface EnquiryStore {
  /**
   * Keeps an enquiry under a new reference; it is on disk when the promise is fulfilled.
   * The same texts received within the last ten minutes keep nothing and give the first reference (`isNew: false`).
   */
  append(enquiry: NewEnquiry): Promise<Appended>;

  /** The reference that `append` would give without keeping anything; null when it would keep the enquiry. */
  findRepeated(enquiry: NewEnquiry): Promise<string | null>;

  /**
   * Adds the digest of the time that ends at `until`, unless there is one already, from whichever process.
   * `onlyAfterAnother`: not as the first of all. `isSent`: else it only says that the day's tasks were done.
   */
  addDigest(
    until: number,
    options: { readonly onlyAfterAnother: boolean; readonly isSent: boolean },
  ): Promise<void>;

  /** Digests of times that ended after `from` and no later than `until`. */
  countDigests(from: number, until: number): Promise<number>;

  countForDigest(from: number, until: number): Promise<DigestCounts>;

  /** Leases the mail that has been due longest until `leaseUntil`; null when none is due. */
  claim(now: number, leaseUntil: number): Promise<Claim | null>;

  /** Prolongs a lease; does nothing when another process has it by now. */
  extendLease(claim: Claim, leaseUntil: number): Promise<void>;

  /**
   * Notes how a try ended and ends the lease. What was accepted is noted whoever holds the lease: it must not be sent again;
   * a failure is noted, but moves nothing, once another process holds the lease.
   */
  markTried(claim: Claim, attempt: Attempt, outcome: Outcome): Promise<void>;

  /** Makes everything that waits for another try due at once. */
  endWaits(now: number): Promise<void>;

  /** The database's own clock, ms since 1970. */
  readClock(): Promise<number>;

  /**
   * Brings back what is set for later than it could be at `now`, as a clock was ahead that set it: what waits for its next
   * try, leases, and what would keep receipts, digests or the same texts from coming again. Gives how many rows.
   */
  mendTimes(now: number): Promise<number>;

  /** When the next mail can be claimed (perhaps in the past); null when there is none to send. */
  nextDueAt(): Promise<number | null>;

  getFacts(): Promise<StoreFacts>;

  /** Fulfilled when an enquiry could be written now. */
  checkWritable(): Promise<void>;

  /** Newest first. */
  list(filter: EnquiryFilter): Promise<readonly ListedEnquiry[]>;

  /** Attempts in order of time; null when there is no such enquiry. */
  find(reference: string): Promise<{
    readonly enquiry: ListedEnquiry;
    readonly attempts: readonly ListedAttempt[];
  } | null>;

  /** Makes an enquiry that waits for another try due now; false when it does not wait. */
  retry(reference: string, now: number): Promise<boolean>;

  /** Sends an enquiry that was held; false when it is not held. */
  release(reference: string, now: number): Promise<boolean>;

  /** Deletes enquiries with their mails and attempts; gives how many there were. */
  erase(references: readonly string[]): Promise<number>;

  /** Deletes what sales have had since before `deliveredBefore`, and lapsed counts; gives how many enquiries. */
  purge(deliveredBefore: number, now: number): Promise<number>;

  close(): Promise<void>;
}
