// POST /contact from body to answer: read, check, store, and only then confirm. Sending mail is the outbox's task.

import { setImmediate as nextTurn } from "node:timers/promises";
import type { Request, RequestHandler, Response } from "express";
import type { Logger } from "pino";
import { salesWords } from "#server/enquiries/mails/sales-language.ts";
import { toContentKey } from "#server/enquiries/outbox/append-enquiry.ts";
import type { Appended, EnquiryStore, NewEnquiry } from "#server/enquiries/outbox/enquiry-store.ts";
import { codeOf } from "#server/enquiries/outbox/error-facts.ts";
import type { Settings } from "#server/environment.ts";
import { createFairQueue } from "#server/http/fair-queue.ts";
import { pauseBeforeRefusal } from "#server/http/refusal-pause.ts";
import { clientOf } from "#server/middleware/client-of.ts";
import { isOwnOrigin } from "#server/middleware/own-origin.ts";
import { requestIdOf } from "#server/middleware/request-log.ts";
import { carryFormula } from "#server/views/desk/reopen-formula.ts";
import {
  type Language,
  languageIn,
  originalLanguages,
  type Translated,
} from "#shared/editions/edition.ts";
import { formLanguageOf, splitAddress } from "#shared/editions/editions.ts";
import { type CarriedFormula, formulaField } from "#shared/enquiry/carried-formula.ts";
import type { FormState } from "#shared/enquiry/contact-state.ts";
import { localPath } from "#shared/enquiry/local-path.ts";
import { originOf } from "#shared/enquiry/read-contact-query.ts";
import { checkEnquiry, type FieldName, fieldNames, type Problem } from "#shared/enquiry/rules.ts";
import { noSource } from "#shared/enquiry/source.ts";
import { subjectNames } from "#shared/enquiry/subject-names.ts";
import { contactPath, isSubject } from "#shared/enquiry/subjects.ts";
import { suggestEmail } from "#shared/enquiry/suggest-email.ts";
import { contactTexts } from "#shared/generated/interface/contact.ts";
import { brandIn, withBrand } from "#shared/labels/brand-name.ts";
import { matchPage } from "#shared/pages/page-table.ts";
import { nameChosen } from "#shared/selection/choosable.ts";
import { type NamedChosen, readChosen } from "#shared/selection/chosen.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { isTooMany, markTooMany, type PostLimits, unmarkTooMany } from "./count-posts.ts";
import { type Failure, type Post, readBody, runMiddleware, wantsJson } from "./read-post.ts";
import { readSource } from "./read-source.ts";
import { findSuspicions } from "./spam.ts";

/** Shows the form again in the given state: for status 422 on the page at `page`, otherwise on a small page of its own. */
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
  readonly limits: Omit<PostLimits, "stop">;
}

/** Retry-After when the store failed, seconds. */
const storeRetry = 120;

/**
 * A post of 64 kB takes up to 20 ms of the event loop to check and to show again. So posts take turns between their senders, and
 * whoever opens a page meanwhile waits for one post in each turn of the loop. More may wait than there can be connections
 * (http/open-server.ts): no post is refused here.
 */
const postLanes = { post: { most: 4000, mostOfOne: 4000 } };

/** Retry-After of a post that shares the refusal of an identical concurrent one, seconds. */
const tooManyRetry = 600;

/**
 * The handlers of POST /contact, to be run in this order.
 * Answers: 201 `{reference}` or 303; 422 `{errors: {field: text}}`; 400, 403, 413, 415, 429, 503 `{error: text}`.
 * A plain form gets a page instead, with the form and its values (403: plain text); once (422) it also asks about an address
 * that is probably mistyped.
 */
export function createPostHandler(parts: PostParts): {
  /** Refuses posts from pages of other sites; programs, which send no origin, may pass. */
  readonly refuseForeign: RequestHandler;
  readonly handlePost: RequestHandler;
} {
  const { settings, log, renderForm, now, append, findRepeated, wake } = parts;
  const { countEnquiry, countOther, mayAcknowledge } = parts.limits;
  /** Enquiries that are being stored now, by content key. */
  const inProgress = new Map<string, Promise<Appended | null>>();
  const turns = createFairQueue({
    lanes: postLanes,
    atOnce: 1,
    // What has arrived is stored, however late.
    longestWait: null,
    pause: () => nextTurn(),
  });
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
    await takeTurn(request);
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
    // The form's script has asked already, and programs send the address they mean.
    const suggestion = wantsJson(request) ? null : suggestEmail(post.enquiry.email);
    if (suggestion && post.confirmed !== post.enquiry.email) {
      if (await isOtherTooMany(request, response)) return failTooMany(request, response, post);
      return showForm(request, response, post, { errors: {}, suggestion });
    }

    let stored: Appended | null;
    try {
      stored = await store(request, response, post);
    } catch (error) {
      log.error(
        { id: requestIdOf(response), code: codeOf(error) },
        "an enquiry could not be stored",
      );
      response.set("Retry-After", String(storeRetry));
      return fail(request, response, 503, "notStored", post);
    }
    if (!stored || (!stored.isNew && (await isOtherTooMany(request, response))))
      return failTooMany(request, response, post);
    const { reference } = stored;
    if (wantsJson(request)) response.status(201).json({ reference });
    else response.redirect(303, thanksFor(post, reference));
  }

  /** Waits for a turn even when the sender has left: a post that has arrived is stored. */
  function takeTurn(request: Request): Promise<void> {
    const visit = {
      client: clientOf(request),
      hasLeft: () => false,
      whenLeft: () => undefined,
    };
    return turns.add({ lane: "post", visit }, async () => undefined);
  }

  /** Fulfilled once the enquiry is on disk; null when there were too many. A repeated enquiry is never one too many. */
  async function store(request: Request, response: Response, post: Post): Promise<Appended | null> {
    const { product } = post.enquiry;
    const enquiry = {
      ...post.enquiry,
      product: isSubject(product) ? salesWords.plain(subjectNames[product]) : product,
    };
    const suspicions = findSuspicions(post);
    const given: NewEnquiry = {
      enquiry,
      selection: post.selection,
      formula: post.formula,
      source: settings.SOURCE_OF_ENQUIRIES ? readSource(post.source, settings.SITE_URL) : noSource,
      language: languageOfPage(enquiry.page),
      browserLanguage: browserLanguageOf(request),
      receivedAt: now(),
      suspicions,
      isAcknowledged:
        settings.ACKNOWLEDGEMENTS && suspicions.length === 0 && isPersonal(enquiry.email),
    };
    const content = toContentKey(given);
    const repeated = inProgress.get(content);
    if (repeated) return repeated.then((first) => first && { ...first, isNew: false });
    const storing = (async () => {
      await Promise.all(countEnquiry.map((count) => runMiddleware(count, request, response)));
      if (isTooMany(response)) {
        const reference = await findRepeated(given);
        if (reference === null) return null;
        unmarkTooMany(response);
        return { reference, isNew: false, isHeld: false };
      }
      const isAcknowledged = given.isAcknowledged && (await mayAcknowledge(request));
      const appended = await append({ ...given, isAcknowledged });
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
    inProgress.set(content, storing);
    return storing.finally(() => inProgress.delete(content));
  }

  /** Answers a post with wrong fields: names them, and what to do. */
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
    // The visitor sees neither product nor page, so their errors cannot stand beside a field.
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
    post: Post,
    state: Pick<FormState, "errors" | "failure" | "suggestion">,
  ) {
    const { enquiry } = post;
    return renderForm(request, response, {
      status: 422,
      page: localPath(enquiry.page),
      contact: {
        kind: "form",
        values: enquiry,
        chosen: chosenOf(post),
        formula: formulaOf(post),
        ...state,
      },
    });
  }

  /** Counts a post that is not a new enquiry; true when there are too many. */
  async function isOtherTooMany(request: Request, response: Response): Promise<boolean> {
    await runMiddleware(countOther, request, response);
    return isTooMany(response);
  }

  async function failTooMany(request: Request, response: Response, post: Post | null) {
    if (!isTooMany(response)) markTooMany(response, tooManyRetry);
    await pauseBeforeRefusal(response);
    return fail(request, response, 429, "tooMany", post);
  }

  /** Answers a post of which nothing was stored although no field is wrong. */
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
      contact: {
        kind: "form",
        values: post?.enquiry ?? {},
        chosen: post ? chosenOf(post) : [],
        formula: post && formulaOf(post),
        errors: {},
        failure: text,
      },
    });
  }

  /** A text in the language of the form on that page. */
  function say(text: Translated, page: string): string {
    return fillText(text[formLanguageOf(splitAddress(page).edition)], lab);
  }

  return { refuseForeign, handlePost };
}

/** The page of the form once it is sent. The form's own page keeps the formula, so that the thanks lead back to it. */
function thanksFor({ enquiry, formula }: Post, reference: string): string {
  const path = localPath(enquiry.page);
  const kept = new URLSearchParams(withBrand("", brandIn(enquiry.page)));
  if (formula !== "" && splitAddress(path).path === contactPath) kept.set(formulaField, formula);
  kept.set("sent", reference);
  return `${path}?${kept}#contact`;
}

/** The selection as the form lists it, in the form's language. */
const chosenOf = ({ enquiry, selection }: Post): readonly NamedChosen[] =>
  nameChosen(readChosen(selection), formLanguageOf(splitAddress(enquiry.page).edition));

const formulaOf = ({ enquiry, formula }: Post): CarriedFormula | null =>
  carryFormula(formula, formLanguageOf(splitAddress(enquiry.page).edition));

function findProblems({ enquiry, notText }: Post): Partial<Record<FieldName, Problem>> {
  const problems = checkEnquiry(enquiry);
  for (const name of notText) problems[name] = "format";
  return problems;
}

function languageOfPage(page: string): Language {
  const { edition, path } = splitAddress(localPath(originOf(page)));
  return languageIn(edition, matchPage(path)?.route.language ?? originalLanguages.popup);
}

/** The first language that the browser asks for, "de-CH"; "" where it asks for none. */
function browserLanguageOf(request: Request): string {
  const first = request.acceptsLanguages()[0] ?? "";
  return /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/.test(first) ? first : "";
}

/** True when a person reads this mailbox: two machines that answer each other would never stop (RFC 3834). */
function isPersonal(email: string): boolean {
  const [name = ""] = email.toLowerCase().split(/[+@]/, 1);
  return !(
    /^(?:no-?reply|do-?not-?reply|mailer-daemon|postmaster|bounces?)$/.test(name) ||
    name.startsWith("owner-") ||
    name.endsWith("-request")
  );
}
