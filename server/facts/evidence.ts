// The evidence of an entry's fields: the entry's own, or else by the rules of its folder.
import type { Evidence } from "#shared/content/schema/evidence.ts";
import { evidenceRules } from "#shared/generated/evidence.ts";

type Folder = (typeof evidenceRules)[number]["of"][number];

/** An entry by its folder below shared/content. */
export interface Known {
  readonly folder: Folder;
  readonly slug: string;
  readonly evidence?: Readonly<Record<string, Evidence>> | undefined;
}

/** True when a field, "compatibility.ph", is `prefix` or below it. */
const isBelow = (field: string, prefix: string) =>
  field === prefix || field.startsWith(`${prefix}.`);

/** @throws when no rule covers the field: the content was not checked */
export function evidenceFor({ folder, evidence = {} }: Known, field: string): Evidence {
  const own = Object.entries(evidence).map(([prefix, by]) => ({ field: prefix, by }));
  const ofFolder = evidenceRules.filter((each) => each.of.includes(folder));
  const [rule] = [own, ofFolder].flatMap((rules) =>
    rules
      .filter((each) => isBelow(field, each.field))
      .sort((a, b) => b.field.length - a.field.length),
  );
  if (!rule) throw new Error(`nothing says how ${folder}.${field} is known`);
  return rule.by;
}
