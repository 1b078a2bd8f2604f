// A bench that answers at once: the formula, what is known of its actives, the verdict, and the address that carries it all. A
// committed change is one entry of the history, so that the browser's way back undoes it; nothing is kept anywhere else.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useContact } from "#client/hooks/contact-context.ts";
import { inPlace } from "#client/hooks/scrolling.ts";
import { useSite } from "#client/hooks/site-context.ts";
import type { Language } from "#shared/editions/edition.ts";
import { addressIn, pathOf } from "#shared/editions/editions.ts";
import { readAmount } from "#shared/formula/amounts.ts";
import { type Change, changeFormula } from "#shared/formula/change-formula.ts";
import type { DeskFacts } from "#shared/formula/desk-facts.ts";
import type { DeskTexts } from "#shared/formula/desk-texts.ts";
import type { DosedActive, Formula } from "#shared/formula/formula.ts";
import { writeFormula } from "#shared/formula/formula-address.ts";
import type { DeskChoice, DeskData } from "#shared/pages/desk.ts";
import {
  benchAddress,
  benchPath,
  deskFactsAddress,
  deskTextsAddress,
} from "#shared/pages/desk-address.ts";
import type { Answer } from "./answer.ts";
import type { Engine } from "./engine.ts";

/** The address follows what is typed or dragged after so many ms of calm: browsers refuse more than a hundred in ten seconds. */
const calm = 250;

export type Bench = ReturnType<typeof useBench>;
export type Acts = Bench["acts"];

async function fetchJson<Data>(address: string): Promise<Data> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as Data;
}

/** Fetched facts of one more active. */
const merge = (facts: DeskFacts, more: DeskFacts): DeskFacts => ({
  actives: { ...facts.actives, ...more.actives },
  nutrients: { ...facts.nutrients, ...more.nutrients },
});

export function useBench(data: DeskData, language: Language) {
  const site = useSite();
  const { isFirstPage } = useContact();
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<Answer>(data);
  const [engine, setEngine] = useState<Engine | null>(null);
  // What handlers read: they outlive the render that made them, as rows are rendered anew only where something of theirs changed.
  const now = useRef({ answer, engine, navigate });
  useLayoutEffect(() => {
    now.current = { answer, engine, navigate };
  });

  const { instrument } = data;
  useEffect(() => {
    let isOver = false;
    Promise.all([
      import("./engine.ts"),
      fetchJson<DeskTexts>(deskTextsAddress(site.build, site.prefix, instrument)),
    ]).then(
      ([{ createEngine }, texts]) => isOver || setEngine(createEngine(texts, language)),
      // Then the page stays a form.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [site, instrument, language]);

  const acts = useMemo(() => {
    let isGoing = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    /** Known to handlers before the next render: a repeated key comes sooner. */
    const put = (formula: Formula, facts: DeskFacts) => {
      const { engine: own } = now.current;
      if (!own) return;
      const next = own.answer(formula, facts);
      now.current = { ...now.current, answer: next };
      setAnswer(next);
    };
    const addressOf = (formula: Formula) => addressIn(site, benchAddress(formula));
    const record = (how: { replace: boolean }) => {
      clearTimeout(timer);
      const search = writeFormula(now.current.answer.formula);
      if (search === location.search) return;
      now.current.navigate({ search }, { ...how, state: inPlace });
    };
    /** `isGoing`: more of the same gesture follows. */
    const change = (what: Change, { isGoing: goesOn = false } = {}) => {
      const { formula, facts } = now.current.answer;
      put(changeFormula(formula, what), facts);
      if (!isGoing) record({ replace: false });
      else if (goesOn) {
        clearTimeout(timer);
        timer = setTimeout(() => record({ replace: true }), calm);
      } else record({ replace: true });
      isGoing = goesOn;
    };

    return {
      /** The latest, also between renders. */
      now: () => now.current.answer,
      /** Before that, links and the form lead to the server. */
      isReady: () => now.current.engine !== null,
      change,
      commit(): void {
        if (!isGoing) return;
        record({ replace: true });
        isGoing = false;
      },
      /** What a link without script leads to. */
      hrefOf: (what: Change, from: Formula = now.current.answer.formula) =>
        addressOf(changeFormula(from, what)),
      /** What stands in a field. An empty one has no dose. */
      type(slug: string, text: string): void {
        const known = now.current.answer.facts.actives[slug];
        if (!known) return;
        const typed = text.trim();
        const read = typed === "" ? null : readAmount(typed, known);
        if (read && "problem" in read)
          change({ kind: "unread", slug, text: typed, problem: read.problem }, { isGoing: true });
        else
          change(
            { kind: "dose", slug, amount: read?.amount ?? null, unit: known.unit },
            { isGoing: true },
          );
      },
      /** Fetches what is to be known, then puts it on the bench. The slug that takes the focus, or null where it cannot be had. */
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
      /** The address was changed by the browser's ways back and forth: what it names is known, or the server says. */
      follow(): void {
        const { engine: own, answer: last } = now.current;
        if (pathOf(site, location.pathname) !== benchPath(last.formula.instrument)) return;
        if (location.search === writeFormula(last.formula)) return;
        clearTimeout(timer);
        isGoing = false;
        const read = own?.read(location.search, last) ?? null;
        if (read) put(read, last.facts);
        else location.reload();
      },
      /** To another address of the bench, whose page the server makes. */
      leave: (next: Formula) => location.assign(addressOf(next)),
    };
  }, [site]);

  useEffect(() => {
    // Come to from another page: data of the address without a formula came along.
    if (!isFirstPage) acts.follow();
    addEventListener("popstate", acts.follow);
    return () => removeEventListener("popstate", acts.follow);
  }, [acts, isFirstPage]);

  return { ...answer, answer, engine, isLive: engine !== null, acts, texts: data.texts, language };
}
