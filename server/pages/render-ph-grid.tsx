// The drawing of pH on the page of a serum: the code that draws it comes to browsers with what answers there, so that the page has it from
// here.
import { renderToStaticMarkup } from "react-dom/server";
import { PhGrid } from "#client/pages/Desk/PhGrid.tsx";
import { loadDeskTexts } from "#server/views/desk/load-desk-texts.ts";
import type { Edition } from "#shared/editions/edition.ts";
import { deskWordsIn } from "#shared/formula/desk-words.ts";
import type { Page } from "#shared/pages/page.ts";

/** HTML; "" for a page without one. */
export function renderPhGrid(page: Page, edition: Edition): string {
  if (page.id !== "deskSerum") return "";
  const { formula, facts, verdict } = page.data;
  const words = deskWordsIn(page.lang, loadDeskTexts({ edition, pageLanguage: page.lang }), facts);
  return renderToStaticMarkup(<PhGrid ph={verdict.ph ?? null} {...{ formula, facts, words }} />);
}
