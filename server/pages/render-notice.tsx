// Small pages for answers that do not deserve a full render: a post that is refused, a site that is busy, a search that is too hard.
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SearchForm } from "#client/components/SearchForm/SearchForm.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { FormNotice } from "#client/frame/FormNotice.tsx";
import { Notice } from "#client/frame/Notice.tsx";
import { composeNotice } from "#server/http/document.ts";
import { localize } from "#server/views/localize.ts";
import { type Edition, type Phrase, textOf } from "#shared/editions/edition.ts";
import type { FormState } from "#shared/enquiry/contact-state.ts";
import { limits } from "#shared/enquiry/rules.ts";
import { noticeTexts } from "#shared/generated/interface/notices.ts";
import { search } from "#shared/generated/pages/search.ts";
import { documentTitleOf } from "#shared/pages/document-title.ts";
import type { Site } from "#shared/pages/page.ts";
import { fillText } from "#shared/words/fill-text.ts";

export interface NoticeParts {
  readonly site: Site;
  readonly edition: Edition;
  readonly stylesheet: string;
}

const textsOf = ({ site, edition }: NoticeParts) =>
  localize(noticeTexts, { edition, pageLanguage: site.contactLang });

interface ComposedNotice {
  /** Of HTTP, where it says more than the title. */
  readonly status?: number | null;
  readonly title: Phrase;
  readonly text?: string | undefined;
  readonly inHead?: string;
}

function compose(
  parts: NoticeParts,
  { status = null, title, text, inHead }: ComposedNotice,
  children?: ReactNode,
): string {
  const { site, stylesheet } = parts;
  const { toHome, onward } = textsOf(parts);
  const body = renderToStaticMarkup(
    <Notice status={status} title={title} text={text} toHome={toHome} onward={onward} site={site}>
      {children}
    </Notice>,
  );
  const head = { lang: site.contactLang, title: documentTitleOf(inHead ?? textOf(title)) };
  return composeNotice({ ...head, body }, { stylesheet });
}

/** The page for a post that was not accepted; without its form if nothing of it could be read. */
export function renderFormNotice(form: FormState, parts: NoticeParts): string {
  const { notSent, errorTitle } = textsOf(parts);
  const inHead = fillText(textOf(errorTitle), { title: textOf(notSent) });
  const hasForm = Object.keys(form.values).length > 0;
  return compose(
    parts,
    { title: notSent, text: hasForm ? undefined : form.failure, inHead },
    hasForm && <FormNotice site={parts.site} form={form} />,
  );
}

/** The page of a 503: too many others are being rendered. */
export function renderBusyNotice(parts: NoticeParts): string {
  const { busyTitle, busy } = textsOf(parts);
  return compose(parts, { status: 503, title: busyTitle, text: textOf(busy) });
}

/**
 * The page of a 503: the printed catalogue is still being set. `again`: its address; `origin`: the path of the page that led
 * there, if any.
 */
export function renderAwaitedNotice(
  { again, origin }: { readonly again: string; readonly origin: string | null },
  parts: NoticeParts,
): string {
  const { awaitedTitle, awaited, awaitedNow, awaitedBack } = textsOf(parts);
  return compose(
    parts,
    { title: awaitedTitle, text: textOf(awaited) },
    <p>
      <a href={again}>
        <Text of={awaitedNow} />
      </a>
      {origin !== null && (
        <>
          {" · "}
          <a href={origin}>
            <Text of={awaitedBack} />
          </a>
        </>
      )}
    </p>,
  );
}

/** The page of a 429: one address has asked for too much. */
export function renderTooManyNotice(parts: NoticeParts): string {
  const { tooManyTitle, tooMany } = textsOf(parts);
  return compose(parts, { status: 429, title: tooManyTitle, text: textOf(tooMany) });
}

/** The page of a 503: this search takes too long. */
export function renderTooHardNotice(query: string, parts: NoticeParts): string {
  const { tooHardTitle, tooHard } = textsOf(parts);
  const { edition, site } = parts;
  const { label, submit } = localize(search.field, { edition, pageLanguage: site.contactLang });
  return compose(
    parts,
    { status: 503, title: tooHardTitle, text: textOf(tooHard) },
    <SearchForm site={site} label={label} submit={submit} defaultValue={query} />,
  );
}

/**
 * The values to put back into a form: every visible one, however long, as the visitor can shorten it; of the hidden ones,
 * which nobody can correct by hand, only those within their limit.
 */
export function valuesToShow(values: FormState["values"]): FormState["values"] {
  const { product = "", page = "", ...visible } = values;
  return {
    ...visible,
    ...(product && product.length <= limits.product && { product }),
    ...(page && page.length <= limits.page && { page }),
  };
}
