// The drawing of an ingredient's molecule, and the components of a complex.
import { drawingOf, moleculeOf } from "#server/facts/identity.ts";
import type { Identity } from "#shared/content/schema/identity.ts";
import type { MoleculeDrawing, SheetData } from "#shared/pages/sheet.ts";
import type { Words } from "#shared/words/words.ts";

export function loadDrawing(identity: Identity | undefined, words: Words): MoleculeDrawing | null {
  const molecule = identity && moleculeOf(identity);
  if (!identity || !molecule) return null;
  const { address, view, fades } = drawingOf(molecule);
  const [x = 0, y = 0, width = 0, height = 0] = view;
  return {
    address,
    view: [x, y, width, height],
    fades,
    name: words.text(molecule.name),
    note: molecule.note ? words.text(molecule.note) : null,
  };
}

/** The components of a complex, with their sheets if they have one. */
export function loadComponents(
  identity: Identity | undefined,
  words: Words,
): SheetData["contains"] {
  if (identity?.kind !== "complex") return [];
  return identity.components.map(({ name, path }) => ({
    path: path ?? null,
    name: words.text(name),
  }));
}
