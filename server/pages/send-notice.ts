// Sends small pages in place of one that is not made. None is ever cached.
import type { Request, Response } from "express";
import { type PackedResponse, wrap } from "#server/http/packed.ts";
import type { ResponseStore } from "#server/http/response-store.ts";
import type { Edition } from "#shared/editions/edition.ts";
import { editions, formLanguageOf } from "#shared/editions/editions.ts";
import type { Language } from "#shared/editions/languages.ts";
import { catalogueAddress } from "#shared/editions/printed-catalogue.ts";
import type { FormState } from "#shared/enquiry/contact-state.ts";
import { localPath } from "#shared/enquiry/local-path.ts";
import { readParameters } from "./asked-view.ts";
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
/** Retry-After of a query that was too hard, seconds: it is not tried again before (search-thread.ts). */
const hardRetry = 60;

/** Retry-After of a printed catalogue that is being set, seconds: setting takes half a minute to three. */
const awaitedRetry = 30;

const head = {
  type: "text/html; charset=utf-8",
  cacheControl: "no-store",
  vary: "Accept-Encoding",
} as const;

/** The field of its address that keeps the page which led to it, as a page that asks again by itself is its own referrer. */
const originField = "page";

/** The longest path that is kept. */
const longestOrigin = 200;

/** The path of the page of this site that led to a catalogue; null where none did. */
function originOf({ url, headers }: Request, own: string): string | null {
  const named = readParameters(url).getAll(originField);
  const referrer = URL.parse(headers.referer ?? "");
  const isOurs = referrer !== null && referrer.host === headers.host;
  const [path = own] = named.length > 0 ? named : isOurs ? [referrer.pathname] : [];
  if (named.length > 1) return null;
  return path === own || path.length > longestOrigin || localPath(path) !== path ? null : path;
}

export interface Notices {
  readonly sendBusy: (response: Response, edition: Edition) => void;
  /** Sends a notice in place of the printed catalogue in that language. */
  readonly sendAwaited: (request: Request, response: Response, language: Language) => void;
  /** Sends the notice of too many requests; limit-requests.ts has set Retry-After. */
  readonly sendTooMany: (response: Response, edition: Edition) => void;
  readonly sendTooHard: (response: Response, edition: Edition, query: string) => void;
  readonly sendForm: (
    response: Response,
    edition: Edition,
    notice: { readonly status: number; readonly form: FormState },
  ) => void;
}

export function createNotices(
  store: Pick<ResponseStore, "find" | "set">,
  partsIn: (edition: Edition) => NoticeParts,
): Notices {
  /** Finds a notice that is the same for everybody. Its key has a blank, which no address has. */
  function findNotice(render: (parts: NoticeParts) => string, edition: Edition): PackedResponse {
    const key = `${render.name} ${edition.id}`;
    return (
      store.find(key) ?? store.set(key, wrap(render(partsIn(edition)), head), { kind: "page" })
    );
  }

  function send(response: Response, status: number, { type, cacheControl, body }: PackedResponse) {
    response.status(status).set("Cache-Control", cacheControl).type(type).send(body);
  }

  return {
    sendBusy(response, edition) {
      response.set("Retry-After", String(busyRetry));
      send(response, 503, findNotice(renderBusyNotice, edition));
    },
    sendAwaited(request, response, language) {
      const edition = editions.find((each) => formLanguageOf(each) === language);
      if (!edition) throw new Error(`no edition is in ${language}`);
      const address = catalogueAddress(language);
      const origin = originOf(request, address);
      const again =
        origin === null
          ? address
          : `${address}?${originField}=${encodeURIComponent(origin).replaceAll("%2F", "/")}`;
      response.set({
        "Retry-After": String(awaitedRetry),
        Refresh: `${awaitedRetry}; url=${again}`,
      });
      const text = renderAwaitedNotice({ again, origin }, partsIn(edition));
      send(response, 503, wrap(text, head));
    },
    sendTooMany: (response, edition) =>
      send(response, 429, findNotice(renderTooManyNotice, edition)),
    sendTooHard(response, edition, query) {
      response.set("Retry-After", String(hardRetry));
      send(response, 503, wrap(renderTooHardNotice(query, partsIn(edition)), head));
    },
    sendForm: (response, edition, { status, form }) =>
      send(response, status, wrap(renderFormNotice(form, partsIn(edition)), head)),
  };
}
