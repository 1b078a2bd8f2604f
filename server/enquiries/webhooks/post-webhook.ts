// Posts one webhook, and judges the answer. Everything that the endpoint may do is bounded: it is not ours.
import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { codeOf, tlsCode, WebhookError } from "#server/enquiries/outbox/error-facts.ts";
import { cleanLine } from "#shared/words/clean-line.ts";
import type { Message } from "./compose-webhook.ts";
import type { Endpoint } from "./endpoints.ts";
import { signWebhook } from "./sign-webhook.ts";

/** From the look-up of the name to the end of the answer, ms. */
export const webhookPatience = 15_000;

/** What is read of an answer, bytes: the connection ends then. */
const mostBytes = 64_000;

/** What is kept of it for operators, UTF-16 code units. */
const longestKept = 500;

/** Statuses that pass: the endpoint is slow, early, or asked too often. */
const passingStatuses = [408, 425, 429];

/**
 * Fulfilled with the answer of an endpoint that took the webhook (2xx), however that answer goes on. `at`: now, ms since 1970.
 * @throws {WebhookError} for any other answer, and for none
 */
export async function postWebhook(
  { url, secrets }: Endpoint,
  message: Message,
  at: number,
  signal: AbortSignal,
  patience = webhookPatience,
): Promise<string> {
  const timeUp = AbortSignal.timeout(patience);
  const ended = AbortSignal.any([signal, timeUp]);
  const headers = {
    ...signWebhook(message, secrets, at),
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(message.body),
    "user-agent": "spherine-webhooks",
  };
  let response: IncomingMessage;
  try {
    response = await post(url, headers, message.body, ended);
  } catch (error) {
    if (timeUp.aborted)
      throw new WebhookError(
        `no answer for ${patience / 1000} seconds`,
        "ETIMEDOUT",
        "later",
        true,
      );
    throw explain(error);
  }
  const status = response.statusCode ?? 0;
  const text = await readBeginning(response);
  const answer = cleanLine(`${status} ${text.slice(0, longestKept)}`);
  if (status >= 200 && status < 300) return answer;
  throw new WebhookError(describeRefusal(response, answer), `HTTP_${status}`, faultOf(status));
}

function post(
  url: string,
  headers: Readonly<Record<string, string | number>>,
  body: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const open = url.startsWith("https:") ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    // A connection of its own, so that none is used that the endpoint has just given up.
    const request = open(url, { method: "POST", agent: false, headers, signal });
    request.once("response", resolve);
    // There may be another once the answer has come, which nobody needs to know.
    request.on("error", reject);
    request.once("close", () => reject(new Error("the connection was closed without an answer")));
    request.end(body);
  });
}

/** As much as came before it broke off, took too long, or was too much. */
async function readBeginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      // Leaving the loop ends the connection.
      if (length >= mostBytes) break;
    }
  } catch {
    // The status has come, and it counts.
  }
  return Buffer.concat(chunks).toString("utf8", 0, mostBytes);
}

function faultOf(status: number) {
  if (status === 410) return "gone";
  return status >= 500 || passingStatuses.includes(status) ? "later" : "endpoint";
}

/** Where a redirect would lead is told, not followed: it may be a place that only the site's machine reaches. */
function describeRefusal({ statusCode = 0, headers }: IncomingMessage, answer: string): string {
  const { location } = headers;
  return statusCode >= 300 && statusCode < 400 && location !== undefined
    ? cleanLine(`${statusCode} redirects to ${location.slice(0, longestKept)}, and is not followed`)
    : answer;
}

function explain(error: unknown): WebhookError {
  const code = codeOf(error) ?? "EUNREACHABLE";
  const message = error instanceof Error ? error.message : String(error);
  if (tlsCode.test(code)) return new WebhookError(message, code, "encryption");
  // What is no HTTP (HPE_…) is no outage: somebody is there.
  return new WebhookError(message || code, code, "later", !code.startsWith("HPE_"));
}
