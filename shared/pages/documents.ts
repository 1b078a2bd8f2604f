// Documents that may be asked for of an entry, and the fields of its specification. Types only.
import type { Phrase } from "#shared/editions/edition.ts";
import type { AskGroup } from "./ask-list.ts";

export interface AskedList {
  readonly title: Phrase;
  readonly lead: Phrase;
  readonly groups: readonly AskGroup[];
}

export interface DocumentsData {
  readonly documents: AskedList;
  readonly measures: AskedList;
}
