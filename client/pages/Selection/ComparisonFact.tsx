import { formeIcons } from "#client/components/Catalogue/forme-icons.ts";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { PhWindow } from "#client/components/PhWindow/PhWindow.tsx";
import { sameFact } from "#client/components/Text/same-fact.ts";
import { HtmlText, Text } from "#client/components/Text/Text.tsx";
import type { SelectionCopy } from "#shared/content/schema/pages/selection.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { FactWords } from "#shared/pages/fact-words.ts";
import type { Localized } from "#shared/pages/localized.ts";
import type { SelectionItem } from "#shared/pages/selection.ts";
import { longestNote } from "#shared/selection/chosen.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./Comparison.module.css";
import type { SelectionState } from "./use-selection-page.ts";

type Texts = Localized<SelectionCopy>;

export function ComparisonFact({ of, texts }: { of: FactWords | undefined; texts: Texts }) {
  if (!of || of.missing)
    return <Text as="p" className={css.lack} of={texts[of?.missing ?? "unknown"]} />;
  const { value, isText, note, ph, items } = of;
  if (items.length > 0) return <Items of={items} />;
  // Words are too long for large letters.
  const text = isText ? value : note;
  return (
    <>
      {value && !isText && (
        <Text as="span" className={css.amount} translate={sameFact(of.id, value)} of={value} />
      )}
      {ph && <PhWindow from={ph[0]} to={ph[1]} />}
      {text && <HtmlText as="p" translate={sameFact(of.id, text)} of={text} />}
    </>
  );
}

/** Dosage forms with their icons, or statements with a tick where they hold. */
function Items({ of }: { of: FactWords["items"] }) {
  return (
    <ul className={css.list}>
      {of.map(({ id, name, holds }) => {
        const icon = formeIcons[id];
        return holds === null ? (
          <li className={css.form} key={id}>
            {icon && <Icon name={icon} />}
            <Text of={name} />
          </li>
        ) : (
          <li className={css.fact} key={id} data-holds={holds || undefined}>
            {holds && <Icon name="check" size="small" />}
            <Text of={name} />
          </li>
        );
      })}
    </ul>
  );
}

export function ComparisonNote({
  item: { id, fullName },
  texts,
  state,
}: {
  item: SelectionItem;
  texts: Texts;
  state: SelectionState;
}) {
  return (
    <>
      <textarea
        className={css.note}
        aria-label={fillText(textOf(texts.noteLabel), { name: fullName })}
        placeholder={textOf(texts.noteHint)}
        rows={2}
        maxLength={longestNote}
        defaultValue={state.noteOf(id)}
        onInput={(event) => state.note(id, event.currentTarget.value)}
      />
      <p className={css.printed} aria-hidden="true">
        {state.noteOf(id)}
      </p>
    </>
  );
}
