// The reducer of a bench: state and action to the next state. Pure.
import { textOf } from "#shared/editions/edition.ts";
import { addIdea } from "#shared/formula/add-idea.ts";
import { type Change, changeFormula } from "#shared/formula/change-formula.ts";
import type { DeskFacts } from "#shared/formula/desk-facts.ts";
import type { Formula } from "#shared/formula/formula.ts";
import { splitTotal } from "#shared/formula/gauge-doses.ts";
import { type JudgedFormula, judgeFormula } from "#shared/formula/judge-formula.ts";
import { readOrderPart, withFittingOrder } from "#shared/formula/order-choices.ts";
import { describeBench } from "#shared/formula/sentences/present-bench.ts";
import type { BenchPresentation } from "#shared/formula/sentences/presentation.ts";
import { addFieldId, fieldId, removalId } from "#shared/pages/desk-fields.ts";
import { commaIn } from "#shared/words/amounts.ts";
import { changeByJump, changeByStep, changeByText } from "./dose-input.ts";
import type { FormulaAction, FormulaState, LiveFormula } from "./formula-state.ts";

export function reduceFormula(state: FormulaState, action: FormulaAction): FormulaState {
  if (action.kind === "ready")
    return beginFormula(judgeFormula(state.formula, action.facts, action), state.said);
  return "gesture" in state ? changeFormulaBy(state, action) : state;
}

/** As it stands before anything is done to it. */
export const beginFormula = (judged: JudgedFormula, said: BenchPresentation): LiveFormula => ({
  ...judged,
  begun: judged,
  said,
  gesture: 0,
  isGoing: false,
  isFromAddress: true,
  ...noTraces,
  focus: null,
});

export function changeFormulaBy(
  state: LiveFormula,
  action: Exclude<FormulaAction, { kind: "ready" }>,
): LiveFormula {
  switch (action.kind) {
    case "change": {
      const { change, isGoing, at } = action;
      const begun = isGoing ? state : { ...state, isGoing: false };
      const next = put(begun, change, isGoing);
      if (next === begun) return begun;
      const { slug } = change.kind === "remove" ? change : {};
      return {
        ...next,
        removed: slug === undefined ? null : { slug, before: state.formula },
        focus: at ? { id: nextId(change, state.formula, at) } : next.focus,
      };
    }
    case "type":
      return put(state, changeByText(action.slug, action.text, state), true);
    case "step":
      return put(
        state,
        changeByStep(action.slug, action.direction, action.steps, state),
        action.isGoing,
      );
    case "pull": {
      const { formula, verdict } = state.isGoing ? state.begun : state;
      const rod = verdict.rods.find(({ id }) => id === action.rod);
      const doses = rod && splitTotal(rod, formula.actives, state.facts.actives, action.total);
      const next = put(state, doses ? { kind: "doses", doses } : null, action.isGoing);
      const slug = action.isTap && doses?.at(-1)?.slug;
      return slug ? { ...next, tapped: { slug } } : next;
    }
    case "jump":
      return put(state, changeByJump(action.slug, action.direction, state));
    case "order": {
      const { part, text } = action;
      const value = readOrderPart(part, text, state.formula);
      // A day that is still being typed.
      if (value === null && text !== "") return state;
      return put(state, { kind: "set", settings: { [part]: value } });
    }
    case "add": {
      const { facts, isTold } = action;
      const known = { ...state, facts: merge(state.facts, facts), isGoing: false };
      const { formula, named, leftOut } = addIdea(
        state.formula,
        action,
        (slug) => known.facts.actives[slug],
        commaIn(state.words.language),
      );
      const [first] = named;
      const next = formula === state.formula ? known : follow(known, formula);
      return {
        ...next,
        leftOut: leftOut.map((slug) => textOf(next.facts.actives[slug]?.name ?? slug)),
        focus: { id: first === undefined || isTold ? addFieldId : fieldId(first) },
      };
    }
    case "take back": {
      const { removed } = state;
      if (!removed) return state;
      return {
        ...judge(state, removed.before),
        ...noTraces,
        gesture: state.gesture + 1,
        isGoing: false,
        isFromAddress: false,
        focus: { id: removalId(removed.slug) },
      };
    }
    case "dismiss":
      return { ...state, removed: null };
    case "commit":
      return state.isGoing ? { ...state, isGoing: false } : state;
    case "cancel":
      return state.isGoing ? { ...judge(state, state.begun.formula), isGoing: false } : state;
    case "open":
      return { ...judge(state, action.formula), ...noTraces, isGoing: false, isFromAddress: true };
  }
}

/** `isGoing`: more of the same gesture follows. */
function put(state: LiveFormula, change: Change | null, isGoing = false): LiveFormula {
  return change ? follow(state, changeFormula(state.formula, change), isGoing) : state;
}

function follow(state: LiveFormula, changed: Formula, isGoing = false): LiveFormula {
  const formula = withFittingOrder(changed);
  // A second press on what is gone: nothing to go back to, and what the first has left to tell stays.
  if (!isGoing && !state.isGoing && isSame(formula, state.formula)) return state;
  return {
    ...judge(state, formula),
    gesture: state.isGoing ? state.gesture : state.gesture + 1,
    isGoing,
    begun: state.isGoing ? state.begun : { formula: state.formula, verdict: state.verdict },
    isFromAddress: false,
    ...noTraces,
  };
}

const isSame = (one: Formula, other: Formula): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What an earlier change has left to tell is over with the next. */
const noTraces = { removed: null, leftOut: [], tapped: null } as const;

function judge(state: LiveFormula, formula: Formula): LiveFormula {
  const judged = judgeFormula(formula, state.facts, state.words);
  return { ...state, ...judged, said: describeBench(judged) };
}

const merge = (facts: DeskFacts, more: DeskFacts): DeskFacts => ({
  actives: { ...facts.actives, ...more.actives },
  nutrients: { ...facts.nutrients, ...more.nutrients },
});

/** An active that is taken out leaves the focus to the next one. */
function nextId(change: Change, { actives }: Formula, at: "field" | "removal"): string {
  const idOf = at === "field" ? fieldId : removalId;
  if (change.kind === "move") return idOf(change.slug);
  const place =
    change.kind === "remove" ? actives.findIndex(({ slug }) => slug === change.slug) : -1;
  const next = actives[place + 1] ?? actives[place - 1];
  return place >= 0 && next ? idOf(next.slug) : addFieldId;
}
