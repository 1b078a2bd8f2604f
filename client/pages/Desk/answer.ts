// What a bench shows at once. Types only.
import type { DeskFacts } from "#shared/formula/desk-facts.ts";
import type { Formula } from "#shared/formula/formula.ts";
import type { SaidBench } from "#shared/formula/said.ts";
import type { Verdict } from "#shared/formula/verdict.ts";

/** A formula with what is to be seen of it at once. */
export interface Answer {
  readonly formula: Formula;
  readonly facts: DeskFacts;
  readonly verdict: Verdict;
  readonly said: SaidBench;
}
