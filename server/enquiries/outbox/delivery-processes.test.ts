// The delivery loop and processes: restarts, leases of others, and mails in flight.
import { expect, it } from "vitest";
import { prepareDelivery, settle } from "#tests/kits/test-delivery.ts";
import { minute, second } from "#tests/kits/test-stores.ts";
import type { EnquiryStore } from "./enquiry-store.ts";

const stage = prepareDelivery();
const { deliverBy, keep } = stage;

it("retries at once after a restart, then continues with longer waits", async () => {
  await keep();
  const tries: number[] = [];
  const fail = async () => {
    tries.push(stage.clock.now);
    throw new Error("ECONNREFUSED");
  };
  const first = deliverBy(fail);
  first.start();
  await stage.clock.advance(5 * minute);
  await first.stop();
  const restart = stage.clock.now;
  deliverBy(fail).start();
  await stage.clock.advance(40 * minute);
  expect(tries.slice(-2)).toEqual([restart, restart + 30 * minute]);
});

it("sends the mail of a killed process once its lease has expired", async () => {
  const reference = await keep();
  // A process that leases a mail and dies.
  await stage.store.lease(stage.clock.now, stage.clock.now + 10 * second);
  const sent: string[] = [];
  const delivery = deliverBy(async (sending) => `250 ${sent.push(sending)}`);
  delivery.start();
  await stage.clock.advance(9 * second);
  expect(sent).toEqual([]);
  await stage.clock.advance(2 * second);
  expect(sent).toEqual([reference]);
});

it("leaves a mail alone that another process is slow to send", async () => {
  await keep();
  let answer = (_: string) => {};
  const slow = deliverBy(() => new Promise((resolve) => (answer = resolve)));
  slow.start();
  await settle();
  const sentTwice: string[] = [];
  const other = deliverBy(async (reference) => `250 ${sentTwice.push(reference)}`);
  other.start();
  await stage.clock.advance(50 * second);
  answer("250 at last");
  await stage.clock.advance(5 * minute);
  expect(sentTwice).toEqual([]);
  expect(await stage.store.getFacts()).toMatchObject({ sent: 1 });
});

it("sends mails that another process stored before it died", async () => {
  const sent: string[] = [];
  const delivery = deliverBy(async (reference) => `250 ${sent.push(reference)}`);
  delivery.start();
  await settle();
  const reference = await keep();
  await stage.clock.advance(minute);
  expect(sent).toEqual([reference]);
});

it("does not resend a mail whose attempt could not be recorded", async () => {
  const sent: string[] = [];
  let isFull = true;
  const failing: EnquiryStore = {
    ...stage.store,
    recordAttempt: async (...noted) => {
      if (isFull) throw new Error("database or disk is full");
      return stage.store.recordAttempt(...noted);
    },
  };
  await keep();
  const delivery = deliverBy(async (reference) => `250 ${sent.push(reference)}`, failing);
  delivery.start();
  await stage.clock.advance(minute);
  isFull = false;
  await stage.clock.advance(minute);
  expect(sent).toHaveLength(1);
  expect(await stage.store.getFacts()).toMatchObject({ sent: 1 });
});

it("lets the mail in flight finish when it is stopped", async () => {
  for (let n = 0; n < 5; n++) await keep();
  const answers: ((answer: string) => void)[] = [];
  const delivery = deliverBy(
    (_, signal) =>
      new Promise((resolve, reject) => {
        answers.push(resolve);
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  );
  delivery.start();
  await settle();
  const stopped = delivery.stop();
  await settle();
  for (const answer of answers) answer("250 OK");
  await stopped;
  expect(await stage.store.getFacts()).toMatchObject({ sent: 4, pending: 1 });
});

it("aborts a mail that takes too long, for the next process to send at once", async () => {
  const reference = await keep();
  const delivery = deliverBy(
    (_, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener("abort", () => reject(signal.reason)),
      ),
  );
  delivery.start();
  await settle();
  const stopped = delivery.stop();
  await stage.clock.advance(6 * second);
  await stopped;
  const sent: string[] = [];
  deliverBy(async (sending) => `250 ${sent.push(sending)}`).start();
  await settle();
  expect(sent).toEqual([reference]);
});

it("sends other mails while one hangs", async () => {
  const sent: string[] = [];
  const hanging = await keep();
  const delivery = deliverBy((reference, signal) =>
    reference === hanging
      ? new Promise((_resolve, reject) =>
          signal.addEventListener("abort", () => reject(signal.reason)),
        )
      : Promise.resolve(`250 ${sent.push(reference)}`),
  );
  delivery.start();
  await settle();
  const other = await keep();
  delivery.wake();
  await settle();
  expect(sent).toEqual([other]);
});

it("does nothing before it is started or after it is stopped", async () => {
  const sent: string[] = [];
  const delivery = deliverBy(async (reference) => `250 ${sent.push(reference)}`);
  await keep();
  delivery.wake();
  await stage.clock.advance(2 * minute);
  delivery.start();
  await delivery.stop();
  const before = sent.length;
  await keep();
  delivery.wake();
  await stage.clock.advance(2 * minute);
  expect(sent).toHaveLength(before);
});
