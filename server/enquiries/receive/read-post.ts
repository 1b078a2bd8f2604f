// Reads the body of POST /contact: JSON or a plain form, within its limits, into the fields of an enquiry.
import express, { type Request, type RequestHandler, type Response } from "express";
import type { ContactTexts } from "#shared/content/schema/interface/contact.ts";
import { formulaField, readFormulaText } from "#shared/enquiry/carried-formula.ts";
import {
  cleanField,
  confirmedField,
  type Enquiry,
  type FieldName,
  fieldNames,
  selectionField,
  sourceField,
  timeField,
  trapField,
} from "#shared/enquiry/rules.ts";
import { readChosen, writeChosen } from "#shared/selection/chosen.ts";
import type { Signs } from "./spam.ts";

/** The content of a body. */
export interface Post extends Signs {
  /** The visitor's selection without anything that is no entry of one; "" without one. */
  readonly selection: string;
  /** A formula of the desk; "" without one. */
  readonly formula: string;
  /** Where the visit came from, as it was posted (read-source.ts). */
  readonly source: unknown;
  /** Fields whose value was not a string. */
  readonly notText: readonly FieldName[];
  /** The address that the visitor confirmed when asked about it, "" where they were not asked. */
  readonly confirmed: string;
}

export type Failure = keyof ContactTexts["failures"];

/**
 * Room for every field at its limit in a plain form, where a letter of most alphabets is percent-encoded as 6 or 9 bytes. A post
 * over a limit is read in full too, as its form is given back with what the visitor typed: 64 kB for each connection at most, so
 * 64 MB for a thousand that all send at once.
 */
const bodyLimit = "64kb";

// Bodies are small: a compressed one comes from a robot or an attack. Their type has been checked before.
const reading = { limit: bodyLimit, inflate: false, type: () => true };
const readJson = express.json(reading);
const readForm = express.urlencoded({ ...reading, extended: false });

const json = "application/json";
const form = "application/x-www-form-urlencoded";

function contentType(request: Request): string {
  return request.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

/** True when the answer is JSON rather than a page: to JSON, and to any body whose sender prefers JSON. */
export function wantsJson(request: Request): boolean {
  const type = contentType(request);
  if (type === json) return true;
  return request.accepts(type === form ? ["html", "json"] : ["json", "html"]) === "json";
}

/** The post of a request, or the reason why it cannot be read. */
export async function readBody(
  request: Request,
  response: Response,
): Promise<{ readonly post: Post } | { readonly status: number; readonly failure: Failure }> {
  const type = contentType(request);
  const read = type === json ? readJson : type === form ? readForm : null;
  if (!read) return { status: 415, failure: "wrongType" };
  try {
    await runMiddleware(read, request, response);
  } catch (error) {
    const status = (error as { status?: unknown }).status;
    if (status === 413) return { status, failure: "tooLarge" };
    if (status === 415) return { status, failure: "wrongType" };
    return { status: 400, failure: "unreadable" };
  }
  const body: unknown = request.body ?? {};
  if (typeof body !== "object" || Array.isArray(body))
    return { status: 400, failure: "unreadable" };
  return { post: toPost(body as Readonly<Record<string, unknown>>) };
}

/** Runs a middleware outside the chain. Rejects with the error it passes on. */
export function runMiddleware(
  middleware: RequestHandler,
  request: Request,
  response: Response,
): Promise<void> {
  return new Promise((resolve, reject) => {
    void middleware(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });
}

function toPost(body: Readonly<Record<string, unknown>>): Post {
  const fieldOf = (name: string): unknown => body[name] ?? "";
  const notText = fieldNames.filter((name) => typeof fieldOf(name) !== "string");
  const texts = fieldNames.map((name) => {
    const value = fieldOf(name);
    return [name, typeof value === "string" ? cleanField(name, value) : ""];
  });
  const trap = fieldOf(trapField);
  const seconds = fieldOf(timeField);
  const confirmed = fieldOf(confirmedField);
  return {
    enquiry: Object.fromEntries(texts) as Enquiry,
    notText,
    selection: readSelection(fieldOf(selectionField)),
    formula: readFormulaText(fieldOf(formulaField)),
    source: fieldOf(sourceField),
    confirmed: typeof confirmed === "string" ? cleanField("email", confirmed) : "",
    isTrapped: typeof trap !== "string" || trap.trim() !== "",
    seconds: typeof seconds === "string" && /^\d+(\.\d+)?$/.test(seconds) ? Number(seconds) : null,
  };
}

/** A selection is one text, or one for each entry as plain forms send them; a wrong value never costs the enquiry. */
function readSelection(given: unknown): string {
  const texts = (Array.isArray(given) ? given : [given]).filter((text) => typeof text === "string");
  return writeChosen(readChosen(cleanField("message", texts.join("\n"))));
}
