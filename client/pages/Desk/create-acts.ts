// What is done on a bench, and the address that carries it: a committed change is one entry of the history, so that the browser's
// way back undoes it.
import type { RefObject } from "react";
import type { NavigateFunction } from "react-router-dom";
import { inPlace } from "#client/hooks/scrolling.ts";
import type { Language } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { type Change, changeFormula } from "#shared/formula/change-formula.ts";
import type { DeskFacts } from "#shared/formula/desk-facts.ts";
import type { DosedActive, Formula } from "#shared/formula/formula.ts";
import { readAmount } from "#shared/formula/read-amount.ts";
import { writeFormula } from "#shared/formula/write-formula.ts";
import type { DeskChoice } from "#shared/pages/desk.ts";
import { benchAddress, benchPath, deskFactsAddress } from "#shared/pages/desk-address.ts";
import type { Site } from "#shared/pages/page.ts";
import { commaIn } from "#shared/words/amounts.ts";
import type { Acts } from "./acts.ts";
import type { Answer } from "./answer.ts";
import { fetchJson } from "./fetch-json.ts";

/** The address follows what is typed or dragged after so many ms of calm: browsers refuse more than a hundred in ten seconds. */
const calm = 250;

/** Fetched facts of one more active. */
const merge = (facts: DeskFacts, more: DeskFacts): DeskFacts => ({
  actives: { ...facts.actives, ...more.actives },
  nutrients: { ...facts.nutrients, ...more.nutrients },
});

/** `now`: what handlers read, which outlive renders. */
export function createActs(
  now: RefObject<{ answer: Answer; navigate: NavigateFunction }>,
  setAnswer: (answer: Answer) => void,
  site: Site,
  engine: {
    readonly answer: (formula: Formula, facts: DeskFacts) => Answer;
    readonly read: (search: string, answer: Answer) => Formula | null;
    readonly language: Language;
  },
): Acts {
  /** What one entry of the history holds; null between two. */
  let gesture: { hasEntry: boolean } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Known to handlers before the next render: a repeated key comes sooner. */
  const put = (formula: Formula, facts: DeskFacts) => {
    const next = engine.answer(formula, facts);
    now.current = { ...now.current, answer: next };
    setAnswer(next);
  };
  const addressOf = (formula: Formula) => addressIn(site, benchAddress(formula));
  /** After the change is painted: browsers take their time for it. */
  const record = (of: { hasEntry: boolean }) => {
    clearTimeout(timer);
    const search = writeFormula(now.current.answer.formula);
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (search === location.search) return;
        now.current.navigate({ search }, { replace: of.hasEntry, state: inPlace });
        of.hasEntry = true;
      }),
    );
  };
  const change = (what: Change, { isGoing = false } = {}) => {
    const { formula, facts } = now.current.answer;
    put(changeFormula(formula, what), facts);
    const own = gesture ?? { hasEntry: false };
    if (gesture && isGoing) {
      clearTimeout(timer);
      timer = setTimeout(() => record(own), calm);
    } else record(own);
    gesture = isGoing ? own : null;
  };

  return {
    now: () => now.current.answer,
    isReady: () => true,
    change,
    commit(): void {
      if (!gesture) return;
      record(gesture);
      gesture = null;
    },
    hrefOf: (what: Change, from: Formula = now.current.answer.formula) =>
      addressOf(changeFormula(from, what)),
    type(slug: string, text: string): void {
      const known = now.current.answer.facts.actives[slug];
      if (!known) return;
      const typed = text.trim();
      const read = typed === "" ? null : readAmount(typed, known, commaIn(engine.language));
      if (read && "problem" in read)
        change({ kind: "unread", slug, text: typed, problem: read.problem }, { isGoing: true });
      else
        change(
          {
            kind: "dose",
            slug,
            amount: read?.amount ?? null,
            unit: known.unit,
            isInternational: read?.isInternational ?? false,
          },
          { isGoing: true },
        );
    },
    async add({ adds }: DeskChoice): Promise<string | null> {
      const { formula } = now.current.answer;
      const missing = adds.filter(({ slug }) => !now.current.answer.facts.actives[slug]);
      try {
        const fetched = await Promise.all(
          missing.map(({ slug }) =>
            fetchJson<DeskFacts>(deskFactsAddress(site.build, site.prefix, formula, slug)),
          ),
        );
        const known = fetched.reduce(merge, now.current.answer.facts);
        now.current = { ...now.current, answer: { ...now.current.answer, facts: known } };
        const actives = adds.flatMap(({ slug, dose }): DosedActive[] => {
          const dosing = known.actives[slug];
          if (!dosing) return [];
          const read = dose === "" ? null : readAmount(dose, dosing);
          const amount = read && "amount" in read ? read.amount : null;
          return [{ slug, amount, unit: dosing.unit, unread: null }];
        });
        change({ kind: "add", actives });
        return actives[0]?.slug ?? null;
      } catch {
        return null;
      }
    },
    follow(): void {
      const { answer: last } = now.current;
      if (location.pathname !== addressIn(site, benchPath(last.formula.instrument))) return;
      if (location.search === writeFormula(last.formula)) return;
      clearTimeout(timer);
      gesture = null;
      const read = engine.read(location.search, last);
      if (read) put(read, last.facts);
      else location.reload();
    },
    leave: (next: Formula) => location.assign(addressOf(next)),
  };
}
