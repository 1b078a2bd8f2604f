// The verdict once it has left the screen: a bar below the header, on phones a strip at the top, where no keyboard covers it.
import { type RefObject, useEffect, useState } from "react";
import { Button, MoreInfo } from "#client/components/Action/Action.tsx";
import { Sign } from "#client/components/Sign/Sign.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { Phrase } from "#shared/editions/edition.ts";
import type { AnswerPresentation } from "#shared/formula/sentences/presentation.ts";
import { withWholeWords } from "#shared/words/letters.ts";
import { AskInStrip } from "./AskInStrip.tsx";
import { sectionIds } from "./section-ids.ts";
import css from "./VerdictBar.module.css";

export function VerdictBar({
  cells,
  button,
  block,
}: {
  cells: readonly AnswerPresentation[];
  button: Phrase;
  /** The verdict itself. */
  block: RefObject<HTMLElement | null>;
}) {
  const isGone = useIsAbove(block);
  return (
    <nav
      className={css.bar}
      data-screen=""
      data-shown={isGone || undefined}
      inert={!isGone}
      aria-labelledby="verdict"
    >
      <div className={css.inner}>
        {cells.map(({ id, sign, verb, short }) => (
          <MoreInfo className={css.short} to={`#${sectionIds[id]}`} key={id}>
            <Sign of={sign} size="list" />
            <span className={css.shortVerb}>{verb}</span>
            <b className={css.shortText}>{withWholeWords(short)}</b>
          </MoreInfo>
        ))}
        <AskInStrip label={button} />
        <span className={css.request}>
          <Button to="#demander">
            <Text of={button} />
          </Button>
        </span>
      </div>
    </nav>
  );
}

/** Height of the header with its search, behind which nothing is read, px. */
const header = 120;

/** Scrolled out at the top. */
function useIsAbove(block: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    const { current } = block;
    if (!current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setAbove(!entry.isIntersecting && entry.boundingClientRect.bottom <= header);
      },
      { rootMargin: `${-header}px 0px 0px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [block]);
  return isAbove;
}
