// Needs that nothing on the desk is called after, found by what the sheets say: effects of the actives of a serum, fields of study of
// strains. Named as the filters of the catalogues name them, and by the further words that the site's search knows.
import { deskActives } from "#server/desk/desk-actives.ts";
import { type Translated, untranslated } from "#shared/editions/edition.ts";
import { effects, familiesOf } from "#shared/families/families.ts";
import { foldNames } from "#shared/formula/find-choices.ts";
import type { Instrument } from "#shared/formula/formula.ts";
import type { SheetTopic } from "#shared/formula/idea.ts";
import { familyPages } from "#shared/generated/families.ts";
import { facetTexts } from "#shared/generated/interface/catalogue.ts";
import { search } from "#shared/generated/pages/search.ts";
import type { Reader } from "#shared/words/words.ts";
import { nameIn } from "../name-ingredient.ts";

export function listTopics(instrument: Instrument, reader: Reader): readonly SheetTopic[] {
  const { inAll, listsOf } = nameIn(reader.pageLanguage);
  const actives = [...deskActives[instrument].values()];
  const topicOf = (
    name: Translated,
    words: Translated | undefined,
    isOf: (active: (typeof actives)[number]) => boolean,
  ): SheetTopic => ({
    folded: foldNames([...inAll(name), ...(words ? listsOf(words) : [])]),
    slugs: actives.filter(isOf).map(({ slug }) => slug),
  });
  const { actions, categories } = search.topicWords;
  const topics =
    instrument === "serum"
      ? effects.map((effect) =>
          topicOf(
            facetTexts.effects[effect],
            actions[effect],
            (active) => active.kind === "niosome" && active.entry.effects.includes(effect),
          ),
        )
      : familiesOf("strain").flatMap(({ id, categories: fields }) => {
          const { filters } = familyPages[id].family;
          return fields.map((category) =>
            topicOf(
              filters[category] ?? untranslated(category),
              categories[category],
              (active) =>
                (active.kind === "strain" || active.kind === "postbiotic") &&
                active.entry.categories.includes(category),
            ),
          );
        });
  return topics.filter(({ slugs }) => slugs.length > 0);
}
