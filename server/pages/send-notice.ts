// Sends the small pages that stand for one which is not made. None is ever cached.
import type { Response } from "express";
import type { Edition } from "#shared/editions/edition.ts";
import { editions, formLanguageOf } from "#shared/editions/editions.ts";
import type { Language } from "#shared/editions/languages.ts";
import type { FormState } from "#shared/enquiry/contact-state.ts";
import {
  type NoticeParts,
  renderAwaitedNotice,
  renderBusyNotice,
  renderFormNotice,
  renderTooHardNotice,
  renderTooManyNotice,
} from "./render-notice.tsx";

/** Retry-After of a busy site, seconds. */
const busyRetry = 2;
/** Of a query that was too hard, seconds: it is not tried again before (search-thread.ts). */
const hardRetry = 60;

/** Of a printed catalogue that is being set, seconds: setting takes about half a minute. */
const awaitedRetry = 30;

export interface Notices {
  readonly sendBusy: (response: Response, edition: Edition) => void;
  /** In place of the printed catalogue in that language. */
  readonly sendAwaited: (response: Response, language: Language) => void;
  /** Retry-After is set already (limit-views.ts). */
  readonly sendTooMany: (response: Response, edition: Edition) => void;
  readonly sendTooHard: (response: Response, edition: Edition, query: string) => void;
  readonly sendForm: (
    response: Response,
    edition: Edition,
    notice: { readonly status: number; readonly form: FormState },
  ) => void;
}

export function createNotices(partsIn: (edition: Edition) => NoticeParts): Notices {
  /** Those that are the same for everybody: one of each kind an edition. */
  const rendered = new Map<string, string>();

  function renderOnce(render: (parts: NoticeParts) => string, edition: Edition): string {
    const key = `${render.name} ${edition.id}`;
    const text = rendered.get(key) ?? render(partsIn(edition));
    rendered.set(key, text);
    return text;
  }

  function send(response: Response, status: number, text: string): void {
    response.status(status).set("Cache-Control", "no-store").type("text/html").send(text);
  }

  return {
    sendBusy(response, edition) {
      response.set("Retry-After", String(busyRetry));
      send(response, 503, renderOnce(renderBusyNotice, edition));
    },
    sendAwaited(response, language) {
      const edition = editions.find((each) => formLanguageOf(each) === language);
      if (!edition) throw new Error(`no edition is in ${language}`);
      response.set("Retry-After", String(awaitedRetry));
      send(response, 503, renderOnce(renderAwaitedNotice, edition));
    },
    sendTooMany: (response, edition) =>
      send(response, 429, renderOnce(renderTooManyNotice, edition)),
    sendTooHard(response, edition, query) {
      response.set("Retry-After", String(hardRetry));
      send(response, 503, renderTooHardNotice(query, partsIn(edition)));
    },
    sendForm: (response, edition, { status, form }) =>
      send(response, status, renderFormNotice(form, partsIn(edition))),
  };
}
