// What the small plate of an entry shows, in lists and among the results of the search: its picture, its drawing or its symbols.
import { drawingOf, moleculeOf } from "#server/facts/identity.ts";
import type { Liposome, Niosome, Serum } from "#shared/content/schema/entries.ts";
import type { RowPlate } from "#shared/pages/row-plate.ts";
import type { Reader } from "#shared/words/words.ts";
import { loadPortrait } from "./load-portrait.ts";

/** Pixels: the picture of a small plate has at most 163, twice as many on dense screens; the plate beside a list 330 and 660. */
const widths = { small: 320, large: 640 } as const;

export const plateOfSymbol = (symbol: string): RowPlate => ({
  kind: "symbols",
  symbols: [symbol],
  symbol,
});

/** Without words: it is decorative, and every row carries it. */
export function plateOf(
  entry: Pick<Liposome | Niosome | Serum, "symbol" | "identity" | "portrait">,
  reader: Reader,
): RowPlate {
  const { symbol, identity } = entry;
  const loaded = loadPortrait(entry, reader);
  if (loaded?.kind === "picture") {
    const { base, hash } = loaded.picture;
    const addressAt = (width: number) => `${base}-${width}.${hash}.webp`;
    return { kind: "drawing", address: addressAt(widths.small), large: addressAt(widths.large) };
  }
  if (loaded?.kind === "engraving") return { kind: "drawing", address: loaded.address };
  if (loaded) return { kind: "symbols", symbols: loaded.symbols, symbol };
  const molecule = identity && moleculeOf(identity);
  if (molecule) return { kind: "drawing", address: drawingOf(molecule).disc };
  return plateOfSymbol(symbol);
}
