// Copy of the search: its page, the field of the header, what stands below lists where a search finds nothing, and which pages
// can be found by which words.
import * as z from "zod";
import { claimSubjectIds, claimSubjects } from "#shared/content/claim-subjects.ts";
import { pageHead, plural, text } from "#shared/content/schema/parts.ts";
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
  "abroad",
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
  head: pageHead,
  /** Title of the document of a search. {view} names the search. */
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
    /** Names the kinds of products and pages; families bring their names. */
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
    /** Names the kind of a row that is a page. */
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
    /** The same for an active that is known, and not in the catalogue. {name}. */
    absent: text,
    /** Names the kind of a row. */
    tags: z.record(z.enum([...groupIds, "filter"]), text),
  }),
  /** Below a list where a search finds nothing. */
  near: z.strictObject({ title: text, everywhere: text }),
  /** Words that entries of a family are looked for with, beside their own names, with ", " between. */
  familyWords: z.record(z.enum(familyKinds), text),
  /** Words before a value that is a bound, with ", " between. */
  compared: z.strictObject({ below: text, above: text }),
  /** {text}: a query that says a formula, for the bench of the desk. */
  onBench: text,
  /** Beside that, as what is found of a page has "page". */
  benchTag: text,
  /** The same for the forms of products. */
  capsules: text,
  serums: text,
  topicWords: z.strictObject({
    /** Words by subject of authorised claims. */
    claims: wordsOf(claimSubjectIds),
    /** Words by the last part of the ids of claims that are looked for with other words than their subject is. */
    claimEnds: wordsOf(claimSubjectIds.flatMap((subject) => [...claimSubjects[subject]])),
    /** Words by effect of a cosmetic active. */
    actions: wordsOf(effects),
    categories: wordsOf(families.flatMap(({ filters }) => [...filters])),
    /** Words by id of the category of products. */
    ranges: z.record(z.string(), text),
    forms: wordsOf([...new Set([...formes, ...compatibleForms])]),
    vegan: text,
    authorisedClaim: text,
  }),
  /** Trade names of other companies, which are marked as such: not ours, not shown on sheets. `path` is the entry's. */
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
  /** Templates of results that are a question of a page. {label} and {text} of a fact; {question}. */
  asked: z.strictObject({ fact: text, question: text }),
  /** A sentence above all results for some words, with ", " between. */
  notes: z.array(z.strictObject({ words: text, text: text })),
});
export type SearchCopy = z.infer<typeof searchCopy>;
