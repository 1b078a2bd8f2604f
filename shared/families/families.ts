// The families of ingredients, each once: pages, menus, catalogues, sheets, the printed catalogue, the content step and the
// tests take from here what they need. To add one: a record here, a folder of entries, and the copy of its page, whose
// `family` holds all that other places say of it. Its categories need a colour (shared/content/legend) and a name
// (shared/content/interface/sheet), where no other family has them. For both sides.
import type { Language } from "#shared/editions/languages.ts";
import type { socialCards } from "#shared/pictures/social-cards.ts";

/**
 * The kinds of entries, page, sheet and table: liposomes are supplements with claims, niosomes are cosmetics with dosage forms and
 * finished products, strains are counted. Each kind has one schema, one loader, one component.
 */
export const familyKinds = ["liposome", "niosome", "strain"] as const;
export type FamilyKind = (typeof familyKinds)[number];

interface FamilyRecord {
  readonly id: string;
  readonly kind: FamilyKind;
  /** First segment of its addresses: `/liposomes`, `/liposomes/zinc`. Also the id of an enquiry about the family. */
  readonly segment: string;
  /** Language of its pages, in the original edition. */
  readonly language: Language;
  /** Ids in the page table. The copy is in shared/content/pages/, under the page's id. */
  readonly page: string;
  readonly sheet: string;
  /** Folder of its entries, in shared/content. */
  readonly folder: string;
  /** Ground of its sheets and cards (client/styles/tokens.css). */
  readonly tone: "liposome" | "niosome" | "probiotic";
  /** Ids of the categories that its entries may have. */
  readonly categories: readonly string[];
  /** Ids of the filters of its catalogue, in their order; in addresses too. */
  readonly filters: readonly string[];
  /** Place in the header's menu; everywhere else families stand in the order of this list. */
  readonly menuPlace: number;
  /** Pictures of link previews. */
  readonly cards: Readonly<Record<"page" | "sheet", keyof typeof socialCards>>;
}

const liposomeCategories = [
  "acide-amine",
  "coenzyme",
  "proteine",
  "vegetal",
  "vitamine",
  "mineral",
  "antioxydant",
  "acide-gras",
  "substance",
] as const;

const niosomeCategories = [
  "acides",
  "coenzyme",
  "antioxydants",
  "vegetal",
  "vitamines",
  "mineral",
  "lipides",
  "peptides",
] as const;

const strainCategories = [
  "sante-gastro-intestinale",
  "allergies-immunite",
  "femmes",
  "metabolisme",
  "articulations",
  "sante-mentale",
  "peau",
  "bucco-dentaire",
  "protection-du-foie",
  "sommeil",
] as const;

/** Types of strains; the specification spells the first "Souche conventionelle" in one place: a label. */
export const strainTypes = ["souche-conventionnelle", "souche-vpro"] as const;

/** Dosage forms, which filter the catalogues of niosomes. */
export const formes = ["creme", "serum", "gelule"] as const;
export type Forme = (typeof formes)[number];

/** The effects of a cosmetic active on the look of skin or hair, which filter the catalogues of niosomes. */
export const effects = [
  "hydration",
  "radiance",
  "even-tone",
  "antioxidant",
  "comfort",
  "suppleness",
  "smoothing",
  "firmness",
  "clarity",
  "hair",
] as const;

export const families = [
  {
    id: "liposome",
    kind: "liposome",
    segment: "liposomes",
    language: "fr",
    page: "liposomes",
    sheet: "liposomeSheet",
    folder: "liposomes",
    tone: "liposome",
    categories: liposomeCategories,
    filters: liposomeCategories,
    menuPlace: 2,
    cards: { page: "liposomes", sheet: "liposome-sheets" },
  },
  {
    id: "niosome",
    kind: "niosome",
    segment: "niosomes",
    language: "fr",
    page: "niosomes",
    sheet: "niosomeSheet",
    folder: "niosomes",
    tone: "niosome",
    categories: niosomeCategories,
    filters: niosomeCategories,
    menuPlace: 3,
    cards: { page: "niosomes", sheet: "niosome-sheets" },
  },
  {
    id: "probiotic",
    kind: "strain",
    segment: "probiotiques",
    language: "fr",
    page: "probiotics",
    sheet: "strainSheet",
    folder: "strains",
    tone: "probiotic",
    categories: strainCategories,
    filters: [...strainTypes, ...strainCategories],
    menuPlace: 1,
    cards: { page: "probiotics", sheet: "strain-sheets" },
  },
] as const satisfies readonly FamilyRecord[];

export type Family = (typeof families)[number];
export type FamilyId = Family["id"];
export type FamilyOf<Kind extends FamilyKind> = Extract<Family, { kind: Kind }>;

export const familiesOf = <Kind extends FamilyKind>(kind: Kind): readonly FamilyOf<Kind>[] =>
  families.filter((family): family is FamilyOf<Kind> => family.kind === kind);

/** Ids of the families of a kind. */
export const idsOf = <Kind extends FamilyKind>(kind: Kind) =>
  familiesOf(kind).map<string>(({ id }) => id) as readonly FamilyOf<Kind>["id"][];

/** Ids of the categories that entries of a kind may have. */
export const categoriesOf = <Kind extends FamilyKind>(kind: Kind) =>
  familiesOf(kind).flatMap<string>(
    ({ categories }) => categories,
  ) as readonly FamilyOf<Kind>["categories"][number][];

/** The family under whose addresses finished serums have their sheets. */
export const serumFamily = "niosome" satisfies FamilyId;

/** @throws when no family has that id */
export function findFamily(id: FamilyId): Family {
  const family = families.find((candidate) => candidate.id === id);
  if (!family) throw new Error(`no family has the id ${id}`);
  return family;
}

/** Path of its page. */
export const pathOfFamily = ({ segment }: Pick<Family, "segment">) => `/${segment}`;

/** Path of the sheet of one of its entries. */
export const pathOfEntry = (id: FamilyId, slug: string) => `/${findFamily(id).segment}/${slug}`;

/** The others, the nearest in the list first: those after it, then those before. */
export function otherFamilies(id: FamilyId): readonly Family[] {
  const place = families.findIndex((family) => family.id === id);
  return [...families.slice(place + 1), ...families.slice(0, place).reverse()];
}
