// An ingredient as a substance: its molecule and numbers.
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

/** The molecule that is drawn, where it is but a component of the ingredient. */
export function componentOf(identity: Identity): Molecule | undefined {
  if (identity.kind === "plant") return undefined;
  return identity.kind === "complex" || identity.molecule.shows === "part"
    ? identity.molecule
    : undefined;
}

/** The CAS number of the ingredient itself, not of a component or a marker of it. */
export function casOf(identity: Identity): string | undefined {
  if (identity.kind === "plant") return identity.cas;
  return componentOf(identity) ? undefined : identity.molecule?.cas;
}
