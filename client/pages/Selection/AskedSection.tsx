// The visitor's enquiry in the making: what it asks for, line by line, to be taken out, emptied, sent.
import { MoreInfo } from "#client/components/Action/Action.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { WordButton } from "#client/components/WordButton/WordButton.tsx";
import { usePageLanguage, useSite } from "#client/hooks/site-context.ts";
import { removeAsked } from "#client/hooks/use-asked.ts";
import { useAskedLines } from "#client/hooks/use-asked-lines.ts";
import { textOf } from "#shared/editions/edition.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./AskedSection.module.css";
import page from "./SelectionPage.module.css";

export function AskedSection() {
  const { askingTexts, contactLang } = useSite();
  const texts = askingTexts[usePageLanguage()];
  const lines = useAskedLines();
  if (!texts || lines.length === 0) return null;
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
          <WordButton isTall onClick={() => removeAsked(lines.flatMap(({ keys }) => keys))}>
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
              onClick={() => {
                removeAsked(keys);
                // The button is gone.
                document.getElementById("asked")?.focus();
              }}
            >
              <Icon name="close" size="small" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
