// Every molecule that an entry of the content has drawn.
import type { Identity, Molecule } from "#shared/content/content-types.ts";
import { liposomes, niosomes, serums } from "#shared/content/gathered.ts";

function moleculeOf(identity: Identity | undefined): Molecule | undefined {
  return identity?.kind === "plant" ? identity.marker : identity?.molecule;
}

export function listMolecules(): Molecule[] {
  return [...liposomes, ...niosomes, ...serums].flatMap(
    ({ identity }) => moleculeOf(identity) ?? [],
  );
}
