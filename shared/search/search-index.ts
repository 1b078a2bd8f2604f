// The data of the search: made from the content at build time (server/views/list-search-index.ts), searched by search.ts on both
// sides. Types only.
import type { SearchCopy } from "#shared/content/schema/pages/search.ts";
import type { Language } from "#shared/editions/languages.ts";
import type { FamilyId } from "#shared/families/families.ts";
import type { Localized } from "#shared/pages/localized.ts";
import type { RowPlate } from "#shared/pages/row-plate.ts";
import type { Compared } from "./read-query.ts";

/** The kinds of names of an entry, strongest first. */
export const nameKinds = [
  /** As the entry is headed in the edition. */
  "name",
  /** Its name in another language. */
  "otherName",
  /** Older Latin name of a strain. */
  "former",
  "latin",
  "code",
  "synonym",
  /** Its name in a language that the site does not speak (shared/content/names-abroad.ts). */
  "abroad",
  "inci",
  "cas",
  "ec",
  "e",
  "unii",
  "inchiKey",
  /** A question of buyers that the page puts in these very words, or answers. */
  "question",
  /** Another topic of a page. */
  "word",
  /** A question asked on a page because no page answers it: "prix". */
  "request",
  /** A form, salt or source that is found here without being the same: "ascorbate de sodium", "E 301". */
  "related",
  /** The name of another company for the same substance. */
  "tradeName",
  /** A molecule, salt or part that stands for it, or an active of a product. */
  "contains",
  /** The filter of a filtered list. */
  "filter",
  /** An authorised health claim, or its subject. */
  "claim",
  /** The effect of a cosmetic active on the look of skin or hair. */
  "action",
  "category",
  /** A form, a pH, vegan. */
  "property",
] as const;
export type NameKind = (typeof nameKinds)[number];

/** `filter`: lists with a filter that is set. */
export type GroupId = FamilyId | "product" | "page" | "filter";

/** The part of an entry that is shown. */
export interface ShownEntry {
  /** Address in the original edition, with a hash where it is a part of a page. */
  readonly path: string;
  readonly group: GroupId;
  /** Name in the language of the search page. */
  readonly name: string;
  /** House code of a strain, whose name is Latin. */
  readonly code?: string;
  /** Id in the colour legend and its words, or words alone. */
  readonly tag?: { readonly dot?: string; readonly label: string };
  /** Stands beside its name where nothing else says why it was found: "60 gélules". */
  readonly detail?: string;
  /** What its plate shows; a strain's shows its quantity, milliards a gram. Pages have none. */
  readonly plate?: RowPlate;
  readonly cfu?: number;
}

export interface SearchEntry extends ShownEntry {
  /** Names in every language, by kind; `name` is not repeated. */
  readonly names: { readonly [Kind in NameKind]?: readonly string[] };
  /** Names of these that the reader's language has not, with what says the same in it: "" where nothing does. */
  readonly foreign?: Readonly<Record<string, string>>;
  /** Places in `topics`. */
  readonly topics?: readonly number[];
  /** Paths of the entries that it contains: their names find it too. */
  readonly contains?: readonly string[];
}

export interface SearchGroup {
  readonly id: GroupId;
  readonly name: string;
  /** Path of the whole list; "" for filtered ones. */
  readonly path: string;
  /** The colour that stands for it, where it has one. */
  readonly tone: "liposome" | "niosome" | "probiotic" | null;
  /** Names the kind of a suggestion of the group: "Souche". */
  readonly tag: string;
  /** "Aucune souche ne porte ce nom."; null where the group is only shown with hits. */
  readonly none: string | null;
  /** "Voir les 74 souches"; null where there is no such list. */
  readonly all: string | null;
  readonly total: number;
}

/** Shared by many entries, so listed once. */
export interface SearchTopic {
  readonly kind: "category" | "claim" | "action" | "property" | "question";
  /** Texts in the reader's language. */
  readonly texts: readonly string[];
  /** Other words that find it, in every language; the first of `texts` is shown instead. */
  readonly words?: readonly string[];
  /** Only `words` find it: `texts` are whole sentences. */
  readonly isSaid?: true;
}

/** One sentence about all that is found for some words. */
export interface SearchNote {
  /** Words in every language. */
  readonly words: readonly string[];
  readonly text: string;
}

export type SearchTexts = Pick<Localized<SearchCopy>, "box" | "near" | "reasons">;

export interface SearchIndex {
  /** The language of the names and texts that are shown. */
  readonly lang: Language;
  /** Texts of the header's field, and of the block below a list where a search finds nothing. */
  readonly texts: SearchTexts;
  readonly groups: readonly SearchGroup[];
  readonly topics: readonly SearchTopic[];
  readonly notes: readonly SearchNote[];
  /** Names of actives that are known, and in no entry (shared/content/absent-actives.ts). */
  readonly absent: readonly string[];
  /** Words, in every language, before a value that is a bound: the first of each side is the reader's, and that of filtered lists. */
  readonly compared: Compared;
  /** The bench of the formula desk, which takes a query: its address up to the query, and {text} in its name. */
  readonly bench: { readonly path: string; readonly name: string; readonly tag: string };
  readonly entries: readonly SearchEntry[];
}
