// A press puts a question into the visitor's enquiry, the next one takes it out; beside it is the way to send it. Without script it is
// a link to the form, with the question in its message.

import { MoreInfo } from "#client/components/Action/Action.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useContact } from "#client/hooks/contact-context.ts";
import { isSecondPress } from "#client/hooks/second-press.ts";
import { useIsHydrated, usePageLanguage, useSite } from "#client/hooks/site-context.ts";
import { addAsked, removeAsked, useAsked } from "#client/hooks/use-asked.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { askedKey } from "#shared/enquiry/asked.ts";
import { entryId } from "#shared/selection/chosen.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./AskButton.module.css";

/** `id`: of the question, about the entry of the page in view. */
export function AskButton({ id, question }: { id: string; question: Phrase }) {
  const texts = useSite().askingTexts[usePageLanguage()];
  const { path } = useContact();
  const isHydrated = useIsHydrated();
  const key = askedKey(entryId(path), id);
  const isAsked = useAsked().includes(key);
  if (!texts) return null;
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
    <span className={css.pair}>
      <button
        className={css.ask}
        type="button"
        data-asked={isAsked || undefined}
        aria-label={fillText(textOf(texts.named), {
          action: textOf(action),
          question: textOf(question),
        })}
        onClick={(event) => {
          if (isSecondPress(event)) return;
          if (isAsked) removeAsked([key]);
          else addAsked([key]);
        }}
      >
        {content}
      </button>
      {isAsked && (
        <MoreInfo className={css.send} to="*">
          <Text of={texts.send} />
        </MoreInfo>
      )}
    </span>
  );
}
