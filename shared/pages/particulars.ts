// What the laboratory shows of itself, as pages have it: parts with a title and rows. Types only.
import type { Phrase } from "#shared/editions/edition.ts";
import type { PictureData } from "./localized.ts";

export interface ParticularRow {
  /** Above the name; null without one. */
  readonly label: Phrase | null;
  readonly name: Phrase;
  readonly note: Phrase | null;
  readonly picture: PictureData | null;
  /** Address of the document or the source that says it. */
  readonly link: { readonly label: Phrase; readonly address: string } | null;
}

export interface ParticularGroup {
  readonly id: string;
  readonly title: Phrase;
  readonly rows: readonly ParticularRow[];
}
