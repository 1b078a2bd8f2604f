// Which parts of an order go with a formula: a capsule is counted, a powder lasts for days, a bottle has millilitres.
import type { Formula } from "./formula.ts";
import type { Order } from "./order.ts";
import {
  batches,
  type ContentUnit,
  type Destination,
  destinations,
  type Packaging,
  type PackContent,
  packContents,
} from "./order-values.ts";

type Sold = Pick<Formula, "instrument" | "container" | "market">;

export interface OrderChoices {
  readonly batch: typeof batches;
  readonly content: readonly PackContent[];
  readonly packaging: readonly Packaging[];
  /** Empty where the market is one country. */
  readonly destination: readonly Destination[];
}

export function orderChoices(sold: Sold): OrderChoices {
  const { instrument, container, market } = sold;
  const isSerum = instrument === "serum";
  const isCounted = container !== "poudre" && container !== "liquide";
  const { units, days, ml } = packContents;
  return {
    batch: batches,
    content: isSerum ? ml : isCounted ? [...units, ...days] : days,
    packaging: packagingsOf(sold),
    destination: isSerum || market === "ue" ? destinations : [],
  };
}

function packagingsOf({ instrument, container }: Sold): readonly Packaging[] {
  if (instrument === "serum" || container === "liquide") return ["flacon"];
  if (container === "stick") return ["etui", "sachet"];
  return container === "poudre" ? ["pilulier", "sachet"] : ["pilulier", "blister", "sachet"];
}

/** "30j": 30 days. */
export function readContent(content: PackContent): {
  readonly count: number;
  readonly unit: ContentUnit;
} {
  const unit = content.endsWith("ml") ? "ml" : content.endsWith("j") ? "days" : "units";
  return { count: Number.parseInt(content, 10), unit };
}

/** A day of this century, as fields of dates write it. The 31st of February is none. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A value of a part of the order; null for one that does not go with the formula. */
export function readOrderPart<Part extends keyof Order>(
  part: Part,
  text: string,
  sold: Sold,
): Order[Part] | null;
export function readOrderPart(part: keyof Order, text: string, sold: Sold) {
  if (part === "date") return isDay(text) ? text : null;
  const choices: readonly (string | number)[] = orderChoices(sold)[part];
  return choices.find((choice) => String(choice) === text) ?? null;
}

/** The formula without what no longer goes with it, after a change of its container or market. */
export function withFittingOrder(formula: Formula): Formula {
  const choices = orderChoices(formula);
  const fitting = <Value>(values: readonly Value[], value: Value | null) =>
    value !== null && values.includes(value) ? value : null;
  return {
    ...formula,
    content: fitting(choices.content, formula.content),
    packaging: fitting(choices.packaging, formula.packaging),
    destination: fitting(choices.destination, formula.destination),
  };
}
