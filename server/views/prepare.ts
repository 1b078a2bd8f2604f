// Turns content into what one reader gets: one language, pictures with their files. The HTML in texts is safe: the content
// step lets nothing else pass (tools/content/markdown.ts).

import { type Phrase, speak, type Translated } from "#shared/editions/edition.ts";
import { languages } from "#shared/editions/languages.ts";
import { isPlural, speakPlural } from "#shared/editions/plural.ts";
import { groundOf } from "#shared/pages/picture-ground.ts";
import type { PictureData, Prepared } from "#shared/pages/prepared.ts";
import { type Picture, pictures } from "#shared/pictures/pictures.ts";
import type { Reader } from "#shared/words/words.ts";
import { describePicture } from "./describe-picture.ts";

/** One text for one reader. */
export const prepareText = (text: Translated, { edition, pageLanguage }: Reader): Phrase =>
  speak(text, edition, pageLanguage);

/** Content for one reader: every translated text and every picture slot of the tree is replaced. */
export function prepare<Tree>(tree: Tree, reader: Reader): Prepared<Tree> {
  return visit(tree) as Prepared<Tree>;

  function visit(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== "object" || node === null) return node;
    if (isTranslated(node)) return prepareText(node, reader);
    if (isPlural(node)) return speakPlural(node, reader.edition, reader.pageLanguage);
    if ("picture" in node && typeof node.picture === "string" && Object.keys(node).length === 1) {
      return preparePicture(node.picture, reader);
    }
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, visit(value)]));
  }
}

/**
 * A picture of the manifest for one reader.
 * @throws when the manifest has no picture of that name
 */
export function preparePicture(name: string, reader: Reader): PictureData {
  const picture = (pictures as Readonly<Record<string, Picture>>)[name];
  if (!picture) throw new Error(`no picture is named ${name}`);
  const { width, height, widths, hash } = picture;
  const alt = describePicture(name);
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

/** Whether a picture exists: product pictures may come later than their products. */
export const hasPicture = (name: string): boolean => name in pictures;

function isTranslated(node: object): node is Translated {
  const texts = node as Readonly<Record<string, unknown>>;
  return languages.every(({ id }) => typeof texts[id] === "string");
}
