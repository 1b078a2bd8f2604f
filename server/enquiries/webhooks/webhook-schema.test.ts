// The schema that the site publishes, and the manual beside it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, test } from "vitest";
import * as z from "zod";
import { enquiryJsonNames } from "#server/enquiries/enquiry-json.ts";
import { composeWebhookSchema, webhookSchema, webhookSchemaPath } from "./webhook-schema.ts";

const manual = readFileSync(join(import.meta.dirname, "../../../docs/webhooks.md"), "utf8");

const text = JSON.stringify(composeWebhookSchema("https://www.spherine.test"));
const published = z
  .object({
    $schema: z.literal("https://json-schema.org/draft/2020-12/schema"),
    $id: z.literal(`https://www.spherine.test${webhookSchemaPath}`),
    oneOf: z.array(
      z.object({
        required: z.tuple([
          z.literal("type"),
          z.literal("version"),
          z.literal("timestamp"),
          z.literal("data"),
        ]),
        properties: z.object({
          type: z.object({ const: z.string() }),
          data: z.object({ required: z.array(z.string()).optional() }).loose(),
        }),
      }),
    ),
  })
  .parse(JSON.parse(text));

it("wants every field of an enquiry, and leaves room for more", () => {
  expect(
    published.oneOf.map(({ properties: { type, data } }) => [type.const, data.required]),
  ).toEqual([
    ["enquiry.received", enquiryJsonNames],
    ["enquiry.erased", ["reference"]],
    ["test", undefined],
  ]);
  expect(text).not.toContain("additionalProperties");
});

test("the manual tells of every type and field, and of the schema", () => {
  const types = webhookSchema.options.map(({ shape }) => shape.type.value);
  for (const name of [...types, ...enquiryJsonNames, webhookSchemaPath])
    expect(manual).toContain(`\`${name}\``);
});
