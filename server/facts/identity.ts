// An ingredient as a substance: its molecule, numbers and shares, computed from its structure.
import { elementShareOf } from "#shared/content/element-share.ts";
import type { Identity, Molecule } from "#shared/content/schema/identity.ts";
import { drawings } from "#shared/generated/drawings.ts";

/** The molecule that stands for an ingredient: itself, a plant's marker, a mineral's salt, one of a complex. */
export function moleculeOf(identity: Identity): Molecule | undefined {
  return identity.kind === "plant" ? identity.marker : identity.molecule;
}

/** @throws when the molecule has not been drawn: the content was not built since it was added */
export function drawingOf({ smiles, cas }: Molecule) {
  const drawing = drawings[smiles];
  if (!drawing) throw new Error(`the molecule ${cas} has no drawing: build the content again`);
  return drawing;
}

/** The InChIKey of the molecule that an ingredient is; markers of plants and parts of complexes do not count. */
export function inchiKeyOf(identity: Identity): string | null {
  const molecule = moleculeOf(identity);
  const isWhole =
    molecule?.shows === "whole" && identity.kind !== "plant" && identity.kind !== "complex";
  return isWhole ? drawingOf(molecule).inchiKey : null;
}

/** The CAS number of the ingredient itself, not of a component or a marker of it. */
export function casOf(identity: Identity): string | undefined {
  if (identity.kind === "complex") return undefined;
  return identity.kind === "plant" ? identity.cas : identity.molecule.cas;
}

/** The share of the element in the mass of a mineral's salt, 0 to 1; null when its formula is that of a part. */
export function elementShare(identity: Identity, symbol: string): number | null {
  if (identity.kind !== "mineral" || identity.molecule.shows === "unit") return null;
  return elementShareOf(identity.molecule.formula, symbol);
}
