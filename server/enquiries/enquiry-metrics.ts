// What operators watch of the enquiries and of the process, in the text format of Prometheus. Counts and times only, nothing of a person.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { MailKind, StoreFacts } from "#server/enquiries/outbox/enquiry-store.ts";

export interface Metrics {
  /** An answer to POST /contact. */
  countAnswer(status: number): void;
  /** How a try to send a mail ended; `seconds`: since it was stored, when it was sent. */
  observeMail(
    kind: MailKind,
    result: "sent" | "delayed" | "refused" | "abandoned",
    seconds: number,
  ): void;
  /** The text that Prometheus reads, with its content type. */
  read(): Promise<{ readonly type: string; readonly text: string }>;
}

/** What POST /contact is answered with (handle-post.ts). */
const answerStatuses = [201, 303, 400, 403, 413, 415, 422, 429, 500, 503];

/** `getFacts`: how the store stands now; while it fails, its gauges are NaN. */
export function createMetrics(getFacts: () => Promise<StoreFacts>, now: () => number): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const pending = gauge("enquiries_pending", "Enquiries that were never tried to be mailed");
  const failed = gauge("enquiries_failed", "Enquiries that wait for another try");
  const held = gauge("enquiries_held", "Suspected spam that waits for an operator");
  const oldest = gauge(
    "enquiries_oldest_unsent_seconds",
    "Age of the oldest enquiry that nobody in sales has yet, 0 when there is none",
  );
  const isUp = gauge("enquiries_store_up", "1 while the store of enquiries answers, else 0");
  const answers = new Counter({
    name: "contact_answers_total",
    help: "Answers to POST /contact by HTTP status",
    labelNames: ["status"],
    registers: [registry],
  });
  const tries = new Counter({
    name: "mail_tries_total",
    help: "Tries to send a mail by kind and result; refused: the mail server said 5xx, or has no encryption",
    labelNames: ["kind", "result"],
    registers: [registry],
  });
  // From 0, as the first of a count that comes out of nowhere is no increase to Prometheus.
  for (const status of answerStatuses) answers.inc({ status }, 0);
  for (const kind of ["sales", "acknowledgement", "digest"])
    for (const result of ["sent", "delayed", "refused", "abandoned"])
      tries.inc({ kind, result }, 0);
  const delivery = new Histogram({
    name: "mail_delivery_seconds",
    help: "Time from storing a mail to the mail server's taking it over",
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
      oldest.set(facts.oldestUnsentAt === null ? 0 : (now() - facts.oldestUnsentAt) / 1000);
      isUp.set(1);
    } catch {
      for (const metric of [pending, failed, held, oldest]) metric.set(Number.NaN);
      isUp.set(0);
    }
  }

  return {
    countAnswer: (status) => answers.inc({ status }),
    observeMail(kind, result, seconds) {
      tries.inc({ kind, result });
      if (result === "sent") delivery.observe({ kind }, seconds);
    },
    async read() {
      await collect();
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
