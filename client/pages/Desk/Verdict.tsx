// The three verbs: may it be sold, what may be said, does it fit. In full below the brief; once they have left the screen as a bar
// below the header, on phones as a strip at the top, where no keyboard covers it.
import { useEffect, useRef, useState } from "react";
import { Button } from "#client/components/Action/Action.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import type { SaidCell } from "#shared/formula/said.ts";
import type { BenchTexts } from "#shared/pages/desk.ts";
import { Sign } from "./Sign.tsx";
import css from "./Verdict.module.css";

export const sectionIds = { sell: "vendre", say: "dire", fit: "loger" } as const;

export function Verdict({
  cells,
  texts,
  isLive,
}: {
  cells: readonly SaidCell[];
  texts: Pick<BenchTexts, "verdict" | "ask">;
  isLive: boolean;
}) {
  const block = useRef<HTMLElement>(null);
  const isGone = useIsAbove(block);
  return (
    <>
      <section className={css.verdict} aria-labelledby="verdict" ref={block}>
        <h2 className={css.aloud} id="verdict">
          <Say of={texts.verdict} />
        </h2>
        {cells.map(({ id, sign, verb, sentence, note }) => (
          <a className={css.cell} href={`#${sectionIds[id]}`} key={id}>
            <Sign of={sign} size="verdict" />
            <span className={css.verb}>{verb}</span>
            <span className={css.sentence}>{sentence}</span>
            {note && <span className={css.note}>{note}</span>}
          </a>
        ))}
      </section>
      {isLive && (
        <nav
          className={css.bar}
          data-shown={isGone || undefined}
          inert={!isGone}
          aria-labelledby="verdict"
        >
          <div className={css.inner}>
            {cells.map(({ id, sign, verb, short }) => (
              <a className={css.short} href={`#${sectionIds[id]}`} key={id}>
                <Sign of={sign} size="list" />
                <span className={css.shortVerb}>{verb}</span>
                <b className={css.shortText}>{short}</b>
              </a>
            ))}
            <span className={css.request}>
              <Button to="#demander">
                <Say of={texts.ask.button} />
              </Button>
            </span>
          </div>
        </nav>
      )}
    </>
  );
}

/** Scrolled out at the top. */
function useIsAbove(block: React.RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    const { current } = block;
    if (!current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAbove(!entry.isIntersecting && entry.boundingClientRect.bottom < 72);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [block]);
  return isAbove;
}
