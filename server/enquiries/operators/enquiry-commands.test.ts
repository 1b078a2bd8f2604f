// The operators' commands: what they print, and what they change.
import { hash } from "node:crypto";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { enquirySchema } from "#server/enquiries/enquiry-json.ts";
import { fieldNames } from "#shared/enquiry/rules.ts";
import { noSource } from "#shared/enquiry/source.ts";
import {
  claire,
  day,
  later,
  makeEnquiry,
  minute,
  prepareConsole,
  start,
  unknown,
} from "#tests/kits/test-console.ts";

const operator = prepareConsole();
const { run, keep, tryToSend, statusOf } = operator;

beforeEach(() => operator.open("SQLite"));

describe("list", () => {
  it("prints one line per enquiry, newest first, and the number separately", async () => {
    const first = await keep();
    await tryToSend();
    const second = await keep({ receivedAt: start + minute, suspicions: ["trap", "haste"] });
    const { code, out, complaints } = await run("list");
    expect(code).toBe(0);
    const [top = "", bottom = "", ...rest] = out.split("\n");
    expect(top).toMatch(
      new RegExp(
        `^${second}  2026-01-31T12:01:00Z  held     Maison \\d+ \\(France\\) – Zinc  ${claire}  suspect: trap, haste$`,
      ),
    );
    expect(bottom).toMatch(new RegExp(`^${first}  2026-01-31T12:00:00Z  sent .*${claire}$`));
    expect(rest).toEqual([""]);
    expect(complaints).toBe("2 enquiries\n");
  });

  it("filters by status, time and address, in combination", async () => {
    const sent = await keep({ receivedAt: start - 3 * day });
    await tryToSend();
    const failed = await keep({ receivedAt: start - day });
    await tryToSend(later);
    const pending = await keep({ email: "Paul@other.example" });
    const held = await keep({ receivedAt: start + day, suspicions: ["trap", "haste"] });
    const found = async (...filter: string[]) =>
      [...(await run("list", ...filter)).out.matchAll(/^SPH-\S+/gm)].map(([text]) => text);
    expect(await found()).toEqual([held, pending, failed, sent]);
    expect(await found("--status", "sent")).toEqual([sent]);
    expect(await found("--status", "failed")).toEqual([failed]);
    expect(await found("--status", "pending")).toEqual([pending]);
    expect(await found("--status=held")).toEqual([held]);
    expect(await found("--from", "2026-01-31")).toEqual([held, pending]);
    expect(await found("--before", "2026-01-31")).toEqual([failed, sent]);
    expect(await found("--from", "2026-01-31T12:00Z", "--before", "2026-02-01")).toEqual([pending]);
    expect(await found("--email", "paul@OTHER.example")).toEqual([pending]);
    expect(await found("--email", claire, "--status", "held")).toEqual([held]);
    expect(await found("--email", "nobody@other.example")).toEqual([]);
  });
});

describe("answered", () => {
  const hour = 60 * minute;

  it("notes the first answer, and another time only where it is told", async () => {
    const reference = await keep();
    const answerOf = async () => (await operator.store.find(reference))?.enquiry.answeredAt;
    expect(await answerOf()).toBeNull();
    expect((await run("show", reference)).out).toContain("answered      not known\n");
    operator.now = start + hour;
    expect(await run("answered", reference.toLowerCase())).toMatchObject({
      code: 0,
      out: `${reference}: counts as answered\n`,
    });
    operator.now = start + day;
    expect((await run("answered", reference)).code).toBe(0);
    expect(await answerOf()).toBe(start + hour);
    await run("answered", reference, "--at", "2026-01-31T12:30Z");
    expect(await answerOf()).toBe(start + 30 * minute);
    expect((await run("show", reference)).out).toContain("answered      2026-01-31T12:30:00Z\n");
    // An answer follows its enquiry.
    const early = await run("answered", reference, "--at", "2026-01-30");
    expect(early).toMatchObject({
      code: 1,
      complaints: `${reference}: is not there, or came later\n`,
    });
    expect(await answerOf()).toBe(start + 30 * minute);
  });
});

describe("report", () => {
  it("counts what is in the store since a day, as text and for spreadsheets", async () => {
    await keep({ receivedAt: start - 40 * day });
    const reference = await keep({ source: { ...noSource, referrer: "forum.example" } });
    await run("answered", reference);
    const { code, out } = await run("report", "--since", "2026-01-01");
    expect(code).toBe(0);
    expect(out).toMatch(/^1 counted\n/);
    expect(out).toContain("\nsource\n      1  forum.example\n");
    expect(out).toContain("\nfirst answer\n      1  within 4 hours\n");
    expect((await run("report")).out).toMatch(/^2 counted\n/);
    expect((await run("report", "--csv", "--separator", ";")).out).toContain(
      '"\'2026-01";"source";"forum.example";"1"\r\n',
    );
  });
});

describe("show", () => {
  it("prints whatever the form asks for", async () => {
    const texts = Object.fromEntries(fieldNames.map((name) => [name, `what ${name} says`]));
    const { enquiry } = makeEnquiry();
    const { out } = await run("show", await keep({ enquiry: { ...enquiry, ...texts } }));
    for (const name of fieldNames) expect(out).toContain(`${name.padEnd(12)}  ${texts[name]}\n`);
  });

  it("prints every field and each attempt, for a reference in any case", async () => {
    const reference = await keep({ message: "un\ndeux" });
    await tryToSend(later);
    const { code, out } = await run("show", reference.toLowerCase());
    expect(code).toBe(0);
    for (const line of [
      `reference     ${reference}`,
      "received      2026-01-31T12:00:00Z",
      "status        failed",
      "suspect       no",
      "delivered     not yet",
      "due           2026-02-01T12:00:00Z",
      "language      fr, browser de-CH",
      `email         ${claire}`,
      "message       un\n              deux",
      "  2026-01-31T12:00:00Z  sales  not sent: 450 later",
    ]) {
      expect(out).toContain(`${line}\n`);
    }
    await operator.store.makeAllDue(start);
    await tryToSend();
    expect((await run("show", reference)).out).toContain(
      "sales  sent to sales@spherine.example: 250 OK\n",
    );
  });

  it("states the number of attempts when not all are kept", async () => {
    const reference = await keep();
    for (let n = 1; n <= 61; n += 1) {
      await tryToSend(later);
      await operator.store.makeAllDue(start);
    }
    const { out } = await run("show", reference);
    expect(out).toContain("attempts: the first and the last of 61\n");
    expect(out.match(/not sent: 450 later/g)).toHaveLength(60);
  });

  it("prints the same as JSON, for programs", async () => {
    const reference = await keep({ message: "un\ndeux", suspicions: ["haste"] });
    await tryToSend(later);
    const { code, out } = await run("show", reference, "--json");
    expect(code).toBe(0);
    const { delivery, ...described } = JSON.parse(out);
    expect(described).toEqual(enquirySchema.strict().parse(described));
    expect(described).toMatchObject({
      reference,
      received: "2026-01-31T12:00:00.000Z",
      suspect: ["haste"],
      email: claire,
      message: "un\ndeux",
    });
    expect(delivery).toEqual({
      status: "failed",
      delivered: null,
      due: "2026-02-01T12:00:00.000Z",
      answered: null,
      attemptCount: 1,
      attempts: [
        { at: "2026-01-31T12:00:00.000Z", kind: "sales", accepted: [], answer: "450 later" },
      ],
      webhooks: [],
    });
  });

  it("tells where it comes from, as far as that is known", async () => {
    const source = { ...noSource, landing: "/fr/liposomes", utm_source: "lettre" };
    const { out } = await run("show", await keep({ source }));
    expect(out).toContain("landing       /fr/liposomes\nreferrer      \nutm_source    lettre\n");
  });

  it("says when there was no attempt yet", async () => {
    expect((await run("show", await keep())).out).toContain("no attempts yet\n");
  });
});

describe("retry", () => {
  it("makes one waiting enquiry or all of them due now", async () => {
    const one = await keep();
    await tryToSend(later);
    await keep();
    await tryToSend(later);
    expect(await run("retry", one)).toMatchObject({ code: 0, complaints: "" });
    expect((await operator.store.lease(start, start + minute))?.enquiry?.reference).toBe(one);
    expect(await operator.store.lease(start, start + minute)).toBeNull();
    expect(await run("retry", "--all")).toMatchObject({ code: 0, complaints: "" });
    expect(await operator.store.lease(start, start + minute)).not.toBeNull();
  });

  it("reports those that do not wait, and retries the others", async () => {
    const sent = await keep();
    await tryToSend();
    const waiting = await keep();
    await tryToSend(later);
    const { code, out, complaints } = await run("retry", sent, waiting, unknown);
    expect(code).toBe(1);
    expect(out).toMatch(new RegExp(`^${waiting}: is sent within a minute`));
    expect(complaints).toBe(
      `${sent}: does not wait for another attempt\n${unknown}: does not wait for another attempt\n`,
    );
    expect(await statusOf(sent)).toBe("sent");
  });
});

it("release sends only held enquiries", async () => {
  const held = await keep({ suspicions: ["trap", "haste"] });
  const sent = await keep();
  await tryToSend();
  expect(await run("release", held)).toMatchObject({ code: 0, complaints: "" });
  expect(await statusOf(held)).toBe("pending");
  expect(await run("release", sent, held)).toMatchObject({
    code: 1,
    out: "",
    complaints: `${sent}: is not held\n${held}: is not held\n`,
  });
});

describe("webhooks", () => {
  const crm = { name: "crm", addressKey: hash("sha256", "https://crm.example/hook", "base64url") };

  const keepHooked = async () =>
    (await operator.store.append(makeEnquiry(), ["crm", "old"])).reference;

  async function deliver(isTaken: boolean): Promise<void> {
    const leased = await operator.store.leaseWebhook(start, start + minute, crm);
    if (!leased) throw new Error("nothing was due");
    const accepted = isTaken ? ["crm"] : [];
    const answer = isTaken ? "204" : "503 later";
    const outcome = isTaken ? ({ status: "sent" } as const) : later;
    await operator.store.recordAttempt(leased, { at: start, accepted, answer }, outcome);
  }

  it("are shown with their enquiry", async () => {
    const reference = await keepHooked();
    await deliver(false);
    const { out } = await run("show", reference);
    for (const line of [
      "webhook       crm failed, due 2026-02-01T12:00:00Z",
      "webhook       old pending, due 2026-01-31T12:00:00Z",
      "  2026-01-31T12:00:00Z  webhook crm  not sent: 503 later",
    ])
      expect(out).toContain(`${line}\n`);
    await operator.store.makeAllDue(start);
    await deliver(true);
    expect((await run("show", reference)).out).toContain("webhook crm  sent to crm: 204\n");
    const { delivery } = JSON.parse((await run("show", reference, "--json")).out);
    expect(delivery.webhooks[0]).toEqual({
      endpoint: "crm",
      status: "sent",
      delivered: "2026-01-31T12:00:00.000Z",
      due: null,
    });
  });

  it("that wait for an endpoint are listed", async () => {
    const [one, two] = [await keepHooked(), await keepHooked()];
    await deliver(true);
    const found = async (...filter: string[]) =>
      [...(await run("list", ...filter)).out.matchAll(/^SPH-\S+/gm)].map(([text]) => text);
    expect(await found("--webhook", "old", "--status", "pending")).toEqual([two, one]);
    expect(await found("--webhook", "crm", "--email", claire)).toEqual([two]);
    expect(await found("--webhook", "none")).toEqual([]);
  });

  it("are retried with their enquiry", async () => {
    const reference = await keepHooked();
    await deliver(false);
    expect(await run("retry", reference)).toMatchObject({ code: 0 });
    await deliver(true);
  });

  it("are given up for one enquiry or for all, which stay", async () => {
    const [one, two] = [await keepHooked(), await keepHooked()];
    expect(await run("discard", one.toLowerCase(), "--webhook", "old")).toMatchObject({
      code: 0,
      out: `${one}: is not sent to old any more\n`,
    });
    expect(await run("discard", one, "--webhook", "old")).toMatchObject({
      code: 1,
      complaints: `${one}: does not wait for old\n`,
    });
    expect(await run("discard", "--webhook", "old", "--all")).toMatchObject({
      code: 0,
      out: "1 webhook given up that waited for old\n",
    });
    expect(await statusOf(two)).toBe("pending");
    expect((await run("show", two)).out).toContain("webhook       old abandoned\n");
  });

  it("have endpoints that are listed, and turned on again", async () => {
    expect(await run("endpoints")).toEqual({
      code: 0,
      out: "",
      complaints: "There is none: WEBHOOK_URL is not set\n",
    });
    operator.environment = {
      WEBHOOK_URL: "crm=https://crm.example/hook",
      WEBHOOK_SECRET: `crm=whsec_${Buffer.alloc(24).toString("base64")}`,
    };
    await keepHooked();
    await operator.store.turnOff(crm, start);
    const { code, out } = await run("endpoints");
    expect(code).toBe(0);
    expect(out.split("\n")).toEqual([
      "crm (https://crm.example): off since 2026-01-31T12:00:00.000Z, as it answered 410: once it is back, enquiries resume crm; 1 webhook waits, the oldest since 2026-01-31T12:00:00.000Z",
      "old: WEBHOOK_URL does not name it: name it again, or enquiries discard --webhook old --all; 1 webhook waits, the oldest since 2026-01-31T12:00:00.000Z",
      "",
    ]);
    expect(await run("resume", "crm")).toMatchObject({
      code: 0,
      out: "crm: gets webhooks again within a minute\n",
    });
    expect(await run("resume", "crm")).toMatchObject({ code: 1, complaints: "crm: was not off\n" });
    await deliver(true);
    expect((await run("endpoints")).out).toContain(
      "crm (https://crm.example): on; 0 webhooks wait\n",
    );
  });
});

it("discard deletes only held enquiries", async () => {
  const spam = await keep({ suspicions: ["trap", "haste"] });
  const held = await keep({ suspicions: ["trap", "haste"] });
  const pending = await keep();
  expect(await run("discard", spam)).toEqual({
    code: 0,
    out: `${spam}: deleted\n`,
    complaints: "",
  });
  expect(await operator.store.find(spam)).toBeNull();
  expect(await run("discard", pending, spam)).toMatchObject({
    code: 1,
    out: "",
    complaints: `${pending}: is not held\n${spam}: is not held\n`,
  });
  expect((await operator.store.list({})).map(({ reference }) => reference)).toEqual([
    pending,
    held,
  ]);
});

it("export prints the enquiries of list as a table, with either separator", async () => {
  const held = await keep({ suspicions: ["trap", "haste"] });
  await keep();
  const { code, out, complaints } = await run("export", "--status", "held");
  expect({ code, complaints }).toEqual({ code: 0, complaints: "" });
  expect(out.split("\r\n")).toHaveLength(3);
  expect(out).toMatch(new RegExp(`^\ufeff"reference",.*\r\n"${held}","2026-01-31T12:00:00.000Z"`));
  expect((await run("export", "--separator", ";")).out).toMatch(/^\ufeff"reference";"received";/);
});

describe("erase", () => {
  /** The file that the site writes where no mail server is set. */
  function writeMails(...names: string[]): () => string[] {
    const folder = join(operator.storage.settings.DATA_DIR, "mail");
    mkdirSync(folder);
    for (const name of names) writeFileSync(join(folder, name), "");
    return () => readdirSync(folder).sort();
  }

  it("deletes everything of a person, including mail files, and nothing of others", async () => {
    const sent = await keep();
    await tryToSend();
    const held = await keep({ email: "Claire@Maison-Oree.example", suspicions: ["trap", "haste"] });
    const other = await keep({ email: "paul@other.example" });
    const listMails = writeMails(
      `${sent}.eml`,
      `${sent}.ack.eml`,
      // What a process that was killed left of them.
      `.${sent}.eml.part`,
      `.${sent}.ack.eml.4711.part`,
      `${other}.eml`,
    );
    expect(await run("erase", "--email", claire)).toEqual({
      code: 0,
      out: "2 enquiries erased\n",
      complaints: "",
    });
    expect(await operator.store.find(sent)).toBeNull();
    expect(await operator.store.find(held)).toBeNull();
    expect(await statusOf(other)).toBe("pending");
    expect(listMails()).toEqual([`${other}.eml`]);
  });

  it("keeps enquiries that sales have not received yet, unless told otherwise", async () => {
    const sent = await keep();
    await tryToSend();
    const failed = await keep();
    await tryToSend(later);
    const pending = await keep();
    const listMails = writeMails(`${failed}.eml`);
    const first = await run("erase", "--email", claire);
    expect(first).toMatchObject({ code: 1, out: "1 enquiry erased\n" });
    expect(first.complaints).toContain("2 kept");
    expect(first.complaints).toContain(`${pending}, ${failed}`);
    expect(await statusOf(sent)).toBeUndefined();
    expect(await statusOf(failed)).toBe("failed");
    expect(listMails()).toEqual([`${failed}.eml`]);
    expect(await run("erase", "--email", claire, "--undelivered")).toEqual({
      code: 0,
      out: "2 enquiries erased\n",
      complaints: "",
    });
    expect(await operator.store.list({})).toEqual([]);
    expect(listMails()).toEqual([]);
  });

  it("finds an address in any case and alphabet", async () => {
    for (const email of ["Claire@Maison-ORÉE.example", "claire@xn--maison-ore-j7a.example"]) {
      await keep({ email: "Claire@maison-Orée.example" });
      await tryToSend();
      expect((await run("list", "--email", email)).out).toMatch(/^SPH-/);
      expect(await run("erase", "--email", email)).toMatchObject({
        code: 0,
        out: "1 enquiry erased\n",
      });
    }
    await keep({ email: "ирина@ПОЧТА.example" });
    expect(await run("erase", "--email", "ИРИНА@почта.example", "--undelivered")).toMatchObject({
      code: 0,
    });
  });

  it("fails with a message when there was nothing to erase", async () => {
    await keep({ email: "paul@other.example" });
    const { code, out, complaints } = await run("erase", "--email", "paule@other.example");
    expect({ code, out }).toEqual({ code: 1, out: "0 enquiries erased\n" });
    expect(complaints).toContain("There is none from paule@other.example");
  });

  it("deletes an enquiry that one address of sales has received and another has not", async () => {
    await keep();
    const leased = await operator.store.lease(start, start + minute);
    if (!leased) throw new Error("nothing was due");
    const attempt = { at: start, accepted: ["sales@spherine.example"], answer: "250 OK" };
    await operator.store.recordAttempt(leased, attempt, later);
    expect(await run("erase", "--email", claire)).toMatchObject({ code: 0 });
  });
});

describe("purge", () => {
  it("deletes enquiries delivered before the retention time, never undelivered ones", async () => {
    await keep();
    await tryToSend();
    const unsent = await keep();
    await tryToSend(later);
    operator.now = start + 1095 * day;
    expect((await run("purge")).out).toMatch(/^0 enquiries deleted, .* 1095 days ago\n$/);
    operator.now += 1;
    expect((await run("purge")).out).toMatch(/^1 enquiry deleted/);
    expect((await operator.store.list({})).map(({ reference }) => reference)).toEqual([unsent]);
  });

  it("accepts another number of days", async () => {
    await keep();
    await tryToSend();
    operator.now = start + 30 * day + 1;
    expect((await run("purge", "--days", "31")).out).toMatch(/^0 enquiries/);
    expect((await run("purge", "--days", "30")).out).toMatch(/^1 enquiry .* 30 days ago\n$/);
  });

  it("deletes all that was delivered only with --yes", async () => {
    const delivered = await keep();
    await tryToSend();
    operator.now += 1;
    const { code, out, complaints } = await run("purge", "--days", "0");
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(complaints).toContain("add --yes");
    expect(await statusOf(delivered)).toBe("sent");
    expect((await run("purge", "--days", "00", "--yes")).out).toMatch(/^1 enquiry deleted/);
    expect(await operator.store.list({})).toEqual([]);
  });

  it("deletes enquiries held too long, whatever number of days is given", async () => {
    await keep({ suspicions: ["trap", "haste"] });
    operator.now = start + 90 * day;
    expect((await run("purge", "--days", "1")).out).not.toContain("held");
    operator.now += 1;
    expect((await run("purge")).out).toMatch(/^0 .*\n1 enquiry deleted, held .* 90 days\n$/);
    expect(await operator.store.list({})).toEqual([]);
  });
});
