// Data that the browser fetches while a formula is being composed: the choices, and the facts of each active. There are as many
// addresses as actives, editions and places of a serum: some 850, each made when it is first asked for.

import { deskActives } from "#server/desk/desk-actives.ts";
import { loadDeskFacts } from "#server/desk/load-desk-facts.ts";
import { type Edition, languageIn } from "#shared/editions/edition.ts";
import { cares, type Instrument, instruments } from "#shared/formula/formula.ts";
import {
  benchPackAddress,
  deskChoicesAddress,
  deskFactsAddress,
  deskTextsAddress,
} from "#shared/pages/desk-address.ts";
import { routeOf } from "#shared/pages/page-table.ts";
import type { Reader } from "#shared/words/words.ts";
import { choicesFor } from "./list-choices.ts";
import { loadBenchPack } from "./load-bench-pack.ts";
import { loadDeskTexts } from "./load-desk-texts.ts";

const pageOf = { complement: "deskSupplement", serum: "deskSerum" } as const;

/** The reader of an instrument's bench. */
export const benchReader = (instrument: Instrument, edition: Edition): Reader => ({
  edition,
  pageLanguage: languageIn(edition, routeOf(pageOf[instrument]).language),
});

/** The functions that make the data, by address. */
export const listDeskData = (
  build: string,
  edition: Edition,
): readonly (readonly [address: string, make: () => unknown])[] =>
  instruments.flatMap((instrument) => {
    const reader = benchReader(instrument, edition);
    const { prefix } = edition;
    const places = instrument === "serum" ? cares : cares.slice(0, 1);
    return [
      [
        deskChoicesAddress(build, prefix, instrument),
        () => choicesFor(instrument, reader),
      ] as const,
      [
        benchPackAddress(build, prefix, instrument),
        () => loadBenchPack(instrument, reader),
      ] as const,
      [deskTextsAddress(build, prefix, instrument), () => loadDeskTexts(reader)] as const,
      ...[...deskActives[instrument].keys()].flatMap((slug) =>
        places.map(
          (care) =>
            [
              deskFactsAddress(build, prefix, { instrument, care }, slug),
              () => loadDeskFacts([slug], { instrument, care }, reader),
            ] as const,
        ),
      ),
    ];
  });
