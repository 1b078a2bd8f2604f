// The formula of a bench: as the server has judged it, then, once what judges and words is there, as it is changed here. Nothing is kept
// anywhere but in the address.
import { useEffect, useReducer, useState } from "react";
import { useContact } from "#client/hooks/contact-context.ts";
import { fetchJson } from "#client/hooks/fetch-own.ts";
import { loadRestOfSheet, loadStylesheet } from "#client/hooks/load-stylesheet.ts";
import { useSite } from "#client/hooks/site-context.ts";
import type { Language } from "#shared/editions/edition.ts";
import type { DeskTexts } from "#shared/formula/desk-texts.ts";
import type { DeskData } from "#shared/pages/desk.ts";
import { deskTextsAddress } from "#shared/pages/desk-address.ts";
import { paperId } from "#shared/pages/desk-fields.ts";
import type { FormulaAction, FormulaState, LiveFormula } from "./formula-state.ts";
import type { Live } from "./live-context.ts";

export type UsedFormula = ReturnType<typeof useFormula>;

export const isHydrated = (state: FormulaState): state is LiveFormula => "gesture" in state;

const keep = (state: FormulaState): FormulaState => state;

/** The sheet that came with the page is no longer its own. */
const dropPaper = () => document.getElementById(paperId)?.remove();

export function useFormula(data: DeskData, language: Language) {
  const site = useSite();
  const { isFirstPage } = useContact();
  const [live, setLive] = useState<Live | null>(null);
  const [state, dispatch] = useReducer<FormulaState, [FormulaAction]>(
    live?.reduceFormula ?? keep,
    data,
  );
  const { instrument } = data;
  useEffect(() => {
    let isOver = false;
    Promise.all([
      import("./live-bench.ts"),
      fetchJson<DeskTexts>(deskTextsAddress(site.build, site.prefix, instrument)),
      isFirstPage && loadRestOfSheet(),
      // Of the notice that tells what was taken off.
      loadStylesheet(site.stylesheet),
    ]).then(
      ([module, texts]) => {
        if (isOver) return;
        dropPaper();
        setLive(module);
        dispatch({ kind: "ready", facts: module.restoreFacts(data), texts, language });
      },
      // Then the page stays a form.
      () => undefined,
    );
    return () => {
      isOver = true;
      dropPaper();
    };
  }, [site, instrument, language, isFirstPage, data]);
  const leftOut = isHydrated(state) ? state.leftOut : [];
  return { ...state, state, leftOut, live, dispatch, texts: data.texts, language };
}
