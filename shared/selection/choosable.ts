// All that can be chosen, by id, with its name. For the server: it brings the entries of all families.
import { type Language, type Translated, untranslated } from "#shared/editions/edition.ts";
import { families, pathOfEntry } from "#shared/families/families.ts";
import { products, serums } from "#shared/generated/entries.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { selection } from "#shared/generated/pages/selection.ts";
import { routeOf } from "#shared/pages/page-table.ts";
import { type Chosen, entryId, type NamedChosen, readChosen, writeEntry } from "./chosen.ts";

const productPath = (slug: string) => routeOf("product").pattern.replace(":slug", slug);

export interface Choice {
  readonly id: string;
  readonly name: string;
}

interface Choosable {
  readonly name: Translated;
  /** Tells it from others of that name; null for a strain, which has its code. */
  readonly family: Translated | null;
}

const { liposome, niosome, serum, product } = selection.families;

/** Names by id. Postbiotics, which have no page, are not among them. */
const names: ReadonlyMap<string, Choosable> = new Map([
  ...families.flatMap(({ id, kind }) =>
    familyEntries[id].flatMap((entry): [string, Choosable][] => {
      if (entry.type === "postbiotique") return [];
      const named =
        "nom" in entry
          ? { name: entry.nom, family: kind === "niosome" ? niosome : liposome }
          : { name: untranslated(`${entry.species} ${entry.code}`), family: null };
      return [[entryId(pathOfEntry(id, entry.slug)), named]];
    }),
  ),
  ...serums.map(({ slug, nom }): [string, Choosable] => [
    entryId(pathOfEntry("niosome", slug)),
    { name: nom, family: serum },
  ]),
  ...products.map(({ slug, name }): [string, Choosable] => [
    entryId(productPath(slug)),
    { name, family: product },
  ]),
]);

/** "zinc, liposome": as every list outside a catalogue names it. */
const nameIn = ({ name, family }: Choosable, language: Language): string =>
  family ? `${name[language]}, ${family[language]}` : name[language];

/** All that can be chosen, in the order of the families, to choose from. */
export const listChoices = (language: Language): readonly Choice[] =>
  [...names].map(([id, named]) => ({ id, name: nameIn(named, language) }));

/** The names of all that can be chosen, by id. */
export const listNames = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries([...names].map(([id, named]) => [id, nameIn(named, language)]));

/** Those that there are, with their names. */
export const nameChosen = (chosen: readonly Chosen[], language: Language): readonly NamedChosen[] =>
  chosen.flatMap((each) => {
    const named = names.get(each.id);
    return named ? [{ ...each, name: nameIn(named, language) }] : [];
  });

/** A stored selection as people read it: a line for each entry, by its name, and indented below what was noted about it. */
export function describeSelection(selection: string, language: Language): string {
  const lines = readChosen(selection).map((each) => {
    const [known] = nameChosen([each], language);
    // An entry that no longer exists keeps its place, under its id.
    return writeEntry(known?.name ?? each.id, each.note);
  });
  return lines.join("\n");
}
