// The delivery loop and the mail server: when a mail is sent, retried and given up.
import { expect, it } from "vitest";
import { outage, prepareDelivery, refusal, settle } from "#tests/kits/test-delivery.ts";
import { day, hour, minute, second } from "#tests/kits/test-stores.ts";
import { waitAfter } from "./retry-waits.ts";

const stage = prepareDelivery();
const { deliverBy, keep } = stage;

it("mails stored enquiries as soon as it is woken", async () => {
  const sent: string[] = [];
  const delivery = deliverBy(async (reference) => `250 ${sent.push(reference)}`);
  delivery.start();
  await settle();
  const reference = await keep();
  delivery.wake();
  await settle();
  expect(sent).toEqual([reference]);
  expect(await stage.store.getFacts()).toMatchObject({ sent: 1, pending: 0 });
});

it("mails each enquiry once, however often it is woken", async () => {
  const sent: string[] = [];
  const delivery = deliverBy(async (reference) => `250 ${sent.push(reference)}`);
  delivery.start();
  const kept = [await keep(), await keep(), await keep()];
  for (let n = 0; n < 10; n++) delivery.wake();
  await stage.clock.advance(2 * minute);
  expect(sent.sort()).toEqual(kept.sort());
});

it("retries after 10 s, 30 s, 2 min, 10 min, 30 min, then every 30 min, and never gives up", async () => {
  const tries: number[] = [];
  const began = stage.clock.now;
  await keep();
  const delivery = deliverBy(async () => {
    tries.push((stage.clock.now - began) / second);
    throw refusal(451);
  });
  delivery.start();
  await stage.clock.advance(6 * hour);
  const pauses = tries.slice(1).map((time, index) => time - (tries[index] ?? 0));
  expect(pauses.slice(0, 7)).toEqual([10, 30, 120, 600, 1800, 1800, 1800]);
  const { length } = tries;
  await stage.clock.skip(30 * day);
  await stage.clock.advance(hour);
  expect(tries.length).toBeGreaterThan(length + 1);
  expect(await stage.store.getFacts()).toMatchObject({ failed: 1, sent: 0 });
  expect(waitAfter(1000)).toBe(30 * minute);
});

it("varies the waits by a tenth, so that processes do not retry at the same time", async () => {
  let chance = 0;
  const tries: number[] = [];
  await keep();
  const delivery = deliverBy(
    async () => {
      tries.push(stage.clock.now);
      throw refusal(451);
    },
    stage.store,
    () => chance,
  );
  delivery.start();
  await settle();
  chance = 1;
  await stage.clock.advance(minute);
  const pauses = tries.slice(1).map((time, index) => time - (tries[index] ?? 0));
  expect(pauses.slice(0, 2)).toEqual([9 * second, 33 * second]);
});

it("reports a permanently refused mail at once, and retries it slowly", async () => {
  const tries: number[] = [];
  const reference = await keep();
  const delivery = deliverBy(async () => {
    tries.push(stage.clock.now);
    throw refusal(550);
  });
  delivery.start();
  await stage.clock.advance(91 * minute);
  const pauses = tries.slice(1).map((time, index) => time - (tries[index] ?? 0));
  expect(pauses).toEqual([30 * minute, 30 * minute, 30 * minute]);
  expect(stage.observed[0]).toBe("sales refused");
  const errors = stage.lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
  expect(errors[0]).toMatchObject({ reference, response: 550, kind: "sales" });
});

it("sends everything from seven days without a mail server as soon as it is back", async () => {
  const sent: string[] = [];
  let isUp = false;
  const delivery = deliverBy(async (reference) => {
    if (!isUp) throw outage();
    return `250 ${sent.push(reference)}`;
  });
  delivery.start();
  const references: string[] = [];
  for (let hours = 0; hours < 7 * 24; hours += 12) {
    references.push(await keep());
    delivery.wake();
    await stage.clock.advance(720 * minute);
  }
  isUp = true;
  await stage.clock.advance(33 * minute);
  expect(sent.sort()).toEqual(references.sort());
  expect(await stage.store.getFacts()).toMatchObject({ sent: 14, failed: 0, pending: 0 });
});

it("ends an outage that another process saw with the first mail that gets through", async () => {
  const [stopped, sent]: [string[], string[]] = [[], []];
  const waiting = await keep();
  const first = deliverBy(async (reference) => {
    stopped.push(reference);
    throw outage();
  });
  first.start();
  await stage.clock.advance(20 * minute);
  await first.stop();
  expect(stopped.length).toBeGreaterThan(3);
  const tries = stage.clock.now;
  // A process that started long ago, and so makes nothing due by starting.
  const later = deliverBy(async (reference) => `250 ${sent.push(reference)}`, {
    ...stage.store,
    makeAllDue: async () => {},
  });
  later.start();
  const next = await keep();
  later.wake();
  await stage.clock.advance(second);
  expect(sent).toEqual([next, waiting]);
  expect(stage.clock.now - tries).toBeLessThan(minute);
});

it("does not take a mail that cannot be composed, or a full disk, for an outage", async () => {
  const tries: string[] = [];
  const refusedOne = await keep();
  const faults: Record<string, Error> = {
    [refusedOne]: refusal(550),
    [await keep()]: new TypeError("no such text"),
    [await keep()]: Object.assign(new Error("no space left"), { code: "ENOSPC" }),
  };
  const delivery = deliverBy(async (reference) => {
    tries.push(reference);
    const fault = faults[reference];
    if (fault) throw fault;
    return "250 OK";
  });
  delivery.start();
  await settle();
  const next = await keep();
  delivery.wake();
  await stage.clock.advance(second);
  expect(tries.filter((reference) => reference !== next).sort()).toEqual(
    Object.keys(faults).sort(),
  );
});

it("sends to the other addresses when one is refused, and retries only that one", async () => {
  const asked: (readonly string[])[] = [];
  const sales = ["ventes@spherine.example", "export@spherine.example"];
  await keep();
  const delivery = deliverBy(async (_reference, _signal, { acceptedBy }) => {
    const [first, ...others] = sales.filter((address) => !acceptedBy.includes(address));
    asked.push([first ?? "", ...others]);
    return others.length > 0
      ? { accepted: others, refused: [{ address: first ?? "", response: 450 }], answer: "250" }
      : { accepted: [first ?? ""], refused: [], answer: "250" };
  });
  delivery.start();
  await settle();
  expect(await stage.store.getFacts()).toMatchObject({ failed: 1, oldestUnsentAt: null });
  // Greylisting is not an error.
  expect(
    stage.lines.map((line) => JSON.parse(line)).filter(({ level }) => level > 30),
  ).toMatchObject([
    { level: 40, msg: "mail sent, but not yet to every address of sales", responses: [450] },
  ]);
  expect(stage.observed).toEqual(["sales delayed"]);
  await stage.clock.advance(minute);
  expect(asked).toEqual([sales, ["ventes@spherine.example"]]);
  expect(await stage.store.getFacts()).toMatchObject({ sent: 1, failed: 0 });
});

it("gives up an address of sales that is refused for a week, but only if another has received the enquiry", async () => {
  await keep();
  const delivery = deliverBy(async () => ({
    accepted: [],
    refused: [{ address: "old@spherine.example", response: 550 }],
    answer: "250",
  }));
  delivery.start();
  for (let days = 0; days < 6; days += 1) {
    await stage.clock.advance(hour);
    await stage.clock.skip(23 * hour);
  }
  expect(await stage.store.getFacts()).toMatchObject({ failed: 1 });
  await stage.clock.skip(2 * day);
  expect(await stage.store.getFacts()).toMatchObject({ sent: 1 });
});

it("gives up a refused acknowledgement without affecting the enquiry", async () => {
  await keep(true);
  const tries: string[] = [];
  const delivery = deliverBy(async (_reference, _signal, { kind }) => {
    tries.push(kind);
    if (kind === "acknowledgement") throw refusal(550);
    return "250 OK";
  });
  delivery.start();
  await stage.clock.advance(2 * hour);
  await stage.clock.skip(2 * day);
  expect(tries.sort()).toEqual(["acknowledgement", "sales"]);
  expect(await stage.store.getFacts()).toMatchObject({ sent: 1 });
  expect(stage.observed.sort()).toEqual(["acknowledgement abandoned", "sales sent"]);
});

it.each([
  [{ code: "EAUTH", command: "AUTH PLAIN" }, 535, "check SMTP_URL"],
  [{ code: "EENVELOPE", command: "MAIL FROM" }, 553, "check MAIL_FROM"],
  [{ code: "ETLS", command: "STARTTLS" }, 502, "check SMTP_URL and SMTP_TLS"],
])("does not give up an acknowledgement because of a wrong setting: %o", async (at, code, says) => {
  await keep(true);
  let isMended = false;
  const sent: string[] = [];
  const delivery = deliverBy(async (_reference, _signal, { kind }) => {
    if (!isMended) throw refusal(code, at);
    sent.push(kind);
    return "250 OK";
  });
  delivery.start();
  await stage.clock.advance(3 * 60 * minute);
  const said = stage.lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
  expect(new Set(said.map(({ kind }) => kind))).toEqual(new Set(["sales", "acknowledgement"]));
  for (const { msg } of said) expect(msg).toContain(says);
  expect(new Set(stage.observed)).toEqual(new Set(["sales refused", "acknowledgement refused"]));
  isMended = true;
  await stage.clock.advance(33 * minute);
  expect(sent.sort()).toEqual(["acknowledgement", "sales"]);
});

it("retries an acknowledgement for a day, then gives up", async () => {
  await keep(true);
  let tries = 0;
  const delivery = deliverBy(async (_reference, _signal, { kind }) => {
    if (kind === "sales") return "250 OK";
    tries += 1;
    throw refusal(450);
  });
  delivery.start();
  await stage.clock.advance(day + hour);
  expect(tries).toBeGreaterThan(40);
  expect(stage.observed).toContain("acknowledgement abandoned");
  expect(await stage.store.nextDueAt()).toBeNull();
});

it("mails failed enquiries once the server is back", async () => {
  let isUp = false;
  const sent: string[] = [];
  const reference = await keep();
  const delivery = deliverBy(async (sending) => {
    if (!isUp) throw outage();
    return `250 ${sent.push(sending)}`;
  });
  delivery.start();
  await stage.clock.advance(minute);
  isUp = true;
  await stage.clock.advance(2 * minute);
  expect(sent).toEqual([reference]);
});

it("logs references and codes, never texts of a visitor or a server", async () => {
  const reference = await keep();
  const delivery = deliverBy(async () => {
    throw refusal(550);
  });
  delivery.start();
  await stage.clock.advance(minute);
  expect(stage.lines.join("")).toContain(reference);
  expect(stage.lines.join("")).toContain("EENVELOPE");
  expect(stage.lines.join("")).not.toMatch(/claire|oree|465712010/);
});
