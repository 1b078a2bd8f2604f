// The operators' commands: look at enquiries, send, release, discard, export, erase, purge, back up, adopt. They use the
// site's own store and settings, and may run while the site does.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readSettings, type Settings, SettingsError } from "#server/environment.ts";
import { fieldNames } from "#shared/enquiry/rules.ts";
import { adoptFile } from "./adopt-file.ts";
import { backUp } from "./back-up.ts";
import type { EnquiryFilter, EnquiryStore, ListedEnquiry } from "./enquiry-store.ts";
import { openDatabase, openStore } from "./open-store.ts";
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
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A command that cannot be carried out as it was written. */
class CommandError extends Error {}

/** Carries out one command; gives the exit code: 0 done, 1 not done, 2 not understood. */
export async function operate(args: readonly string[], tools: OperatorTools): Promise<number> {
  try {
    const command = readCommand(args);
    // The sales address matters to the site, not to its store.
    const settings = readSettings({ ...tools.environment, NODE_ENV: undefined });
    // Before the store is opened, as that brings the schema up to date.
    if (command.name === "backup") return await saveCopy(command, settings, tools);
    if (command.name === "adopt") return await adopt(command, settings, tools);
    const { store } = openStore(settings, () => {});
    try {
      return await carryOut(command, store, settings, tools);
    } finally {
      await store.close();
    }
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

type Command = ReturnType<typeof readCommand>;

function readCommand(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        status: { type: "string" },
        from: { type: "string" },
        before: { type: "string" },
        email: { type: "string" },
        separator: { type: "string", default: "," },
        days: { type: "string" },
        all: { type: "boolean", default: false },
        undelivered: { type: "boolean", default: false },
      },
    });
    const [name = "", ...words] = positionals;
    return { name, words, references: words.map((text) => text.toUpperCase()), options: values };
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

async function saveCopy(
  { words: [target, ...others] }: Command,
  { DATABASE_URL, DATA_DIR }: Settings,
  { print, complain }: OperatorTools,
): Promise<number> {
  if (DATABASE_URL)
    throw new CommandError("backup: the enquiries are in PostgreSQL, which pg_dump saves");
  if (!target || others.length > 0) throw new CommandError("backup: to which file?");
  try {
    await backUp(join(DATA_DIR, "enquiries.sqlite"), target);
  } catch (error) {
    complain(`Nothing was saved: ${reasonOf(error)}\n`);
    return 1;
  }
  print(`${target}: written and checked\n`);
  return 0;
}

async function adopt(
  { words: [file, ...others] }: Command,
  settings: Settings,
  { print, complain }: OperatorTools,
): Promise<number> {
  if (!settings.DATABASE_URL)
    throw new CommandError("adopt: DATABASE_URL is not set, and it is PostgreSQL that adopts");
  if (!file || others.length > 0) throw new CommandError("adopt: which file?");
  const target = openDatabase(settings, () => {});
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

async function carryOut(
  { name, references, options }: Command,
  store: EnquiryStore,
  settings: Settings,
  { print, complain, now }: OperatorTools,
): Promise<number> {
  /** Does it for each reference; tells what could not be done. */
  async function changeEach(
    change: (reference: string) => Promise<boolean>,
    done: string,
    not: string,
  ): Promise<number> {
    if (references.length === 0) throw new CommandError(`${name}: which enquiry?`);
    let failures = 0;
    for (const reference of references) {
      if (await change(reference)) print(`${reference}: ${done}\n`);
      else {
        failures += 1;
        complain(`${reference}: ${not}\n`);
      }
    }
    return failures > 0 ? 1 : 0;
  }

  switch (name) {
    case "list": {
      const listed = await store.list(readFilter(options));
      for (const enquiry of listed) print(`${toLine(enquiry)}\n`);
      complain(`${listed.length} enquiries\n`);
      return 0;
    }
    case "show": {
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
    case "retry":
      if (options.all) {
        await store.endWaits(now());
        print("All that waits is sent within a minute by the running site\n");
        return 0;
      }
      return changeEach(
        (reference) => store.retry(reference, now()),
        "is sent within a minute by the running site",
        "does not wait for another try",
      );
    case "release":
      return changeEach(
        (reference) => store.release(reference, now()),
        "is sent within a minute by the running site",
        "is not held",
      );
    case "discard":
      return changeEach(
        async (reference) =>
          (await store.find(reference))?.enquiry.status === "held" &&
          (await store.erase([reference])) > 0,
        "deleted",
        "is not held",
      );
    case "export": {
      const { separator } = options;
      if (separator !== "," && separator !== ";")
        throw new CommandError(`--separator: got ${separator}, wants , or ;`);
      print(toCsv(await store.list(readFilter(options)), separator));
      return 0;
    }
    case "erase": {
      if (!options.email) throw new CommandError("erase: whose? --email ADDRESS");
      const listed = await store.list({ email: options.email });
      const kept = options.undelivered ? [] : listed.filter(isUndelivered);
      const erased = listed.filter((enquiry) => !kept.includes(enquiry));
      const references = erased.map(({ reference }) => reference);
      await eraseMailFiles(settings.DATA_DIR, references);
      print(`${await store.erase(references)} enquiries erased\n`);
      if (kept.length === 0) return 0;
      complain(
        `${kept.length} kept, as nobody in sales has them yet (--undelivered erases them too): ` +
          `${kept.map(({ reference }) => reference).join(", ")}\n`,
      );
      return 1;
    }
    case "purge": {
      const days = options.days ?? String(settings.RETENTION_DAYS);
      if (!/^\d{1,5}$/.test(days)) throw new CommandError(`--days: got ${days}, wants a number`);
      const purged = await store.purge(now() - Number(days) * day, now());
      print(`${purged} enquiries deleted that were delivered more than ${days} days ago\n`);
      return 0;
    }
    default:
      throw new CommandError(name ? `There is no command ${name}.` : "Which command?");
  }
}

function readFilter(options: Command["options"]): EnquiryFilter {
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

function toLine({ reference, receivedAt, status, enquiry }: ListedEnquiry): string {
  const { company, country, email, product } = enquiry;
  const about = product && ` – ${product}`;
  return `${reference}  ${toTime(receivedAt)}  ${status.padEnd(7)}  ${company} (${country})${about}  ${email}`;
}

function describe({
  enquiry: listed,
  attempts,
}: NonNullable<Awaited<ReturnType<EnquiryStore["find"]>>>): string {
  const facts: [string, string][] = [
    ["reference", listed.reference],
    ["received", toTime(listed.receivedAt)],
    ["status", listed.status],
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
