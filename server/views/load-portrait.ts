// What an ingredient looks like, for the head of its sheet and the cards that name it.
import { engravings } from "#shared/content/drawings.ts";
import { portraits } from "#shared/content/portraits.ts";
import type { Portrait } from "#shared/pages/sheet.ts";
import { preparePicture, prepareText, type Reader } from "./prepare.ts";

/**
 * Null where its molecule stands for it. `path`: of its sheet.
 * @throws when its engraving is not among the drawings: the content was not gathered since it was added
 */
export function loadPortrait(path: string, reader: Reader): Portrait | null {
  const portrait = portraits[path];
  if (!portrait) return null;
  if (portrait.kind === "components") return portrait;
  if (portrait.kind === "picture") {
    return { kind: "picture", picture: preparePicture(portrait.picture, reader) };
  }
  const address = engravings[portrait.drawing];
  if (!address) throw new Error(`${portrait.drawing} has no engraving: gather the content again`);
  return { kind: "engraving", address, alt: prepareText(portrait.alt, reader) };
}
