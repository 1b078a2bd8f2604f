// A formula as it is printed, beside the page that shows it: a browser that prints before its scripts have come, or without any, prints
// this instead. Hidden on screens; gone once the bench answers by itself (client/pages/Desk/use-formula.ts).
import { renderToStaticMarkup } from "react-dom/server";
import { SiteContext } from "#client/hooks/site-context.ts";
import { PrintedFormula } from "#client/pages/Desk/PrintedFormula.tsx";
import { loadDeskTexts } from "#server/views/desk/load-desk-texts.ts";
import type { Edition } from "#shared/editions/edition.ts";
import { paperId } from "#shared/pages/desk-fields.ts";
import type { Page, Site } from "#shared/pages/page.ts";
import { escapeHtml } from "#shared/words/escape-html.ts";

/** HTML; "" for a page without a formula. `stylesheet`: of the page, which the document carries in part. */
export function renderPaper(
  page: Page,
  {
    site,
    edition,
    stylesheet,
  }: { readonly site: Site; readonly edition: Edition; readonly stylesheet: string | undefined },
): string {
  if (page.id !== "deskSupplement" && page.id !== "deskSerum") return "";
  const { formula, facts, verdict, said } = page.data;
  if (formula.actives.length === 0) return "";
  const sheet = renderToStaticMarkup(
    <SiteContext value={site}>
      <PrintedFormula
        rods={verdict.rods}
        texts={loadDeskTexts({ edition, pageLanguage: page.lang })}
        language={page.lang}
        date={null}
        {...{ formula, facts, said }}
      />
    </SiteContext>,
  );
  const style = stylesheet
    ? `<link rel="stylesheet" href="${escapeHtml(stylesheet)}" media="print">`
    : "";
  return `<div id="${paperId}">${style}${sheet}</div>\n`;
}
