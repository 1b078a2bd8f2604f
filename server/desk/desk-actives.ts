// All actives of the formula desk, by slug, from the entries of the families: made once. load-active-facts.ts holds their facts for
// a reader.
import { type NutrientId, nutrientIds, nutrients } from "#shared/content/nutrients.ts";
import type { Liposome, Niosome, Strain } from "#shared/content/schema/entries.ts";
import { amountOf, type Unit, unitFacts } from "#shared/facts/units.ts";
import { familiesOf, pathOfEntry } from "#shared/families/families.ts";
import type { Dosing } from "#shared/formula/amounts.ts";
import type { DeskCatalogue } from "#shared/formula/desk-facts.ts";
import type { Instrument } from "#shared/formula/formula.ts";
import { familyEntries } from "#shared/generated/families.ts";

export type DeskActive = Dosing & { readonly slug: string; readonly instrument: Instrument } & (
    | { readonly kind: "liposome"; readonly path: string; readonly entry: Liposome }
    | { readonly kind: "niosome"; readonly path: string; readonly entry: Niosome }
    | {
        readonly kind: "strain" | "postbiotic";
        readonly path: string | null;
        readonly entry: Strain;
      }
    | { readonly kind: "nutrient"; readonly path: null; readonly entry: NutrientAlone }
  );

/** A nutrient that complexes supply and no entry alone. */
export interface NutrientAlone {
  readonly nutrient: NutrientId;
  /** Its category in the legend. */
  readonly category: string;
}

const alone = {
  riboflavine: { nutrient: "riboflavin", category: "vitamine" },
  "vitamine-k": { nutrient: "vitamin-k", category: "vitamine" },
  glucomannane: { nutrient: "glucomannan", category: "substance" },
} as const satisfies Readonly<Record<string, NutrientAlone>>;

const liposomes = familiesOf("liposome").flatMap(({ id }) =>
  familyEntries[id].map((entry): { entry: Liposome; path: string } => ({
    entry,
    path: pathOfEntry(id, entry.slug),
  })),
);

const hasReference = (id: NutrientId) => nutrients[id].reference !== null;

/** The doses of a complex are those of its nutrients. */
const isComplex = ({ nutrients: supplied = [] }: Liposome): boolean =>
  supplied.filter(hasReference).length > 1;

const unitOf = (unit: string): Unit => amountOf(1, unit).unit;

/** A nutrient is dosed in the unit of its reference; others in that of the usual dose or of a limit. */
function dosingOf({ dose, nutrients: supplied = [] }: Liposome): Dosing {
  const [nutrient] = supplied;
  const unit = nutrient
    ? nutrients[nutrient].unit
    : (dose.usual?.unit ?? dose.limits[0]?.unit ?? "mg");
  return {
    unit: unitOf(unit),
    iu: dose.iu === undefined ? null : amountOf(dose.iu, unit).amount,
    ...(supplied.length === 1 && !dose.contains ? referenceOf(nutrient) : {}),
  };
}

/** A share of it is a dose of what supplies the nutrient and nothing else. */
function referenceOf(nutrient: NutrientId | undefined): Pick<Dosing, "reference"> {
  const { reference, unit } = nutrient ? nutrients[nutrient] : { reference: null, unit: "mg" };
  return reference === null ? {} : { reference: amountOf(reference, unit).amount };
}

/** "SPH 131" is "sph-131". */
const slugOfCode = (code: string): string => code.toLowerCase().replace(" ", "-");

const listed: readonly DeskActive[] = [
  ...liposomes
    .filter(({ entry }) => !isComplex(entry))
    .map(
      ({ entry, path }): DeskActive => ({
        slug: entry.slug,
        instrument: "complement",
        kind: "liposome",
        path,
        entry,
        ...dosingOf(entry),
      }),
    ),
  ...Object.entries(alone).map(
    ([slug, entry]): DeskActive => ({
      slug,
      instrument: "complement",
      kind: "nutrient",
      path: null,
      entry,
      unit: unitOf(nutrients[entry.nutrient].unit),
      iu: null,
      ...referenceOf(entry.nutrient),
    }),
  ),
  ...familiesOf("strain").flatMap(({ id }) =>
    familyEntries[id].map((entry): DeskActive => {
      const isPostbiotic = entry.type === "postbiotique";
      return {
        slug: slugOfCode(entry.code),
        instrument: "complement",
        kind: isPostbiotic ? "postbiotic" : "strain",
        path: isPostbiotic ? null : pathOfEntry(id, entry.slug),
        entry,
        unit: "md",
        iu: null,
      };
    }),
  ),
  ...familiesOf("niosome").flatMap(({ id }) =>
    familyEntries[id].map(
      (entry): DeskActive => ({
        slug: entry.slug,
        instrument: "serum",
        kind: "niosome",
        path: pathOfEntry(id, entry.slug),
        entry,
        unit: "pc",
        iu: null,
      }),
    ),
  ),
];

/** Actives by slug: liposomes and niosomes may share one. */
export const deskActives: Readonly<Record<Instrument, ReadonlyMap<string, DeskActive>>> = {
  complement: bySlug("complement"),
  serum: bySlug("serum"),
};

function bySlug(instrument: Instrument): ReadonlyMap<string, DeskActive> {
  return new Map(
    listed.filter((each) => each.instrument === instrument).map((each) => [each.slug, each]),
  );
}

/** The slug under which a nutrient alone is added: of two entries that supply it, the vitamin or mineral itself. */
const slugOfNutrient: ReadonlyMap<NutrientId, string> = new Map(
  nutrientIds.flatMap((id) => {
    const own = listed.filter(
      (each) =>
        each.kind === "liposome" &&
        each.entry.nutrients?.length === 1 &&
        each.entry.nutrients[0] === id,
    );
    const [first] = own.toSorted((a, b) => Number(isFood(a)) - Number(isFood(b)));
    const slug =
      first?.slug ?? Object.entries(alone).find(([, { nutrient }]) => nutrient === id)?.[0];
    return slug === undefined ? [] : [[id, slug] as const];
  }),
);

function isFood(active: DeskActive): boolean {
  return active.kind === "liposome" && active.entry.dose.status === "food";
}

/** Slugs of a complex's components, in the order of its nutrients. */
const complexes: ReadonlyMap<string, readonly string[]> = new Map(
  liposomes
    .filter(({ entry }) => isComplex(entry))
    .map(({ entry }) => [
      entry.slug,
      (entry.nutrients ?? []).flatMap((id) => slugOfNutrient.get(id) ?? []),
    ]),
);

const catalogues: Readonly<Record<Instrument, DeskCatalogue>> = {
  complement: { actives: deskActives.complement, complexes },
  serum: { actives: deskActives.serum, complexes: new Map() },
};

/** The slugs that addresses of an instrument may name. */
export const deskCatalogue = (instrument: Instrument): DeskCatalogue => catalogues[instrument];

/** The actives of the sheet at a path: a complex has its nutrients; empty when it has no place on the desk. */
export function activesOfSheet(path: string): readonly DeskActive[] {
  const complex = liposomes.find((each) => each.path === path && isComplex(each.entry));
  const parts = complex && complexes.get(complex.entry.slug);
  if (parts) return parts.flatMap((slug) => deskActives.complement.get(slug) ?? []);
  return listed.filter((each) => each.path === path);
}

/** The slugs that partners and conflicts name: those of entries of one family. */
export function slugsOfEntry(slug: string, instrument: Instrument): readonly string[] {
  const parts = deskCatalogue(instrument).complexes.get(slug);
  if (parts) return parts;
  if (deskActives[instrument].has(slug)) return [slug];
  const strain = listed.find(
    (each) => (each.kind === "strain" || each.kind === "postbiotic") && each.entry.slug === slug,
  );
  return instrument === "complement" && strain ? [strain.slug] : [];
}

/** The active that is a nutrient. */
export const activeOfNutrient = (nutrient: NutrientId): DeskActive | undefined =>
  deskActives.complement.get(slugOfNutrient.get(nutrient) ?? "");

/** Smallest units in a milligram. */
export const perMilligram = unitFacts.mg.size;
