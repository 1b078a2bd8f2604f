// What the dose and status of all families are written with.

import type { HowKnown } from "#shared/content/schema/evidence.ts";
import { sources } from "#shared/generated/sources.ts";
import type { FactRow } from "#shared/pages/fact-table.ts";
import type { Text, Words } from "#shared/words/words.ts";

/** What stands beside a figure, and how the figure is known by it. */
export interface Beside {
  readonly text: Text;
  readonly by: HowKnown;
}

export const beside = (by: HowKnown, text: Text): Beside => ({ text, by });

/**
 * A source by its id, with more about the figure after a comma.
 * @throws where no source has that id: the content was not checked
 */
export function fromSource(
  words: Words,
  id: string,
  ...more: readonly (Text | undefined)[]
): Beside {
  const found = sources.find((source) => source.id === id);
  if (!found) throw new Error(`no source is called ${id}`);
  return { text: words.series(found.name, ...more), by: found.by };
}

export const row = (
  words: Words,
  name: Text,
  amount: Text,
  { text, by }: Beside,
  share?: Text,
): FactRow => ({
  name: words.text(name),
  path: null,
  amount: words.text(amount),
  share: share === undefined ? null : words.text(share),
  source: words.text(text),
  by,
});
