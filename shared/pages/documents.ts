// Documents that may be asked for of an entry, and the fields of its specification. Types only.
import type { DocumentTexts } from "#shared/content/schema/documents.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import type { FactTable } from "#shared/pages/fact-table.ts";
import type { Localized } from "#shared/pages/localized.ts";

export interface DocumentsData {
  readonly texts: Omit<Localized<DocumentTexts>, "measures" | "line" | "groups">;
  readonly groups: readonly {
    readonly id: string;
    readonly title: Phrase;
    readonly documents: readonly {
      /** Names the question in addresses. */
      readonly id: string;
      readonly name: Phrase;
      readonly contents: Phrase;
    }[];
  }[];
  readonly measures: FactTable & { readonly title: Phrase; readonly lead: Phrase };
}
