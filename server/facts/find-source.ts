// The sources of figures, by id.
import type { Source } from "#shared/content/schema/status.ts";
import { sources } from "#shared/generated/sources.ts";

/** @throws when no source has that id: the content was not checked */
export function findSource(id: string): Source {
  const found = sources.find((source) => source.id === id);
  if (!found) throw new Error(`no source is called ${id}`);
  return found;
}
