// Copy of the search: its page, the field of the header, what stands below lists where a search finds nothing, and which pages
// can be found by which words.
import { z } from "zod";
import { claimSubjectIds, claimSubjects } from "#shared/content/claim-subjects.ts";
import { plural, text } from "#shared/content/schema/parts.ts";
import { compatibleForms } from "#shared/content/schema/status.ts";
import { effects, families, familyKinds, formes } from "#shared/families/families.ts";

const groupIds = [...familyKinds, "product", "page"] as const;

/** Kinds of names that need words (shared/search/search-index.ts). `spelling`: a slip was put right. */
const otherNameKinds = [
  "otherName",
  "former",
  "latin",
  "code",
  "synonym",
  "inci",
  "cas",
  "ec",
  "e",
  "unii",
  "inchiKey",
  "word",
  "request",
  "related",
  "otherRelated",
  "tradeName",
  "contains",
  "action",
  "category",
  "property",
] as const;

/** Words for what lists are filtered by, with ", " between: what visitors type, which is not shown. Not each value needs any. */
const wordsOf = <Id extends string>(ids: readonly Id[]) => z.partialRecord(z.enum(ids), text);

/** Words, with ", " between, and the ids of the rows that speak of them (shared/content/pages/laboratory). */
const asked = z.strictObject({ rows: z.array(z.string()).min(1), words: text });
export type AskedCopy = z.infer<typeof asked>;

export const searchCopy = z.strictObject({
  head: z.strictObject({ title: text, description: text }),
  /** Of the document where something was looked for. {view}: what. */
  viewTitle: text,
  field: z.strictObject({
    label: text,
    submit: text,
    clear: text,
  }),
  /** {count}. */
  total: plural,
  /** {query}. */
  noResult: text,
  /** After "CoQ10 → coenzyme Q10", by what the first is of the second. */
  understood: z.record(z.enum([...otherNameKinds, "spelling"]), text),
  /** Why a row was found, by kind of name. {text}: the name, with what was asked for marked. */
  reasons: z.record(z.enum(["name", "claim", "filter", "question", ...otherNameKinds]), text),
  groups: z.strictObject({
    /** Of products and pages; families bring their names. */
    product: text,
    page: text,
    /** Lists that are filtered already. */
    filter: text,
    title: text,
    none: z.record(z.enum(groupIds), text),
    /** {count}: of the whole list. */
    all: z.record(z.enum([...familyKinds, "product"]), text),
    /** {count}: of those that are not in view yet. */
    more: plural,
    /** What a page's row says it is. */
    pageTag: text,
  }),
  empty: z.strictObject({
    title: text,
    nearest: text,
    ask: text,
    askText: text,
    askButton: text,
  }),
  /** The field of the header. */
  box: z.strictObject({
    suggestions: text,
    escape: text,
    enter: text,
    /** {count}. */
    all: plural,
    /** {count}. */
    found: plural,
    none: text,
    /** Instead of it, where a CAS number was looked for. Also the title of the page then. */
    unknownCas: text,
    /** What a row is. */
    tags: z.record(z.enum([...groupIds, "filter"]), text),
  }),
  /** Below a list where a search finds nothing. */
  near: z.strictObject({ title: text, everywhere: text }),
  /** Words that entries of a family are looked for with, beside their own names, with ", " between. */
  familyWords: z.record(z.enum(familyKinds), text),
  /** The same for the forms of products. */
  capsules: text,
  serums: text,
  topicWords: z.strictObject({
    /** By subject of authorised claims. */
    claims: wordsOf(claimSubjectIds),
    /** By the end of the ids of claims that are looked for with other words than their subject is. */
    claimEnds: wordsOf(claimSubjectIds.flatMap((subject) => [...claimSubjects[subject]])),
    /** By what a cosmetic active does. */
    actions: wordsOf(effects),
    categories: wordsOf(families.flatMap(({ filters }) => [...filters])),
    /** By id of the category of products. */
    ranges: z.record(z.string(), text),
    forms: wordsOf([...new Set([...formes, ...compatibleForms])]),
    vegan: text,
    authorisedClaim: text,
  }),
  /** What others sell as, which is known for what it is: not ours, not shown on sheets. `path`: of the entry. */
  tradeNames: z.array(z.strictObject({ name: z.string(), path: z.string() })),
  /**
   * Pages, and parts of pages; `words`: what they are also about, with ", " between. `requests`: what is asked here because the
   * site does not say it; `asked`: what the page has as a question or answers itself.
   */
  pages: z.array(
    z.strictObject({
      path: z.string(),
      name: text,
      words: text,
      requests: text.optional(),
      asked: z.array(asked).optional(),
    }),
  ),
  /** What results say of a question that a page has. {label} and {text} of a fact; {question}. */
  asked: z.strictObject({ fact: text, question: text }),
  /** A sentence above all results for some words, with ", " between. */
  notes: z.array(z.strictObject({ words: text, text: text })),
});
export type SearchCopy = z.infer<typeof searchCopy>;
