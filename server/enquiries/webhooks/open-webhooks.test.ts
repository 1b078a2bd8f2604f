// Webhooks from the store to a receiver, with mails beside them: who gets what, how often, and in whose way nobody is.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { enquirySchema } from "#server/enquiries/enquiry-json.ts";
import { createDelivery, type Delivery } from "#server/enquiries/outbox/delivery.ts";
import type { EnquiryStore } from "#server/enquiries/outbox/enquiry-store.ts";
import { systemTimers } from "#server/enquiries/outbox/timers.ts";
import { newEnquiry, openHastyStore } from "#tests/kits/test-stores.ts";
import {
  openWebhookReceiver,
  type WebhookReceiver,
  webhookSecret,
} from "#tests/webhook-receiver.ts";
import { endpointsOf } from "./endpoints.ts";
import { openWebhooks, type Webhooks } from "./open-webhooks.ts";
import { webhookSchema } from "./webhook-schema.ts";

let folder: string;
let store: EnquiryStore;
let crm: WebhookReceiver;
let chat: WebhookReceiver;
let lines: string[];
let running: Delivery[];
let kept: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "webhooks-"));
  store = await openHastyStore(folder);
  [crm, chat] = [await openWebhookReceiver(), await openWebhookReceiver()];
  lines = [];
  running = [];
  kept = 0;
});

afterEach(async () => {
  // What hangs is over with its connection.
  await Promise.all([crm.close(), chat.close()]);
  await Promise.all(running.map((delivery) => delivery.stop()));
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const parts = () => ({
  log: pino({ level: "debug" }, { write: (line: string) => void lines.push(line) }),
  now: Date.now,
  timers: systemTimers,
  random: () => 0.5,
});

function open(changes: { readonly crm?: string } = {}): Webhooks {
  const endpoints = endpointsOf({
    WEBHOOK_URL: new Map([
      ["crm", changes.crm ?? crm.url],
      ["chat", chat.url],
    ]),
    WEBHOOK_SECRET: new Map([
      ["crm", webhookSecret],
      ["chat", webhookSecret],
    ]),
  });
  const webhooks = openWebhooks({ ...parts(), endpoints, store });
  running.push(webhooks);
  return webhooks;
}

async function keep(changes: Parameters<typeof newEnquiry>[0] = {}): Promise<string> {
  kept += 1;
  const enquiry = newEnquiry({ company: `Maison ${kept}`, receivedAt: Date.now(), ...changes });
  return (await store.append(enquiry, ["crm", "chat"])).reference;
}

const referencesOf = ({ taken }: WebhookReceiver) =>
  taken.map(({ body }) => JSON.parse(body).data.reference).sort();

const messagesOf = (level: number) =>
  lines.map((line) => JSON.parse(line)).filter((line) => line.level === level);

const statusOf = async (reference: string, name: string) =>
  (await store.find(reference))?.webhooks.find(({ endpoint }) => endpoint === name)?.status;

describe("an enquiry", () => {
  it("is told to every endpoint in the words of the schema", async () => {
    const webhooks = open();
    webhooks.start();
    const reference = await keep({ selection: "liposomes.zinc\n  10 mg" });
    webhooks.wake();
    for (const { taken } of [crm, chat]) await expect.poll(() => taken.length).toBe(1);
    const { id, body } = crm.taken[0] ?? { id: "", body: "" };
    expect(id).toBe(`${reference}-received`);
    const read = JSON.parse(body);
    expect(webhookSchema.parse(read)).toEqual(read);
    expect(read).toMatchObject({
      type: "enquiry.received",
      version: 1,
      data: { reference, selection: "Zinc, liposome\n  10 mg", message: "un\ndeux 👩‍🔬" },
    });
    expect(Object.keys(read.data)).toEqual(Object.keys(enquirySchema.shape));
    await expect.poll(() => statusOf(reference, "crm")).toBe("sent");
    expect(messagesOf(30)[0]).toMatchObject({ msg: "webhook delivered", reference });
  });

  it("has the same id and the same text in every attempt", async () => {
    crm.mood = "silent drop";
    const webhooks = open();
    const reference = await keep();
    webhooks.start();
    await expect.poll(() => statusOf(reference, "crm")).toBe("failed");
    crm.mood = "up";
    await store.retry(reference, Date.now());
    webhooks.wake();
    await expect.poll(() => statusOf(reference, "crm")).toBe("sent");
    const [first, second] = crm.taken;
    expect(second).toMatchObject({ id: first?.id, body: first?.body });
  });

  it("that was erased is told by its reference", async () => {
    const webhooks = open();
    const reference = await keep();
    webhooks.start();
    await expect.poll(() => statusOf(reference, "crm")).toBe("sent");
    await expect.poll(() => statusOf(reference, "chat")).toBe("sent");
    await store.erase([reference], Date.now());
    webhooks.wake();
    await expect.poll(() => crm.taken.length).toBe(2);
    const { id, body } = crm.taken[1] ?? { id: "", body: "" };
    expect(id).toBe(`${reference}-erased`);
    expect(JSON.parse(body)).toEqual({
      type: "enquiry.erased",
      version: 1,
      timestamp: expect.any(String),
      data: { reference },
    });
    expect(webhookSchema.parse(JSON.parse(body))).toEqual(JSON.parse(body));
  });
});

describe("an endpoint", () => {
  it("that hangs holds up neither mails nor another endpoint", async () => {
    crm.mood = "hang";
    const mailed: string[] = [];
    const mails = createDelivery({
      ...parts(),
      store,
      send: async ({ enquiry }) => {
        mailed.push(enquiry?.reference ?? "");
        return { accepted: ["sales@spherine.example"], refused: [], answer: "250 OK" };
      },
      observeSent: () => {},
      observeFailure: () => {},
    });
    running.push(mails);
    const webhooks = open();
    const references: string[] = [];
    for (let n = 0; n < 30; n += 1) references.push(await keep());
    webhooks.start();
    mails.start();
    references.sort();
    await expect.poll(() => mailed.toSorted()).toEqual(references);
    await expect.poll(() => referencesOf(chat)).toEqual(references);
    expect(crm.taken).toEqual([]);
  });

  it("that refuses is told of at once, and asked again later", async () => {
    crm.mood = "404";
    const reference = await keep();
    open().start();
    await expect.poll(() => statusOf(reference, "crm")).toBe("failed");
    expect(messagesOf(50)).toMatchObject([
      {
        kind: "webhook",
        endpoint: "crm",
        reference,
        code: "HTTP_404",
        msg: "the endpoint refuses this webhook: enquiries show",
        retryInSeconds: 1800,
      },
    ]);
    const attempts = (await store.find(reference))?.attempts;
    expect(attempts?.find(({ endpoint }) => endpoint === "crm")?.answer).toBe("404 not now");
  });

  it("that is gone gets nothing more, until it has another address", async () => {
    crm.behave = (response) => void response.writeHead(410).end();
    const webhooks = open();
    const first = await keep();
    webhooks.start();
    await expect.poll(() => statusOf(first, "crm")).toBe("failed");
    expect(messagesOf(50)).toMatchObject([
      { endpoint: "crm", code: "HTTP_410", msg: expect.stringContaining("is off") },
    ]);
    crm.behave = undefined;
    const second = await keep();
    webhooks.wake();
    await expect.poll(() => referencesOf(chat)).toEqual([first, second].sort());
    expect(crm.taken).toEqual([]);
    expect(await webhooks.readMetrics()).toMatch(/^webhook_endpoint_off\{endpoint="crm"\} 1$/m);
    open({ crm: `${crm.url}?moved` }).start();
    await expect.poll(() => referencesOf(crm)).toEqual([first, second].sort());
  });

  it("is told of in metrics, and its address nowhere", async () => {
    const address = crm.url.replace("//", "//user:s3cret@").concat("?key=s3cret");
    const webhooks = open({ crm: address });
    const reference = await keep();
    webhooks.start();
    await expect.poll(() => statusOf(reference, "crm")).toBe("sent");
    await expect.poll(() => statusOf(reference, "chat")).toBe("sent");
    crm.mood = "500";
    chat.mood = "404";
    const waiting = await keep();
    webhooks.wake();
    await expect.poll(() => statusOf(waiting, "crm")).toBe("failed");
    await expect.poll(() => statusOf(waiting, "chat")).toBe("failed");
    const metrics = await webhooks.readMetrics();
    for (const line of [
      'webhook_tries_total{endpoint="crm",result="sent"} 1',
      'webhook_tries_total{endpoint="crm",result="delayed"} 1',
      'webhook_tries_total{endpoint="crm",result="refused"} 0',
      'webhook_tries_total{endpoint="chat",result="refused"} 1',
      'webhook_delivery_seconds_count{endpoint="crm"} 1',
      'webhooks_waiting{endpoint="crm"} 1',
      'webhook_endpoint_off{endpoint="crm"} 0',
    ])
      expect(metrics).toContain(`${line}\n`);
    expect(metrics).toMatch(/^webhooks_oldest_unsent_seconds\{endpoint="crm"\} 0\.\d+$/m);
    expect(lines.join("")).not.toMatch(/s3cret|user|127\.0\.0\.1|Maison|claire/);
    expect(metrics).not.toMatch(/s3cret|127\.0\.0\.1/);
  });
});
