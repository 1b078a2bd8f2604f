// A bench that answers at once: the formula, what is known of its actives, the verdict, and the address that carries it all. A
// committed change is one entry of the history, so that the browser's way back undoes it; nothing is kept anywhere else.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useContact } from "#client/hooks/contact-context.ts";
import { loadRestOfSheet } from "#client/hooks/load-stylesheet.ts";
import { useSite } from "#client/hooks/site-context.ts";
import type { Language } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { changeFormula } from "#shared/formula/change-formula.ts";
import type { DeskTexts } from "#shared/formula/desk-texts.ts";
import type { DeskData } from "#shared/pages/desk.ts";
import { benchAddress, deskTextsAddress } from "#shared/pages/desk-address.ts";
import type { Acts } from "./acts.ts";
import type { Answer } from "./answer.ts";
import type { Engine } from "./engine.ts";
import { fetchJson } from "./fetch-json.ts";

/** Until the engine is there: links and the form lead to the server. */
const asleep = {
  isReady: () => false,
  change: () => undefined,
  commit: () => undefined,
  type: () => undefined,
  add: () => Promise.resolve(null),
  follow: () => undefined,
  leave: () => undefined,
} as const;

export type Bench = ReturnType<typeof useBench>;

export function useBench(data: DeskData, language: Language) {
  const site = useSite();
  const { isFirstPage } = useContact();
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<Answer>(data);
  const [engine, setEngine] = useState<Engine | null>(null);
  // What handlers read: they outlive the render that made them, as rows are rendered anew only where something of theirs changed.
  const now = useRef({ answer, navigate });
  // What a handler has just put there is newer than what another render shows.
  useLayoutEffect(() => {
    now.current = { ...now.current, answer };
  }, [answer]);
  useLayoutEffect(() => {
    now.current = { ...now.current, navigate };
  }, [navigate]);

  const { instrument } = data;
  useEffect(() => {
    let isOver = false;
    Promise.all([
      import("./engine.ts"),
      fetchJson<DeskTexts>(deskTextsAddress(site.build, site.prefix, instrument)),
      isFirstPage && loadRestOfSheet(),
    ]).then(
      ([{ createEngine }, texts]) => isOver || setEngine(createEngine(texts, language)),
      // Then the page stays a form.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [site, instrument, language, isFirstPage]);

  const acts = useMemo(
    (): Acts =>
      engine?.createActs(now, setAnswer, site) ?? {
        ...asleep,
        now: () => now.current.answer,
        hrefOf: (what, from = now.current.answer.formula) =>
          addressIn(site, benchAddress(changeFormula(from, what))),
      },
    [engine, site],
  );

  useEffect(() => {
    if (!engine) return;
    // Come to from another page: data of the address without a formula came along.
    if (!isFirstPage) acts.follow();
    addEventListener("popstate", acts.follow);
    return () => removeEventListener("popstate", acts.follow);
  }, [engine, acts, isFirstPage]);

  return { ...answer, answer, engine, isLive: engine !== null, acts, texts: data.texts, language };
}
