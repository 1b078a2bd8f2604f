// Words for the label of whatever contains an entry: its own, then those of the nutrients that it supplies.
import type { NutrientId } from "#shared/content/nutrients.ts";
import type { Liposome, Strain } from "#shared/content/schema/entries.ts";
import type { Wording } from "#shared/content/schema/status.ts";
import { species } from "#shared/generated/species.ts";
import { nutrientWordings } from "#shared/generated/wordings.ts";

/** One that a nutrient wants from an amount on, in its unit. */
export interface ListedWording extends Wording {
  readonly from: { readonly nutrient: NutrientId; readonly amount: number } | null;
}

export const listWordings = ({
  wordings,
  nutrients = [],
}: Pick<Liposome, "wordings" | "nutrients">): readonly ListedWording[] => [
  ...wordings.map((each) => ({ ...each, from: null })),
  ...nutrientWordings
    .filter(({ id }) => nutrients.includes(id))
    .map(({ id, from, ...each }) => ({
      ...each,
      from: from === undefined ? null : { nutrient: id, amount: from },
    })),
];

/** A strain has those of its species, as long as it is alive. */
export const listStrainWordings = (strain: Strain): readonly ListedWording[] =>
  strain.type === "probiotique"
    ? listWordings({
        wordings: species.find(({ name }) => name === strain.species)?.wordings ?? [],
      })
    : [];
