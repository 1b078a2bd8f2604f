// One POST /contact from body to answer: read, check, store, and only then say so. Mail is the loop's affair.
import { createHash } from "node:crypto";
import express, { type Request, type RequestHandler, type Response } from "express";
import type { Logger } from "pino";
import type { Settings } from "#server/environment.ts";
import { type ContactTexts, contactTexts } from "#shared/content/interface/contact.ts";
import type { Bilingual } from "#shared/editions/edition.ts";
import type { ContactState } from "#shared/enquiry/contact-state.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import {
  checkEnquiry,
  cleanField,
  type Enquiry,
  type FieldName,
  fieldNames,
  keyField,
  type Problem,
  trapField,
} from "#shared/enquiry/rules.ts";
import { codeOf } from "./delivery.ts";
import type { EnquiryStore } from "./enquiry-store.ts";
import { localPath } from "./local-path.ts";

/** Renders the page at `page` with the popup open in the given state. */
export type RenderForm = (
  request: Request,
  response: Response,
  form: { status: number; page: string; contact: ContactState },
) => Promise<void>;

interface PostParts {
  readonly settings: Settings;
  readonly log: Logger;
  readonly renderForm: RenderForm;
  readonly now: () => number;
  readonly store: EnquiryStore;
  readonly wake: () => void;
}

/** What a body said. */
interface Post {
  readonly enquiry: Enquiry;
  /** Fields whose value was no text. */
  readonly notText: readonly FieldName[];
  readonly key: string;
  /** The field that only robots see was filled in. */
  readonly isTrapped: boolean;
}

type Failure = keyof ContactTexts["failures"];

const bodyLimit = "20kb";

/** When to try again after the store failed, seconds. */
const storeRetry = 120;

// Bodies are small: a compressed one is a robot's or an attack.
const readJson = express.json({ limit: bodyLimit, inflate: false });
const readForm = express.urlencoded({ limit: bodyLimit, inflate: false, extended: false });

/**
 * The handlers of POST /contact, to be run in this order with the counting of posts between them.
 * Answers: 201 `{reference}` or 303; 422 `{errors: {field: text}}`; 400, 403, 413, 415, 429, 503 `{error: text}`;
 * a plain form gets its page back instead, with the popup open and its values kept (403: plain text).
 */
export function createPostHandler({ settings, log, renderForm, now, store, wake }: PostParts): {
  /** Refuses what a page of another site sends; programs, which name no origin, may pass. */
  readonly refuseForeign: RequestHandler;
  readonly handlePost: RequestHandler;
} {
  const lab = { name: settings.LAB_NAME, phone: settings.LAB_PHONE, email: settings.LAB_EMAIL };

  function refuseForeign(request: Request, response: Response, next: () => void) {
    if (isOwnOrigin(request, settings.SITE_URL)) return next();
    const text = say(contactTexts.failures.foreign, "");
    response.status(403).set("Cache-Control", "no-store");
    if (wantsJson(request)) response.json({ error: text });
    else response.type("text/plain").send(`${text}\n`);
  }

  async function handlePost(request: Request, response: Response) {
    response.set("Cache-Control", "no-store");
    const body = await readBody(request, response);
    const post = "failure" in body ? null : body.post;
    const retryAfter: unknown = response.locals["retryAfter"];
    if (typeof retryAfter === "number") {
      response.set("Retry-After", String(retryAfter));
      return fail(request, response, 429, "tooMany", post);
    }
    if ("failure" in body) return fail(request, response, body.status, body.failure, null);

    const problems = findProblems(body.post);
    if (Object.keys(problems).length > 0) return refuse(request, response, body.post, problems);

    const { enquiry, isTrapped } = body.post;
    let stored: { readonly reference: string; readonly isNew: boolean };
    try {
      stored = await store.append({
        enquiry,
        receivedAt: now(),
        isHeld: isTrapped,
        formKey: formKeyOf(body.post),
      });
    } catch (error) {
      log.error({ code: codeOf(error) }, "an enquiry could not be stored");
      response.set("Retry-After", String(storeRetry));
      return fail(request, response, 503, "notStored", body.post);
    }
    const { reference, isNew } = stored;
    log.info({ reference, isHeld: isTrapped, isRepeated: !isNew }, "enquiry stored");
    if (isNew && !isTrapped) wake();
    if (wantsJson(request)) response.status(201).json({ reference });
    else response.redirect(303, `${localPath(enquiry.page)}?sent=${reference}#contact`);
  }

  /** Some fields are wrong: says which and what to do. */
  async function refuse(
    request: Request,
    response: Response,
    post: Post,
    problems: Partial<Record<FieldName, Problem>>,
  ) {
    const { page } = post.enquiry;
    const errors: Partial<Record<FieldName, string>> = {};
    for (const name of fieldNames) {
      const problem = problems[name];
      if (problem) errors[name] = say(contactTexts.errors[name][problem], page);
    }
    if (wantsJson(request)) {
      response.status(422).json({ errors });
      return;
    }
    // The visitor sees neither product nor page, so what is wrong with them cannot stand beside a field.
    const { product: productError, page: pageError, ...fieldErrors } = errors;
    const failure = productError ?? pageError;
    await renderForm(request, response, {
      status: 422,
      page: localPath(page),
      contact: {
        kind: "form",
        values: post.enquiry,
        errors: fieldErrors,
        ...(failure && { failure }),
      },
    });
  }

  /** Nothing was stored and no field is to blame. */
  async function fail(
    request: Request,
    response: Response,
    status: number,
    failure: Failure,
    post: Post | null,
  ) {
    const page = post?.enquiry.page ?? "";
    const text = say(contactTexts.failures[failure], page);
    if (wantsJson(request)) {
      response.status(status).json({ error: text });
      return;
    }
    await renderForm(request, response, {
      status,
      page: localPath(page),
      contact: { kind: "form", values: post?.enquiry ?? {}, errors: {}, failure: text },
    });
  }

  /** A text in the language of the popup on that page: French, but English in the English edition. */
  function say(text: Bilingual, page: string): string {
    const language = /^\/en(?:[/?#]|$)/.test(page) ? "en" : (text.original ?? "fr");
    return fillText(text[language], lab);
  }

  return { refuseForeign, handlePost };
}

/** The post a request carries, or why it cannot be read. */
async function readBody(
  request: Request,
  response: Response,
): Promise<{ readonly post: Post } | { readonly status: number; readonly failure: Failure }> {
  const type = contentType(request);
  const read = type === json ? readJson : type === form ? readForm : null;
  if (!read) return { status: 415, failure: "wrongType" };
  try {
    await new Promise<void>((resolve, reject) => {
      read(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
    });
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

function toPost(body: Readonly<Record<string, unknown>>): Post {
  const fieldOf = (name: string): unknown => body[name] ?? "";
  const notText = fieldNames.filter((name) => typeof fieldOf(name) !== "string");
  const texts = fieldNames.map((name) => {
    const value = fieldOf(name);
    return [name, typeof value === "string" ? cleanField(name, value) : ""];
  });
  const key = fieldOf(keyField);
  const trap = fieldOf(trapField);
  return {
    enquiry: Object.fromEntries(texts) as Enquiry,
    notText,
    key: typeof key === "string" ? key : "",
    isTrapped: typeof trap !== "string" || trap.trim() !== "",
  };
}

function findProblems({ enquiry, notText }: Post): Partial<Record<FieldName, Problem>> {
  const problems = checkEnquiry(enquiry);
  for (const name of notText) problems[name] = "format";
  return problems;
}

/**
 * What makes sending a form twice one enquiry. The content is part of it: a message changed before it is sent again
 * is another enquiry, and a key that two visitors came to share must not lose the second one's.
 */
function formKeyOf({ enquiry, key, isTrapped }: Post): string | null {
  if (!key) return null;
  const content = JSON.stringify([key, isTrapped, ...fieldNames.map((name) => enquiry[name])]);
  return createHash("sha256").update(content).digest("base64url");
}

const json = "application/json";
const form = "application/x-www-form-urlencoded";

function contentType(request: Request): string {
  return request.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

/** Answer with JSON rather than a page: to JSON, and to any body whose sender would rather have JSON. */
function wantsJson(request: Request): boolean {
  const type = contentType(request);
  if (type === json) return true;
  return request.accepts(type === form ? ["html", "json"] : ["json", "html"]) === "json";
}

/** Browsers name the origin of every post; "null" stands for a page that hides its own. */
function isOwnOrigin(request: Request, siteUrl: string | undefined): boolean {
  const named = request.get("origin");
  if (named === undefined) return true;
  const origin = URL.parse(named);
  if (!origin || !/^https?:$/.test(origin.protocol)) return false;
  if (origin.origin === siteUrl) return true;
  // Parsed alike, so that a default port written out is no other host.
  return URL.parse(`${origin.protocol}//${request.host}`)?.host === origin.host;
}
