// What answers on the bench: judging, saying, finding, printing. Fetched once the page has been taken over, with the texts that
// sentences are made of; until then the page is a form, its pills are links, and the server answers.
import { type Language, textOf } from "#shared/editions/edition.ts";
import { sayWords } from "#shared/formula/bench-words.ts";
import type { DeskFacts } from "#shared/formula/desk-facts.ts";
import type { DeskTexts } from "#shared/formula/desk-texts.ts";
import { findChoices } from "#shared/formula/find-choices.ts";
import type { Formula } from "#shared/formula/formula.ts";
import { readFormula } from "#shared/formula/formula-address.ts";
import { judge } from "#shared/formula/judge.ts";
import type { SaidLine, SaidSections } from "#shared/formula/said.ts";
import { sayAnnouncement } from "#shared/formula/say-announcement.ts";
import { sayBench } from "#shared/formula/say-bench.ts";
import { sayKept } from "#shared/formula/say-problem.ts";
import { saySections } from "#shared/formula/say-sections.ts";
import { createVoice } from "#shared/formula/voice.ts";
import type { Answer } from "./answer.ts";
import { PrintedFormula } from "./PrintedFormula.tsx";

export type Engine = ReturnType<typeof createEngine>;

export function createEngine(texts: DeskTexts, language: Language) {
  const contextOf = ({ formula, facts, verdict }: Omit<Answer, "said">) => ({
    voice: createVoice(texts, language, facts),
    formula,
    facts,
    verdict,
  });
  return {
    texts,
    answer(formula: Formula, facts: DeskFacts): Answer {
      const verdict = judge(formula, facts);
      const known = { formula, facts, verdict };
      return { ...known, said: sayBench(contextOf(known)) };
    },
    saySections: (answer: Answer): SaidSections => saySections(contextOf(answer)),
    sayWords: (formula: Formula, { questions }: Pick<SaidSections, "questions">) =>
      sayWords(formula, questions.length, texts),
    /** "" where nothing changed. */
    announce: (before: Answer, answer: Answer): string =>
      sayAnnouncement(before, contextOf(answer)),
    /** What counts while a field cannot be read. */
    sayKept(
      { formula: { actives }, facts }: Answer,
      slugs: readonly string[],
    ): readonly SaidLine[] {
      const voice = createVoice(texts, language, facts);
      return actives.flatMap(({ slug, unread, amount, unit }) =>
        unread && amount !== null && slugs.includes(slug)
          ? [{ sign: null, text: sayKept(amount, unit, voice), claims: null, fix: null }]
          : [],
      );
    },
    /** A formula that the address names, where all of its actives are known; else null. */
    read(search: string, { formula, facts }: Answer): Formula | null {
      const { formula: read, problems } = readFormula(
        new URLSearchParams(search),
        formula.instrument,
        { actives: new Map(Object.entries(facts.actives)), complexes: new Map() },
      );
      // A serum's limits depend on where it goes.
      const isKnown = problems.every(({ kind }) => kind === "amount");
      return isKnown && read.care === formula.care ? read : null;
    },
    findChoices,
    PrintedFormula,
    fileName: textOf(texts.ask.fileName),
  };
}
