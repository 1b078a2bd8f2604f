// What webhooks carry. A field may be added; what is renamed, removed or redefined takes a new version, at an address of its own.
import * as z from "zod";
import { enquirySchema } from "#server/enquiries/enquiry-json.ts";

export const webhookVersion = 1;

/** Address of the JSON Schema on the site. */
export const webhookSchemaPath = `/schemas/webhook.v${webhookVersion}.json`;

const eventOf = <Type extends string, Data extends z.ZodType>(
  type: Type,
  data: Data,
  meaning: string,
) =>
  z
    .object({
      type: z.literal(type),
      version: z.literal(webhookVersion),
      timestamp: z.iso.datetime().describe("When it happened, in UTC; the same in every attempt"),
      data,
    })
    .describe(meaning);

export const webhookSchema = z.discriminatedUnion("type", [
  eventOf("enquiry.received", enquirySchema, "An enquiry was received, or released as no spam"),
  eventOf(
    "enquiry.erased",
    enquirySchema.pick({ reference: true }),
    "An enquiry was erased on somebody's wish: delete what you have of it",
  ),
  eventOf("test", z.object({}), "Nothing: an operator tries the endpoint"),
]);

export type Webhook = Readonly<z.output<typeof webhookSchema>>;

/** `siteUrl`: the origin of the site. */
export function composeWebhookSchema(siteUrl: string): object {
  return {
    $id: siteUrl + webhookSchemaPath,
    title: "Webhooks of enquiries",
    // Of what is read, other fields may be added.
    ...z.toJSONSchema(webhookSchema, { io: "input" }),
  };
}
