// Webhooks of the built site: what a receiver gets, and what operators do with an endpoint, on both engines.
import { join } from "node:path";
import request from "supertest";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { webhookSchema } from "#server/enquiries/webhooks/webhook-schema.ts";
import { runProgram } from "#tests/run-program.ts";
import { type RunningSite, startSite } from "#tests/start-site.ts";
import { type Engine, engines, makeStorage, type Storage } from "#tests/storage.ts";
import {
  openWebhookReceiver,
  type WebhookReceiver,
  webhookSecret,
} from "#tests/webhook-receiver.ts";

const root = join(import.meta.dirname, "../..");

let storage: Storage;
let receiver: WebhookReceiver;
const closers: (() => Promise<unknown>)[] = [];

async function prepare(engine: Engine): Promise<void> {
  storage = await makeStorage(engine);
  receiver = await openWebhookReceiver();
  closers.push(receiver.close);
}

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await storage.remove();
});

const settings = () => ({
  ...storage.settings,
  WEBHOOK_URL: `crm=${receiver.url}?key=s3cret`,
  WEBHOOK_SECRET: `crm=${webhookSecret}`,
});

async function open(): Promise<RunningSite> {
  const site = await startSite({
    ...settings(),
    ACKNOWLEDGEMENTS: "off",
    DAILY_DIGEST: "off",
  });
  closers.push(site.kill);
  return site;
}

async function send(site: RunningSite, company: string, changes = {}): Promise<string> {
  const { body } = await request(site.url)
    .post("/contact")
    .send({
      email: "claire@maison-oree.example",
      phone: "+33 4 65 71 00 00",
      company,
      country: "France",
      ...changes,
    })
    .expect(201);
  return body.reference;
}

const enquiries = (...args: string[]) =>
  runProgram(process.execPath, [join(root, "dist/server/operate.js"), ...args], settings());

const received = () =>
  receiver.taken.map(({ body }) => {
    const { type, data } = webhookSchema.parse(JSON.parse(body));
    return `${type} ${"reference" in data ? data.reference : ""}`;
  });

describe.each(engines)("on %s", (engine) => {
  beforeEach(() => prepare(engine));

  it("a receiver gets enquiries and erasures, and held ones once they are released", async () => {
    const site = await open();
    const kept = await send(site, "Maison Orée");
    const held = await send(site, "Robot", { "leave-empty": "x", message: "<a href=x>y</a>" });
    await expect.poll(received).toEqual([`enquiry.received ${kept}`]);
    expect(JSON.parse(receiver.taken[0]?.body ?? "").data).toEqual(
      (({ delivery: _, ...fields }) => fields)(
        JSON.parse((await enquiries("show", kept, "--json")).out),
      ),
    );
    expect((await enquiries("release", held)).code).toBe(0);
    await send(site, "Whose post wakes the loops");
    await expect.poll(received).toContain(`enquiry.received ${held}`);
    await expect
      .poll(async () => (await enquiries("list", "--status", "sent")).out)
      .toContain(kept);
    expect((await enquiries("erase", "--email", "claire@maison-oree.example")).code).toBe(0);
    await send(site, "Another", { email: "paul@maison-verte.example" });
    await expect.poll(received).toContain(`enquiry.erased ${kept}`);
    expect(site.log.map((line) => JSON.stringify(line)).join()).not.toMatch(/s3cret|Oree|claire/i);
  });

  it("an endpoint that is gone stays off over restarts, and gets all once it is resumed", async () => {
    receiver.behave = (response) => void response.writeHead(410).end();
    const first = await open();
    const one = await send(first, "Un");
    await expect
      .poll(async () => (await enquiries("endpoints")).out)
      .toMatch(/^crm \(http:.*\): off since .* 1 webhook waits/);
    await first.stop();
    receiver.behave = undefined;
    const second = await open();
    const two = await send(second, "Deux");
    await expect
      .poll(async () => (await enquiries("list", "--status", "sent")).out)
      .toMatch(new RegExp(`${two}[^]*${one}`));
    expect(received()).toEqual([]);
    expect((await enquiries("resume", "crm")).code).toBe(0);
    const three = await send(second, "Trois");
    const all = [one, two, three].map((reference) => `enquiry.received ${reference}`);
    await expect.poll(() => received().toSorted()).toEqual(all.toSorted());
  });
});

test("the site publishes the schema", async () => {
  await prepare("SQLite");
  const site = await open();
  const { headers, body } = await request(site.url).get("/schemas/webhook.v1.json").expect(200);
  expect(headers["content-type"]).toMatch(/^application\/schema\+json/);
  expect(body.$id).toMatch(/\/schemas\/webhook\.v1\.json$/);
});
