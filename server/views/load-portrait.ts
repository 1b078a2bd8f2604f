// The portrait of an ingredient, for the head of its sheet and the cards that name it.
import type { Liposome } from "#shared/content/schema/entries.ts";
import { engravings } from "#shared/generated/drawings.ts";
import type { Portrait } from "#shared/pages/sheet.ts";
import { type Reader, wordsFor } from "#shared/words/words.ts";
import { localizePicture } from "./localize.ts";

/**
 * Null when its molecule stands for it.
 * @throws when its engraving is not among the drawings: the content was not built since it was added
 */
export function loadPortrait(
  { portrait }: Pick<Liposome, "portrait">,
  reader: Reader,
): Portrait | null {
  if (!portrait) return null;
  if (portrait.kind === "components") return portrait;
  if (portrait.kind === "picture") {
    return { kind: "picture", picture: localizePicture(portrait.picture, reader) };
  }
  const address = engravings[portrait.drawing];
  if (!address) throw new Error(`${portrait.drawing} has no engraving: build the content again`);
  return { kind: "engraving", address, alt: wordsFor(reader).text(portrait.alt) };
}
