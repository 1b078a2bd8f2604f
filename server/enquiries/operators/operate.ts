// The operators' commands: look at enquiries, send, release, discard, export, erase, purge, back up, adopt, check. They use
// the site's own store and settings, may run while the site does, and never make a database.
import { Resolver } from "node:dns/promises";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type {
  EnquiryFilter,
  EnquiryStore,
  ListedEnquiry,
} from "#server/enquiries/outbox/enquiry-store.ts";
import { fileIn, openDatabase, openStore } from "#server/enquiries/outbox/open-store.ts";
import { readSettings, type Settings, SettingsError } from "#server/environment.ts";
import { fieldNames } from "#shared/enquiry/rules.ts";
import { adoptFile } from "./adopt-file.ts";
import { backUp } from "./back-up.ts";
import { checkSetup, type SetupParts } from "./check-setup.ts";
import { toCsv } from "./to-csv.ts";

const usage = `Usage: npm run enquiries -- COMMAND

  list                      one line for each enquiry, newest first
  show REFERENCE            one enquiry, its state and every try to send it
  retry REFERENCE… | --all  send again now what waits for another try
  release REFERENCE…        send what was held as suspected spam
  discard REFERENCE…        delete what was held, as it is spam
  export                    CSV on standard output
  erase --email ADDRESS     delete everything of a person (GDPR); --undelivered: also what nobody in sales has yet
  purge                     delete what was delivered more than RETENTION_DAYS ago; --days N: another number
  backup FILE               copy the SQLite database as it stands to a new file
  adopt FILE                take the enquiries of an SQLite file over into PostgreSQL, once its site is stopped
  check                     are database, disk, mail server and DNS as they should be? --send: also mail sales a test

Filters of list and export: --status pending|failed|sent|held  --from 2026-01-31  --before 2026-02-28  --email ADDRESS
  (days begin at midnight UTC; a time may follow: 2026-01-31T08:00Z)
Of export: --separator ";"  for spreadsheets whose decimal sign is the comma
To a file: npm run --silent enquiries -- export > enquiries.csv
`;

const day = 24 * 60 * 60_000;

export interface OperatorTools {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  /** Milliseconds since 1970; the database's clock unless given. */
  readonly now?: () => number;
  /** As node:dns has it; its own unless given. */
  readonly resolveTxt?: SetupParts["resolveTxt"];
}

/** A command that cannot be carried out as it was written. */
class CommandError extends Error {}

const optionTypes = {
  status: { type: "string" },
  from: { type: "string" },
  before: { type: "string" },
  email: { type: "string" },
  separator: { type: "string" },
  days: { type: "string" },
  all: { type: "boolean" },
  undelivered: { type: "boolean" },
  send: { type: "boolean" },
} as const;

type OptionName = keyof typeof optionTypes;
type Options = {
  readonly [Name in OptionName]?: (typeof optionTypes)[Name]["type"] extends "string"
    ? string
    : boolean;
};

/** A command as it was written: its name, the words after it, its options. */
interface Given {
  readonly name: string;
  readonly words: readonly string[];
  readonly options: Options;
}

/** What a command works with, and how it tells what came of it. */
interface Surroundings extends OperatorTools {
  readonly settings: Settings;
}

interface Command {
  /** What its words are; "none": it takes none. */
  readonly words: "none" | "one" | "many";
  readonly options: readonly OptionName[];
  /** Gives the exit code. */
  readonly run: (given: Given, surroundings: Surroundings) => Promise<number>;
}

const filters = ["status", "from", "before", "email"] as const;

const commands: Readonly<Record<string, Command>> = {
  list: { words: "none", options: filters, run: onStore(list) },
  show: { words: "one", options: [], run: onStore(show) },
  retry: { words: "many", options: ["all"], run: onStore(retry) },
  release: { words: "many", options: [], run: onStore(release) },
  discard: { words: "many", options: [], run: onStore(discard) },
  export: { words: "none", options: [...filters, "separator"], run: onStore(exportCsv) },
  erase: { words: "none", options: ["email", "undelivered"], run: onStore(erase) },
  purge: { words: "none", options: ["days"], run: onStore(purge) },
  backup: { words: "one", options: [], run: saveCopy },
  adopt: { words: "one", options: [], run: adopt },
  check: { words: "none", options: ["send"], run: check },
};

/** Carries out one command; gives the exit code: 0 done, 1 not done, 2 not understood. */
export async function operate(args: readonly string[], tools: OperatorTools): Promise<number> {
  try {
    const given = readGiven(args);
    const command = findCommand(given);
    // Addresses that nobody reads matter to the site, not to its store.
    const settings = readSettings({ ...tools.environment, NODE_ENV: undefined });
    return await command.run(given, { ...tools, settings });
  } catch (error) {
    if (error instanceof CommandError) {
      tools.complain(`${error.message}\n\n${usage}`);
      return 2;
    }
    tools.complain(
      error instanceof SettingsError
        ? `${reasonOf(error)}\n`
        : `The enquiries cannot be reached: ${reasonOf(error)}\n`,
    );
    return 1;
  }
}

/** Some errors have a name only, such as those of several addresses that were tried. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}

function readGiven(args: readonly string[]): Given {
  try {
    const { values, positionals, tokens } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: optionTypes,
      tokens: true,
    });
    const names = tokens.flatMap((token) => (token.kind === "option" ? [token.name] : []));
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice) throw new Error(`--${twice} is given twice`);
    const [name = "", ...words] = positionals;
    return { name, words, options: values };
  } catch (error) {
    throw new CommandError(reasonOf(error));
  }
}

/** What a command does not take must not be passed over: it would do more, or other, than was meant. */
function findCommand({ name, words, options }: Given): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CommandError(name ? `There is no command ${name}.` : "Which command?");
  for (const option of Object.keys(options) as OptionName[]) {
    if (!command.options.includes(option)) throw new CommandError(`${name} takes no --${option}.`);
    if (options[option] === "") throw new CommandError(`${name}: --${option} is empty`);
  }
  const most = { none: 0, one: 1, many: Number.POSITIVE_INFINITY }[command.words];
  if (words.length > most) throw new CommandError(`${name}: what is ${words[most]}?`);
  return command;
}

/** What a command does with the site's store. */
interface Work extends Given {
  readonly references: readonly string[];
  readonly store: EnquiryStore;
  readonly settings: Settings;
  readonly now: number;
  readonly print: OperatorTools["print"];
  readonly complain: OperatorTools["complain"];
}

function onStore(work: (work: Work) => Promise<number>): Command["run"] {
  return async (given, { settings, print, complain, now }) => {
    const { store } = openStore(settings, () => {}, { isCommand: true });
    try {
      return await work({
        ...given,
        references: given.words.map((word) => word.toUpperCase()),
        store,
        settings,
        now: now ? now() : await store.readClock(),
        print,
        complain,
      });
    } finally {
      await store.close();
    }
  };
}

async function list({ store, options, print, complain }: Work): Promise<number> {
  const listed = await store.list(readFilter(options));
  for (const enquiry of listed) print(`${toLine(enquiry)}\n`);
  complain(`${listed.length} enquiries\n`);
  return 0;
}

async function show({ store, references, print, complain }: Work): Promise<number> {
  const [reference] = references;
  if (!reference) throw new CommandError("show: which enquiry?");
  const found = await store.find(reference);
  if (!found) {
    complain(`${reference}: there is no such enquiry\n`);
    return 1;
  }
  print(describe(found));
  return 0;
}

async function retry(work: Work): Promise<number> {
  const { store, references, options, now, print } = work;
  if (!options.all)
    return changeEach(work, (reference) => store.retry(reference, now), {
      done: "is sent within a minute by the running site",
      not: "does not wait for another try",
    });
  if (references.length > 0) throw new CommandError("retry: either --all or references");
  await store.endWaits(now);
  print("All that waits is sent within a minute by the running site\n");
  return 0;
}

function release(work: Work): Promise<number> {
  return changeEach(work, (reference) => work.store.release(reference, work.now), {
    done: "is sent within a minute by the running site",
    not: "is not held",
  });
}

function discard(work: Work): Promise<number> {
  const { store } = work;
  return changeEach(
    work,
    async (reference) =>
      (await store.find(reference))?.enquiry.status === "held" &&
      (await store.erase([reference])) > 0,
    { done: "deleted", not: "is not held" },
  );
}

/** Does it for each reference; tells what could not be done. */
async function changeEach(
  { name, references, print, complain }: Work,
  change: (reference: string) => Promise<boolean>,
  says: { readonly done: string; readonly not: string },
): Promise<number> {
  if (references.length === 0) throw new CommandError(`${name}: which enquiry?`);
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

async function exportCsv({ store, options, print }: Work): Promise<number> {
  const { separator = "," } = options;
  if (separator !== "," && separator !== ";")
    throw new CommandError(`--separator: got ${separator}, wants , or ;`);
  print(toCsv(await store.list(readFilter(options)), separator));
  return 0;
}

async function erase({ store, settings, options, print, complain }: Work): Promise<number> {
  const { email, undelivered } = options;
  if (!email) throw new CommandError("erase: whose? --email ADDRESS");
  const listed = await store.list({ email });
  const kept = undelivered ? [] : listed.filter(isUndelivered);
  const erased = listed.filter((enquiry) => !kept.includes(enquiry));
  const references = erased.map(({ reference }) => reference);
  await eraseMailFiles(settings.DATA_DIR, references);
  print(`${await store.erase(references)} enquiries erased\n`);
  if (listed.length === 0) complain(`There is none from ${email}: is the address right?\n`);
  if (kept.length > 0)
    complain(
      `${kept.length} kept, as nobody in sales has them yet (--undelivered erases them too): ` +
        `${kept.map(({ reference }) => reference).join(", ")}\n`,
    );
  return listed.length === 0 || kept.length > 0 ? 1 : 0;
}

async function purge({ store, settings, options, now, print }: Work): Promise<number> {
  const days = options.days ?? String(settings.RETENTION_DAYS);
  if (!/^\d{1,5}$/.test(days)) throw new CommandError(`--days: got ${days}, wants a number`);
  const purged = await store.purge(now - Number(days) * day, now);
  print(`${purged} enquiries deleted that were delivered more than ${days} days ago\n`);
  return 0;
}

// It does not open the store, as that brings the schema up to date.
async function saveCopy(
  { words: [target] }: Given,
  { settings: { DATABASE_URL, DATA_DIR }, print, complain }: Surroundings,
): Promise<number> {
  if (DATABASE_URL)
    throw new CommandError("backup: the enquiries are in PostgreSQL, which pg_dump saves");
  if (!target) throw new CommandError("backup: to which file?");
  try {
    await backUp(fileIn(DATA_DIR), target);
  } catch (error) {
    complain(`Nothing was saved: ${reasonOf(error)}\n`);
    return 1;
  }
  print(`${target}: written and checked\n`);
  return 0;
}

async function adopt(
  { words: [file] }: Given,
  { settings, print, complain }: Surroundings,
): Promise<number> {
  if (!settings.DATABASE_URL)
    throw new CommandError("adopt: DATABASE_URL is not set, and it is PostgreSQL that adopts");
  if (!file) throw new CommandError("adopt: which file?");
  const target = openDatabase(settings, () => {}, { isCommand: true });
  try {
    const { adopted, known } = await adoptFile(file, target);
    print(`${adopted} enquiries taken over, ${known} were there already\n`);
    return 0;
  } catch (error) {
    complain(`Not all was taken over: ${reasonOf(error)}\nOnce that is mended, run it again.\n`);
    return 1;
  } finally {
    await target.close();
  }
}

async function check({ options }: Given, surroundings: Surroundings): Promise<number> {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  const isWell = await checkSetup({
    resolveTxt: (name) => resolver.resolveTxt(name),
    ...surroundings,
    isSending: options.send ?? false,
  });
  return isWell ? 0 : 1;
}

function readFilter(options: Options): EnquiryFilter {
  const { status, email } = options;
  const from = readTime("--from", options.from);
  const before = readTime("--before", options.before);
  if (status !== undefined && !isStatus(status))
    throw new CommandError(`--status: got ${status}, wants pending, failed, sent or held`);
  return {
    ...(status && { status }),
    ...(from !== undefined && { from }),
    ...(before !== undefined && { before }),
    ...(email && { email }),
  };
}

function isStatus(text: string): text is NonNullable<EnquiryFilter["status"]> {
  return ["pending", "failed", "sent", "held"].includes(text);
}

function readTime(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const time = /^\d{4}-\d\d-\d\d(T|$)/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new CommandError(`${option}: got ${text}, wants 2026-01-31`);
  return time;
}

/** Nobody in sales has it, and somebody should. */
function isUndelivered({ status, deliveredAt }: ListedEnquiry): boolean {
  return deliveredAt === null && (status === "pending" || status === "failed");
}

function toLine({ reference, receivedAt, status, enquiry, suspicions }: ListedEnquiry): string {
  const { company, country, email, product } = enquiry;
  const about = product && ` – ${product}`;
  const suspect = suspicions.length > 0 ? `  suspect: ${suspicions.join(", ")}` : "";
  return `${reference}  ${toTime(receivedAt)}  ${status.padEnd(7)}  ${company} (${country})${about}  ${email}${suspect}`;
}

function describe({
  enquiry: listed,
  attempts,
}: NonNullable<Awaited<ReturnType<EnquiryStore["find"]>>>): string {
  const facts: [string, string][] = [
    ["reference", listed.reference],
    ["received", toTime(listed.receivedAt)],
    ["status", listed.status],
    ["suspect", listed.suspicions.join(", ") || "no"],
    ["delivered", listed.deliveredAt === null ? "not yet" : toTime(listed.deliveredAt)],
    ["next try", listed.nextAttemptAt === null ? "none" : toTime(listed.nextAttemptAt)],
    ["language", [listed.language, listed.browserLanguage].filter(Boolean).join(", browser ")],
    ...fieldNames.map((name): [string, string] => [
      name,
      listed.enquiry[name].replaceAll("\n", `\n${" ".repeat(11)}`),
    ]),
  ];
  const tries = attempts.map(
    ({ at, kind, accepted, answer }) =>
      `  ${toTime(at)}  ${kind}  ${accepted.length > 0 ? `sent to ${accepted.join(", ")}` : "not sent"}: ${answer}`,
  );
  return [
    ...facts.map(([name, text]) => `${name.padEnd(9)}  ${text}`),
    tries.length > 0 ? "tries" : "no tries yet",
    ...tries,
    "",
  ].join("\n");
}

function toTime(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+Z$/, "Z");
}

/** What was written where no mail server is set. */
async function eraseMailFiles(dataDir: string, references: readonly string[]): Promise<void> {
  for (const reference of references)
    for (const name of [reference, `${reference}.ack`])
      await rm(join(dataDir, "mail", `${name}.eml`), { force: true });
}
