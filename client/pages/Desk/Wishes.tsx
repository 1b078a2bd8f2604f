// What the product is to be besides, as boxes of the sentence: fields of the form, which answer at once with scripts.
import { useLayoutEffect, useRef } from "react";
import { Text } from "#client/components/Text/Text.tsx";
import { textOf } from "#shared/editions/edition.ts";
import { type Wish, wishes } from "#shared/formula/formula.ts";
import type { BenchTexts } from "#shared/pages/desk.ts";
import { useDispatch } from "./formula-context.ts";
import { useLive } from "./live-context.ts";
import sections from "./Sections.module.css";
import css from "./Wishes.module.css";

export function Wishes({
  chosen,
  texts,
}: {
  chosen: readonly Wish[];
  texts: Pick<BenchTexts["brief"], "wishes" | "labels">;
}) {
  const live = useLive();
  const dispatch = useDispatch();
  const group = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    live?.followWishes(group.current, chosen, dispatch);
  });
  return (
    <fieldset
      className={`${sections.pills} ${css.wishes}`}
      aria-label={textOf(texts.labels.wishes)}
      ref={group}
      onChange={() => live?.chooseWishes(group.current, dispatch)}
    >
      {wishes.map((wish) => (
        <label className={`${sections.pill} ${css.wish}`} key={wish}>
          <input
            type="checkbox"
            name="souhait"
            value={wish}
            defaultChecked={chosen.includes(wish)}
          />
          <Text of={texts.wishes[wish]} />
        </label>
      ))}
    </fieldset>
  );
}
