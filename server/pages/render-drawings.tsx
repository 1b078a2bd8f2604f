// Drawings whose code comes to browsers with what answers there, so that the page has them from here: of pH on a serum's bench, of the
// rods of three doses on other pages.
import { renderToStaticMarkup } from "react-dom/server";
import { PhGrid } from "#client/pages/Desk/PhGrid.tsx";
import { RodGauge } from "#client/pages/Desk/RodGauge.tsx";
import { loadDeskTexts } from "#server/views/desk/load-desk-texts.ts";
import { openFormula } from "#server/views/desk/open-formula.ts";
import { type Edition, editionIn, type Language } from "#shared/editions/edition.ts";
import { deskWordsIn } from "#shared/formula/desk-words.ts";
import { describeBench } from "#shared/formula/sentences/present-bench.ts";
import type { DeskData } from "#shared/pages/desk.ts";
import type { DoseBenchData } from "#shared/pages/dose-bench.ts";
import type { Page } from "#shared/pages/page.ts";

type ServedDrawings = Readonly<Record<string, string>>;

/** HTML by name. */
export function renderDrawings(page: Page, edition: Edition): ServedDrawings {
  if (page.id === "home") return renderRods(page.data.desk, page.lang);
  if (page.id === "customMade") return renderRods(page.data.bench, page.lang);
  if (page.id === "deskSerum") return { ph: renderPhGrid(page.data, page.lang, edition) };
  return {};
}

function renderPhGrid(
  { formula, facts, verdict }: DeskData,
  pageLanguage: Page["lang"],
  edition: Edition,
): string {
  const words = deskWordsIn(pageLanguage, loadDeskTexts({ edition, pageLanguage }), facts);
  return renderToStaticMarkup(<PhGrid ph={verdict.ph ?? null} {...{ formula, facts, words }} />);
}

function renderRods({ formula }: DoseBenchData, lang: Language): ServedDrawings {
  const opened = openFormula(formula, { edition: editionIn(lang), pageLanguage: lang });
  const said = describeBench(opened);
  return Object.fromEntries(
    opened.verdict.rods.flatMap((rod, at) => {
      const saidRod = said.rods[at];
      return saidRod
        ? [[rod.id, renderToStaticMarkup(<RodGauge rod={rod} said={saidRod} language={lang} />)]]
        : [];
    }),
  );
}
