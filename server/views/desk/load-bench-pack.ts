// The blank pack of a formula, on which the browser writes the name of a visitor's brand.
import type { Instrument } from "#shared/formula/formula.ts";
import { labels } from "#shared/generated/interface/labels.ts";
import { desk } from "#shared/generated/pages/desk.ts";
import type { BenchPack } from "#shared/pages/desk.ts";
import { type Reader, wordsFor } from "#shared/words/words.ts";
import { localize, localizePicture } from "../localize.ts";

/** Bottles as our own products have them. */
const blanks = {
  complement: { picture: "pack-white-essentiels", form: "bottle", range: "essentiels" },
  serum: { picture: "pack-serum-clear-beaute", form: "serum", range: "beaute" },
} as const;

export function loadBenchPack(instrument: Instrument, reader: Reader): BenchPack {
  const words = wordsFor(reader);
  const { picture, ...blank } = blanks[instrument];
  return {
    blank: { ...blank, picture: localizePicture(picture, reader) },
    title: words.text(desk.named.title),
    naming: { ...localize(labels.naming, reader), note: words.text(desk.named.note) },
    content: instrument === "serum" ? words.text(labels.serum) : "",
  };
}
