// Cards side by side; at `below` pixels or less, one card at a time, with the edge of the next: swiped, or turned by arrows that wrap.
// The scrolling is the platform's (scroll-snap), so it also works before hydration and without JavaScript.
import { type KeyboardEvent, type ReactNode, type UIEvent, useRef, useState } from "react";
import { Ring } from "#client/components/Action/Action.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { hasReducedMotion } from "#client/hooks/scrolling.ts";
import { useSite } from "#client/hooks/site-context.ts";
import { useIsNarrow } from "#client/hooks/use-is-narrow.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import css from "./Carousel.module.css";

/**
 * `columns`: how the cards stand when they all fit (six: PlateRow). `title`: stands on the left of the arrows; `id` names it.
 * `lead`: a sentence below it. `fit`: cards that turn several at a time: pairs, of which a phone has one; small ones, two on a phone
 * and three in wider windows.
 */
export function Carousel({
  below,
  columns,
  id,
  title,
  lead,
  size = "d1",
  fit,
  items,
}: {
  below: 1420 | 1150 | 1050 | 860 | 715;
  columns: "3" | "4" | "5" | "6" | "families";
  id: string;
  title: Phrase;
  lead?: Phrase;
  size?: "d1" | "d2";
  fit?: "pairs" | "small";
  items: readonly { readonly key: string; readonly content: ReactNode }[];
}) {
  const list = useRef<HTMLUListElement>(null);
  const { frame } = useSite();
  const isTurning = useIsNarrow(below);
  /** The card that the presses of the arrow so far lead to, with its position in px, while the track still scrolls there. */
  const target = useRef<{ readonly index: number; readonly left: number } | null>(null);

  /** The end at which the track stands, for which the arrow that wraps from there is quieter. */
  const [end, setEnd] = useState<"first" | "last" | null>("first");

  function turn(step: number) {
    const track = list.current;
    if (!track) return;
    const cards = [...track.children] as HTMLElement[];
    const end = track.scrollWidth - track.clientWidth;
    // The positions at which the track can stop: the last cards of pairs share its end (give or take a rounded pixel).
    const stops = cards
      .map((card) => Math.min(card.offsetLeft - (cards[0]?.offsetLeft ?? 0), end))
      .filter((stop, index, all) => index === 0 || stop - (all[index - 1] ?? 0) > 2);
    const distances = stops.map((stop) => Math.abs(stop - track.scrollLeft));
    const current = target.current?.index ?? distances.indexOf(Math.min(...distances));
    const index = (current + step + stops.length) % stops.length;
    const left = stops[index] ?? 0;
    const isSmooth = !hasReducedMotion();
    // Browsers without `scrollend`: each press reads the position instead.
    target.current = isSmooth && "onscrollend" in track ? { index, left } : null;
    track.scrollTo({ left, behavior: isSmooth ? "smooth" : "instant" });
  }

  /** The visitor scrolls by hand. */
  function forgetTarget() {
    target.current = null;
  }

  function noteEnd({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }: UIEvent) {
    setEnd(scrollLeft < 2 ? "first" : scrollWidth - clientWidth - scrollLeft < 2 ? "last" : null);
  }

  /** Ignores the end of a scroll that a later press has replaced. */
  function handleEnd({ currentTarget }: UIEvent) {
    if (target.current && Math.abs(currentTarget.scrollLeft - target.current.left) < 2)
      forgetTarget();
  }

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // Keys pressed inside a card belong to that card.
    if (!isTurning || event.target !== event.currentTarget || !step) return forgetTarget();
    event.preventDefault();
    turn(step);
  }

  return (
    <div className={css.carousel} data-below={below}>
      <div className={css.heading}>
        <div>
          <Text as="h2" className={css.title} id={id} data-size={size} of={title} />
          {lead && <Text as="p" className={css.lead} of={lead} />}
        </div>
        <div className={css.arrows}>
          <button
            type="button"
            aria-label={textOf(frame.previous)}
            data-wraps={end === "first" || undefined}
            onClick={() => turn(-1)}
          >
            <Ring icon="left" />
          </button>
          <button
            type="button"
            aria-label={textOf(frame.next)}
            data-wraps={end === "last" || undefined}
            onClick={() => turn(1)}
          >
            <Ring icon="right" />
          </button>
        </div>
      </div>
      <ul
        className={css.list}
        data-columns={columns}
        data-fit={fit}
        ref={list}
        aria-labelledby={id}
        // Focusable only where it scrolls, so that the keyboard can scroll it.
        tabIndex={isTurning ? 0 : undefined}
        onKeyDown={handleKey}
        onPointerDown={forgetTarget}
        onWheel={forgetTarget}
        onScroll={noteEnd}
        onScrollEnd={handleEnd}
      >
        {items.map(({ key, content }) => (
          <li className={css.item} key={key}>
            {content}
          </li>
        ))}
      </ul>
    </div>
  );
}
