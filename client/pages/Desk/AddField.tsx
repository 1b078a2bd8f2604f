// The field that adds to the bench, and what it says when there is no room.
import { Icon } from "#client/components/Icon/Icon.tsx";
import { IdeaField } from "#client/components/IdeaField/IdeaField.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import { textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { mostActives } from "#shared/formula/formula.ts";
import type { DeskData } from "#shared/pages/desk.ts";
import { additionAddress } from "#shared/pages/desk-address.ts";
import { addFieldId } from "#shared/pages/desk-fields.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./AddField.module.css";
import type { UsedFormula } from "./use-formula.ts";

export function AddField({ bench, told }: { bench: UsedFormula; told: DeskData["idea"] }) {
  const { formula, live, dispatch, texts, leftOut } = bench;
  const { instrument, actives } = formula;
  const site = useSite();
  if (actives.length >= mostActives)
    return (
      <p className={css.full} id={addFieldId} role={leftOut.length > 0 ? "alert" : undefined}>
        {fillText(textOf(texts.bench.full), { count: String(mostActives) })}
        {leftOut.length > 0 &&
          `. ${fillText(textOf(texts.bench.leftOut), { names: leftOut.join(", ") })}`}
      </p>
    );
  const addressOf = (text: string) => addressIn(site, additionAddress(formula, text));
  return (
    <IdeaField
      {...{ instrument, addressOf, told }}
      id={addFieldId}
      className={css.field}
      name={texts.search.label}
      placeholder={texts.bench.add[instrument]}
      failed={texts.search.failed}
      ask={texts.search.source}
      icon={<Icon name="plus" />}
      isPresent={(slugs) =>
        slugs.length > 0 && slugs.every((slug) => actives.some((each) => each.slug === slug))
      }
      take={live?.takeIdea(bench, dispatch, site, addressOf) ?? null}
      Tool={live?.IdeaTool ?? null}
    />
  );
}
