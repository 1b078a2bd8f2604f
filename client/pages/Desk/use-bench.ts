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
import type { DosedActive, Formula } from "#shared/formula/formula.ts";
import { readFormula, writeFormula } from "#shared/formula/formula-address.ts";
import { judge } from "#shared/formula/judge.ts";
import { sayVerdict } from "#shared/formula/say.ts";
import type { DeskChoice, DeskData } from "#shared/pages/desk.ts";
import { benchAddress, benchPath, deskFactsAddress } from "#shared/pages/desk-address.ts";

/** The address follows what is typed or dragged after so many ms of calm: browsers refuse more than a hundred in ten seconds. */
const calm = 250;

export type Bench = ReturnType<typeof useBench>;
export type Acts = Bench["acts"];

const readWith = (search: string, { instrument }: Formula, facts: DeskFacts) =>
  readFormula(new URLSearchParams(search), instrument, {
    actives: new Map(Object.entries(facts.actives)),
    complexes: new Map(),
  });

/** Fetched facts of one more active. */
const merge = (facts: DeskFacts, more: DeskFacts): DeskFacts => ({
  actives: { ...facts.actives, ...more.actives },
  nutrients: { ...facts.nutrients, ...more.nutrients },
});

export function useBench(data: DeskData, language: Language) {
  const site = useSite();
  const { isFirstPage } = useContact();
  const navigate = useNavigate();
  const [formula, setFormula] = useState(data.formula);
  const [facts, setFacts] = useState(data.facts);
  // What handlers read: they outlive the render that made them, as rows are rendered anew only where something of theirs changed.
  const { texts } = data;
  const verdict = useMemo(() => judge(formula, facts), [formula, facts]);
  const now = useRef({ formula, facts, verdict, navigate });
  useLayoutEffect(() => {
    now.current = { formula, facts, verdict, navigate };
  });

  const acts = useMemo(() => {
    let isGoing = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    /** Also before the next render: a repeated key comes sooner. */
    const put = (next: Formula) => {
      now.current = { ...now.current, formula: next };
      setFormula(next);
    };
    const addressOf = (next: Formula) => addressIn(site, benchAddress(next));
    const record = (how: { replace: boolean }) => {
      clearTimeout(timer);
      const search = writeFormula(now.current.formula);
      if (search === location.search) return;
      now.current.navigate({ search }, { ...how, state: inPlace });
    };
    /** `isGoing`: more of the same gesture follows. */
    const change = (what: Change, { isGoing: goesOn = false } = {}) => {
      put(changeFormula(now.current.formula, what));
      if (!isGoing) record({ replace: false });
      else if (goesOn) {
        clearTimeout(timer);
        timer = setTimeout(() => record({ replace: true }), calm);
      } else record({ replace: true });
      isGoing = goesOn;
    };
    const commit = () => {
      if (!isGoing) return;
      record({ replace: true });
      isGoing = false;
    };

    return {
      now,
      change,
      commit,
      /** What a link without script leads to. */
      hrefOf: (what: Change, from: Formula = now.current.formula) =>
        addressOf(changeFormula(from, what)),
      /** What stands in a field. An empty one has no dose. */
      type(slug: string, text: string): void {
        const known = now.current.facts.actives[slug];
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
        const missing = adds.filter(({ slug }) => !now.current.facts.actives[slug]);
        try {
          const fetched = await Promise.all(
            missing.map(async ({ slug }) => {
              const address = deskFactsAddress(site.build, site.prefix, now.current.formula, slug);
              const response = await fetch(address);
              if (!response.ok) throw new Error(`${address}: ${response.status}`);
              return (await response.json()) as DeskFacts;
            }),
          );
          const known = fetched.reduce(merge, now.current.facts);
          now.current = { ...now.current, facts: known };
          setFacts(known);
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
      /** To another address of the bench, whose page the server makes. */
      leave: (next: Formula) => location.assign(addressOf(next)),
    };
  }, [site]);

  // The address was changed by the browser's ways back and forth: what it names is known, or the server says.
  useEffect(() => {
    const follow = () => {
      const own = now.current;
      if (pathOf(site, location.pathname) !== benchPath(own.formula.instrument)) return;
      const { formula: read, problems } = readWith(location.search, own.formula, own.facts);
      if (problems.some(({ kind }) => kind !== "amount")) location.reload();
      // A serum's limits depend on where it goes.
      else if (read.care !== own.formula.care) location.reload();
      else setFormula(read);
    };
    // Come to from another page: data of the address without a formula came along.
    if (!isFirstPage && location.search !== writeFormula(now.current.formula)) follow();
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [site, isFirstPage]);

  const said = useMemo(
    () => sayVerdict({ formula, verdict, facts, texts, language }),
    [formula, verdict, facts, texts, language],
  );
  return { formula, facts, verdict, said, acts, texts, language };
}
