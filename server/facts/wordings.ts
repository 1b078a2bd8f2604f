// Words for the label of whatever contains an entry: its own, then those of the nutrients that it supplies.
import type { Liposome } from "#shared/content/schema/entries.ts";
import type { Wording } from "#shared/content/schema/status.ts";
import { nutrientWordings } from "#shared/generated/wordings.ts";

export const listWordings = ({
  wordings,
  nutrients = [],
}: Pick<Liposome, "wordings" | "nutrients">): readonly Wording[] => [
  ...wordings,
  ...nutrientWordings.filter(({ id }) => nutrients.includes(id)),
];
