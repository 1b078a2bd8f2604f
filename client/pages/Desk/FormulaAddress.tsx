// The address of a bench follows its formula, and the formula its address. A committed change is one entry of the history, so that the
// browser's way back undoes it.
import { type Dispatch, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { afterPaint } from "#client/hooks/after-paint.ts";
import { useContact } from "#client/hooks/contact-context.ts";
import { keepFormula } from "#client/hooks/kept-formula.ts";
import { inPlace } from "#client/hooks/scrolling.ts";
import { latestSearch, loadAnew } from "#client/hooks/shown-address.ts";
import { useSite } from "#client/hooks/site-context.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { Formula } from "#shared/formula/formula.ts";
import { readFormula } from "#shared/formula/formula-address.ts";
import { writeFormula } from "#shared/formula/write-formula.ts";
import { brandField } from "#shared/labels/brand-field.ts";
import { additionField, benchPath } from "#shared/pages/desk-address.ts";
import type { FormulaAction, LiveFormula } from "./formula-state.ts";

export function FormulaAddress({
  state,
  dispatch,
}: {
  state: LiveFormula;
  dispatch: Dispatch<FormulaAction>;
}) {
  const { formula, gesture, isFromAddress, focus } = state;
  const site = useSite();
  const navigate = useNavigate();
  const { isFirstPage } = useContact();
  /** The gesture that the latest entry is of. */
  const recorded = useRef<number | null>(null);

  useEffect(() => {
    if (isFromAddress) return;
    const record = () => {
      const search = searchOf(formula);
      if (search === latestSearch()) return;
      navigate({ search }, { replace: recorded.current === gesture, state: inPlace });
      recorded.current = gesture;
      keepFormula(formula.actives.length > 0 ? formula.instrument + search : null);
    };
    // Browsers take their time for it.
    return afterPaint(record);
  }, [formula, gesture, isFromAddress, navigate]);

  // Come to from another page: data of the address without a formula came along.
  const isOpened = useRef(isFirstPage);
  useEffect(() => {
    const follow = () => {
      if (location.pathname !== addressIn(site, benchPath(state.formula.instrument))) return;
      if (latestSearch() === searchOf(state.formula)) return;
      const read = readHere(latestSearch(), state);
      if (read) dispatch({ kind: "open", formula: read });
      else loadAnew();
    };
    if (!isOpened.current) follow();
    isOpened.current = true;
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [state, site, dispatch]);

  useEffect(() => {
    const target = focus && document.getElementById(focus.id);
    if (!target) return;
    // What has the focus already may have been moved out of view.
    if (target === document.activeElement) target.scrollIntoView({ block: "nearest" });
    else target.focus();
  }, [focus]);
  return null;
}

/** The formula, and the name on its pack, which is no part of it. */
function searchOf(formula: Formula): string {
  const own = writeFormula(formula);
  const brand = new URLSearchParams(latestSearch()).getAll(brandField).at(-1);
  return brand ? `${own || "?v=1"}&${new URLSearchParams({ [brandField]: brand })}` : own;
}

/** A formula that an address names, where all of its actives are known here; else null, and the server says. */
function readHere(search: string, { formula, facts }: LiveFormula): Formula | null {
  const parameters = new URLSearchParams(search);
  parameters.delete(brandField);
  // A text that it adds is read there too.
  if (parameters.has(additionField)) return null;
  const { formula: named, problems } = readFormula(parameters, formula.instrument, {
    actives: new Map(Object.entries(facts.actives)),
    complexes: new Map(),
  });
  // A serum's limits depend on where it goes.
  const isKnown = problems.every(({ kind }) => kind === "amount");
  return isKnown && named.care === formula.care ? named : null;
}
