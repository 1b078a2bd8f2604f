// The line that says where an ingredient comes from, whether it is vegan, and what must be declared.
import type { Origin } from "#shared/content/schema/status.ts";
import { translate } from "#shared/editions/edition.ts";
import { carrier } from "#shared/generated/carrier.ts";
import { originTexts } from "#shared/generated/interface/status.ts";
import type { SheetOrigin } from "#shared/pages/sheet-status.ts";
import { fill, type Say } from "./status-parts.ts";

/** `carried`: in liposomes, whose phospholipids may have an allergen of their own. */
export function loadOrigin(origin: Origin, carried: boolean, say: Say): SheetOrigin {
  const texts = originTexts;
  const declared = [
    ...new Set([
      ...origin.allergens,
      ...(carried && carrier.origin === "soya" ? ["soya" as const] : []),
    ]),
  ];
  const list = translate((language) =>
    declared.map((id) => texts.allergenNames[id][language]).join(", "),
  );
  return {
    title: say(texts.title),
    facts: [
      {
        id: "diet",
        text: say(origin.vegan ? texts.vegan : texts.notVegan),
        holds: origin.vegan,
        strong: true,
      },
      { id: "source", text: say(origin.text), holds: false, strong: false },
      {
        id: "vesicle",
        text: say(
          carried ? fill(texts.carrier, { name: carrier.names[carrier.origin] }) : texts.vesicle,
        ),
        holds: false,
        strong: false,
      },
      {
        id: "allergens",
        text: say(declared.length > 0 ? fill(texts.allergens, { list }) : texts.noAllergens),
        holds: declared.length === 0,
        strong: false,
      },
    ],
  };
}

/** All strains are grown. */
export const loadStrainOrigin = (say: Say): SheetOrigin => ({
  title: say(originTexts.title),
  facts: [
    { id: "source", text: say(originTexts.strain), holds: false, strong: false },
    { id: "allergens", text: say(originTexts.strainAllergens), holds: false, strong: false },
  ],
});
