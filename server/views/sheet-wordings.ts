// The words that labels have because of an active, as its sheet tells them.
import { findSource } from "#server/facts/find-source.ts";
import type { ListedWording } from "#server/facts/wordings.ts";
import { wordingKinds } from "#shared/content/wording-kinds.ts";
import { sheetTexts } from "#shared/generated/interface/sheet.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import type { Words } from "#shared/words/words.ts";

/** Those of one kind and source are one text; what a day holds is left open. */
export function describeSheetWordings(
  listed: readonly ListedWording[],
  words: Words,
): SheetData["wordings"] {
  const all = listed.map((each) => ({
    ...each,
    text: words.fill(each.text, { dose: "…" }).replace(/\.$/, ""),
  }));
  return wordingKinds.flatMap((kind) => {
    const bySource = Map.groupBy(
      all.filter((each) => each.kind === kind),
      ({ source }) => source,
    );
    return [...bySource].map(([source, wanted]) => ({
      kind,
      text: words.fill(sheetTexts.wordings[kind], {
        text: wanted.map(({ text }) => text).join(". "),
        source: findSource(source).name,
      }),
    }));
  });
}
