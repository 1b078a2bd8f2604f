// The data of the page of maxima and reference values, and the part of it that a search and a place leave. For both sides.
import type { LimitKind } from "#shared/content/markets.ts";
import type { Evidence, EvidenceTexts } from "#shared/content/schema/evidence.ts";
import type { RegisterTexts } from "#shared/content/schema/interface/registers.ts";
import type { MaximaCopy } from "#shared/content/schema/pages/maxima.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import type { Localized } from "#shared/pages/localized.ts";
import type { NamedPath } from "./named-path.ts";
import { matcherOf, type RegisterQuery } from "./register-query.ts";

/** A source by its name, and where it can be read; null where it has no address. */
export interface NamedSource {
  readonly name: Phrase;
  readonly url: string | null;
  readonly by: Evidence;
}

/** A limit in its column. */
export interface LimitCell {
  /** An amount, or why there is none. */
  readonly amount: Phrase;
  readonly note: Phrase | null;
  /** Null where it is that of the column. */
  readonly source: NamedSource | null;
  /** Of that source, where its name does not say it; or "". */
  readonly year: string;
}

/** The limits of one kind in one place. */
export interface LimitColumn {
  readonly id: string;
  readonly place: { readonly id: string; readonly name: Phrase };
  readonly kind: Phrase;
  /** The source of most of its limits; null where each has its own. */
  readonly source: NamedSource | null;
  /** The year of its source, and its state: "2006, en révision"; or "". */
  readonly note: string;
}

export interface LimitRow {
  /** Also its anchor. */
  readonly id: string;
  readonly name: Phrase;
  /** In every language, with its actives. */
  readonly names: string;
  readonly reference: Phrase;
  readonly actives: readonly NamedPath[];
  /** By id of the column. */
  readonly cells: Readonly<Record<string, readonly LimitCell[]>>;
  readonly compared: Phrase;
}

/** Vitamins and minerals, most of which have limits of the same kinds. */
export interface LimitTable {
  readonly columns: readonly LimitColumn[];
  readonly rows: readonly LimitRow[];
}

/** A limit in a row of its own, of a substance that has few. */
export interface ListedLimit extends Pick<LimitCell, "amount" | "note"> {
  /** The anchor of its substance, on the first of its limits; null on others. */
  readonly id: string | null;
  readonly name: Phrase;
  /** Its sheet. */
  readonly path: string | null;
  /** In every language. */
  readonly names: string;
  readonly place: string;
  /** Where and for what it holds: "France · Maximum légal", "Maximum, corps". */
  readonly use: Phrase;
  readonly source: NamedSource;
  /** How far it was compared with that; null where the source says it for all that is its own. */
  readonly compared: Phrase | null;
}

export interface MaximaData {
  readonly copy: Localized<MaximaCopy>;
  readonly texts: Localized<RegisterTexts>;
  /** The page of the other register. */
  readonly other: NamedPath;
  readonly places: readonly { readonly id: string; readonly name: Phrase }[];
  readonly nutrients: LimitTable;
  readonly substances: readonly ListedLimit[];
  /** Limits of the annexes of the Cosmetics Regulation, and advice. */
  readonly cosmetics: readonly ListedLimit[];
  /** All sources of limits under their full names, and whether somebody read them. */
  readonly sources: readonly {
    readonly id: string;
    readonly source: NamedSource;
    readonly state: Phrase;
  }[];
  /** Kinds of limits that the tables have, in the order of columns. */
  readonly kinds: readonly LimitKind[];
  readonly notes: readonly Phrase[];
  readonly evidence: {
    readonly title: Localized<EvidenceTexts>["keyTitle"];
    readonly items: readonly {
      readonly by: Evidence;
      readonly name: Phrase;
      readonly count: number;
    }[];
  };
}

/** The rows that a search finds by name or by active, and of these the limits of a place. */
export function narrowTable(table: LimitTable, { search, place }: RegisterQuery): LimitTable {
  const matches = matcherOf(search);
  const columns = table.columns.filter((column) => !place || column.place.id === place);
  const rows = table.rows.filter(
    ({ names, cells }) =>
      (!place || columns.some(({ id }) => cells[id])) && (!search || matches(names)),
  );
  return { columns, rows };
}

export function narrowList(
  limits: readonly ListedLimit[],
  { search, place }: RegisterQuery,
): readonly ListedLimit[] {
  const matches = matcherOf(search);
  return limits.filter(
    (limit) => (!place || limit.place === place) && (!search || matches(limit.names)),
  );
}
