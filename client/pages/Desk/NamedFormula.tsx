// The formula in a pack that bears the name of the visitor's brand. It comes once the label is near the window, with its blank pack; the
// name stands in the address alone, beside the formula and not in it.
import { useEffect, useRef, useState } from "react";
import { BrandField } from "#client/components/Pack/BrandField.tsx";
import { Pack } from "#client/components/Pack/Pack.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { fetchJson } from "#client/hooks/fetch-own.ts";
import { useSite } from "#client/hooks/site-context.ts";
import { useBrand } from "#client/hooks/use-brand.ts";
import { whenIdleNear } from "#client/hooks/when-idle-near.ts";
import { textOf } from "#shared/editions/edition.ts";
import { capsuleSizeOf } from "#shared/formula/formula.ts";
import { nameContent } from "#shared/formula/sentences/order.ts";
import type { BenchPack } from "#shared/pages/desk.ts";
import { benchPackAddress } from "#shared/pages/desk-address.ts";
import type { LiveFormula } from "./formula-state.ts";
import { useLateState } from "./live-context.ts";
import css from "./NamedFormula.module.css";

/** Actives whose names a pack has room for; of more, the number of the others. */
const mostNames = 2;

export function NamedFormula() {
  const { build, prefix } = useSite();
  const state = useLateState();
  const { name } = useBrand();
  const place = useRef<HTMLDivElement>(null);
  /** Null until it comes, undefined where it does not. */
  const [pack, setPack] = useState<BenchPack | null | undefined>(null);
  const instrument = state?.formula.instrument;

  useEffect(() => {
    const { current } = place;
    if (!current || !instrument) return;
    let observer: IntersectionObserver | undefined;
    // Phones keep no room for it: it would push away what a visitor has gone past it for.
    const showBelow = (loaded: BenchPack) => {
      observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          observer?.disconnect();
          setPack(loaded);
        },
        { rootMargin: "-50% 0px 50%" },
      );
      observer.observe(current);
    };
    const callOff = whenIdleNear(current, () => {
      fetchJson<BenchPack>(benchPackAddress(build, prefix, instrument)).then(
        showBelow,
        // No network: the words of the label are enough.
        () => setPack(undefined),
      );
    });
    return () => {
      callOff();
      observer?.disconnect();
    };
  }, [build, prefix, instrument]);

  if (!state || state.formula.actives.length === 0 || pack === undefined) return null;
  const { formula } = state;
  // There are blank bottles alone.
  if (instrument === "complement" && !capsuleSizeOf[formula.container]) return null;
  return (
    <div className={css.named} ref={place}>
      <div className={css.pack}>
        {pack && (
          <Pack
            of={{ ...pack.blank, ...printedOf(state, pack) }}
            brand={name}
            none={pack.naming.none}
            sizes="(width <= 715px) 92vw, 480px"
          />
        )}
      </div>
      <div className={css.words}>
        {pack && (
          <>
            <Text as="h3" className={css.title} of={pack.title} />
            <BrandField texts={pack.naming} offersPicture />
          </>
        )}
      </div>
    </div>
  );
}

/** What a label says of the formula: as our own do, its actives and how much there is. */
function printedOf(state: LiveFormula, pack: BenchPack) {
  const { actives, content } = state.formula;
  const names = actives.map(({ slug }) => textOf(state.facts.actives[slug]?.name ?? slug));
  const others = names.length - mostNames;
  return {
    // The disc has the first letter of its active, or how many there are.
    symbol: names.length > 1 ? String(names.length) : (names[0] ?? "").slice(0, 1),
    lines: [
      names.slice(0, mostNames).join(", ") + (others > 0 ? ` + ${others}` : ""),
      content ? nameContent(content, state) : textOf(pack.content),
    ] as const,
  };
}
