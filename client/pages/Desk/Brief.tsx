// The product to be made, as a sentence of native selects: they are fields of the form, and with scripts they answer at once.
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import { marketIds } from "#shared/content/markets.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { Settings } from "#shared/formula/change-formula.ts";
import { type Care, cares, containers, instruments } from "#shared/formula/formula.ts";
import { benchAddress, otherBenchAddress, otherInstrument } from "#shared/pages/desk-address.ts";
import css from "./Brief.module.css";
import { useDispatch } from "./formula-context.ts";
import { useLive } from "./live-context.ts";
import type { UsedFormula } from "./use-formula.ts";
import { Wishes } from "./Wishes.tsx";

export function Brief({
  bench: {
    formula,
    texts: { brief },
  },
}: {
  bench: UsedFormula;
}) {
  const site = useSite();
  const dispatch = useDispatch();
  const set = (settings: Partial<Settings>) =>
    dispatch({ kind: "change", change: { kind: "set", settings } });
  const { instrument } = formula;
  const other = addressIn(site, otherBenchAddress(formula));
  return (
    <div className={css.brief}>
      <span>
        <Text of={brief.a} />{" "}
      </span>
      <Pick
        label={brief.labels.instrument}
        names={brief.instruments}
        values={instruments}
        value={instrument}
        onPick={() => location.assign(other)}
      />
      {instrument === "complement" && (
        <>
          <span>
            <Text of={brief.in} />{" "}
          </span>
          <Pick
            name="contenant"
            label={brief.labels.container}
            names={brief.containers}
            values={containers}
            value={formula.container}
            onPick={(container) => set({ container })}
          />
        </>
      )}
      <span>
        <Text of={brief.for} />{" "}
      </span>
      {instrument === "complement" ? (
        <Pick
          name="marche"
          label={brief.labels.market}
          names={brief.markets}
          values={marketIds}
          value={formula.market}
          onPick={(market) => set({ market })}
        />
      ) : (
        <Pick
          name="soin"
          label={brief.labels.care}
          names={brief.cares}
          values={cares}
          value={formula.care}
          // Limits depend on where a serum goes: the server knows them.
          onPick={(care: Care) =>
            location.assign(addressIn(site, benchAddress({ ...formula, care })))
          }
        />
      )}
      <Wishes chosen={formula.wishes} texts={brief} />
      <noscript>
        <a className={css.other} href={other} rel="nofollow">
          <Text of={brief.instruments[otherInstrument(formula)]} />
        </a>
      </noscript>
    </div>
  );
}

function Pick<Value extends string>({
  name,
  label,
  names,
  values,
  value,
  onPick,
}: {
  /** Name of the field; without it only scripts follow the choice. */
  name?: string;
  label: Phrase;
  names: Readonly<Record<Value, Phrase>>;
  values: readonly Value[];
  value: Value;
  onPick: (value: Value) => void;
}): ReactNode {
  const live = useLive();
  const select = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    live?.followPick(select.current, value, onPick);
  });
  return (
    <span className={css.pick}>
      <select
        className={css.select}
        ref={select}
        name={name}
        aria-label={textOf(label)}
        defaultValue={value}
        onChange={(event) => {
          // Before that it is a field of the form.
          if (live || !name) onPick(event.currentTarget.value as Value);
        }}
      >
        {values.map((each) => (
          <option value={each} key={each}>
            {textOf(names[each])}
          </option>
        ))}
      </select>
      <Icon name="down" size="small" />
    </span>
  );
}
