// The identity of an ingredient: names, registry numbers, molecules, as a chemist would check them.
import type { Liposome, Niosome } from "#shared/content/schema/entries.ts";
import type { Molecule } from "#shared/content/schema/identity.ts";
import type { ContentProblem } from "../problems.ts";
import {
  type Check,
  findMolecule,
  folderOf,
  type Ingredient,
  inFacts,
  inWords,
  listIngredients,
} from "./checked-content.ts";

export const checkIdentity: Check = ({ entries }) => [
  ...listIngredients(entries).flatMap(checkIngredient),
  ...entries.niosomes.flatMap(checkInci),
  ...entries.liposomes.flatMap((entry) => checkCounterpartMolecule(entry, entries.niosomes)),
];

function checkIngredient(entry: Ingredient): ContentProblem[] {
  const { identity } = entry;
  const folder = folderOf(entry);
  const problems: ContentProblem[] = [];
  if (identity.inci !== identity.inci.toUpperCase())
    problems.push({
      where: inFacts(folder, "identity.inci"),
      what: `is ${identity.inci}`,
      wanted: "capitals, as on a label",
    });
  if (identity.kind === "plant") {
    if (!/^[A-Z][a-z]+ /.test(identity.latin))
      problems.push({
        where: inFacts(folder, "identity.latin"),
        what: `is ${identity.latin}`,
        wanted: "a Latin name of two words, such as Withania somnifera",
      });
    if (identity.cas) problems.push(...checkCas(identity.cas, inFacts(folder, "identity.cas")));
  }
  const found = findMolecule(identity);
  return found ? [...problems, ...checkMolecule(found.molecule, folder, found.field)] : problems;
}

function checkMolecule({ cas, shows, note }: Molecule, folder: string, field: string) {
  const problems = checkCas(cas, inFacts(folder, `${field}.cas`));
  if (shows !== "whole" && !note)
    problems.push({
      where: inWords(folder, "fr", `${field}.note`),
      what: `is missing, and the drawing shows a ${shows} only`,
      wanted: "a sentence that says so, in every language",
    });
  return problems;
}

/** The last digit is the sum of the others, each times its place from the right, modulo ten. */
function checkCas(cas: string, where: string): ContentProblem[] {
  const digits = [...cas.replaceAll("-", "")].map(Number);
  const check = digits.pop();
  const sum = digits.reverse().reduce((total, digit, index) => total + digit * (index + 1), 0);
  if (sum % 10 === check) return [];
  return [
    {
      where,
      what: `${cas} is no registry number: its last digit does not fit the others`,
      wanted: `the number as registered (with these digits it would end in ${sum % 10})`,
    },
  ];
}

function checkInci(entry: Niosome): ContentProblem[] {
  if (entry.inci === entry.identity.inci) return [];
  return [
    {
      where: inFacts(folderOf(entry), "inci"),
      what: `is ${entry.inci}, and the identity says ${entry.identity.inci}`,
      wanted: "the same INCI name",
    },
  ];
}

/** The same compound is drawn the same in both its forms. */
function checkCounterpartMolecule(
  liposome: Liposome,
  niosomes: readonly Niosome[],
): ContentProblem[] {
  const counterpart = niosomes.find(({ slug }) => slug === liposome.niosome);
  const one = findMolecule(liposome.identity);
  const other = counterpart && findMolecule(counterpart.identity);
  if (!counterpart || !one || !other || one.molecule.cas !== other.molecule.cas) return [];
  if (one.molecule.smiles === other.molecule.smiles) return [];
  return [
    {
      where: inFacts(folderOf(liposome), `${one.field}.smiles`),
      what: `differs from that of ${folderOf(counterpart)}, which has the same CAS number`,
      wanted: "the same SMILES for the same compound",
    },
  ];
}
