// Small pages for answers that do not deserve a full render: a post that is refused, a site that is busy.
import { renderToStaticMarkup } from "react-dom/server";
import { FormNotice } from "#client/frame/FormNotice.tsx";
import { composeNotice } from "#server/http/document.ts";
import { prepare } from "#server/views/prepare.ts";
import { type Edition, textOf } from "#shared/editions/edition.ts";
import type { FormState } from "#shared/enquiry/contact-state.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import { limits } from "#shared/enquiry/rules.ts";
import { noticeTexts } from "#shared/generated/interface/notices.ts";
import type { Site } from "#shared/pages/page.ts";

const titleEnd = " | Sphérine";

interface NoticeParts {
  readonly site: Site;
  readonly edition: Edition;
  readonly stylesheet: string;
}

/** The page for a post that was not accepted; without its form where nothing of it could be read. */
export function renderFormNotice(form: FormState, { site, edition, stylesheet }: NoticeParts) {
  const texts = prepare(noticeTexts, { edition, around: site.contactLang });
  const hasForm = Object.keys(form.values).length > 0;
  const title = fillText(textOf(texts.errorTitle), { title: textOf(texts.notSent) });
  const body = renderToStaticMarkup(
    <FormNotice
      title={texts.notSent}
      text={hasForm ? undefined : form.failure}
      toHome={texts.toHome}
      site={site}
      form={hasForm ? form : undefined}
    />,
  );
  return composeNotice({ lang: site.contactLang, title: title + titleEnd, body }, { stylesheet });
}

/** The page of a 503: too many others are being rendered. */
export function renderBusyNotice({ site, edition, stylesheet }: NoticeParts): string {
  const texts = prepare(noticeTexts, { edition, around: site.contactLang });
  const title = textOf(texts.busyTitle);
  const body = renderToStaticMarkup(
    <FormNotice
      title={texts.busyTitle}
      text={textOf(texts.busy)}
      toHome={texts.toHome}
      site={site}
    />,
  );
  return composeNotice({ lang: site.contactLang, title: title + titleEnd, body }, { stylesheet });
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
