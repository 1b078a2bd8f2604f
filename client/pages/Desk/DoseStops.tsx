// The doses of an active that stand out, as pills below its field while that is the one in use, or a tap on its rod has taken one of
// them: they stay until another field is used, so that nothing moves under a finger that presses something else.
import {
  type Dispatch,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Sign } from "#client/components/Sign/Sign.tsx";
import { elementOf } from "#client/hooks/element-of.ts";
import { textOf } from "#shared/editions/edition.ts";
import { type DoseStop, listStops } from "#shared/formula/dose-stops.ts";
import { signOf } from "#shared/formula/sentences/presentation.ts";
import { nameStop } from "#shared/formula/sentences/stops.ts";
import { addFieldId } from "#shared/pages/desk-fields.ts";
import { formatDose } from "#shared/words/amounts.ts";
import { withCapital } from "#shared/words/letters.ts";
import css from "./DoseStops.module.css";
import type { FormulaAction, LiveFormula } from "./formula-state.ts";
import { useLateState } from "./live-context.ts";
import { selectAtPress } from "./select-dose.ts";

export function DoseStops({
  slug,
  field,
  settle,
  dispatch,
}: {
  slug: string;
  field: RefObject<HTMLInputElement | null>;
  /** What is typed in the field is over. */
  settle: () => void;
  dispatch: Dispatch<FormulaAction>;
}) {
  const state = useLateState();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const follow = (element: Element | null) => {
      if (element === field.current) setOpen(true);
      else if (element?.matches("[data-row] input")) setOpen(false);
    };
    const followFocus = ({ target }: FocusEvent) => follow(elementOf(target));
    follow(document.activeElement);
    document.addEventListener("focusin", followFocus);
    return () => document.removeEventListener("focusin", followFocus);
  }, [field]);
  const tapped = state?.tapped;
  /** Where the tapped rod stood before its stops opened above it, px. */
  const rodTop = useRef<number | null>(null);
  useEffect(() => {
    if (!tapped) return;
    const isOwn = tapped.slug === slug;
    rodTop.current = isOwn ? topOfRod(field.current) : null;
    setOpen(isOwn);
  }, [tapped, slug, field]);
  useLayoutEffect(() => {
    const top = isOpen ? topOfRod(field.current) : null;
    // It stays under the finger.
    if (top !== null && rodTop.current !== null)
      scrollBy({ top: top - rodTop.current, behavior: "instant" });
    rodTop.current = null;
  }, [isOpen, field]);
  useEffect(() => selectAtPress(field.current), [field]);
  useEffect(() => (isOpen ? keepInView(field.current) : undefined), [isOpen, field]);
  if (!isOpen || !state) return null;
  return <Stops {...{ slug, state, settle, dispatch }} />;
}

function Stops({
  slug,
  state,
  settle,
  dispatch,
}: {
  slug: string;
  state: LiveFormula;
  settle: () => void;
  dispatch: Dispatch<FormulaAction>;
}) {
  const { words, formula, facts } = state;
  const stops = useMemo(() => listStops(slug, state), [slug, state]);
  const unit = facts.actives[slug]?.unit;
  if (!unit || stops.length === 0) return null;
  const name = words.fill(words.texts.bench.stops, { name: withCapital(words.active(slug)) });
  const own = formula.actives.find((each) => each.slug === slug)?.amount;
  return (
    <div className={css.stops} role="toolbar" aria-label={name} onKeyDown={pressArrow}>
      {stops.map((stop, at) => (
        <button
          className={css.stop}
          key={stop.amount}
          type="button"
          tabIndex={at === 0 ? 0 : -1}
          aria-pressed={stop.amount === own}
          // The field keeps the focus, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            settle();
            const change = { kind: "dose", slug, amount: stop.amount, unit } as const;
            dispatch({ kind: "change", change });
          }}
        >
          <Sign of={stop.rod.zone ? signOf[stop.rod.zone] : "empty"} size="line" />
          <b>{formatDose(stop.amount, unit, words.language)}</b>{" "}
          <small>{nameStop(stop, words)}</small> <small>{describeResult(stop, state)}</small>
        </button>
      ))}
    </div>
  );
}

function describeResult({ rod }: DoseStop, { words, formula }: LiveFormula): string | undefined {
  const { said } = words.texts;
  if (formula.instrument === "serum" || rod.nutrient === null) return undefined;
  const { length } = rod.earned;
  return length > 0 ? words.count(said.claims, length) : textOf(said.noClaim);
}

function pressArrow({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  const buttons = [...currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button.matches(":focus"));
  if (step !== 0 && at >= 0) buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

function topOfRod(field: HTMLElement | null): number | null {
  const rod = field?.closest("[data-row]")?.querySelector("[data-tone]");
  return rod?.getBoundingClientRect().top ?? null;
}

/** Height of what stays at the top of phones, header or strip, px. */
const strip = 72;

/**
 * On a phone, field, rod, message and pills stand between the strip and the keyboard, also while they grow, and with those of the last
 * active the field for the next, where it has room. Gives what stops that.
 */
function keepInView(field: HTMLElement | null): (() => void) | undefined {
  const row = field?.closest<HTMLElement>("[data-row]");
  if (!field || !row || !matchMedia("(width <= 715px)").matches) return undefined;
  const keep = () => {
    if (document.activeElement !== field) return;
    const end = row.nextElementSibling ? row : document.getElementById(addFieldId);
    const { offsetTop = 0, height = innerHeight } = visualViewport ?? {};
    const below = (part: Element | null) =>
      part ? part.getBoundingClientRect().bottom - (offsetTop + height) : 0;
    const above = field.getBoundingClientRect().top - strip - offsetTop;
    // Of a row with several fields, what stands above this one may go; for what mends its dose its name, too.
    const whole = Math.min(below(end) + 2, above - 48);
    const mended = Math.min(below(row.querySelector("[data-signed] a")) + 2, above);
    const top = Math.max(whole, mended);
    if (top > 0) scrollBy({ top, behavior: "instant" });
  };
  const observer = new ResizeObserver(keep);
  observer.observe(row);
  visualViewport?.addEventListener("resize", keep);
  return () => {
    observer.disconnect();
    visualViewport?.removeEventListener("resize", keep);
  };
}
