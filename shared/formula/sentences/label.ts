// Words the head of a label draft, and the part below "Vendre".

import { textOf } from "#shared/editions/edition.ts";
import { withCapital } from "#shared/words/letters.ts";
import { type ActiveFacts, type DeskFacts, isStrain } from "../desk-facts.ts";
import { joinSentences } from "../desk-words.ts";
import type { Formula } from "../formula.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import type { DoseTotal } from "../verdict.ts";
import { describeFragrance, namesOfFragrance } from "./fragrance.ts";
import { lawfulName, nameStrain, sentencesOf, textOfWording, unsaidOf } from "./label-words.ts";
import { hasOwnBasis } from "./lines.ts";
import type { VerdictPresentation } from "./presentation.ts";
import { formatTotal, nameOfTotal } from "./total-words.ts";

export function describeFacts(context: JudgedFormula): VerdictPresentation["facts"] {
  const { words, formula, verdict, facts } = context;
  const { fact } = words.texts.said;
  const isSerum = formula.instrument === "serum";
  const count = formula.actives.length;
  if (count === 0) return [];
  const { notVegan, veganOpen, allergens } = verdict;
  const vegan =
    notVegan.length > 0
      ? {
          sign: "empty" as const,
          value: textOf(fact.notVegan),
          note: words.fill(fact.notVeganText, { names: words.actives(notVegan) }),
        }
      : veganOpen.length > 0
        ? {
            sign: "dotted" as const,
            value: textOf(fact.veganOpen),
            note: words.fill(fact.veganOpenText, { names: words.actives(veganOpen) }),
          }
        : {
            sign: "dotted" as const,
            value: textOf(fact.vegan),
            note: words.count(isSerum ? fact.veganSerumText : fact.veganText, count),
          };
  const declared = allergens.map(({ slug, names }) =>
    words.fill(fact.allergensText, {
      name: words.active(slug),
      allergens: names.map(textOf).join(", "),
    }),
  );
  const fragrance = describeFragrance(context);
  const open = isSerum
    ? fact.allergensSerumText
    : formula.actives.length === veganOpen.length && hasStrains(formula, facts)
      ? null
      : fact.allergensNoneText;
  return [
    { id: "vegan", label: "", ...vegan },
    {
      id: "allergens",
      label: "",
      sign: "dotted",
      value: textOf(
        declared.length + namesOfFragrance(context).length > 0
          ? fact.allergens
          : fragrance.length > 0
            ? fact.allergensPossible
            : fact.allergensNone,
      ),
      note: joinSentences(
        declared.length > 0 ? `${words.chain(...declared)}.` : null,
        ...fragrance,
        hasStrains(formula, facts) ? textOf(fact.medium) : null,
        open && textOf(open),
      ),
    },
    {
      id: "market",
      label: "",
      sign: "dotted",
      value: textOf(fact.market[isSerum ? "serum" : formula.market]),
      note: textOf(fact.marketText[isSerum ? "serum" : formula.market]),
    },
  ];
}

const hasStrains = ({ actives }: Formula, facts: DeskFacts): boolean =>
  actives.some(({ slug }) => isStrain(facts.actives[slug]));

export const describeMentions = ({ words, formula }: JudgedFormula): readonly string[] =>
  words.texts.mentions[
    formula.container === "liquide" && formula.instrument === "complement"
      ? "liquid"
      : formula.instrument
  ].map(textOf);

/** Sentence by sentence: what an active already wants, or is on the label before, is said once. */
export function describeLabels(context: JudgedFormula): VerdictPresentation["labels"] {
  const { warnings } = context.verdict;
  const said = warnings.flatMap((each) =>
    each.kind === "wording" ? sentencesOf(textOfWording(each, context)) : [],
  );
  return warnings.flatMap((each) => {
    if (each.kind !== "label") return [];
    const own = unsaidOf(textOf(each.text), said);
    said.push(...sentencesOf(own));
    return own === "" ? [] : [{ name: textOf(each.product), text: own }];
  });
}

export function describeWarnings({
  words,
  formula,
  verdict,
}: JudgedFormula): VerdictPresentation["warnings"] {
  return formula.actives.flatMap(({ slug }) => {
    const own = verdict.warnings.filter((each) => each.slug === slug && each.kind === "caution");
    if (own.length === 0) return [];
    return [{ name: withCapital(words.active(slug)), texts: own.map(({ text }) => textOf(text)) }];
  });
}

/** The nutrition table: nutrients with their parts, then what is none. */
export function describeLabelDraft(context: JudgedFormula): VerdictPresentation["draft"] {
  const { words, formula, verdict } = context;
  if (formula.instrument === "serum") return [];
  const { draft, state } = words.texts.said;
  return verdict.rods.flatMap((rod) => {
    const { parts, unit, share, total, nutrient } = rod;
    const [first] = parts;
    if (total === null) return [];
    const name = nameOfTotal(rod, words);
    const others = parts.length > 1 ? parts.filter(({ slug }) => words.active(slug) !== name) : [];
    return [
      {
        name: withCapital(lawfulName(nutrient, words) ?? nameCounted(rod, name, context)),
        amount:
          (first && unit === "md"
            ? words.doseOf(first.slug, total, unit)
            : formatTotal(rod, words)) ?? "",
        share: share === null ? null : words.percent(share),
        isPart: false,
      },
      ...others.map(({ slug, amount }) => ({
        name: words.fill(draft.part, { name: words.active(slug) }),
        amount: amount === null ? textOf(state.missing) : words.dose(amount, unit),
        share: null,
        isPart: true,
      })),
    ];
  });
}

/** "Chardon-marie, en silymarine": the amount is of what is counted, which the plant only contains. */
function nameCounted({ nutrient, parts }: DoseTotal, name: string, context: JudgedFormula): string {
  const { words, facts } = context;
  const [only, ...others] = parts;
  const active = nutrient === null && only && others.length === 0 ? facts.actives[only.slug] : null;
  if (!active?.basis || !hasOwnBasis(active, context)) return name;
  return words.fill(words.texts.said.draft.counted, { name, basis: textOf(active.basis) });
}

/** Ingredients in order of their least mass; for a serum, INCI names in order of their share. */
export function describeIngredients(context: JudgedFormula): string {
  const { words, formula, verdict, facts } = context;
  const isSerum = formula.instrument === "serum";
  const weights = new Map(verdict.room.parts.map(({ slug, milligrams }) => [slug, milligrams]));
  const named = formula.actives
    .map(({ slug, amount }) => ({
      slug,
      isDosed: amount !== null,
      weight: isSerum
        ? (amount ?? 0) / (facts.actives[slug]?.share ?? 1)
        : (weights.get(slug) ?? 0),
    }))
    .toSorted((a, b) => Number(b.isDosed) - Number(a.isDosed) || b.weight - a.weight)
    .flatMap(({ slug, isDosed }) => {
      const known = facts.actives[slug];
      if (!known) return [];
      const missing = ` [${textOf(words.texts.said.state.missing)}]`;
      return [isDosed ? nameOf(known) : nameOf(known) + missing];
    });
  if (named.length === 0 || isSerum) return [...named, ...namesOfFragrance(context)].join(", ");
  const medium = hasStrains(formula, facts) ? [textOf(words.texts.said.draft.medium)] : [];
  return `${withCapital([...named, ...medium].join(", "))}.`;

  function nameOf(active: ActiveFacts): string {
    const { slug, inci, name, code, ingredient, form } = active;
    if (isSerum) return textOf(inci ?? name);
    if (ingredient !== null) return textOf(ingredient);
    const own = code === null ? words.active(slug) : nameStrain(active, words);
    return form === null ? own : `${own} (${textOf(form)})`;
  }
}
