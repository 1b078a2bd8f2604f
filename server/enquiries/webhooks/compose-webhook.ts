// The text of a webhook: the same in every attempt, so that receivers may compare.
import { describeEnquiry } from "#server/enquiries/enquiry-json.ts";
import type { LeasedMail } from "#server/enquiries/outbox/enquiry-store.ts";
import { type Webhook, webhookVersion } from "./webhook-schema.ts";

export interface Message {
  /** The webhook-id: steady over attempts, restarts and processes; without a full stop, which ends it in what is signed. */
  readonly id: string;
  readonly body: string;
}

export function composeWebhook({ enquiry, erasedReference, createdAt }: LeasedMail): Message {
  if (enquiry)
    return write(`${enquiry.reference}-received`, createdAt, {
      type: "enquiry.received",
      data: describeEnquiry(enquiry),
    });
  if (erasedReference === null) throw new Error("a webhook of no enquiry");
  return write(`${erasedReference}-erased`, createdAt, {
    type: "enquiry.erased",
    data: { reference: erasedReference },
  });
}

/** `id`: of a test, which is sent once. */
export const composeTestWebhook = (id: string, now: number): Message =>
  write(`${id}-test`, now, { type: "test", data: {} });

type Event = Webhook extends infer Each
  ? Each extends Webhook
    ? Pick<Each, "type" | "data">
    : never
  : never;

const write = (id: string, at: number, { type, data }: Event): Message => ({
  id,
  body: JSON.stringify({
    type,
    version: webhookVersion,
    timestamp: new Date(at).toISOString(),
    data,
  }),
});
