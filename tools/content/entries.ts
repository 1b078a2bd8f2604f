// The entries of the catalogue, by family and by kind.
import type {
  Claim,
  EntryOfKind,
  Liposome,
  Niosome,
  Product,
  ProductCategory,
  Serum,
  Strain,
} from "#shared/content/schema/entries.ts";
import { type Family, type FamilyKind, familiesOf } from "#shared/families/families.ts";

/** Entries of families, by the family's id. */
export type FamilyEntries = {
  readonly [Each in Family as Each["id"]]: readonly EntryOfKind[Each["kind"]][];
};

export interface Entries {
  readonly families: FamilyEntries;
  /** The entries of all families of a kind. */
  readonly liposomes: readonly Liposome[];
  readonly niosomes: readonly Niosome[];
  readonly strains: readonly Strain[];
  readonly serums: readonly Serum[];
  readonly products: readonly Product[];
  readonly productCategories: readonly ProductCategory[];
  readonly claims: readonly Claim[];
}

/** The entries of a kind of families. */
const ofKind = <Kind extends FamilyKind>(byFamily: FamilyEntries, kind: Kind) =>
  familiesOf(kind).flatMap<unknown>(({ id }) => byFamily[id]) as EntryOfKind[Kind][];

/** The entries of families, also by kind, and the others. */
export const gatherEntries = (
  byFamily: FamilyEntries,
  others: Pick<Entries, "serums" | "products" | "productCategories" | "claims">,
): Entries => ({
  ...others,
  families: byFamily,
  liposomes: ofKind(byFamily, "liposome"),
  niosomes: ofKind(byFamily, "niosome"),
  strains: ofKind(byFamily, "strain"),
});
