// What a brand needs for the label of a product: drafts to copy, in every language, and all claims that its doses allow.
import { nutrients } from "#shared/content/nutrients.ts";
import { rawMassOf } from "#shared/content/raw-mass.ts";
import type { Claim, Liposome, Product, ProductActive } from "#shared/content/schema/entries.ts";
import type { Origin } from "#shared/content/schema/status.ts";
import { type Phrase, type Translated, translate } from "#shared/editions/edition.ts";
import { type Language, languages } from "#shared/editions/languages.ts";
import { familiesOf, pathOfEntry } from "#shared/families/families.ts";
import { carrier } from "#shared/generated/carrier.ts";
import { claims } from "#shared/generated/entries.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { claimList, doseNotes, labelDraft } from "#shared/generated/interface/label-draft.ts";
import { originTexts, statusTexts } from "#shared/generated/interface/status.ts";
import { mandatoryMentions } from "#shared/generated/pages/product.ts";
import type { ProductData } from "#shared/pages/product.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { carrierOrigin, howKnown } from "./known.ts";
import { shareOf } from "./nutrient-share.ts";
import { fill, sayAmount, sayShare } from "./status/status-parts.ts";

type Say = (text: Translated) => Phrase;

/** Sheets of actives by path: what they are of, and whether liposomes carry them. */
const origins = new Map<
  string,
  {
    readonly origin: Origin;
    readonly inci: string;
    readonly carried: boolean;
    readonly entry?: Liposome;
  }
>([
  ...familiesOf("liposome").flatMap(({ id }) =>
    familyEntries[id].map((entry) => {
      const { slug, origin, identity } = entry;
      return [
        pathOfEntry(id, slug),
        { origin, inci: identity.inci, carried: true, entry },
      ] as const;
    }),
  ),
  ...familiesOf("niosome").flatMap(({ id }) =>
    familyEntries[id].map(
      ({ slug, origin, inci }) =>
        [pathOfEntry(id, slug), { origin, inci, carried: false }] as const,
    ),
  ),
]);

const sheetOf = ({ path }: ProductActive) => (path ? origins.get(path) : undefined);

const strains = familiesOf("strain").flatMap(({ id }) => familyEntries[id]);

const strainOf = ({ strain }: ProductActive) => strains.find(({ slug }) => slug === strain);

/** At least, in a daily portion. */
const massOf = (active: ProductActive): number =>
  rawMassOf(active, { strain: strainOf(active), sheet: sheetOf(active)?.entry });

type Allergen = Origin["allergens"][number];

/** Of an active by its nature: of the very form where that is said, else of its sheet. */
const allergensIn = (active: ProductActive): readonly Allergen[] =>
  active.allergens ?? sheetOf(active)?.origin.allergens ?? [];

/** Liposomes carry one of its actives. */
const isCarried = ({ actives }: Pick<Product, "actives">) =>
  actives.some((active) => sheetOf(active)?.carried || strainOf(active)?.technologie === "prolipo");

/** Everything is known to be of plants, minerals, synthesis or fermentation, strains apart: their growth media differ. */
export const isVegan = ({ actives, shell }: Product): boolean =>
  shell !== "gelatin" && actives.every((active) => sheetOf(active)?.origin.vegan === true);

/** Shell, excipients, allergens and diet, for the facts of a supplement. */
export function loadComposition(product: Product, say: Say): ProductData["facts"] {
  const { facts, shells, excipients } = labelDraft;
  if (!product.shell) return [];
  const fact = (label: Translated, value: Translated) => ({
    label: say(label),
    value: say(value),
    path: null,
  });
  const allergens = allergensOf(product);
  const hasStrain = product.actives.some(({ strain }) => strain !== undefined);
  const others = translate((language) =>
    [
      ...product.excipients.map((id) => excipients[id][language]),
      ...(isCarried(product) ? [carrier.names[carrierOrigin() ?? "open"][language]] : []),
    ].join(", "),
  );
  return [
    fact(facts.shell, shells[product.shell]),
    fact(facts.excipients, others),
    ...(hasStrain
      ? [fact(facts.allergens, originTexts.strainAllergens)]
      : allergens.length > 0
        ? [fact(facts.allergens, namesOf(allergens))]
        : []),
    ...(isVegan(product) ? [fact(facts.diet, originTexts.veganProduct)] : []),
  ];
}

const allergensOf = ({ actives }: Product) => [
  ...new Set([
    ...actives.flatMap(allergensIn),
    ...(carrierOrigin() === "soya" && isCarried({ actives }) ? ["soya" as const] : []),
  ]),
];

const namesOf = (ids: ReturnType<typeof allergensOf>): Translated =>
  translate((language) => ids.map((id) => originTexts.allergenNames[id][language]).join(", "));

/** What a professional must know: whether the formula is confirmed, and which doses are above the maxima of 2006. */
export function loadDoseNotes(product: Product, say: Say): readonly Phrase[] {
  const isOpen = howKnown({ folder: "products", ...product }, "actives") === "to-confirm";
  const above = product.actives.flatMap(({ name, dose, nutrient }) => {
    const france = nutrient && nutrients[nutrient].france;
    if (!nutrient || typeof france !== "number" || dose.amount <= france) return [];
    return fill(doseNotes.above, {
      name,
      dose: dose.text,
      maximum: sayAmount({ from: france }, nutrients[nutrient].unit),
    });
  });
  return [
    ...(isOpen && product.quantity !== null ? [doseNotes.open] : []),
    ...above,
    ...(above.length > 0 ? [doseNotes.check] : []),
  ].map(say);
}

/** Claims of the nutrients that a daily portion supplies at their minimum, those with a condition of their own with it. */
export function allowedClaims({ actives, quantity }: Product): readonly Claim[] {
  if (quantity === null) return [];
  return claims.filter(({ id, minimum }) => {
    const [nutrient] = id.split("/");
    const dose = actives.find((active) => active.nutrient === nutrient)?.dose;
    return dose && dose.unit === minimum.unit && dose.amount >= minimum.amount;
  });
}

/** By nutrient, in the order of the actives. */
export function loadClaimList(product: Product, say: Say): ProductData["claimList"] {
  const allowed = allowedClaims(product);
  const groups = product.actives.flatMap(({ nutrient }) => {
    const own = allowed.filter(({ id }) => id.split("/")[0] === nutrient);
    if (!nutrient || own.length === 0) return [];
    return {
      name: say(statusTexts.nutrients[nutrient]),
      claims: own.map((claim) => say(translate((language) => sayClaim(claim, language)))),
    };
  });
  if (groups.length === 0) return null;
  return { title: say(claimList.title), lead: say(claimList.lead), groups };
}

/** One draft per language, whatever the reader's. */
export function loadLabelDraft(product: Product, say: Say): ProductData["labelDraft"] {
  return {
    title: say(labelDraft.title),
    lead: say(labelDraft.lead),
    copy: say(labelDraft.copy),
    copied: say(labelDraft.copied),
    drafts: languages.map(({ id }) => ({
      language: id,
      name: labelDraft.languages[id],
      lines: product.quantity === null ? linesOfSerum(product, id) : linesOfSupplement(product, id),
    })),
  };
}

/** What somebody who reads the label must know, before what every label says. */
const warningsOf = ({ warning }: Product, mentions: readonly Translated[]) => [
  ...(warning ? [warning] : []),
  ...mentions,
];

function linesOfSupplement(product: Product, language: Language): readonly string[] {
  const say = (text: Translated) => text[language];
  const label = (text: Translated, value: string) => fillText(say(text), { text: value });
  const texts = labelDraft;
  const kind = [
    texts.supplement,
    ...(product.excipients.includes("xylitol") ? [texts.sweetened] : []),
  ];
  const unsettled = product.actives.filter((active) => {
    const status = sheetOf(active)?.entry?.dose.status;
    return status === "open" || status === "not allowed";
  });
  const claimed = allowedClaims(product).filter(({ id }) => product.claims.includes(id));
  return [
    ...(unsettled.length > 0
      ? [
          fillText(say(texts.unsettled), {
            names: unsettled.map(({ ingredient }) => say(ingredient)).join(", "),
          }),
        ]
      : []),
    `${say(product.name)}. ${kind.map(say).join(" ")}.`,
    label(texts.ingredients, ingredientsOf(product, language).join(", ")),
    label(texts.perDay, product.actives.map((active) => sayDose(active, language)).join(", ")),
    label(texts.use, say(product.portion)),
    label(texts.warnings, warningsOf(product, mandatoryMentions.supplement).map(say).join(" ")),
    ...(claimed.length > 0
      ? [label(texts.claims, claimed.map((claim) => sayClaim(claim, language)).join(" "))]
      : []),
    ...(product.tolerated ? [say(texts.tolerated[product.tolerated])] : []),
    label(texts.content, fillText(say(texts.capsules), { count: String(product.quantity) })),
    say(texts.net),
    say(texts.batch),
    say(texts.operator),
  ];
}

/** "Zinc 10 mg (100 % VNR)". */
function sayDose(active: ProductActive, language: Language): string {
  const share = shareOf(active);
  const said = `${active.name[language]} ${active.dose.text[language]}`;
  if (share === undefined) return said;
  return `${said} (${sayShare(share / 100)[language]} ${labelDraft.reference[language]})`;
}

const sayClaim = ({ sentence, condition }: Claim, language: Language) =>
  [`${sentence[language]}.`, ...(condition ? [condition[language]] : [])].join(" ");

/** By descending least mass, as far as it is known; each said once, its allergens in capitals. */
function ingredientsOf(product: Product, language: Language): readonly string[] {
  const { shells, excipients, shell, carrier: carrying } = labelDraft;
  const origin = carrierOrigin();
  const actives = product.actives
    .toSorted((a, b) => massOf(b) - massOf(a))
    .map((active) => sayIngredient(active, language));
  const phospholipids = emphasise(
    carrier.names[origin ?? "open"][language],
    origin === "soya" ? ["soya"] : [],
    language,
  );
  return [
    ...new Set(actives),
    ...(isCarried(product) ? [fillText(carrying[language], { name: phospholipids })] : []),
    ...product.excipients.map((id) => excipients[id][language]),
    ...(product.shell
      ? [fillText(shell[language], { name: shells[product.shell][language] })]
      : []),
    ...(product.actives.some((active) => strainOf(active)) ? [labelDraft.medium[language]] : []),
  ];
}

/** What of an active is put in, its allergens in capitals. */
export function sayIngredient(active: ProductActive, language: Language): string {
  const said = emphasise(active.ingredient[language], allergensIn(active), language);
  const isCoated = strainOf(active)?.souche === "souche-vpro";
  return isCoated ? fillText(labelDraft.coated[language], { name: said }) : said;
}

/** "huile de poisson concentrée (contient : POISSON)". */
const emphasise = (name: string, found: readonly Allergen[], language: Language): string =>
  found.length === 0
    ? name
    : fillText(labelDraft.allergenic[language], {
        name,
        allergens: found
          .map((id) => originTexts.allergenNames[id][language].toLocaleUpperCase(language))
          .join(", "),
      });

function linesOfSerum(product: Product, language: Language): readonly string[] {
  const say = (text: Translated) => text[language];
  const label = (text: Translated, value: string) => fillText(say(text), { text: value });
  const texts = labelDraft;
  const inci = product.actives.flatMap((active) => sheetOf(active)?.inci ?? []);
  return [
    `${say(product.name)}. ${say(texts.cosmetic)}.`,
    label(texts.inci, [...new Set(inci)].join(", ")),
    label(texts.use, say(product.portion)),
    label(texts.warnings, warningsOf(product, mandatoryMentions.serum).map(say).join(" ")),
    label(texts.content, say(texts.bottle)),
    say(texts.durability),
    label(texts.opened, String(product.openMonths)),
    say(texts.responsible),
  ];
}
