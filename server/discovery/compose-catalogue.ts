// The catalogue as JSON for other programs, in every language at once. docs/catalogue-json.md says what each field means: a
// field may be added there and here at any time; to rename, remove or redefine one takes a new version.
import { casOf } from "#server/facts/identity.ts";
import { formulaOf } from "#shared/content/element-share.ts";
import type { Identity } from "#shared/content/schema/identity.ts";
import { originalEdition, type Translated } from "#shared/editions/edition.ts";
import { addressIn, editions } from "#shared/editions/editions.ts";
import { type Language, languages } from "#shared/editions/languages.ts";
import { type FamilyId, families, pathOfEntry, pathOfFamily } from "#shared/families/families.ts";
import type { Instrument } from "#shared/formula/formula.ts";
import { productCategories, products, serums } from "#shared/generated/entries.ts";
import { familyEntries, familyPages } from "#shared/generated/families.ts";
import { ingredientCategories } from "#shared/generated/interface/sheet.ts";
import { benchPath } from "#shared/pages/desk-address.ts";
import { routeOf } from "#shared/pages/page-table.ts";
import { licenceOf, type Publisher, plainTexts, type Texts } from "./data-head.ts";
import { dateOf } from "./list-addresses.ts";

export const cataloguePath = "/catalogue.json";

const version = 1;

interface Place {
  /** Addresses by edition; null when it has no page. */
  readonly urls: Readonly<Record<string, string>> | null;
  /** ISO day on which its page last changed; null when that is not known. */
  readonly modified: string | null;
}

interface Ingredient extends Place {
  readonly id: string;
  /** The entry's family, or "serum" for a finished one. */
  readonly kind: FamilyId | "serum";
  readonly name: Texts;
  readonly categories: readonly { readonly id: string; readonly name: Texts }[];
  readonly inci: string;
  readonly cas: string | null;
  readonly formula: string | null;
}

interface Strain extends Place {
  readonly id: string;
  readonly kind: "probiotic" | "postbiotic";
  readonly species: string;
  readonly formerName: string | null;
  readonly code: string;
  readonly billionPerGram: number;
}

interface Product extends Place {
  readonly id: string;
  readonly kind: "supplement" | "serum";
  readonly name: Texts;
  readonly range: Texts;
  readonly summary: Texts;
  readonly capsules: number | null;
  readonly capsulesPerDay: number | null;
  readonly actives: readonly {
    readonly name: Texts;
    readonly amount: number;
    readonly unit: string;
    readonly ingredient: string | null;
  }[];
}

interface Catalogue {
  readonly version: number;
  readonly publisher: Publisher & { readonly url: string };
  readonly licence: Texts;
  readonly languages: readonly Language[];
  readonly families: readonly {
    readonly id: string;
    readonly name: Texts;
    readonly urls: Place["urls"];
    readonly entries: readonly (Ingredient | Strain)[];
  }[];
  readonly products: readonly Product[];
  /** Addresses of an empty bench's JSON, which judges formulas, by edition (docs/desk-json.md). */
  readonly desk: Readonly<Record<Instrument, Place["urls"]>>;
}

/** `siteUrl` has no slash at its end. */
export function composeCatalogue({ siteUrl, lab }: { siteUrl: string; lab: Publisher }): Catalogue {
  const urlsOf = (path: string) =>
    Object.fromEntries(editions.map((edition) => [edition.id, siteUrl + addressIn(edition, path)]));
  const placeOf = (path: string): Place => ({
    urls: urlsOf(path),
    modified: dateOf(path, originalEdition) ?? null,
  });

  const listEntries = (id: FamilyId): readonly (Ingredient | Strain)[] => {
    const own = familyEntries[id].map((entry) => {
      const place = placeOf(pathOfEntry(id, entry.slug));
      return "species" in entry
        ? describeStrain(entry, entry.type === "postbiotique" ? noPlace : place)
        : { ...describeIngredient(entry), kind: entry.type, ...place };
    });
    const finished = id === "niosome" ? serums : [];
    return [
      ...own,
      ...finished.map((entry) => ({
        ...describeIngredient(entry),
        kind: "serum" as const,
        ...placeOf(pathOfEntry(id, entry.slug)),
      })),
    ];
  };

  return {
    version,
    publisher: { ...lab, url: `${siteUrl}/` },
    licence: licenceOf(lab),
    languages: languages.map(({ id }) => id),
    families: families.map((family) => ({
      id: family.id,
      name: plainTexts(familyPages[family.id].family.printed),
      urls: urlsOf(pathOfFamily(family)),
      entries: listEntries(family.id),
    })),
    products: products.map((product) => ({
      id: product.slug,
      kind: product.quantity === null ? "serum" : "supplement",
      name: plainTexts(product.name),
      range: plainTexts(rangeOf(product.category_id)),
      summary: plainTexts(product.summary),
      capsules: product.quantity,
      capsulesPerDay: product.perDay,
      actives: product.actives.map(({ name, dose, path }) => ({
        name: plainTexts(name),
        amount: dose.amount,
        unit: dose.unit,
        ingredient: path ? siteUrl + path : null,
      })),
      ...placeOf(routeOf("product").pattern.replace(":slug", product.slug)),
    })),
    desk: {
      complement: urlsOf(`${benchPath("complement")}.json`),
      serum: urlsOf(`${benchPath("serum")}.json`),
    },
  };
}

const noPlace: Place = { urls: null, modified: null };

function describeIngredient(entry: {
  readonly slug: string;
  readonly nom: Translated;
  readonly categories: readonly (keyof typeof ingredientCategories)[];
  readonly identity: Identity;
}) {
  const { slug, nom, categories, identity } = entry;
  return {
    id: slug,
    name: plainTexts(nom),
    categories: categories.map((id) => ({ id, name: plainTexts(ingredientCategories[id]) })),
    inci: identity.inci,
    ...describeIdentity(identity),
  };
}

/** Describes the ingredient itself, not a component or a marker of it. */
const describeIdentity = (identity: Identity): Pick<Ingredient, "cas" | "formula"> => ({
  cas: casOf(identity) ?? null,
  formula: formulaOf(identity),
});

/** Areas of study are left out: apart from the page that explains them, they would read as claims. */
const describeStrain = (
  entry: {
    readonly slug: string;
    readonly type: "probiotique" | "postbiotique";
    readonly species: string;
    readonly formerName?: string;
    readonly code: string;
    readonly cfu: number;
  },
  place: Place,
): Strain => ({
  id: entry.slug,
  kind: entry.type === "postbiotique" ? "postbiotic" : "probiotic",
  species: entry.species,
  formerName: entry.formerName ?? null,
  code: entry.code,
  billionPerGram: entry.cfu,
  ...place,
});

function rangeOf(categoryId: number): Translated {
  const category = productCategories.find(({ id }) => id === categoryId);
  if (!category) throw new Error(`no category has the id ${categoryId}`);
  return category.name;
}
