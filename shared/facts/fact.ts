// Facts of an entry before anybody reads it: numbers, codes, and texts in every language. No sentence is made here.
import type { Evidence } from "#shared/content/schema/evidence.ts";
import type { Translated } from "#shared/editions/edition.ts";
import type { Plural } from "#shared/editions/plural.ts";
import type { FactId } from "./fact-order.ts";

export type Value =
  /** One amount, or from one to another. `unit`: "" for a bare number. `digits`: how many after the point, exactly. */
  | {
      readonly kind: "amount";
      readonly from: number;
      readonly to?: number | undefined;
      readonly unit: string;
      readonly digits?: number;
      /** As its document writes it, which may say more. */
      readonly text?: Translated;
    }
  /** A text as a document has it, HTML; `within`: a name inside a sentence, in small letters. */
  | { readonly kind: "text"; readonly text: Translated; readonly within?: true }
  /** A text with {braces}. */
  | {
      readonly kind: "filled";
      readonly text: Translated;
      readonly blanks: Readonly<Record<string, Value>>;
    }
  /** A value as it is said of a fact. */
  | { readonly kind: "fact"; readonly id: FactId; readonly value: Value }
  /** The label of a fact. */
  | { readonly kind: "label"; readonly id: FactId }
  | { readonly kind: "latin"; readonly name: string }
  /** A registry's key of several parts. */
  | { readonly kind: "key"; readonly key: string }
  /** One of a few words that the schema lists, or a registry's number. */
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "count"; readonly count: number; readonly text: Plural }
  | { readonly kind: "joined"; readonly by: ", " | " "; readonly parts: readonly Value[] }
  /** `more`: how many more there are. */
  | { readonly kind: "list"; readonly items: readonly FactItem[]; readonly more?: number }
  | { readonly kind: "missing"; readonly reason: MissingReason };

/** Part of a fact that is several things. */
export interface FactItem {
  /** A code of the schema, or the id of another fact. */
  readonly id: string;
  /** Left out where the code says it. */
  readonly value?: Value;
  /** Path of the sheet, where it has one. */
  readonly path?: string;
  /** The answer to a yes-or-no question. */
  readonly holds?: boolean;
}

/** Nobody knows it, or it makes no sense to ask. */
export type MissingReason = "unknown" | "inapplicable";

export interface Fact {
  readonly id: FactId;
  /** Null where the note says it all. */
  readonly value: Value | null;
  /** Said below the value. */
  readonly note: Value | null;
  /** Null: no datum, but what is said of a drawing, or what takes several facts together. */
  readonly by: Evidence | null;
  /** The answer to a yes-or-no question. */
  readonly holds?: boolean;
}
