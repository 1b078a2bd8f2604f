// The operators' commands. They use the site's own store and settings, may run while the site does, and never create a
// database.
import { Resolver } from "node:dns/promises";
import { parseArgs } from "node:util";
import { fileIn, openDatabase } from "#server/enquiries/outbox/open-store.ts";
import { readSettings, SettingsError } from "#server/environment.ts";
import { adoptFile } from "./adopt-file.ts";
import { backUp } from "./back-up.ts";
import { checkSetup } from "./check-setup.ts";
import {
  type Command,
  type CommandContext,
  CommandError,
  type Given,
  type OperatorTools,
  type OptionName,
  optionTypes,
  reasonOf,
  UnreachableError,
} from "./command.ts";
import {
  answered,
  confirm,
  countOf,
  discard,
  endpoints,
  erase,
  exportCsv,
  list,
  onStore,
  purge,
  release,
  report,
  resume,
  retry,
  show,
} from "./enquiry-commands.ts";

const usage = `Usage: npm run enquiries -- COMMAND

  list                      one line for each enquiry, newest first
  show REFERENCE            one enquiry, its state and each attempt to send it; --json: for programs
  retry REFERENCE… | --all  send now what waits for another attempt
  confirm REFERENCE…        sales have what was unsure: it counts as sent
  release REFERENCE…        send what was held as suspected spam
  discard REFERENCE…        delete what was held, as it is spam
  discard --webhook NAME REFERENCE… | --all
                            give up what waits for an endpoint; the enquiries stay
  endpoints                 the endpoints of webhooks: on or off, and how many wait
  resume NAME…              send to an endpoint again that was off
  answered REFERENCE…       sales have answered it, now or --at 2026-01-31T08:00Z: for the report
  export                    CSV on standard output
  report                    how many by month, source, first page, product, family, edition, time to first answer
                            (--since 2026-01-31; --csv: by month, for spreadsheets)
  erase --email ADDRESS     delete everything of a person (GDPR); --undelivered: also what nobody in sales has yet
  purge                     delete what was delivered more than RETENTION_DAYS ago (--days N: another number; 0 wants
                            --yes too), and what has been held for more than HELD_DAYS
  backup FILE               copy the SQLite database in its present state to a new file
  adopt FILE                take the enquiries of an SQLite file over into PostgreSQL, once its site is stopped
  check                     are database, disk, mail server, endpoints and DNS as they should be? --send: also mail sales
                            a test, and send endpoints one

Filters of list and export: --status pending|failed|unsure|sent|held
                            --from 2026-01-31  --before 2026-02-28  --email ADDRESS
                            --webhook NAME: what waits for an endpoint
  (days begin at midnight UTC; a time may follow: 2026-01-31T08:00Z)
Of export and report --csv: --separator ";"  for spreadsheets whose decimal sign is the comma
To a file: npm run --silent enquiries -- export > enquiries.csv
`;

const filters = ["status", "from", "before", "email", "webhook"] as const;

const commands: Readonly<Record<string, Command>> = {
  list: { words: "none", options: filters, run: onStore(list) },
  show: { words: "one", options: ["json"], run: onStore(show) },
  retry: { words: "many", options: ["all"], run: onStore(retry) },
  confirm: { words: "many", options: [], run: onStore(confirm) },
  release: { words: "many", options: [], run: onStore(release) },
  discard: { words: "many", options: ["webhook", "all"], run: onStore(discard) },
  endpoints: { words: "none", options: [], run: onStore(endpoints) },
  resume: { words: "many", options: [], run: onStore(resume) },
  answered: { words: "many", options: ["at"], run: onStore(answered) },
  export: { words: "none", options: [...filters, "separator"], run: onStore(exportCsv) },
  report: { words: "none", options: ["since", "csv", "separator"], run: onStore(report) },
  erase: { words: "none", options: ["email", "undelivered"], run: onStore(erase) },
  purge: { words: "none", options: ["days", "yes"], run: onStore(purge) },
  backup: { words: "one", options: [], run: saveCopy },
  adopt: { words: "one", options: [], run: adopt },
  check: { words: "none", options: ["send"], run: check },
};

/** Carries out one command. Fulfilled with the exit code: 0 done, 1 not done, 2 not understood. */
export async function operate(args: readonly string[], tools: OperatorTools): Promise<number> {
  try {
    const given = readGiven(args);
    const command = findCommand(given);
    // The site must not run with placeholder addresses; these commands may.
    const settings = readSettings({ ...tools.environment, NODE_ENV: undefined });
    return await command.run(given, { ...tools, settings });
  } catch (error) {
    if (error instanceof CommandError) {
      tools.complain(`${error.message}\n\n${usage}`);
      return 2;
    }
    tools.complain(`${headOf(error)}${reasonOf(error)}\n`);
    return 1;
  }
}

function headOf(error: unknown): string {
  if (error instanceof SettingsError) return "";
  return error instanceof UnreachableError
    ? "The enquiries cannot be reached: "
    : "The command failed: ";
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

/** Rejects what the command does not take: ignoring it would do more, or something else, than was meant. */
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

// Does not open the store, which would bring the schema up to date.
async function saveCopy(
  { words: [target] }: Given,
  { settings: { DATABASE_URL, DATA_DIR }, print, complain }: CommandContext,
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
  { settings, print, complain }: CommandContext,
): Promise<number> {
  if (!settings.DATABASE_URL)
    throw new CommandError("adopt: DATABASE_URL is not set, and it is PostgreSQL that adopts");
  if (!file) throw new CommandError("adopt: which file?");
  const target = openDatabase(settings, () => {}, { isCommand: true });
  try {
    const { adopted, known } = await adoptFile(file, target);
    print(`${countOf(adopted)} taken over, ${known} already there\n`);
    return 0;
  } catch (error) {
    complain(`Not all was taken over: ${reasonOf(error)}\nOnce that is mended, run it again.\n`);
    return 1;
  } finally {
    await target.close();
  }
}

async function check({ options }: Given, surroundings: CommandContext): Promise<number> {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  const isWell = await checkSetup({
    resolveTxt: (name) => resolver.resolveTxt(name),
    ...surroundings,
    isSending: options.send ?? false,
  });
  return isWell ? 0 : 1;
}
