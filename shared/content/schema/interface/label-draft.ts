// Texts of the draft of a product's label, of the claims that its doses allow, and of what its shell is made of.
import * as z from "zod";
import { excipient, shell } from "#shared/content/schema/entries.ts";
import { text } from "#shared/content/schema/parts.ts";

export const labelDraft = z.strictObject({
  title: text,
  /** States the purpose and the limits of the draft. */
  lead: text,
  copy: text,
  copied: text,
  /** Names of the two drafts, each in its own language. */
  languages: text,
  /** {sweetener}: said beside the name. */
  sweetened: text,
  /** {text}. */
  ingredients: text,
  /** {name}, {allergens} in capitals. */
  allergenic: text,
  /** {name} of what carries the actives. */
  carrier: text,
  /** Named for a strain whose coating is not known yet: {name}. */
  coated: text,
  /** Stands for the culture medium of strains until it is known. */
  medium: text,
  /** First, where a status is open: {names}. */
  unsettled: text,
  /** {name}. */
  shell: text,
  /** {text}. */
  perDay: text,
  reference: text,
  /** {text}. */
  use: text,
  /** {text}. */
  warnings: text,
  /** A statement that only the label of France may bear. */
  tolerated: z.strictObject({ flora: text }),
  /** {text}. */
  content: text,
  net: text,
  /** Capsules: {count}. */
  capsules: text,
  bottle: text,
  batch: text,
  operator: text,
  cosmetic: text,
  durability: text,
  /** {text}. */
  inci: text,
  /** {text}. */
  opened: text,
  responsible: text,
  shells: z.record(shell, text),
  excipients: z.record(excipient, text),
  /** Labels of the facts of a product. */
  facts: z.strictObject({ shell: text, excipients: text, allergens: text, diet: text }),
});

export const doseNotes = z.strictObject({
  /** {name}, {dose}, {maximum}. */
  above: text,
  check: text,
  /** While the laboratory has not confirmed the formula. */
  open: text,
});

export const claimList = z.strictObject({
  title: text,
  lead: text,
  /** Where the label keeps pregnant women from the product, and a claim is on them. */
  withheld: text,
});
