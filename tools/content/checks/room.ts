// The least weight of a formula must fit its capsules: salts, powders of strains and actives dosed by their own weight, without carriers.
import { mostInCapsule } from "#shared/content/capsules.ts";
import { rawMassOf } from "#shared/content/raw-mass.ts";
import { pathOfEntry } from "#shared/families/families.ts";
import { type Check, folderOf, inFacts } from "./checked-content.ts";

export const checkRoom: Check = ({ entries: { products, strains, liposomes } }) => {
  const sheets = new Map(
    liposomes.map((entry) => [pathOfEntry(entry.type, entry.slug), entry] as const),
  );
  return products.flatMap((product) => {
    const { actives, perDay } = product;
    if (perDay === null) return [];
    const day = actives.reduce(
      (sum, active) =>
        sum +
        rawMassOf(active, {
          strain: strains.find(({ slug }) => slug === active.strain),
          sheet: active.path ? sheets.get(active.path) : undefined,
        }),
      0,
    );
    const each = Math.ceil(day / perDay);
    if (each <= mostInCapsule) return [];
    return [
      {
        where: inFacts(folderOf(product), "actives"),
        what: `a capsule would hold ${each} mg at least, of ${perDay} a day`,
        wanted: `at most ${mostInCapsule} mg, or more capsules a day`,
      },
    ];
  });
};
