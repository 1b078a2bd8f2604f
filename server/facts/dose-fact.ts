// A row of a table of doses: an amount, its share of the reference value, and its source.
import type { Evidence } from "#shared/content/schema/evidence.ts";
import type { Translated } from "#shared/editions/edition.ts";
import type { Fact, Value } from "#shared/facts/fact.ts";
import type { FactId } from "#shared/facts/fact-order.ts";
import { findSource } from "./find-source.ts";

export interface DoseFact extends Fact {
  readonly value: Value;
  readonly name: Value;
  /** The share of the reference value, or a second amount. */
  readonly share: Value | null;
  readonly source: Value;
  readonly by: Evidence;
  /** The path of its subject's sheet. */
  readonly path: string | null;
}

/** Amounts that can stand on one line, in one unit. */
export interface DoseLine {
  readonly unit: string;
  /** `share`: of the reference value, in whole per cents. */
  readonly usual: {
    readonly id: "dose.usual" | "use.level";
    readonly from: number;
    readonly to?: number | undefined;
    readonly share: number | null;
  } | null;
  /** The threshold of claims. */
  readonly floor: number | null;
  /** The limits in any order; `name` replaces that of the id. */
  readonly limits: readonly DoseLimit[];
  /** The limit up to which a dose is good: the least of the home market's, if left out. */
  readonly most?: number | undefined;
  /** The usual amount is above the French maximum. */
  readonly isBeyond: boolean;
}

export interface DoseLimit {
  readonly id:
    | "dose.threshold"
    | `dose.limits.${"france" | "register" | "anses" | "union" | "elsewhere" | "practice"}`
    | "use.limits";
  readonly value: number;
  /** The place of use to which the limit applies. */
  readonly where?: Translated;
}

/** The source beside an amount, and the evidence that it gives. */
interface Source {
  readonly source: Value;
  readonly by: Evidence;
}

export const text = (of: Translated): Value => ({ kind: "text", text: of });

export const amount = (from: number, unit: string): Value => ({ kind: "amount", from, unit });

export const series = (...parts: readonly (Value | undefined)[]): Value => ({
  kind: "joined",
  by: ", ",
  parts: parts.flatMap((part) => part ?? []),
});

export const said = (by: Evidence, source: Value): Source => ({ source, by });

/** A source by its id, with more about the amount after a comma. */
export function fromSource(id: string, ...more: readonly (Value | undefined)[]): Source {
  const { name, by } = findSource(id);
  return { source: series(text(name), ...more), by };
}

/** `name` replaces the label of a fact that has one. */
export const doseFact = (
  id: FactId,
  value: Value,
  source: Source,
  { name, ...more }: Partial<Pick<DoseFact, "name" | "share" | "path">> = {},
): DoseFact => ({
  id,
  value,
  note: null,
  name: name ?? { kind: "label", id },
  share: null,
  path: null,
  ...source,
  ...more,
});
