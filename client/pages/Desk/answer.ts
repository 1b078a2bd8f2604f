// What a bench shows at once. Types only.
import type { DeskFacts } from "#shared/formula/desk-facts.ts";
import type { Formula } from "#shared/formula/formula.ts";
import type { SaidBench } from "#shared/formula/sentences/presentation.ts";
import type { Verdict } from "#shared/formula/verdict.ts";
import type { BenchVerdict } from "#shared/pages/desk.ts";

/** A formula with what is to be seen of it at once. The server sends of its verdict what drawings take. */
export interface Answer {
  readonly formula: Formula;
  readonly facts: DeskFacts;
  readonly verdict: Verdict | BenchVerdict;
  readonly said: SaidBench;
}
