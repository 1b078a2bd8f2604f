// Small pages, as bytes, for answers that are not worth a render of a whole page: a post that is refused, a site that is busy.
import { renderToStaticMarkup } from "react-dom/server";
import { FormNotice } from "#client/frame/FormNotice.tsx";
import { escapeText } from "#server/http/escape.ts";
import { prepare } from "#server/views/prepare.ts";
import { type Edition, textOf } from "#shared/editions/edition.ts";
import type { FormState } from "#shared/enquiry/contact-state.ts";
import { limits } from "#shared/enquiry/rules.ts";
import { noticeTexts } from "#shared/generated/interface/notices.ts";
import type { Site } from "#shared/pages/page.ts";

interface NoticeParts {
  readonly site: Site;
  readonly edition: Edition;
  readonly stylesheet: string;
}

/** The page of a post that was not accepted; where nothing of it could be read, without its form. */
export function renderFormNotice(form: FormState, { site, edition, stylesheet }: NoticeParts) {
  const texts = prepare(noticeTexts, { edition, around: site.contactLang });
  const hasForm = Object.keys(form.values).length > 0;
  return composeDocument({
    title: `${site.contactLang === "fr" ? "Erreur : " : "Error: "}${textOf(texts.notSent)}`,
    site,
    stylesheet,
    content: renderToStaticMarkup(
      <FormNotice
        title={texts.notSent}
        text={hasForm ? undefined : form.failure}
        toHome={texts.toHome}
        site={site}
        form={hasForm ? form : undefined}
      />,
    ),
  });
}

/** The page that comes with a 503 while too many others are being rendered. */
export function renderBusyNotice({ site, edition, stylesheet }: NoticeParts): string {
  const texts = prepare(noticeTexts, { edition, around: site.contactLang });
  return composeDocument({
    title: textOf(texts.busyTitle),
    site,
    stylesheet,
    content: renderToStaticMarkup(
      <FormNotice
        title={texts.busyTitle}
        text={textOf(texts.busy)}
        toHome={texts.toHome}
        site={site}
      />,
    ),
  });
}

/**
 * What may be given back of a form: all that the visitor sees, however long, to be shortened by hand; of what comes with the
 * form and cannot be corrected by hand, nothing that is too long.
 */
export function valuesToShow(values: FormState["values"]): FormState["values"] {
  const { product = "", page = "", ...visible } = values;
  return {
    ...visible,
    ...(product && product.length <= limits.product && { product }),
    ...(page && page.length <= limits.page && { page }),
  };
}

function composeDocument(parts: {
  title: string;
  site: Site;
  stylesheet: string;
  content: string;
}): string {
  const { title, site, stylesheet, content } = parts;
  return `<!DOCTYPE html>
<html lang="${site.contactLang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeText(title)} | Sphérine</title>
<link rel="stylesheet" href="${stylesheet}">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
${content}
</body>
</html>
`;
}
