// A page of the site by its name. Types only.
import type { Phrase } from "#shared/editions/edition.ts";

export interface NamedPath {
  readonly path: string;
  readonly name: Phrase;
}
