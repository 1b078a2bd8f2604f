// Words for a label to begin with: what every label has, what each active adds, the table, the ingredients.
import { memo } from "react";
import { Text } from "#client/components/Text/Text.tsx";
import type { Language, Phrase } from "#shared/editions/edition.ts";
import type { Formula } from "#shared/formula/formula.ts";
import type { VerdictPresentation } from "#shared/formula/sentences/presentation.ts";
import type { BenchTexts } from "#shared/pages/desk.ts";
import { formatCount } from "#shared/words/count.ts";
import { Fold } from "./Fold.tsx";
import { useLive } from "./live-context.ts";
import css from "./Sections.module.css";

export const LabelSection = memo(function LabelSection({
  said,
  formula,
  isFolded,
  language,
  texts: { verbs, label },
}: {
  said: VerdictPresentation;
  formula: Formula;
  isFolded: boolean;
  language: Language;
  texts: Pick<BenchTexts, "verbs" | "label">;
}) {
  const live = useLive();
  const isSerum = formula.instrument === "serum";
  const { foodName, wordings, mentions, labels, warnings, draft, ingredients } = said;
  const own = wordings.flatMap(({ items }) => items);
  const count = own.length + mentions.length + labels.length;

  return (
    <section className={css.section} id="etiqueter" aria-labelledby="label">
      <h2 className={css.title} id="label">
        <Text of={verbs.label} />
      </h2>
      <p className={css.lead}>
        <Text of={label.lead} />
      </p>
      <div className={css.whole}>
        <Fold isFolded={isFolded} sum={formatCount(label.sum, count)}>
          <div className={css.label}>
            <div>
              {foodName && <Words title={label.food.title} of={[["", foodName]]} />}
              {wordings.map(({ kind, title, items }) => (
                <Words key={kind} title={title} of={items.map(({ name, text }) => [name, text])} />
              ))}
              <h3 className={css.subtitle}>
                <Text of={label.every} />
              </h3>
              <ul className={css.words}>
                {mentions.map((mention) => (
                  <li key={mention}>{mention}</li>
                ))}
              </ul>
              <Words title={label.byProduct} of={labels.map(({ name, text }) => [name, text])} />
            </div>
            <div className={css.panel}>
              {!isSerum && draft.length > 0 && (
                <>
                  <table className={css.draft} aria-labelledby="label">
                    <thead>
                      <tr>
                        <th scope="col">
                          <Text of={label.perDay} />
                        </th>
                        <th scope="col">
                          <Text of={label.amount} />
                        </th>
                        <th scope="col">
                          <Text of={label.reference} />
                        </th>
                      </tr>
                    </thead>
                    <tbody>
                      {draft.map(({ name, amount, share, isPart }) => (
                        <tr key={name + amount} data-part={isPart || undefined}>
                          <th scope="row">{name}</th>
                          <td translate="no">{amount}</td>
                          <td translate="no">{share}</td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                  <p className={css.fine}>
                    <Text of={label.referenceNote} />
                  </p>
                </>
              )}
              {live && <live.CopyLabel said={said} formula={formula} {...{ language, label }} />}
              <h3 className={css.subtitle}>
                <Text of={isSerum ? label.inci : label.ingredients} />
              </h3>
              <p translate={isSerum ? "no" : undefined}>{ingredients}</p>
              <p className={css.fine}>
                <Text of={isSerum ? label.inciNote : label.ingredientsNote} />
              </p>
              <p className={css.fine}>{said.notes.at(-1)}</p>
            </div>
            <div>
              <Words
                title={label.forFormulator}
                of={warnings.map(({ name, texts }) => [name, texts.join(" ")])}
              />
            </div>
            {live && <live.NamedFormula />}
          </div>
        </Fold>
      </div>
    </section>
  );
});

/** A list of texts, most of them with a name; nothing for an empty one. */
function Words({
  title,
  of,
}: {
  title: Phrase;
  of: readonly (readonly [name: string, text: string])[];
}) {
  if (of.length === 0) return null;
  return (
    <>
      <h3 className={css.subtitle}>
        <Text of={title} />
      </h3>
      <ul className={css.words}>
        {of.map(([name, text]) => (
          <li key={name + text}>
            {name && <b>{name}</b>}
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
