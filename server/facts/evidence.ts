// How what entries say is known: by the rules of their folder, where they do not say it themselves.
import type { Evidence } from "#shared/content/schema/evidence.ts";
import { evidenceRules } from "#shared/generated/evidence.ts";

type Folder = (typeof evidenceRules)[number]["of"][number];

/** An entry by its folder below shared/content. */
export interface Known {
  readonly folder: Folder;
  readonly slug: string;
  readonly evidence?: Readonly<Record<string, Evidence>> | undefined;
}

/** Whether a field, "compatibility.ph", is `prefix` or below it. */
const isBelow = (field: string, prefix: string) =>
  field === prefix || field.startsWith(`${prefix}.`);

/** @throws where no rule is about the field: the content was not checked */
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
