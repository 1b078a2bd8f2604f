// The visitor's enquiry in the making: what it asks for, line by line, to be taken out, emptied, sent.
import { MoreInfo } from "#client/components/Action/Action.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { WordButton } from "#client/components/WordButton/WordButton.tsx";
import { usePageLanguage, useSite } from "#client/hooks/site-context.ts";
import { keepAsked, removeAsked } from "#client/hooks/use-asked.ts";
import { useAskedLines } from "#client/hooks/use-asked-lines.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { AskedKey } from "#shared/enquiry/asked.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./AskedSection.module.css";
import page from "./SelectionPage.module.css";

/** `tell`: what a press took out, and what puts it back; the focus goes to an element of that id. */
export function AskedSection({
  tell,
}: {
  tell: (text: string, focus: string, undo?: () => void) => void;
}) {
  const { askingTexts, contactLang } = useSite();
  const texts = askingTexts[usePageLanguage()];
  const lines = useAskedLines();
  if (!texts || lines.length === 0) return null;

  function remove(keys: readonly AskedKey[], said: Phrase, name = "") {
    const before = removeAsked(keys);
    // The button is gone.
    tell(fillText(textOf(said), { name }), "asked", () => {
      keepAsked(before);
      tell("", "asked");
    });
  }

  return (
    <section className={css.asked} aria-labelledby="asked">
      <div>
        <h2 className={css.title} id="asked" tabIndex={-1}>
          <Text of={texts.title} />
        </h2>
        <div className={css.ways}>
          <MoreInfo className={page.pill} to="*" about="questions">
            <Text of={texts.send} />
          </MoreInfo>
          <WordButton
            isTall
            onClick={() =>
              remove(
                lines.flatMap(({ keys }) => keys),
                texts.emptied,
              )
            }
          >
            <Text of={texts.empty} />
          </WordButton>
        </div>
      </div>
      <ul>
        {lines.map(({ keys, text }) => (
          <li className={css.line} key={keys[0]}>
            <span lang={contactLang}>{text}</span>
            <button
              className={css.remove}
              type="button"
              aria-label={fillText(textOf(texts.takeOut), { name: text })}
              onClick={() => remove(keys, texts.removed, text)}
            >
              <Icon name="close" size="small" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
