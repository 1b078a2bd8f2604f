// What answers on the bench: judging, saying, finding, printing. Fetched once the page has been taken over, with the texts that
// sentences are made of; until then the page is a form, its pills are links, and the server answers.

import type { Language } from "#shared/editions/edition.ts";
import type { DeskFacts } from "#shared/formula/desk-facts.ts";
import type { DeskTexts } from "#shared/formula/desk-texts.ts";
import { deskWordsIn } from "#shared/formula/desk-words.ts";
import type { Formula } from "#shared/formula/formula.ts";
import { readFormula } from "#shared/formula/formula-address.ts";
import { type JudgedFormula, judgeFormula } from "#shared/formula/judge-formula.ts";
import { sayAnnouncement } from "#shared/formula/sentences/announcement.ts";
import { sayWords } from "#shared/formula/sentences/bench-words.ts";
import { sayBench } from "#shared/formula/sentences/present-bench.ts";
import { saySections } from "#shared/formula/sentences/present-sections.ts";
import type { SaidLine, SaidSections } from "#shared/formula/sentences/presentation.ts";
import { sayKept } from "#shared/formula/sentences/problems.ts";
import type { Site } from "#shared/pages/page.ts";
import { AddList } from "./AddList.tsx";
import { Announcer } from "./Announcer.tsx";
import type { Answer } from "./answer.ts";
import { CopyLabel } from "./CopyLabel.tsx";
import { createActs } from "./create-acts.ts";
import { createHands, gripOf } from "./hands.ts";
import { PrintedFormula } from "./PrintedFormula.tsx";
import { Stepper } from "./Stepper.tsx";
import { TakeAway } from "./TakeAway.tsx";
import { VerdictBar } from "./VerdictBar.tsx";

export type Engine = ReturnType<typeof createEngine>;

export function createEngine(texts: DeskTexts, language: Language) {
  const open = ({ formula, facts, verdict }: Omit<Answer, "said">): JudgedFormula =>
    "claims" in verdict
      ? { formula, facts, verdict, words: deskWordsIn(language, texts, facts) }
      : judgeFormula(formula, facts, { texts, language });
  const answer = (formula: Formula, facts: DeskFacts): Answer => {
    const opened = judgeFormula(formula, facts, { texts, language });
    return { formula, facts, verdict: opened.verdict, said: sayBench(opened) };
  };
  /** A formula that the address names, where all of its actives are known; else null. */
  const read = (search: string, { formula, facts }: Answer): Formula | null => {
    const { formula: named, problems } = readFormula(
      new URLSearchParams(search),
      formula.instrument,
      { actives: new Map(Object.entries(facts.actives)), complexes: new Map() },
    );
    // A serum's limits depend on where it goes.
    const isKnown = problems.every(({ kind }) => kind === "amount");
    return isKnown && named.care === formula.care ? named : null;
  };
  return {
    texts,
    saySections: (of: Answer): SaidSections => saySections(open(of)),
    sayWords: (formula: Formula, { questions }: Pick<SaidSections, "questions">) =>
      sayWords(formula, questions.length, texts),
    /** "" where nothing changed. */
    announce: (before: Answer, after: Answer): string => sayAnnouncement(open(before), open(after)),
    /** What counts while a field cannot be read. */
    sayKept(
      { formula: { actives }, facts }: Answer,
      slugs: readonly string[],
    ): readonly SaidLine[] {
      const words = deskWordsIn(language, texts, facts);
      return actives.flatMap(({ slug, unread, amount, unit }) =>
        unread && amount !== null && slugs.includes(slug)
          ? [{ sign: null, text: sayKept(amount, unit, words), claims: null, fix: null }]
          : [],
      );
    },
    createActs: (
      now: Parameters<typeof createActs>[0],
      setAnswer: (answer: Answer) => void,
      site: Site,
    ) => createActs(now, setAnswer, site, { answer, read, language }),
    createHands,
    gripOf,
    AddList,
    Stepper,
    VerdictBar,
    Announcer,
    PrintedFormula,
    TakeAway,
    CopyLabel,
  };
}
