// Content as the browser gets it: one language, pictures with their files. Types only.
import type { Phrase, Translated } from "#shared/editions/edition.ts";
import type { Plural } from "#shared/editions/plural.ts";
import type { PluralPhrase } from "#shared/words/count.ts";

/** A picture slot of content, by name of the picture manifest; null stands for a picture still to be made. */
export interface PictureSlot {
  readonly picture: string;
}

/** A picture as a page needs it. */
export interface PictureData {
  readonly name: string;
  /** Address up to the width: `${base}-${width}.${hash}.avif`. */
  readonly base: string;
  readonly hash: string;
  /** Colour shown until it has loaded, as `data-ground` has it. */
  readonly ground: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  /** Empty where decorative. */
  readonly alt: Phrase;
}

/** `Tree` with every translated text replaced by one phrase (by its forms, where it goes with a number) and every picture slot by its picture. */
export type Localized<Tree> = Tree extends Translated
  ? Phrase
  : Tree extends Plural
    ? PluralPhrase
    : Tree extends PictureSlot
      ? PictureData
      : Tree extends string | number | boolean | null | undefined
        ? Tree
        : Tree extends readonly (infer Item)[]
          ? readonly Localized<Item>[]
          : { readonly [Key in keyof Tree]: Localized<Tree[Key]> };
