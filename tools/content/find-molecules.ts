// Every molecule that an entry of the content has drawn.
import type { Identity, Molecule } from "#shared/content/schema/entries.ts";
import type { Entries } from "./read-content.ts";

function moleculeOf(identity: Identity): Molecule | undefined {
  return identity.kind === "plant" ? identity.marker : identity.molecule;
}

export const findMolecules = ({ families, serums }: Entries): Molecule[] =>
  [...Object.values(families).flat(), ...serums].flatMap((entry) =>
    "identity" in entry ? (moleculeOf(entry.identity) ?? []) : [],
  );
