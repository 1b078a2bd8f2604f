// The levels of an active in cosmetics: per cents of the finished product beside the annexes of the regulation.
import { type CosmeticAdvice, cosmeticGroups } from "#shared/content/cosmetic-groups.ts";
import { facePlaces } from "#shared/content/cosmetic-places.ts";
import type { Niosome, Serum } from "#shared/content/schema/entries.ts";
import type { Use } from "#shared/content/schema/status.ts";
import { untranslated } from "#shared/editions/edition.ts";
import type { Value } from "#shared/facts/fact.ts";
import { pathOfEntry } from "#shared/families/families.ts";
import { products } from "#shared/generated/entries.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { factTexts } from "#shared/generated/interface/facts.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import {
  amount,
  type DoseFact,
  type DoseLine,
  doseFact,
  fromSource,
  said,
  series,
  text,
} from "./dose-fact.ts";

const { values, sources: words, places, groups } = statusTexts;

export function cosmeticUse({ nom, use }: Niosome): {
  readonly facts: readonly DoseFact[];
  readonly line: DoseLine;
} {
  const { level, limits, group, advice } = use;
  return {
    facts: [
      doseFact("use.level", { kind: "amount", ...level, unit: "%" }, fromSource("practice")),
      ...limits.map(({ where, percent, entry: annex, source, about }) =>
        doseFact(
          "use.limits",
          amount(percent, "%"),
          fromSource(source, annexOf(annex), about && text(about)),
          {
            name: {
              kind: "filled",
              text: factTexts["use.limits"].label,
              blanks: { where: text(places[where]) },
            },
          },
        ),
      ),
      ...(limits.length > 0
        ? []
        : [doseFact("dose.limits.union", text(values.noUnion), said("law", text(words.noAnnex)))]),
      ...(group ? cosmeticGroups[group].advice : []).map((each) =>
        adviceFact(each, text(group ? groups[group] : nom)),
      ),
      ...advice.map((each) => adviceFact(each, { kind: "text", text: nom, within: true })),
    ],
    line: {
      unit: "%",
      usual: { id: "use.level", ...level, share: null },
      floor: null,
      limits: limits.map(({ where, percent }) => ({
        id: "use.limits",
        value: percent,
        where: places[where],
      })),
      most: mostOnFace(use),
      isBeyond: false,
    },
  };
}

/** What experts advise at most, and at which pH. */
const adviceFact = ({ percent, ph, source }: CosmeticAdvice, of: Value): DoseFact =>
  doseFact(
    "use.advice",
    amount(percent, "%"),
    fromSource(source, { kind: "filled", text: words.leastPh, blanks: { ph: amount(ph, "") } }),
    { name: { kind: "filled", text: factTexts["use.advice"].label, blanks: { of } } },
  );

const annexOf = (annex: string | undefined): Value | undefined =>
  annex === undefined
    ? undefined
    : {
        kind: "filled",
        text: words.entry,
        blanks: { entry: text(untranslated(annex)) },
      };

/** The lowest limit among those for a leave-on product of the face. */
function mostOnFace({ limits }: Use): number | undefined {
  const onFace = limits.filter(({ where }) => facePlaces.includes(where));
  return onFace.length > 0 ? Math.min(...onFace.map(({ percent }) => percent)) : undefined;
}

/** The usual level, where a serum has more; of a salt, whose level counts its metal, nobody can say. */
function usualPassed({ identity, use: { level } }: Niosome, dose: number): Value | undefined {
  if (identity.kind === "mineral" || dose <= (level.to ?? level.from)) return undefined;
  return {
    kind: "filled",
    text: words.aboveUsual,
    blanks: { range: { kind: "amount", ...level, unit: "%" } },
  };
}

/** The actives of a finished serum, as in the product of the same slug, with strength and limits. */
export function serumUse(serum: Serum): readonly DoseFact[] {
  const sold = products.find(({ slug }) => slug === serum.slug);
  return serum.contains.flatMap((slug) => {
    const path = pathOfEntry("niosome", slug);
    const active = familyEntries.niosome.find((candidate) => candidate.slug === slug);
    if (!active) return [];
    const dose = sold?.actives.find((candidate) => candidate.path === path)?.dose;
    const { limits } = active.use;
    const law =
      limits.length > 0
        ? series(
            ...limits.map(
              ({ where, percent }): Value => ({
                kind: "filled",
                text: words.most,
                blanks: { amount: amount(percent, "%"), where: text(places[where]) },
              }),
            ),
          )
        : text(words.noAnnex);
    const source = series(law, dose && usualPassed(active, dose.amount));
    return doseFact("contains", text(dose ? dose.text : values.byBrief), said("law", source), {
      name: text(active.nom),
      path,
    });
  });
}
