// Every molecule that an entry of the content has drawn.
import type { Identity, Molecule } from "#shared/content/schema/entries.ts";
import type { Entries } from "./read-content.ts";

function moleculeOf(identity: Identity): Molecule | undefined {
  return identity.kind === "plant" ? identity.marker : identity.molecule;
}

export const findMolecules = ({ liposomes, niosomes, serums }: Entries): Molecule[] =>
  [...liposomes, ...niosomes, ...serums].flatMap(({ identity }) => moleculeOf(identity) ?? []);
