// What a professional must know before using an ingredient: all of it, or what concerns some subjects.
import type { CautionSubject, Liposome, Niosome, Serum } from "#shared/content/schema/entries.ts";
import type { Words } from "#shared/words/words.ts";

/** `concerns`: of the parts with subjects, the ones to be said. Null where nothing is. */
export function cautionOf(
  { caution, cautions }: Pick<Liposome | Niosome | Serum, "caution" | "cautions">,
  words: Words,
  concerns: (subject: CautionSubject) => boolean = () => true,
): string | null {
  const own = cautions.filter(({ of }) => of.some(concerns)).map(({ text }) => text);
  return words.sentences(...(caution ? [caution] : []), ...own) || null;
}
