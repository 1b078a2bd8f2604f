// One POST /contact from body to answer: read, check, store, and only then say so. Mail is the loop's affair.
import express, { type Request, type RequestHandler, type Response } from "express";
import type { Logger } from "pino";
import type { Appended, EnquiryStore, NewEnquiry } from "#server/enquiries/outbox/enquiry-store.ts";
import { codeOf } from "#server/enquiries/outbox/error-facts.ts";
import type { Settings } from "#server/environment.ts";
import { requestIdOf } from "#server/middleware/request-log.ts";
import type { ContactTexts } from "#shared/content/schema/interface/contact.ts";
import type { Language, Translated } from "#shared/editions/edition.ts";
import { formLanguageOf, splitAddress } from "#shared/editions/editions.ts";
import type { FormState } from "#shared/enquiry/contact-state.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import { localPath } from "#shared/enquiry/local-path.ts";
import {
  checkEnquiry,
  cleanField,
  confirmedField,
  type Enquiry,
  type FieldName,
  fieldNames,
  type Problem,
  timeField,
  trapField,
} from "#shared/enquiry/rules.ts";
import { isSubject, originOf } from "#shared/enquiry/subjects.ts";
import { suggestEmail } from "#shared/enquiry/suggest-email.ts";
import { contactTexts } from "#shared/generated/interface/contact.ts";
import { matchPage } from "#shared/pages/page-table.ts";
import { findSuspicions, isHeld, type Signs } from "./spam.ts";

/** Shows a browser its form again, in the given state: with 422 on the page at `page`, else on a small page of its own. */
export type RenderForm = (
  request: Request,
  response: Response,
  form: { status: number; page: string; contact: FormState },
) => Promise<void>;

interface PostParts {
  readonly settings: Settings;
  readonly log: Logger;
  readonly renderForm: RenderForm;
  readonly now: () => number;
  readonly append: EnquiryStore["append"];
  readonly findRepeated: EnquiryStore["findRepeated"];
  readonly wake: () => void;
  /** Count enquiries, and mark the answer (`markTooMany`) when there are too many. */
  readonly countEnquiry: readonly RequestHandler[];
  /** The same for posts that are no new enquiry. */
  readonly countOther: RequestHandler;
}

/** What a body said. */
interface Post extends Signs {
  /** Fields whose value was no text. */
  readonly notText: readonly FieldName[];
  /** The address that the visitor was asked about, "" where they were not. */
  readonly confirmed: string;
}

type Failure = keyof ContactTexts["failures"];

/**
 * Room for every field at its limit as a plain form sends it: a letter of most alphabets is 6 or 9 bytes, percent-encoded.
 */
const bodyLimit = "64kb";

/** When to try again after the store failed, seconds. */
const storeRetry = 120;

/** When to try again what was one too many together with the same sent at the same time, seconds. */
const tooManyRetry = 600;

// Bodies are small: a compressed one is a robot's or an attack. Their type has been looked at before.
const reading = { limit: bodyLimit, inflate: false, type: () => true };
const readJson = express.json(reading);
const readForm = express.urlencoded({ ...reading, extended: false });

/**
 * The handlers of POST /contact, to be run in this order.
 * Answers: 201 `{reference}` or 303; 422 `{errors: {field: text}}`; 400, 403, 413, 415, 429, 503 `{error: text}`;
 * a plain form gets a page instead, with the form and its values kept (403: plain text), and is asked once (422) about an
 * address that is probably mistyped.
 */
export function createPostHandler(parts: PostParts): {
  /** Refuses what a page of another site sends; programs, which name no origin, may pass. */
  readonly refuseForeign: RequestHandler;
  readonly handlePost: RequestHandler;
} {
  const { settings, log, renderForm, now, append, findRepeated, wake } = parts;
  const { countEnquiry, countOther } = parts;
  /** Enquiries that are being kept now, by all that makes two of them one. */
  const underWay = new Map<string, Promise<Appended | null>>();
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
    if ("failure" in body) {
      if (await isOtherTooMany(request, response)) return failTooMany(request, response, null);
      return fail(request, response, body.status, body.failure, null);
    }
    const { post } = body;
    const problems = findProblems(post);
    if (Object.keys(problems).length > 0) {
      if (await isOtherTooMany(request, response)) return failTooMany(request, response, post);
      return refuse(request, response, post, problems);
    }
    // Script has asked already; programs mean what they send.
    const suggestion = wantsJson(request) ? null : suggestEmail(post.enquiry.email);
    if (suggestion && post.confirmed !== post.enquiry.email) {
      if (await isOtherTooMany(request, response)) return failTooMany(request, response, post);
      return showForm(request, response, post, { errors: {}, suggestion });
    }

    let kept: Appended | null;
    try {
      kept = await keep(request, response, post);
    } catch (error) {
      log.error(
        { id: requestIdOf(response), code: codeOf(error) },
        "an enquiry could not be stored",
      );
      response.set("Retry-After", String(storeRetry));
      return fail(request, response, 503, "notStored", post);
    }
    if (!kept || (!kept.isNew && (await isOtherTooMany(request, response))))
      return failTooMany(request, response, post);
    const { reference } = kept;
    const { enquiry } = post;
    if (wantsJson(request)) response.status(201).json({ reference });
    else response.redirect(303, `${localPath(enquiry.page)}?sent=${reference}#contact`);
  }

  /** What became of the enquiry, once it is on disk; null when there were too many. What is repeated is never too much. */
  async function keep(request: Request, response: Response, post: Post): Promise<Appended | null> {
    const { product } = post.enquiry;
    const enquiry = {
      ...post.enquiry,
      // In the language of sales.
      product: isSubject(product) ? contactTexts.subjects[product].fr : product,
    };
    const suspicions = findSuspicions(post);
    const given: NewEnquiry = {
      enquiry,
      language: languageOfPage(enquiry.page),
      browserLanguage: browserLanguageOf(request),
      receivedAt: now(),
      suspicions,
      isAcknowledged:
        settings.ACKNOWLEDGEMENTS && suspicions.length === 0 && isPersonal(enquiry.email),
    };
    // As in the store: a mere mark makes no difference.
    const content = JSON.stringify([isHeld(suspicions), enquiry]);
    const repeated = underWay.get(content);
    if (repeated) return repeated.then((first) => first && { ...first, isNew: false });
    const kept = (async () => {
      await Promise.all(countEnquiry.map((count) => runMiddleware(count, request, response)));
      if (isTooMany(response)) {
        const reference = await findRepeated(given);
        if (reference === null) return null;
        unmarkTooMany(response);
        return { reference, isNew: false, isHeld: false };
      }
      const appended = await append(given);
      log.info(
        {
          id: requestIdOf(response),
          reference: appended.reference,
          isHeld: appended.isHeld,
          isRepeated: !appended.isNew,
          ...(suspicions.length > 0 && { suspicions }),
        },
        "enquiry stored",
      );
      if (appended.isNew && !appended.isHeld) wake();
      return appended;
    })();
    underWay.set(content, kept);
    return kept.finally(() => underWay.delete(content));
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
    await showForm(request, response, post, {
      errors: fieldErrors,
      ...(failure && { failure }),
    });
  }

  function showForm(
    request: Request,
    response: Response,
    { enquiry }: Post,
    state: Pick<FormState, "errors" | "failure" | "suggestion">,
  ) {
    return renderForm(request, response, {
      status: 422,
      page: localPath(enquiry.page),
      contact: { kind: "form", values: enquiry, ...state },
    });
  }

  /** Counts a post that is no new enquiry. */
  async function isOtherTooMany(request: Request, response: Response): Promise<boolean> {
    await runMiddleware(countOther, request, response);
    return isTooMany(response);
  }

  function failTooMany(request: Request, response: Response, post: Post | null) {
    if (!isTooMany(response)) markTooMany(response, tooManyRetry);
    return fail(request, response, 429, "tooMany", post);
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

  /** A text in the language of the form on that page. */
  function say(text: Translated, page: string): string {
    return fillText(text[formLanguageOf(splitAddress(page).edition)], lab);
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

function runMiddleware(
  middleware: RequestHandler,
  request: Request,
  response: Response,
): Promise<void> {
  return new Promise((resolve, reject) => {
    void middleware(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });
}

/** Marks the answer to a post that is one too many; `seconds`: when to try again. */
export function markTooMany(response: Response, seconds: number): void {
  response.locals["isTooMany"] = true;
  response.set("Retry-After", String(seconds));
}

function unmarkTooMany(response: Response): void {
  response.locals["isTooMany"] = false;
  response.removeHeader("Retry-After");
}

function isTooMany(response: Response): boolean {
  return response.locals["isTooMany"] === true;
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
    confirmed: typeof confirmed === "string" ? cleanField("email", confirmed) : "",
    isTrapped: typeof trap !== "string" || trap.trim() !== "",
    seconds: typeof seconds === "string" && /^\d+(\.\d+)?$/.test(seconds) ? Number(seconds) : null,
  };
}

function findProblems({ enquiry, notText }: Post): Partial<Record<FieldName, Problem>> {
  const problems = checkEnquiry(enquiry);
  for (const name of notText) problems[name] = "format";
  return problems;
}

function languageOfPage(page: string): Language {
  const { edition, path } = splitAddress(localPath(originOf(page)));
  return edition.id === "original" ? (matchPage(path)?.route.language ?? "fr") : edition.id;
}

/** The first language that the browser asks for, "de-CH"; "" where it names none. */
function browserLanguageOf(request: Request): string {
  const first = request.acceptsLanguages()[0] ?? "";
  return /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/.test(first) ? first : "";
}

/** Whether a person reads what comes to this address: a machine that answers machines would never end (RFC 3834). */
function isPersonal(email: string): boolean {
  return !/^(?:no-?reply|do-?not-?reply|mailer-daemon|postmaster|bounces?|owner-.*|.*-request)[+@]/i.test(
    email,
  );
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
