// Where an active can come from, what must be declared by its nature, and what the laboratory is still to say.
import type { Origin } from "#shared/content/schema/status.ts";
import { translate } from "#shared/editions/edition.ts";
import { originTexts } from "#shared/generated/interface/status.ts";
import type { SheetOrigin } from "#shared/pages/sheet-status.ts";
import { howKnown, type Known, loadAsked } from "../known.ts";
import { fill, type Say } from "./status-parts.ts";

export function loadOrigin(origin: Origin, known: Known, say: Say): SheetOrigin {
  const texts = originTexts;
  const list = translate((language) =>
    origin.allergens.map((id) => texts.allergenNames[id][language]).join(", "),
  );
  const asked = loadAsked(known, "origin", say);
  return {
    title: say(texts.title),
    facts: [
      {
        id: "source",
        text: say(origin.text),
        holds: true,
        by: howKnown(known, "origin.text"),
      },
      {
        id: "diet",
        text: say(origin.vegan ? texts.vegan : texts.notVegan),
        holds: origin.vegan,
        by: howKnown(known, "origin.vegan"),
      },
      ...(origin.allergens.length > 0
        ? [
            {
              id: "allergens" as const,
              text: say(fill(texts.allergens, { list })),
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
export const loadStrainOrigin = (known: Known, say: Say): SheetOrigin => ({
  title: say(originTexts.strainTitle),
  facts: [
    {
      id: "source",
      text: say(originTexts.strain),
      holds: true,
      by: "literature",
    },
  ],
  ...loadAsked(known, "origin", say),
});
