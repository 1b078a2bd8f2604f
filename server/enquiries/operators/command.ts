// The type of an operators' command: its words and options, its context, its errors.
import type { Settings } from "#server/environment.ts";
import type { SetupParts } from "./check-setup.ts";

export interface OperatorTools {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  /** Milliseconds since 1970; default: the database's clock. */
  readonly now?: () => number;
  /** The function of node:dns by default. */
  readonly resolveTxt?: SetupParts["resolveTxt"];
}

/** A command that cannot be carried out as it was typed. */
export class CommandError extends Error {}

/** The store of enquiries gave no answer: its database is missing, away, or not for this version. */
export class UnreachableError extends Error {}

export const optionTypes = {
  status: { type: "string" },
  from: { type: "string" },
  before: { type: "string" },
  email: { type: "string" },
  webhook: { type: "string" },
  since: { type: "string" },
  at: { type: "string" },
  separator: { type: "string" },
  days: { type: "string" },
  csv: { type: "boolean" },
  all: { type: "boolean" },
  json: { type: "boolean" },
  undelivered: { type: "boolean" },
  send: { type: "boolean" },
  yes: { type: "boolean" },
} as const;

export type OptionName = keyof typeof optionTypes;
export type Options = {
  readonly [Name in OptionName]?: (typeof optionTypes)[Name]["type"] extends "string"
    ? string
    : boolean;
};

/** A command as it was typed: its name, the words after it, its options. */
export interface Given {
  readonly name: string;
  readonly words: readonly string[];
  readonly options: Options;
}

/** The context of a command, and how it reports. */
export interface CommandContext extends OperatorTools {
  readonly settings: Settings;
}

export interface Command {
  /** The number of words that the command takes. */
  readonly words: "none" | "one" | "many";
  readonly options: readonly OptionName[];
  /** Fulfilled with the exit code. */
  readonly run: (given: Given, surroundings: CommandContext) => Promise<number>;
}

/** The message, or the name of an error that has none, as some that combine several have. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
