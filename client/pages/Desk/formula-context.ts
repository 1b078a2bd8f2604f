// Gives parts of a bench the means to change its formula, and the formula that their links begin with.
import { createContext, type Dispatch, use } from "react";
import { emptyFormula } from "#shared/formula/formula.ts";
import type { FormulaAction } from "./formula-state.ts";

export const DispatchContext = createContext<Dispatch<FormulaAction>>(() => undefined);

/** Does nothing until the bench answers by itself. */
export const useDispatch = () => use(DispatchContext);

/** It follows a moment after a change, so that rows without one are not rendered for their links. */
export const LateFormulaContext = createContext(emptyFormula("complement"));

export const useLateFormula = () => use(LateFormulaContext);
