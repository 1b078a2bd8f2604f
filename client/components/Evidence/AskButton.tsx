// A press puts a question into the enquiry, the next one takes it out. Without script it is a link to the form, with the question
// in its message.

import { MoreInfo } from "#client/components/Action/Action.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useContact } from "#client/hooks/contact-context.ts";
import { isSecondPress } from "#client/hooks/second-press.ts";
import { useIsHydrated } from "#client/hooks/site-context.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./AskButton.module.css";

/** Words of the button; `named`: {action}, {question}, for screen readers. */
interface AskTexts {
  readonly ask: Phrase;
  readonly asked: Phrase;
  readonly named: Phrase;
}

/** `id`: of the question in addresses; `line`: what goes into the message. */
export function AskButton({ texts, id, line }: { texts: AskTexts; id: string; line: string }) {
  const { lines, toggleLine } = useContact();
  const isHydrated = useIsHydrated();
  const isAsked = lines.includes(line);
  const action = isAsked ? texts.asked : texts.ask;
  const content = (
    <>
      <Icon name={isAsked ? "check" : "plus"} size="small" />
      <Text of={action} />
    </>
  );
  if (!isHydrated)
    return (
      <MoreInfo className={css.ask} to="*" questions={[id]}>
        {content}
      </MoreInfo>
    );
  return (
    <button
      className={css.ask}
      type="button"
      data-asked={isAsked || undefined}
      aria-label={fillText(textOf(texts.named), { action: textOf(action), question: line })}
      onClick={(event) => isSecondPress(event) || toggleLine(line)}
    >
      {content}
    </button>
  );
}
