// What the desk knows of actives, as the browser fetches it: a small file each, which browsers keep.
import { fetchJson } from "#client/hooks/fetch-own.ts";
import type { DeskFacts } from "#shared/formula/desk-facts.ts";
import type { Formula } from "#shared/formula/formula.ts";
import { deskFactsAddress } from "#shared/pages/desk-address.ts";

/**
 * Of the actives of a formula, or of others for its place of application. `prefix`: of the edition whose names are wanted.
 * @throws where one of them cannot be had
 */
export async function fetchFacts(
  { build, prefix }: { readonly build: string; readonly prefix: string },
  formula: Formula,
  slugs: readonly string[] = formula.actives.map(({ slug }) => slug),
): Promise<DeskFacts> {
  const each = await Promise.all(
    slugs.map((slug) => fetchJson<DeskFacts>(deskFactsAddress(build, prefix, formula, slug))),
  );
  return {
    actives: Object.assign({}, ...each.map(({ actives }) => actives)),
    nutrients: Object.assign({}, ...each.map(({ nutrients }) => nutrients)),
  };
}
