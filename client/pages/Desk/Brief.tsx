// The product to be made, as a sentence of native selects: they are fields of the form, and with scripts they answer at once.
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import { marketIds } from "#shared/content/markets.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { Settings } from "#shared/formula/change-formula.ts";
import {
  type Care,
  cares,
  containers,
  emptyFormula,
  type Instrument,
} from "#shared/formula/formula.ts";
import { benchAddress, benchPath } from "#shared/pages/desk-address.ts";
import css from "./Brief.module.css";
import { useDispatch } from "./formula-context.ts";
import type { UsedFormula } from "./use-formula.ts";

const instruments = ["complement", "serum"] as const satisfies readonly Instrument[];

export function Brief({
  bench: {
    formula,
    live,
    texts: { brief },
  },
}: {
  bench: UsedFormula;
}) {
  const site = useSite();
  const dispatch = useDispatch();
  const isHydrated = live !== null;
  const set = (settings: Partial<Settings>) =>
    dispatch({ kind: "change", change: { kind: "set", settings } });
  const { instrument } = formula;
  const other = instrument === "serum" ? "complement" : "serum";
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
        onPick={(next) => location.assign(addressIn(site, benchPath(next)))}
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
            isHydrated={isHydrated}
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
          isHydrated={isHydrated}
          onPick={(market) => set({ market })}
        />
      ) : (
        <Pick
          name="soin"
          label={brief.labels.care}
          names={brief.cares}
          values={cares}
          value={formula.care}
          isHydrated={isHydrated}
          // Limits depend on where a serum goes: the server knows them.
          onPick={(care: Care) =>
            location.assign(addressIn(site, benchAddress({ ...formula, care })))
          }
        />
      )}
      <noscript>
        <a className={css.other} href={addressIn(site, benchPath(emptyFormula(other).instrument))}>
          <Text of={brief.instruments[other]} />
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
  isHydrated = true,
  onPick,
}: {
  /** Name of the field; without it only scripts follow the choice. */
  name?: string;
  label: Phrase;
  names: Readonly<Record<Value, Phrase>>;
  values: readonly Value[];
  value: Value;
  /** Before that it is a field of the form. */
  isHydrated?: boolean;
  onPick: (value: Value) => void;
}): ReactNode {
  const select = useRef<HTMLSelectElement>(null);
  // A choice made before the scripts came counts.
  const latest = useRef({ value, onPick });
  useLayoutEffect(() => {
    latest.current = { value, onPick };
  });
  useEffect(() => {
    const chosen = select.current?.value as Value | undefined;
    const { value: shown, onPick: pick } = latest.current;
    if (isHydrated && name && chosen && chosen !== shown) pick(chosen);
  }, [isHydrated, name]);
  return (
    <span className={css.pick}>
      <select
        className={css.select}
        ref={select}
        name={name}
        aria-label={textOf(label)}
        key={value}
        defaultValue={value}
        onChange={(event) => {
          if (isHydrated) onPick(event.currentTarget.value as Value);
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
