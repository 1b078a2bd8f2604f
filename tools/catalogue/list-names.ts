// The names in the printed catalogue's index: entries, products, synonyms, Latin and INCI names.
import { sortedProducts } from "#server/facts/find-products.ts";
import type { Strain } from "#shared/content/schema/entries.ts";
import type { Language } from "#shared/editions/edition.ts";
import { serums } from "#shared/generated/entries.ts";
import { familyEntries } from "#shared/generated/families.ts";
import type { Named } from "./compose-index.ts";
import { bindWords, latinName } from "./set-words.ts";

/** The entries of the printed catalogue's index, `strains` in the order of their pages. */
export function listNames(language: Language, strains: readonly Strain[]): Named[] {
  const say = (text: Readonly<Record<Language, string>>) => text[language];
  const names: Named[] = [];
  const split = (text: string) => text.split(/, (?![^(]*\))/).map((each) => each.trim());
  for (const [folder, entries] of [
    ["liposomes", familyEntries.liposome],
    ["niosomes", [...familyEntries.niosome, ...serums]],
  ] as const) {
    for (const entry of entries) {
      const target = `${folder}/${entry.slug}`;
      const name = say(entry.nom);
      names.push({ name, target, isLatin: false });
      for (const other of entry.synonyms ? split(say(entry.synonyms)) : [])
        names.push({ name: other, target, of: name, isLatin: latinName.test(other) });
      if (entry.identity.kind === "plant")
        names.push({ name: entry.identity.latin, target, of: name, isLatin: true });
      if ("inci" in entry)
        for (const inci of split(entry.inci))
          names.push({ name: inci, target, of: name, isLatin: false });
    }
  }
  for (const { slug, species, code, formerName, synonyms } of strains) {
    const target = `probiotiques/${slug}`;
    names.push({ name: species, code: bindWords(code), target, isLatin: true });
    if (formerName)
      names.push({ name: formerName, target, of: species, isLatin: true, isOfLatin: true });
    for (const other of synonyms ? split(say(synonyms)) : [])
      names.push({
        name: other,
        target,
        of: species,
        isLatin: latinName.test(other),
        isOfLatin: true,
      });
  }
  for (const { slug, name } of sortedProducts)
    names.push({ name: say(name), target: `produit/${slug}`, isLatin: false });
  return names;
}
