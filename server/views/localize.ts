// Localizes content for one reader: one language, pictures with their files. The HTML in texts is safe: the content step lets
// nothing else pass (tools/content/markdown.ts).

import type { Translated } from "#shared/editions/edition.ts";
import { languages } from "#shared/editions/languages.ts";
import { isPlural, speakPlural } from "#shared/editions/plural.ts";
import { speak } from "#shared/editions/speak.ts";
import type { Localized, PictureData } from "#shared/pages/localized.ts";
import { groundOf } from "#shared/pages/picture-ground.ts";
import { type Picture, pictures } from "#shared/pictures/pictures.ts";
import type { Reader } from "#shared/words/words.ts";
import { describePicture } from "./describe-picture.ts";

/** Content for one reader: every translated text and every picture slot of the tree is replaced. */
export function localize<Tree>(tree: Tree, reader: Reader): Localized<Tree> {
  return visit(tree) as Localized<Tree>;

  function visit(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== "object" || node === null) return node;
    if (isTranslated(node)) return speak(node, reader.edition, reader.pageLanguage);
    if (isPlural(node)) return speakPlural(node, reader.edition, reader.pageLanguage);
    if ("picture" in node && typeof node.picture === "string" && Object.keys(node).length === 1) {
      return localizePicture(node.picture, reader);
    }
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, visit(value)]));
  }
}

/**
 * A picture of the manifest for one reader: where it shows words, and there is one in the language of the page, that one.
 * @throws when the manifest has no picture of that name
 */
export function localizePicture(picked: string, reader: Reader): PictureData {
  const all: Readonly<Record<string, Picture>> = pictures;
  const picture = all[`${picked}-${reader.pageLanguage}`] ?? all[picked];
  if (!picture) throw new Error(`no picture is named ${picked}`);
  const { name, width, height, widths, hash } = picture;
  const alt = describePicture(picked);
  return {
    name,
    base: `/images/${name}`,
    hash,
    ground: groundOf(picture),
    widths,
    width,
    height,
    alt: alt ? speak(alt, reader.edition, reader.pageLanguage) : "",
  };
}

/** True when a picture exists: product pictures may come later than their products. */
export const hasPicture = (name: string): boolean => name in pictures;

function isTranslated(node: object): node is Translated {
  const texts = node as Readonly<Record<string, unknown>>;
  return languages.every(({ id }) => typeof texts[id] === "string");
}
