// What keeps enquiries until they are mailed, and after: the contract that SQLite fulfils now and PostgreSQL may later.
// Several processes may share one store. Types only: nothing of a database, of mail or of HTTP.
import type { Enquiry } from "#shared/enquiry/rules.ts";

/** pending: never tried. failed: tried, to be tried again. sent: mailed. held: suspected robot, never mailed. */
export type EnquiryStatus = "pending" | "failed" | "sent" | "held";

export interface NewEnquiry {
  readonly enquiry: Enquiry;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly isHeld: boolean;
  /** The same for every sending of one form with one content; null where the form brought no key. */
  readonly formKey: string | null;
}

export interface StoredEnquiry {
  readonly reference: string;
  readonly enquiry: Enquiry;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

/** An enquiry that one process alone may mail until its lease runs out. */
export interface Claim extends StoredEnquiry {
  /** Tries to mail it that ended before this one. */
  readonly attempts: number;
  readonly lease: string;
}

/** How one try to mail an enquiry ended. */
export interface Attempt {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What the mail server said, or what kept it from saying anything. */
  readonly answer: string;
}

/** Every method rejects when the store cannot be reached or written. Times are milliseconds since 1970. */
export interface EnquiryStore {
  /**
   * Keeps an enquiry under a new reference; it is on disk when the promise is fulfilled.
   * A form key seen within the last ten minutes keeps nothing and gives the first reference (`isNew: false`).
   */
  append(enquiry: NewEnquiry): Promise<{ readonly reference: string; readonly isNew: boolean }>;

  /** Leases the enquiry that has been due longest until `leaseUntil`; null when none is due. */
  claim(now: number, leaseUntil: number): Promise<Claim | null>;

  /** Prolongs a lease; does nothing when another process has it by now. */
  extendLease(claim: Claim, leaseUntil: number): Promise<void>;

  /** Notes that the enquiry was mailed: whoever holds the lease, it must not be mailed again. */
  markSent(claim: Claim, attempt: Attempt): Promise<void>;

  /** Notes a try that failed and when to try again; ends the lease. */
  markFailed(claim: Claim, attempt: Attempt, nextAttemptAt: number): Promise<void>;

  /** Makes everything that waits for another try due at once. */
  endWaits(now: number): Promise<void>;

  /** When the next enquiry can be claimed (perhaps in the past); null when all are mailed or held. */
  nextDueAt(): Promise<number | null>;

  countByStatus(): Promise<Readonly<Record<EnquiryStatus, number>>>;

  /** Fulfilled when an enquiry could be written now. */
  checkWritable(): Promise<void>;

  close(): Promise<void>;
}
