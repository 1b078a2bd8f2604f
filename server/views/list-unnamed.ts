// Pages of plain documents, under their titles: for lists that have no name of their own for them, so that a new page appears
// without another line.
import type { Translated } from "#shared/editions/edition.ts";
import { pageCopies } from "#shared/generated/pages/copies.ts";
import { copyPages } from "#shared/pages/page-table.ts";

/** `named`: paths that a list names itself. */
export const listUnnamed = (
  named: readonly string[],
): readonly { readonly path: string; readonly name: Translated }[] =>
  copyPages
    .filter(({ pattern }) => !named.includes(pattern))
    .map(({ id, pattern }) => ({ path: pattern, name: pageCopies[id].head.title }));
