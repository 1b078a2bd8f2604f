// Signatures of Standard Webhooks (https://www.standardwebhooks.com), version 1: HMAC with SHA-256.
import { createHmac } from "node:crypto";
import type { Message } from "./compose-webhook.ts";
import { keyOf } from "./endpoints.ts";

/** The headers that receivers check. `at`: of the attempt, ms since 1970. `secrets`: a receiver needs to know one of them. */
export function signWebhook({ id, body }: Message, secrets: readonly string[], at: number) {
  const seconds = Math.floor(at / 1000);
  const signatureOf = (secret: string) =>
    `v1,${createHmac("sha256", keyOf(secret)).update(`${id}.${seconds}.${body}`).digest("base64")}`;
  return {
    "webhook-id": id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": secrets.map(signatureOf).join(" "),
  };
}
