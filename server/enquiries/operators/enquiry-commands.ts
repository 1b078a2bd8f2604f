// The commands on stored enquiries and their webhooks: list, show, retry, confirm, release, discard, endpoints, resume, answered,
// export, report, erase, purge.

import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { describeEnquiry } from "#server/enquiries/enquiry-json.ts";
import type {
  EnquiryFilter,
  EnquiryStore,
  ListedEnquiry,
} from "#server/enquiries/outbox/enquiry-store.ts";
import { codeOf } from "#server/enquiries/outbox/error-facts.ts";
import { openStore } from "#server/enquiries/outbox/open-store.ts";
import { purgeAll } from "#server/enquiries/outbox/purge-all.ts";
import { systemTimers } from "#server/enquiries/outbox/timers.ts";
import type { Settings } from "#server/environment.ts";
import type { Separator } from "#shared/csv/write-csv.ts";
import {
  type Command,
  CommandError,
  type Given,
  type OperatorTools,
  type Options,
  reasonOf,
  UnreachableError,
} from "./command.ts";
import { describeState, listEndpoints, webhooksOf } from "./list-endpoints.ts";
import { toReport, toReportCsv } from "./report.ts";
import { toCsv } from "./to-csv.ts";

const day = 24 * 60 * 60_000;

/** The context of a command on the store. */
interface Work extends Given {
  readonly references: readonly string[];
  readonly store: EnquiryStore;
  readonly settings: Settings;
  readonly now: number;
  readonly print: OperatorTools["print"];
  readonly complain: OperatorTools["complain"];
}

export function onStore(work: (work: Work) => Promise<number>): Command["run"] {
  return async (given, { settings, print, complain, now }) => {
    const { store, clock } = await reach(settings);
    try {
      return await work({
        ...given,
        references: given.words.map((word) => word.toUpperCase()),
        store,
        settings,
        now: now ? now() : clock,
        print,
        complain,
      });
    } finally {
      await store.close();
    }
  };
}

/** Opens the store and waits until it has answered: later failures are the command's own. */
async function reach(settings: Settings) {
  let store: EnquiryStore | undefined;
  try {
    store = openStore(settings, () => {}, { isCommand: true }).store;
    return { store, clock: await store.readClock() };
  } catch (error) {
    await store?.close().catch(() => undefined);
    throw new UnreachableError(reasonOf(error), { cause: error });
  }
}

export async function list({ store, options, print, complain }: Work): Promise<number> {
  const listed = await store.list(readFilter(options));
  for (const enquiry of listed) print(`${toLine(enquiry)}\n`);
  complain(`${countOf(listed.length)}\n`);
  return 0;
}

export async function show({ store, references, options, print, complain }: Work): Promise<number> {
  const [reference] = references;
  if (!reference) throw new CommandError("show: which enquiry?");
  const found = await store.find(reference);
  if (!found) {
    complain(`${reference}: there is no such enquiry\n`);
    return 1;
  }
  print(options.json ? `${JSON.stringify(toJson(found), null, 2)}\n` : formatEnquiry(found));
  return 0;
}

export async function retry(work: Work): Promise<number> {
  const { store, references, options, now, print } = work;
  if (!options.all)
    return changeEach(work, (reference) => store.retry(reference, now), {
      done: "is sent within a minute by the running site",
      not: "does not wait for another attempt",
    });
  if (references.length > 0) throw new CommandError("retry: either --all or references");
  await store.makeAllDue(now);
  print("All that waits is sent within a minute by the running site\n");
  return 0;
}

export function confirm(work: Work): Promise<number> {
  return changeEach(work, (reference) => work.store.confirm(reference, work.now), {
    done: "counts as sent",
    not: "is not unsure",
  });
}

export function release(work: Work): Promise<number> {
  return changeEach(work, (reference) => work.store.release(reference, work.now), {
    done: "is sent within a minute by the running site",
    not: "is not held",
  });
}

export function discard(work: Work): Promise<number> {
  const { store, options } = work;
  if (options.webhook !== undefined) return discardWebhooks(work, options.webhook);
  if (options.all) throw new CommandError("discard: --all needs --webhook");
  return changeEach(
    work,
    async (reference) =>
      (await store.find(reference))?.enquiry.status === "held" &&
      (await store.erase([reference], work.now)) > 0,
    { done: "deleted", not: "is not held" },
  );
}

async function discardWebhooks(work: Work, endpoint: string): Promise<number> {
  const { store, references, options, print } = work;
  if (references.length > 0 && !options.all)
    return changeEach(
      work,
      async (reference) => (await store.discardWebhooks(endpoint, reference)) > 0,
      { done: `is not sent to ${endpoint} any more`, not: `does not wait for ${endpoint}` },
    );
  if (references.length > 0) throw new CommandError("discard: either --all or references");
  if (!options.all) throw new CommandError("discard --webhook: which enquiry, or --all?");
  const discarded = await store.discardWebhooks(endpoint);
  print(`${webhooksOf(discarded)} given up that waited for ${endpoint}\n`);
  return 0;
}

export async function endpoints({ store, settings, print, complain }: Work): Promise<number> {
  const listed = await listEndpoints(store, settings);
  for (const endpoint of listed) print(`${describeState(endpoint)}\n`);
  if (listed.length === 0) complain("There is none: WEBHOOK_URL is not set\n");
  return 0;
}

export function resume(work: Work): Promise<number> {
  const { words, store, now } = work;
  return changeEach(
    { ...work, references: words },
    (endpoint) => store.turnOn(endpoint, now),
    { done: "gets webhooks again within a minute", not: "was not off" },
    "endpoint",
  );
}

/** Changes each enquiry; reports which could not be changed. */
async function changeEach(
  { name, references, print, complain }: Work,
  change: (reference: string) => Promise<boolean>,
  says: { readonly done: string; readonly not: string },
  what = "enquiry",
): Promise<number> {
  if (references.length === 0) throw new CommandError(`${name}: which ${what}?`);
  let failures = 0;
  for (const reference of references) {
    if (await change(reference)) print(`${reference}: ${says.done}\n`);
    else {
      failures += 1;
      complain(`${reference}: ${says.not}\n`);
    }
  }
  return failures > 0 ? 1 : 0;
}

export async function exportCsv({ store, options, print }: Work): Promise<number> {
  const separator = readSeparator(options);
  print(toCsv(await store.list(readFilter(options)), separator));
  return 0;
}

export async function report({ store, options, print }: Work): Promise<number> {
  const separator = readSeparator(options);
  if (options.separator && !options.csv) throw new CommandError("report: --separator is for --csv");
  const from = readTime("--since", options.since);
  const listed = await store.list({ ...(from !== undefined && { from }) });
  print(options.csv ? toReportCsv(listed, separator) : toReport(listed));
  return 0;
}

export function answered(work: Work): Promise<number> {
  const { store, options, now } = work;
  const at = readTime("--at", options.at);
  if (at !== undefined && at > now) throw new CommandError(`--at: ${options.at} is still to come`);
  return changeEach(work, (reference) => store.answer(reference, now, at ?? null), {
    done: "counts as answered",
    not: "is not there, or came later",
  });
}

function readSeparator({ separator = "," }: Options): Separator {
  if (separator !== "," && separator !== ";")
    throw new CommandError(`--separator: got ${separator}, wants , or ;`);
  return separator;
}

export async function erase({
  store,
  settings,
  options,
  now,
  print,
  complain,
}: Work): Promise<number> {
  const { email, undelivered } = options;
  if (!email) throw new CommandError("erase: whose? --email ADDRESS");
  const listed = await store.list({ email });
  const kept = undelivered ? [] : listed.filter(isUndelivered);
  const erased = listed.filter((enquiry) => !kept.includes(enquiry));
  const references = erased.map(({ reference }) => reference);
  await eraseMailFiles(settings.DATA_DIR, references);
  print(`${countOf(await store.erase(references, now))} erased\n`);
  // Once more: one of them may have been written meanwhile.
  await eraseMailFiles(settings.DATA_DIR, references);
  if (listed.length === 0) complain(`There is none from ${email}: is the address right?\n`);
  if (kept.length > 0)
    complain(
      `${kept.length} kept, as nobody in sales has them yet (--undelivered erases them too): ` +
        `${kept.map(({ reference }) => reference).join(", ")}\n`,
    );
  return listed.length === 0 || kept.length > 0 ? 1 : 0;
}

export async function purge({ store, settings, options, now, print }: Work): Promise<number> {
  const days = options.days ?? String(settings.RETENTION_DAYS);
  const heldDays = settings.HELD_DAYS;
  if (!/^\d{1,5}$/.test(days)) throw new CommandError(`--days: got ${days}, wants a number`);
  if (Number(days) === 0 && !options.yes)
    throw new CommandError(
      "purge --days 0 would delete every enquiry that sales have received: add --yes if you mean that",
    );
  const terms = {
    deliveredBefore: now - Number(days) * day,
    heldBefore: now - heldDays * day,
    now,
  };
  const { delivered, held } = await purgeAll(store, terms, systemTimers);
  print(`${countOf(delivered)} deleted, delivered more than ${days} days ago\n`);
  if (held > 0) print(`${countOf(held)} deleted, held for more than ${heldDays} days\n`);
  return 0;
}

function readFilter(options: Options): EnquiryFilter {
  const { status, email, webhook } = options;
  const from = readTime("--from", options.from);
  const before = readTime("--before", options.before);
  if (status !== undefined && !isStatus(status))
    throw new CommandError(`--status: got ${status}, wants ${statuses.join(", ")}`);
  return {
    ...(status && { status }),
    ...(from !== undefined && { from }),
    ...(before !== undefined && { before }),
    ...(email && { email }),
    ...(webhook && { webhook }),
  };
}

/** "1 enquiry", "2 enquiries". */
export function countOf(enquiries: number): string {
  return `${enquiries} ${enquiries === 1 ? "enquiry" : "enquiries"}`;
}

const statuses = [
  "pending",
  "failed",
  "unsure",
  "sent",
  "held",
] as const satisfies readonly EnquiryFilter["status"][];

function isStatus(text: string): text is (typeof statuses)[number] {
  return statuses.some((status) => status === text);
}

function readTime(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, date] = /^(\d{4}-\d\d-\d\d)(?:T|$)/.exec(text) ?? [];
  const time = date ? Date.parse(text) : Number.NaN;
  if (!date || Number.isNaN(time))
    throw new CommandError(`${option}: got ${text}, wants 2026-01-31`);
  // JavaScript takes 31 February for 3 March.
  if (!new Date(date).toISOString().startsWith(date))
    throw new CommandError(`${option}: there is no ${date}`);
  return time;
}

/** True for an enquiry that nobody in sales has received, and somebody should. */
function isUndelivered({ status, deliveredAt }: ListedEnquiry): boolean {
  return deliveredAt === null && ["pending", "failed", "unsure"].includes(status);
}

function toLine({ reference, receivedAt, status, enquiry, suspicions }: ListedEnquiry): string {
  const { company, country, email, product } = enquiry;
  const about = product && ` – ${product}`;
  const suspect = suspicions.length > 0 ? `  suspect: ${suspicions.join(", ")}` : "";
  return `${reference}  ${toTime(receivedAt)}  ${status.padEnd(7)}  ${company} (${country})${about}  ${email}${suspect}`;
}

type Found = NonNullable<Awaited<ReturnType<EnquiryStore["find"]>>>;

/** What webhooks carry, and beside it what only operators know. */
function toJson({ enquiry: listed, attempts, attemptCount, webhooks }: Found) {
  const timeOf = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  return {
    ...describeEnquiry(listed),
    delivery: {
      status: listed.status,
      delivered: timeOf(listed.deliveredAt),
      due: timeOf(listed.nextAttemptAt),
      answered: timeOf(listed.answeredAt),
      attemptCount,
      attempts: attempts.map(({ at, ...attempt }) => ({ at: timeOf(at), ...attempt })),
      webhooks: webhooks.map(({ endpoint, status, deliveredAt, nextAttemptAt }) => ({
        endpoint,
        status,
        delivered: timeOf(deliveredAt),
        due: timeOf(nextAttemptAt),
      })),
    },
  };
}

function formatEnquiry({ enquiry: listed, attempts, attemptCount, webhooks }: Found): string {
  const {
    reference,
    received: _,
    suspect,
    language,
    browserLanguage,
    ...texts
  } = describeEnquiry(listed);
  const facts: [string, string][] = [
    ["reference", reference],
    ["received", toTime(listed.receivedAt)],
    ["status", listed.status],
    ["suspect", suspect.join(", ") || "no"],
    ["delivered", listed.deliveredAt === null ? "not yet" : toTime(listed.deliveredAt)],
    ["due", listed.nextAttemptAt === null ? "none" : toTime(listed.nextAttemptAt)],
    ...webhooks.map(({ endpoint, status, deliveredAt, nextAttemptAt }): [string, string] => [
      "webhook",
      [
        `${endpoint} ${status}`,
        ...(deliveredAt === null ? [] : [toTime(deliveredAt)]),
        ...(nextAttemptAt === null ? [] : [`due ${toTime(nextAttemptAt)}`]),
      ].join(", "),
    ]),
    ["answered", listed.answeredAt === null ? "not known" : toTime(listed.answeredAt)],
    ["language", [language, browserLanguage].filter(Boolean).join(", browser ")],
    ...Object.entries(texts).map(([name, text]): [string, string] => [name, indent(text)]),
  ];
  const lines = attempts.map(
    ({ at, kind, endpoint, accepted, answer, isUnanswered }) =>
      `  ${toTime(at)}  ${endpoint === undefined ? kind : `${kind} ${endpoint}`}  ${accepted.length > 0 ? `sent to ${accepted.join(", ")}` : isUnanswered ? "perhaps sent" : "not sent"}: ${answer}`,
  );
  return [
    ...facts.map(([name, text]) => `${name.padEnd(nameWidth)}  ${text}`),
    titleOf(attempts.length, attemptCount),
    ...lines,
    "",
  ].join("\n");
}

/** Of "utm_campaign", the longest. */
const nameWidth = 12;

/** Further lines stand below the first, beside the names. */
const indent = (text: string): string => text.replaceAll("\n", `\n${" ".repeat(nameWidth + 2)}`);

/** Failures in the middle may not be kept: the title then states the total. */
function titleOf(shown: number, all: number): string {
  if (shown === 0) return "no attempts yet";
  return shown < all ? `attempts: the first and the last of ${all}` : "attempts";
}

function toTime(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+Z$/, "Z");
}

/** The files that mails are written to where no mail server is set, with drafts that a killed process left. */
async function eraseMailFiles(dataDir: string, references: readonly string[]): Promise<void> {
  const folder = join(dataDir, "mail");
  const files = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  });
  const isTheirs = (file: string) =>
    references.some((reference) => file.replace(/^\./, "").startsWith(`${reference}.`));
  for (const file of files) if (isTheirs(file)) await rm(join(folder, file), { force: true });
}
