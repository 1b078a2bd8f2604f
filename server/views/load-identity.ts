// The identity block of a sheet: what the ingredient is, and the drawing of its molecule.
import type { Identity, Molecule } from "#shared/content/schema/entries.ts";
import { formatNumber, type Phrase, type Translated, translate } from "#shared/editions/edition.ts";
import { drawings } from "#shared/generated/drawings.ts";
import { identityTexts } from "#shared/generated/interface/sheet.ts";
import type { MoleculeDrawing, SheetData } from "#shared/pages/sheet.ts";

type Say = (text: Translated) => Phrase;
type Fact = SheetData["facts"][number];

/** The molecule that stands for an ingredient: itself, a plant's marker, a mineral's salt, one of a complex. */
function moleculeOf(identity: Identity): Molecule | undefined {
  return identity.kind === "plant" ? identity.marker : identity.molecule;
}

/** @throws when the molecule has not been drawn: the content was not built since it was added */
export function loadDrawing(identity: Identity | undefined, say: Say): MoleculeDrawing | null {
  const molecule = identity && moleculeOf(identity);
  if (!identity || !molecule) return null;
  const drawing = drawings[molecule.smiles];
  if (!drawing)
    throw new Error(`the molecule ${molecule.cas} has no drawing: build the content again`);
  const { address, view, fades } = drawing;
  const [x = 0, y = 0, width = 0, height = 0] = view;
  return {
    address,
    view: [x, y, width, height],
    fades,
    name: say(molecule.name),
    note: molecule.note ? say(molecule.note) : null,
  };
}

/** Names, numbers, formula and mass, each with its label; values are HTML. */
export function loadIdentityFacts(identity: Identity | undefined, say: Say): readonly Fact[] {
  if (!identity) return [];
  const fact = (label: Translated, value: Translated | string): Fact => ({
    label: say(label),
    value: typeof value === "string" ? value : say(value),
  });
  const facts = [fact(identityTexts.inci, identity.inci)];
  if (identity.kind === "plant") {
    facts.push(fact(identityTexts.latin, `<i lang="la">${identity.latin}</i>`));
    facts.push(fact(identityTexts.part, identity.part));
    if (identity.cas) facts.push(fact(identityTexts.cas, identity.cas));
    facts.push(fact(identityTexts.marker, identity.marker.name));
  }
  if (identity.kind === "mineral") facts.push(fact(identityTexts.salt, identity.salt));
  const molecule = moleculeOf(identity);
  if (molecule) {
    if (identity.kind === "complex") facts.push(fact(identityTexts.drawn, molecule.name));
    if (identity.kind !== "plant" || !identity.cas)
      facts.push(fact(identityTexts.cas, molecule.cas));
    const { formula, mass } = drawings[molecule.smiles] ?? { formula: molecule.formula, mass: 0 };
    facts.push(fact(identityTexts.formula, formula));
    facts.push(
      fact(
        identityTexts.mass,
        translate((language) => `${formatNumber(mass, language, 2)}\u00a0g/mol`),
      ),
    );
    if (molecule.note) facts.push(fact(identityTexts.note, molecule.note));
  }
  return facts;
}

/** What a complex is made of, with the sheets of what has one. */
export function loadComponents(identity: Identity | undefined, say: Say): SheetData["contains"] {
  if (identity?.kind !== "complex") return [];
  return identity.components.map(({ name, path }) => ({ path: path ?? null, name: say(name) }));
}
