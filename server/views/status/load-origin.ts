// Where an active can come from, what must be declared by its nature, and what the laboratory is still to say.
import type { Origin } from "#shared/content/schema/status.ts";
import { originTexts } from "#shared/generated/interface/status.ts";
import type { SheetOrigin } from "#shared/pages/sheet-status.ts";
import type { Words } from "#shared/words/words.ts";
import { howKnown, type Known, loadAsked } from "../known.ts";

export function loadOrigin(origin: Origin, known: Known, words: Words): SheetOrigin {
  const texts = originTexts;
  const list = words.series(...origin.allergens.map((id) => texts.allergenNames[id]));
  const asked = loadAsked(known, "origin", words);
  return {
    title: words.text(texts.title),
    facts: [
      {
        id: "source",
        text: words.text(origin.text),
        holds: true,
        by: howKnown(known, "origin.text"),
      },
      {
        id: "diet",
        text: words.text(origin.vegan ? texts.vegan : texts.notVegan),
        holds: origin.vegan,
        by: howKnown(known, "origin.vegan"),
      },
      ...(origin.allergens.length > 0
        ? [
            {
              id: "allergens" as const,
              text: words.fill(texts.allergens, { list }),
              holds: false,
              by: howKnown(known, "origin.allergens"),
            },
          ]
        : []),
    ],
    ...asked,
  };
}

/** All strains are grown. */
export const loadStrainOrigin = (known: Known, words: Words): SheetOrigin => ({
  title: words.text(originTexts.strainTitle),
  facts: [
    {
      id: "source",
      text: words.text(originTexts.strain),
      holds: true,
      by: "literature",
    },
  ],
  ...loadAsked(known, "origin", words),
});
