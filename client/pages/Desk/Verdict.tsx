// The three verbs: may it be sold, what may be said, does it fit. Once they have left the screen, a bar has them (VerdictBar.tsx).
import { useRef } from "react";
import { MoreInfo } from "#client/components/Action/Action.tsx";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { Sign } from "#client/components/Sign/Sign.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { AnswerPresentation } from "#shared/formula/sentences/presentation.ts";
import type { BenchTexts } from "#shared/pages/desk.ts";
import { withWholeWords } from "#shared/words/letters.ts";
import { useLive } from "./live-context.ts";
import { sectionIds } from "./section-ids.ts";
import css from "./Verdict.module.css";

export function Verdict({
  cells,
  isFolded,
  texts,
}: {
  cells: readonly AnswerPresentation[];
  /** On phones its notes stand in the sections, which are closed. */
  isFolded: boolean;
  texts: Pick<BenchTexts, "verdict" | "ask">;
}) {
  const live = useLive();
  const block = useRef<HTMLElement>(null);
  return (
    <>
      <section
        className={css.verdict}
        data-folded={isFolded || undefined}
        aria-labelledby="verdict"
        ref={block}
      >
        <Aloud as="h2" id="verdict">
          <Text of={texts.verdict} />
        </Aloud>
        {cells.map(({ id, sign, verb, sentence, note }) => (
          <MoreInfo className={css.cell} to={`#${sectionIds[id]}`} key={id}>
            <Sign of={sign} size="verdict" />
            <span className={css.verb}>{verb}</span>
            <span className={css.sentence}>{withWholeWords(sentence)}</span>
            {note && <span className={css.note}>{note}</span>}
          </MoreInfo>
        ))}
      </section>
      {live && <live.VerdictBar cells={cells} button={texts.ask.button} block={block} />}
    </>
  );
}
