// Delivers webhooks: each endpoint has a loop of its own, so that one that hangs delays neither a mail nor another endpoint.
// Imported only where there are endpoints.
import {
  createDelivery,
  type Delivery,
  type DeliveryParts,
  type DeliveryQueue,
} from "#server/enquiries/outbox/delivery.ts";
import type { EnquiryStore } from "#server/enquiries/outbox/enquiry-store.ts";
import { faultOf } from "#server/enquiries/outbox/error-facts.ts";
import { composeWebhook } from "./compose-webhook.ts";
import type { Endpoint } from "./endpoints.ts";
import { postWebhook } from "./post-webhook.ts";
import { createWebhookMetrics } from "./webhook-metrics.ts";

export interface Webhooks extends Delivery {
  /** Metrics in the text format of Prometheus. */
  readMetrics(): Promise<string>;
}

export function openWebhooks({
  endpoints,
  store,
  ...parts
}: Pick<DeliveryParts, "log" | "now" | "timers" | "random"> & {
  readonly endpoints: readonly Endpoint[];
  readonly store: EnquiryStore;
}): Webhooks {
  const { now } = parts;
  const metrics = createWebhookMetrics(endpoints, store.listEndpoints, now);
  const loops = endpoints.map((endpoint) =>
    createDelivery({
      ...parts,
      kinds: ["webhook"],
      store: queueOf(store, endpoint),
      async send(leased, signal) {
        try {
          const answer = await postWebhook(endpoint, composeWebhook(leased), now(), signal);
          return { accepted: [endpoint.name], refused: [], answer };
        } catch (error) {
          if (faultOf(error) === "gone") await store.turnOff(endpoint, now());
          throw error;
        }
      },
      observeSent: (_, seconds) => metrics.observeSent(endpoint.name, seconds),
      observeFailure: (_, result) =>
        metrics.observeFailure(endpoint.name, result === "delayed" ? result : "refused"),
    }),
  );
  return {
    start() {
      for (const loop of loops) loop.start();
    },
    wake() {
      for (const loop of loops) loop.wake();
    },
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
    readMetrics: metrics.read,
  };
}

/** What waits for one endpoint. */
const queueOf = (store: EnquiryStore, endpoint: Endpoint): DeliveryQueue => ({
  ...store,
  lease: (now, leaseUntil) => store.leaseWebhook(now, leaseUntil, endpoint),
  nextDueAt: () => store.nextWebhookDueAt(endpoint),
  makeAllDue: (now) => store.makeAllDue(now, endpoint.name),
});
