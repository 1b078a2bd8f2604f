// Words that a bench shows beside the verdict: the number of its actives, the number of questions, its title.
import { textOf } from "#shared/editions/edition.ts";
import { formatCount } from "#shared/words/count.ts";
import { withCapital } from "#shared/words/letters.ts";
import type { DeskTexts } from "../desk-texts.ts";
import type { Formula } from "../formula.ts";

export interface BenchWords {
  /** Beside the title. */
  readonly bearing: string;
  /** Title of the document; null for an empty bench, whose title is the page's. */
  readonly title: string | null;
  readonly questions: string;
}

export function describeWords(
  { actives }: Formula,
  questions: number,
  texts: DeskTexts,
): BenchWords {
  const say = (text: DeskTexts["bearing"], count: number) =>
    withCapital(
      formatCount(text, count).replace("{number}", () =>
        textOf(texts.said.numbers[count] ?? String(count)),
      ),
    );
  const { length } = actives;
  return {
    bearing: length === 0 ? textOf(texts.emptyBearing) : say(texts.bearing, length),
    title: length === 0 ? null : say(texts.formulaTitle, length),
    questions: questions === 0 ? "" : say(texts.ask.lead, questions),
  };
}
