// The labels of facts, under the ids that the facts themselves have (shared/facts/fact-order.ts).
import * as z from "zod";
import { plural, text } from "#shared/content/schema/parts.ts";
import {
  allergens,
  compatibleForms,
  cosmeticFunctions,
  sensitivity,
} from "#shared/content/schema/status.ts";
import { labelledFacts } from "#shared/facts/fact-order.ts";
import { strainTypes } from "#shared/families/families.ts";

export const factTexts = z.record(
  z.enum(labelledFacts),
  z.strictObject({
    label: text,
    /** Used where the label stands above a column or in one. */
    short: text.exactOptional(),
    /** Beside a bead of a line of amounts: {where}. */
    mark: text.exactOptional(),
    /** Around its value: {value}. */
    value: text.exactOptional(),
  }),
);

/** The words of facts of which the schema lists the values. */
export const factCodes = z.strictObject({
  "use.functions": z.record(z.enum(cosmeticFunctions), text),
  claimStatus: z.record(z.enum(["authorised", "on hold", "none"]), text),
  souche: z.record(z.enum(strainTypes), text),
  "compatibility.light": z.record(sensitivity, text),
  "compatibility.oxygen": z.record(sensitivity, text),
  "compatibility.metals": z.record(sensitivity, text),
  "compatibility.forms": z.record(z.enum(compatibleForms), text),
  "origin.allergens": z.record(z.enum(allergens), text),
  /** Shown in place of a count of authorised claims. */
  claims: z.record(z.enum(["on hold", "none", "cosmetic"]), text),
  /** Shown for a complex: each nutrient has a dose of its own. */
  dose: z.strictObject({ each: text }),
});

/** Notes shown below a value, or around several. */
export const factNotes = z.strictObject({
  claims: z.strictObject({
    authorised: plural,
    /** {minimum}. */
    from: text,
    /** Shown where each nutrient has a minimum of its own. */
    "from each": text,
    "on hold": text,
    none: text,
    strain: text,
    cosmetic: text,
  }),
  dose: z.strictObject({ each: plural, others: plural }),
  /** {name} of a metal, in its {salt}. */
  "identity.element": z.strictObject({ share: text }),
  /** {label}, {value}. */
  pair: text,
});
