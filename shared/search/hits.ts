// What a search answers: the hits, and how the query was understood. Types and wording of ranks alone; search.ts finds.
import type { NameOf } from "./name-index.ts";
import { type Mark, type Name, ranks, weakKinds } from "./names.ts";
import type { GroupId, NameKind, ShownEntry } from "./search-index.ts";

/** `otherRelated`: a related name in another language than the reader's. */
export type HitKind = NameKind | "otherRelated";

export interface SearchHit<Entry extends ShownEntry = ShownEntry> {
  readonly entry: Entry;
  /** The name that matched; its kind says what it is of the entry. */
  readonly kind: HitKind;
  readonly text: string;
  /** The parts of that name that match the query. */
  readonly marks: readonly Mark[];
}

export interface SearchResult {
  readonly total: number;
  /**
   * Groups with hits, best hits first: in the order of the index, but for one whose entry is called as was asked for, or has the
   * bench of a formula, which comes first.
   */
  readonly groups: readonly { readonly id: GroupId; readonly hits: readonly SearchHit[] }[];
  /** That group, or null. */
  readonly leading: GroupId | null;
  /** The best hits of all groups, with a filtered list where one is as good. */
  readonly best: readonly SearchHit[];
  /** The reading of the words, where it differs from the query: the best hit's other name, or the right spelling. */
  readonly understood: {
    readonly from: string;
    readonly to: string;
    readonly by: HitKind | "spelling";
  } | null;
  /** A sentence about all hits, in the language of the index: which claims there are on sleep. */
  readonly note: string | null;
  /** The most similar names, only if nothing was found. */
  readonly nearest: readonly ShownEntry[];
  /** A CAS number was looked for that no entry has. */
  readonly isUnknownCas: boolean;
  /** The name of an active that was asked for, is known, and in no entry. Hits, if any, are of the other words. */
  readonly absent: string | null;
  /** What there is to be said of either, in the language of the index. */
  readonly miss: string | null;
}

export interface Found extends NameOf {
  /** The best of its names. */
  readonly score: number;
  readonly marks: readonly Mark[];
  /** Score of the name that is shown, which is in the reader's language where one matches as well; lower is better. */
  readonly shownBy: number;
}

/** Added to the score of a slip, which ranks behind all that is spelt so. */
export const slipRank = 10;
export const mostBest = 4;

/** The best, of which the last gives way to a filtered list that is what was asked for. */
export function chooseBest(found: readonly Found[]): readonly Found[] {
  const best = found.slice(0, mostBest);
  const filter = found.find(({ entry }) => entry.group === "filter");
  const isAsked = filter && filter.score < ranks.apart && !best.includes(filter);
  return isAsked ? [...best.slice(0, mostBest - 1), filter] : best;
}

export function toHit({ entry, name, marks }: Found): SearchHit {
  const kind = kindFor(name);
  // A page's topics are not shown in a language that is not the reader's: the page's own name is enough.
  if (name.isForeign && kind === "word")
    return { entry, kind: "name", text: entry.name, marks: [] };
  return { entry, kind, text: name.text, marks };
}

/** The kind that a reader sees in a name: a synonym in another language is a name in that language. */
function kindFor({ kind, isForeign }: Name): HitKind {
  if (!isForeign) return kind;
  if (kind === "synonym") return "otherName";
  return kind === "related" ? "otherRelated" : kind;
}

export function explain(query: string, { entry, name, score }: Found): SearchResult["understood"] {
  const to = entry.code ? `${entry.name} ${entry.code}` : entry.name;
  // The reason beside it says it.
  if (weakKinds.has(name.kind) || name.kind === "question") return null;
  if (score >= slipRank) return { from: query, to, by: "spelling" };
  if (score >= ranks.words || name.kind === "name") return null;
  return { from: name.text, to, by: kindFor(name) };
}
