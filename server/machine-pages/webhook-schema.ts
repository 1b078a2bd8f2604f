// The JSON Schema of webhooks, for whoever writes what receives them.
import { Router } from "express";
import {
  composeWebhookSchema,
  webhookSchemaPath,
} from "#server/enquiries/webhooks/webhook-schema.ts";

export function webhookSchema(siteUrl: string): Router {
  const router = Router({ caseSensitive: true });
  router.get(webhookSchemaPath, (_request, response) => {
    response
      .set("Cache-Control", "public, max-age=3600, must-revalidate")
      .type("application/schema+json")
      .send(JSON.stringify(composeWebhookSchema(siteUrl), null, 2));
  });
  return router;
}
