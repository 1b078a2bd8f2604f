// The page of an ingredient, a strain or a finished serum: its sheet, with its head.

import { translate } from "#shared/editions/edition.ts";
import { languageOf } from "#shared/editions/speak.ts";
import type { Family } from "#shared/families/families.ts";
import { familyPages } from "#shared/generated/families.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import type { Reader } from "#shared/words/words.ts";
import { fitTitle, shortenGenus, summarise } from "./compose-head.ts";
import type { Loaded } from "./found-page.ts";
import { loadSheet } from "./load-sheet.ts";

/** Every sheet stands on the ground of its family, with the enquiry prefilled. */
export function loadSheetPage(
  family: Family,
  slug: string,
  reader: Reader,
): Loaded<SheetData> | undefined {
  const sheet = loadSheet(family.id, slug, reader);
  if (!sheet) return undefined;
  const familyName = familyPages[family.id].family.name;
  const { name, description, data } = sheet;
  const lang = languageOf(name, reader.edition, reader.pageLanguage);
  return {
    head: {
      title: translate((language) =>
        fitTitle(
          `${name[language]}, ${familyName[language]}`,
          name[language],
          shortenGenus(name[language]),
        ),
      ),
      description: translate((language) => summarise(description[language])),
    },
    header: "onGround",
    product: `${name[lang]}, ${familyName[lang]}`,
    data,
    subject: { family, entry: sheet.entry },
  };
}
