// Metrics of the enquiries in the text format of Prometheus: counts and times only, nothing personal.
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { MailKind, StoreFacts } from "#server/enquiries/outbox/enquiry-store.ts";
import { type MailStep, mailSteps } from "#server/enquiries/outbox/error-facts.ts";

export interface EnquiryMetrics {
  /** Counts an answer to POST /contact. */
  countAnswer(status: number): void;
  /** Records an attempt that succeeded; `seconds`: from storage to sending. */
  observeSent(kind: MailKind, seconds: number): void;
  /** Records one that failed, and at which step. */
  observeFailure(kind: MailKind, result: MailFailure, step: MailStep): void;
  /** The text that Prometheus reads, with its content type. */
  read(): Promise<{ readonly type: string; readonly text: string }>;
}

export type MailFailure = "delayed" | "refused" | "abandoned" | "unsure";

/** The answers of receive/handle-post.ts. */
const answerStatuses = [201, 303, 400, 403, 413, 415, 422, 429, 500, 503];

/** `getFacts`: the state of the store; while it rejects, the store's gauges are NaN. */
export function createEnquiryMetrics(
  getFacts: () => Promise<StoreFacts>,
  now: () => number,
): EnquiryMetrics {
  const registry = new Registry();
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const pending = gauge("enquiries_pending", "Enquiries that no attempt was made to mail yet");
  const failed = gauge("enquiries_failed", "Enquiries that wait for another attempt");
  const held = gauge("enquiries_held", "Suspected spam that waits for an operator");
  const unsure = gauge(
    "enquiries_unsure",
    "Enquiries that the mail server has whole without saying what became of them",
  );
  const oldest = gauge(
    "enquiries_oldest_unsent_seconds",
    "Age of the oldest enquiry that sales have not received, 0 when there is none",
  );
  const isUp = gauge("enquiries_store_up", "1 while the store of enquiries answers, else 0");
  const answers = new Counter({
    name: "contact_answers_total",
    help: "Answers to POST /contact by HTTP status",
    labelNames: ["status"],
    registers: [registry],
  });
  const attempts = new Counter({
    name: "mail_tries_total",
    help: "Attempts to send a mail by kind, result and the step that failed; refused: the mail server answered 5xx, or has no encryption; unsure: it has the whole mail and did not answer",
    labelNames: ["kind", "result", "step"],
    registers: [registry],
  });
  // Start at 0: Prometheus sees no increase when a counter first appears at 1.
  for (const status of answerStatuses) answers.inc({ status }, 0);
  for (const kind of ["sales", "acknowledgement", "digest"]) {
    attempts.inc({ kind, result: "sent", step: "" }, 0);
    for (const result of ["delayed", "refused", "abandoned", "unsure"])
      for (const step of mailSteps) attempts.inc({ kind, result, step }, 0);
  }
  const delivery = new Histogram({
    name: "mail_delivery_seconds",
    help: "Time from storing a mail until the mail server accepted it",
    labelNames: ["kind"],
    buckets: [0.1, 0.5, 1, 2, 5, 15, 60, 300, 900, 3600, 21_600, 86_400],
    registers: [registry],
  });

  async function collect(): Promise<void> {
    try {
      const facts = await getFacts();
      pending.set(facts.pending);
      failed.set(facts.failed);
      held.set(facts.held);
      unsure.set(facts.unsure);
      oldest.set(facts.oldestUnsentAt === null ? 0 : (now() - facts.oldestUnsentAt) / 1000);
      isUp.set(1);
    } catch {
      for (const metric of [pending, failed, held, unsure, oldest]) metric.set(Number.NaN);
      isUp.set(0);
    }
  }

  return {
    countAnswer: (status) => answers.inc({ status }),
    observeSent(kind, seconds) {
      attempts.inc({ kind, result: "sent", step: "" });
      delivery.observe({ kind }, seconds);
    },
    observeFailure: (kind, result, step) => attempts.inc({ kind, result, step }),
    async read() {
      await collect();
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
