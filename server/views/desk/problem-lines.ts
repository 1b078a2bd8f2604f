// What of an address was not understood, as lines above its bench with what can be done about it. What is said of a dose stands below
// its field.
import { addressIn } from "#shared/editions/editions.ts";
import type { DeskWords } from "#shared/formula/desk-words.ts";
import type { Formula } from "#shared/formula/formula.ts";
import type { IdeaLine } from "#shared/formula/sentences/idea.ts";
import type { ProblemPresentation } from "#shared/formula/sentences/problems.ts";
import { otherBenchAddress, otherInstrument } from "#shared/pages/desk-address.ts";
import type { Reader } from "#shared/words/words.ts";

export const problemLines = (
  problems: readonly ProblemPresentation[],
  formula: Formula,
  { edition }: Reader,
  { texts }: DeskWords,
): readonly IdeaLine[] =>
  problems.flatMap(({ kind, title, text, unknown, take }) => {
    if (kind === "amount") return [];
    const pill = { slug: kind, code: null };
    const resume = {
      ...pill,
      name: texts.brief.resume[otherInstrument(formula)],
      idea: "",
      to: addressIn(edition, otherBenchAddress(formula)),
    };
    const choices = take
      ? [{ ...pill, name: take.label, idea: `${take.slug} ${take.text}` }]
      : kind === "aside"
        ? [resume]
        : [];
    return { text: `${title} ${text}`.trim(), about: unknown, choices };
  });
