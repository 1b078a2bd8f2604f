// The identity block of a sheet: what the ingredient is, and the drawing of its molecule.

import { elementShareOf } from "#shared/content/element-share.ts";
import type { Identity, Molecule } from "#shared/content/schema/entries.ts";
import type { HowKnown } from "#shared/content/schema/evidence.ts";
import type { Identifiers } from "#shared/content/schema/status.ts";
import type { Translated } from "#shared/editions/edition.ts";
import { drawings } from "#shared/generated/drawings.ts";
import { identityTexts } from "#shared/generated/interface/sheet.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import type { MoleculeDrawing, SheetData } from "#shared/pages/sheet.ts";
import type { Text, Words } from "#shared/words/words.ts";
import { howKnown, type Known } from "./known.ts";

type Fact = SheetData["facts"][number];

/** What an entry says of its identity. */
interface Named {
  readonly identity?: Identity | undefined;
  readonly identifiers?: Identifiers | undefined;
  readonly synonyms?: Translated | undefined;
}

const labels = statusTexts.identifiers;

/** The molecule that stands for an ingredient: itself, a plant's marker, a mineral's salt, one of a complex. */
function moleculeOf(identity: Identity): Molecule | undefined {
  return identity.kind === "plant" ? identity.marker : identity.molecule;
}

/** @throws when the molecule has not been drawn: the content was not built since it was added */
function drawingOf({ smiles, cas }: Molecule) {
  const drawing = drawings[smiles];
  if (!drawing) throw new Error(`the molecule ${cas} has no drawing: build the content again`);
  return drawing;
}

/** Of the molecule that an ingredient is; markers of plants and parts of complexes do not count. */
export function inchiKeyOf(identity: Identity): string | null {
  const molecule = moleculeOf(identity);
  const isWhole =
    molecule?.shows === "whole" && identity.kind !== "plant" && identity.kind !== "complex";
  return isWhole ? drawingOf(molecule).inchiKey : null;
}

/** Of the ingredient itself, not of a component or a marker of it. */
export function casOf(identity: Identity): string | undefined {
  if (identity.kind === "complex") return undefined;
  return identity.kind === "plant" ? identity.cas : identity.molecule.cas;
}

/** How much of the mass of a mineral's salt is its element, 0 to 1; null where its formula is that of a part. */
export function elementShare(identity: Identity, symbol: string): number | null {
  if (identity.kind !== "mineral" || identity.molecule.shows === "unit") return null;
  return elementShareOf(identity.molecule.formula, symbol);
}

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

/**
 * Names, numbers, formula and mass, each with its label; values are HTML. `cosmetic`: with the INCI name, which means nothing
 * for food.
 */
export function loadIdentityFacts(
  { identity, identifiers = {}, synonyms }: Named,
  known: Known,
  cosmetic: boolean,
  words: Words,
): readonly Fact[] {
  if (!identity) return [];
  const fact = (
    label: Translated,
    value: Text,
    by: HowKnown | null = howKnown(known, "identity"),
  ): Fact => ({
    label: words.text(label),
    value: words.text(value),
    by,
  });
  const numbers = (["ec", "e", "unii"] as const).flatMap((name) => {
    const number = identifiers[name];
    return number ? [fact(labels[name], number)] : [];
  });
  const facts = cosmetic ? [fact(identityTexts.inci, identity.inci)] : [];
  if (synonyms) facts.push(fact(labels.synonyms, synonyms));
  if (identity.kind === "plant") {
    facts.push(fact(identityTexts.latin, `<i lang="la">${identity.latin}</i>`));
    facts.push(fact(identityTexts.part, identity.part));
    if (identity.cas) facts.push(fact(identityTexts.cas, identity.cas));
    facts.push(...numbers);
    facts.push(fact(identityTexts.marker, identity.marker.name));
  }
  if (identity.kind === "mineral") facts.push(fact(identityTexts.salt, identity.salt));
  const molecule = moleculeOf(identity);
  if (molecule) {
    if (identity.kind === "complex") facts.push(fact(identityTexts.drawn, molecule.name));
    if (identity.kind !== "plant" || !identity.cas)
      facts.push(fact(identityTexts.cas, molecule.cas));
    if (identity.kind !== "plant") facts.push(...numbers);
    const { formula, mass } = drawingOf(molecule);
    const inchiKey = inchiKeyOf(identity);
    facts.push(fact(identityTexts.formula, formula, "arithmetic"));
    facts.push(fact(identityTexts.mass, `${words.number(mass, 2)}\u00a0g/mol`, "arithmetic"));
    // It may be broken after each part.
    if (inchiKey)
      facts.push(fact(labels.inchiKey, inchiKey.replaceAll("-", "-<wbr>"), "arithmetic"));
    if (molecule.note) facts.push(fact(identityTexts.note, molecule.note, null));
  }
  return facts;
}

/** What a complex is made of, with the sheets of what has one. */
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
