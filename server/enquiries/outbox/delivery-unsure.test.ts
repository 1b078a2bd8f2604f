// Mail servers that take the whole mail and answer late or never: who gets how many copies, and that nobody else waits.
import { expect, it } from "vitest";
import { prepareDelivery, settle } from "#tests/kits/test-delivery.ts";
import { hour, minute, second } from "#tests/kits/test-stores.ts";
import type { Sent } from "./delivery.ts";
import { UnansweredError } from "./error-facts.ts";

const stage = prepareDelivery();
const { deliverBy, keep } = stage;

const unanswered = () => new UnansweredError(new Error("Connection closed unexpectedly"));

/** Has the whole mail, and answers nothing until the process stops. */
const hang = (signal: AbortSignal, onWhole: () => void) => {
  onWhole();
  return new Promise<Sent>((_resolve, reject) =>
    signal.addEventListener("abort", () => reject(unanswered())),
  );
};

it("tries a sales mail that may be delivered four times, half an hour apart, and leaves it to an operator", async () => {
  const tries: number[] = [];
  const reference = await keep();
  const delivery = deliverBy(async () => {
    tries.push(stage.clock.now);
    throw unanswered();
  });
  delivery.start();
  await stage.clock.advance(minute);
  expect(await stage.store.getFacts()).toMatchObject({
    unsure: 1,
    failed: 0,
    oldestUnsentAt: null,
  });
  await stage.clock.advance(5 * hour);
  const pauses = tries.slice(1).map((time, index) => time - (tries[index] ?? 0));
  expect(pauses).toEqual([30 * minute, 30 * minute, 30 * minute]);
  expect(await stage.store.getFacts()).toMatchObject({ unsure: 1, sent: 0 });
  expect(await stage.store.find(reference)).toMatchObject({
    enquiry: { status: "unsure", nextAttemptAt: null, deliveredAt: null },
    attempts: [{}, {}, {}, { isUnanswered: true }],
  });
  expect(new Set(stage.observed)).toEqual(new Set(["sales unsure"]));
  const said = stage.lines.map((line) => JSON.parse(line)).filter(({ level }) => level > 30);
  expect(said.map(({ code, step }) => [code, step])).toEqual(
    Array(4).fill(["EUNANSWERED", "data"]),
  );
  expect(said.at(-1)).toMatchObject({ level: 50, reference });
});

it("sends no second acknowledgement where the first may be delivered", async () => {
  await keep(true);
  const tries: string[] = [];
  const delivery = deliverBy(async (_reference, _signal, { kind }) => {
    tries.push(kind);
    if (kind === "acknowledgement") throw unanswered();
    return "250 OK";
  });
  delivery.start();
  await stage.clock.advance(5 * hour);
  expect(tries.sort()).toEqual(["acknowledgement", "sales"]);
  expect(await stage.store.getFacts()).toMatchObject({ sent: 1, unsure: 0 });
});

it("sends one that may be delivered neither at a restart nor when the server is back", async () => {
  const tries: string[] = [];
  const doubtful = await keep();
  const send = async (reference: string) => {
    tries.push(reference);
    if (reference === doubtful) throw unanswered();
    return "250 OK";
  };
  const first = deliverBy(send);
  first.start();
  await settle();
  await first.stop();
  await keep();
  deliverBy(send).start();
  await stage.clock.advance(29 * minute);
  expect(tries.filter((reference) => reference === doubtful)).toHaveLength(1);
});

it("stops within six seconds, and the next process does not send the mail at once", async () => {
  const reference = await keep();
  const delivery = deliverBy((_, signal, __, onWhole) => hang(signal, onWhole));
  delivery.start();
  await stage.clock.advance(minute);
  const stopped = delivery.stop();
  await stage.clock.advance(6 * second);
  await stopped;
  const sent: string[] = [];
  deliverBy(async (sending) => `250 ${sent.push(sending)}`).start();
  await stage.clock.advance(29 * minute);
  expect(sent).toEqual([]);
  await stage.clock.advance(2 * minute);
  expect(sent).toEqual([reference]);
  expect(await stage.store.getFacts()).toMatchObject({ sent: 1, unsure: 0 });
});

it("leaves it alone for half an hour when the process is killed before the answer", async () => {
  await keep();
  const leased = await stage.store.lease(stage.clock.now, stage.clock.now + 5 * second);
  if (!leased) throw new Error("nothing is due");
  await stage.store.noteWhole(leased, stage.clock.now + 30 * minute);
  const sent: string[] = [];
  deliverBy(async (sending) => `250 ${sent.push(sending)}`).start();
  await stage.clock.advance(29 * minute);
  expect(sent).toEqual([]);
  await stage.clock.advance(2 * minute);
  expect(sent).toHaveLength(1);
});

it("tells the store while it waits that the server has the mail, and takes a late answer", async () => {
  await keep();
  const noted: number[] = [];
  let answer = (_: string) => {};
  const delivery = deliverBy(
    (_, __, ___, onWhole) => {
      onWhole();
      return new Promise((resolve) => (answer = resolve));
    },
    {
      ...stage.store,
      noteWhole: async (mail, until) => {
        noted.push(until - stage.clock.now);
        await stage.store.noteWhole(mail, until);
      },
    },
  );
  delivery.start();
  await stage.clock.advance(9 * minute);
  answer("250 at last");
  await settle();
  expect(noted).toEqual([30 * minute]);
  expect(await stage.store.getFacts()).toMatchObject({ sent: 1, unsure: 0, failed: 0 });
});

it("sends other sales mails while acknowledgements or earlier ones wait for minutes", async () => {
  const sent: string[] = [];
  let isSlow = true;
  const delivery = deliverBy((reference, signal, { kind }, onWhole) =>
    kind === "acknowledgement" || isSlow
      ? hang(signal, onWhole)
      : Promise.resolve(`250 ${sent.push(reference)}`),
  );
  for (let n = 0; n < 4; n += 1) await keep();
  delivery.start();
  await stage.clock.advance(21 * second);
  isSlow = false;
  const next = await keep();
  delivery.wake();
  await settle();
  expect(sent).toEqual([next]);
});

it("lets no acknowledgement take the last place", async () => {
  const sent: string[] = [];
  const delivery = deliverBy((reference, signal, { kind }, onWhole) =>
    kind === "acknowledgement"
      ? hang(signal, onWhole)
      : Promise.resolve(`250 ${sent.push(reference)}`),
  );
  delivery.start();
  for (let n = 0; n < 8; n += 1) {
    const reference = await keep(true);
    delivery.wake();
    await settle();
    expect(sent.at(-1)).toBe(reference);
  }
});

it("sends an unsure mail again, or counts it as sent, when an operator says so", async () => {
  const tries: string[] = [];
  const [one, other] = [await keep(), await keep()];
  const delivery = deliverBy(async (reference) => {
    tries.push(reference);
    throw unanswered();
  });
  delivery.start();
  await stage.clock.advance(3 * hour);
  const { length } = tries;
  expect(await stage.store.confirm(one, stage.clock.now)).toBe(true);
  expect(await stage.store.retry(other, stage.clock.now)).toBe(true);
  await stage.clock.advance(2 * minute);
  expect(tries.slice(length)).toEqual([other]);
  expect(await stage.store.getFacts()).toMatchObject({ sent: 1, unsure: 1 });
  expect(await stage.store.confirm(one, stage.clock.now)).toBe(false);
});
