// The possible origins of an active, the declarations that its nature requires, and the laboratory's open answers.
import { factsOf, type Subject } from "#server/facts/fact-of.ts";
import { originFacts } from "#shared/facts/fact-order.ts";
import { originTexts } from "#shared/generated/interface/status.ts";
import type { SheetOrigin } from "#shared/pages/sheet-status.ts";
import type { Words } from "#shared/words/words.ts";
import { describeValue } from "../describe-fact.ts";
import { loadAsked } from "../evidence-questions.ts";

export const loadOrigin = (subject: Subject, words: Words): SheetOrigin => ({
  title: words.text(originTexts[subject.known.folder === "strains" ? "strainTitle" : "title"]),
  facts: factsOf(subject, originFacts).flatMap((fact) => {
    const { id, by, holds = true } = fact;
    const text = describeValue(fact, words);
    return text && by ? { id, text, holds, by } : [];
  }),
  ...loadAsked(subject.known, "origin", words),
});
