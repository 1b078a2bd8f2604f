// All that can be chosen, by id, with its name. For the server: it brings the entries of all families.
import { type Language, type Translated, untranslated } from "#shared/editions/edition.ts";
import { families, pathOfEntry } from "#shared/families/families.ts";
import { products, serums } from "#shared/generated/entries.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { routeOf } from "#shared/pages/page-table.ts";
import { type Chosen, entryId, type NamedChosen } from "./chosen.ts";

const productPath = (slug: string) => routeOf("product").pattern.replace(":slug", slug);

/** Names by id. Postbiotics, which have no page, are not among them. */
const names: ReadonlyMap<string, Translated> = new Map([
  ...families.flatMap(({ id }) =>
    familyEntries[id].flatMap((entry): [string, Translated][] => {
      if (entry.type === "postbiotique") return [];
      const name = "nom" in entry ? entry.nom : untranslated(`${entry.species} ${entry.code}`);
      return [[entryId(pathOfEntry(id, entry.slug)), name]];
    }),
  ),
  ...serums.map(({ slug, nom }): [string, Translated] => [
    entryId(pathOfEntry("niosome", slug)),
    nom,
  ]),
  ...products.map(({ slug, name }): [string, Translated] => [entryId(productPath(slug)), name]),
]);

/** The names of all that can be chosen, by id. */
export const listNames = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries([...names].map(([id, name]) => [id, name[language]]));

/** Those that there are, with their names. */
export const nameChosen = (chosen: readonly Chosen[], language: Language): readonly NamedChosen[] =>
  chosen.flatMap((each) => {
    const name = names.get(each.id);
    return name ? [{ ...each, name: name[language] }] : [];
  });
