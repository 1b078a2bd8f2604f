import type { Strain } from "#shared/content/schema/entries.ts";
import type { FamilyId } from "#shared/families/families.ts";
import type { Subject } from "./fact-of.ts";
import { type Ingredient, moleculeSubject } from "./molecule.ts";
import { strainSubject } from "./strain.ts";

/** An entry of a family, or a finished serum, which is among niosomes. */
export const subjectOf = (family: FamilyId, entry: Ingredient | Strain): Subject =>
  "species" in entry ? strainSubject(entry) : moleculeSubject(family, entry);
