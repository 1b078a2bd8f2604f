// Metrics of webhooks in the text format of Prometheus. Labels are the names of endpoints in the settings.
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { EndpointFacts, EndpointKey } from "#server/enquiries/outbox/enquiry-store.ts";

const results = ["sent", "delayed", "refused"] as const;

export interface WebhookMetrics {
  /** Records an attempt that succeeded; `seconds`: since the enquiry was received, or erased. */
  observeSent(endpoint: string, seconds: number): void;
  observeFailure(endpoint: string, result: "delayed" | "refused"): void;
  read(): Promise<string>;
}

/** `list`: what the store knows of endpoints; while it rejects, the gauges are NaN. */
export function createWebhookMetrics(
  endpoints: readonly EndpointKey[],
  list: () => Promise<readonly EndpointFacts[]>,
  now: () => number,
): WebhookMetrics {
  const registry = new Registry();
  const registers = [registry];
  const labelNames = ["endpoint"] as const;
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames, registers });
  const waiting = gauge("webhooks_waiting", "Webhooks that wait to be delivered");
  const oldest = gauge(
    "webhooks_oldest_unsent_seconds",
    "Age of the oldest webhook that the endpoint has not taken, 0 when there is none",
  );
  const off = gauge("webhook_endpoint_off", "1 while an endpoint gets nothing, as it said 410");
  const attempts = new Counter({
    name: "webhook_tries_total",
    help: "Attempts to deliver a webhook by endpoint and result; refused: the endpoint answered 3xx or 4xx, or has no certificate to trust",
    labelNames: ["endpoint", "result"],
    registers,
  });
  const delivery = new Histogram({
    name: "webhook_delivery_seconds",
    help: "Time from an enquiry until the endpoint took its webhook",
    labelNames,
    buckets: [0.5, 1, 2, 5, 15, 60, 300, 900, 3600, 21_600, 86_400],
    registers,
  });
  // Start at 0: Prometheus sees no increase when a counter first appears at 1.
  for (const { name } of endpoints)
    for (const result of results) attempts.inc({ endpoint: name, result }, 0);

  async function collect(): Promise<void> {
    const facts = await list().catch(() => null);
    for (const { name, addressKey } of endpoints) {
      const known = facts?.find((each) => each.name === name);
      const oldestAt = known?.oldestUnsentAt ?? null;
      const set = (of: typeof waiting, value: number) =>
        of.set({ endpoint: name }, facts === null ? Number.NaN : value);
      set(waiting, known?.waiting ?? 0);
      set(oldest, oldestAt === null ? 0 : (now() - oldestAt) / 1000);
      set(off, known?.goneKey === addressKey ? 1 : 0);
    }
  }

  return {
    observeSent(endpoint, seconds) {
      attempts.inc({ endpoint, result: "sent" });
      delivery.observe({ endpoint }, seconds);
    },
    observeFailure: (endpoint, result) => attempts.inc({ endpoint, result }),
    async read() {
      await collect();
      return registry.metrics();
    },
  };
}
