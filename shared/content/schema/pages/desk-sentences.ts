// The sentences that a verdict is worded with (shared/formula/sentences). `{number}` is a number in words ("trois"), `{count}` in
// figures, `{name}` an active or nutrient, `{named}` the same with its article, `{dose}`, `{amount}` and `{maximum}` amounts with their
// units.
import * as z from "zod";
import { nutrientIds } from "#shared/content/nutrients.ts";
import { plural, text } from "#shared/content/schema/parts.ts";
import { perMarket } from "#shared/content/schema/per-market.ts";
import { wishes } from "#shared/formula/formula.ts";

const perMarketAndSerum = perMarket(text).extend({ serum: text });

/** Keyed by the source of the limit: a market, the law of the Union, or an annex. */
const perEdge = <Schema extends z.ZodType>(schema: Schema) =>
  perMarket(schema).extend({ union: schema, annex: schema });

const packContents = z.strictObject({ capsules: text, sticks: text, days: text, ml: text });
const eachWish = <Schema extends z.ZodType>(schema: Schema) =>
  Object.fromEntries(wishes.map((id) => [id, schema])) as Record<(typeof wishes)[number], Schema>;

export const perWish = z.strictObject(eachWish(text));

export const deskSentences = z.strictObject({
  /** Numbers from nought to twenty in words, for feminine nouns within a sentence. */
  numbers: z.array(text).length(21),
  /** {first}, {last}. */
  chain: text,
  or: text,
  /** Names of nutrients with their articles, for use in a sentence. */
  named: z.strictObject(
    Object.fromEntries(nutrientIds.map((id) => [id, text])) as Record<
      (typeof nutrientIds)[number],
      typeof text
    >,
  ),
  atLeast: text,
  /** {amount}: what one per cent is more than another. */
  points: plural,
  brief: z.strictObject({ complement: text, serum: text, need: text }),
  claims: plural,
  noClaim: text,

  sell: z.strictObject({
    empty: text,
    emptyText: text,
    above: perEdge(plural).extend({ mixed: plural }),
    /** {name}, {dose}, {maximum}, {source}. */
    aboveText: text,
    /** {name}, {text}, {source}. */
    notHere: text,
    /** Of a dose over the French order of 2006. */
    inRevision: text,
    /** {name}: one of our own formulas, as it is. */
    own: text,
    /** {names}: of the other doses over a maximum. */
    others: text,
    /** {names}: of the doses to be confirmed that are not told in full. */
    alsoOpen: text,
    notAllowed: plural,
    notAllowedText: text,
    open: plural,
    openText: text,
    unconfirmed: plural,
    missing: plural,
    missingText: text,
    strains: plural,
    qps: plural,
    /** {names}: of strains on the list with a qualification. */
    qpsQualified: text,
    noQps: text,
    medium: text,
    within: perMarketAndSerum,
    withinText: perMarketAndSerum,
    /** {name}, {amount}, {source}. */
    advice: text,
    /** {name}, {kind}: the kind of product that an annex names. */
    kindRead: text,
    shorts: z.strictObject({
      empty: text,
      above: plural,
      unconfirmed: plural,
      missing: plural,
      notAllowed: plural,
      within: text,
    }),
    shortsSerum: z.strictObject({ above: plural, unconfirmed: plural, within: text }),
  }),

  say: z.strictObject({
    empty: text,
    emptyText: text,
    earned: text,
    by: plural,
    allAbove: text,
    /** {number}, {named}. */
    above: plural,
    next: plural,
    first: plural,
    own: text,
    nothing: text,
    strains: text,
    /** Live strains, where "probiotique" is tolerated as the name of a category. */
    tolerated: text,
    /** Of inactivated strains in a formula that also has live ones. */
    notTolerated: text,
    /** {names}: actives whose words keep from the product the people whom a claim is about. */
    /** {amount}, {named}. */
    inexact: text,
    withheld: text,
    onHold: text,
    none: text,
    aspects: plural,
    aspectsText: text,
    /** {names}: doses whose unit may be another. */
    doubtful: plural,
    doubtfulText: text,
    /** {claims}: of the other doses. */
    doubtfulOthers: text,
    shorts: z.strictObject({ nothing: text, aspects: plural, doubtful: text }),
  }),

  fit: z.strictObject({
    empty: text,
    emptyText: text,
    capsules: plural,
    text,
    /** {part} of {mass} is the heaviest {form}. */
    textSeveral: text,
    strainsText: text,
    doubtful: plural,
    /** More of the largest capsules a day than this house makes without a question. */
    many: text,
    /** Beside an exclusion of one of our own formulas. */
    toMeasure: text,
    /** {portions} a day, of {units} capsules each. */
    portions: text,
    unknown: text,
    unknownText: text,
    shorts: z.strictObject({ empty: text, capsules: plural, unknown: text, excluded: text }),
    otherExclusions: plural,
    /** {percent}. */
    phCommon: text,
    phNone: text,
    phUnknown: text,
    /** Used where the windows meet in one value. */
    phOne: text,
    phText: text,
    phTemperature: text,
    temperature: text,
    noExclusion: plural,
    over: text,
    overText: text,
    percentShort: text,
    lead: plural,
    leadSalts: plural,
    leadPowder: plural,
    /** {mass} of {form} have {dose} of {name}. */
    salt: text,
    leadCarrier: text,
    leadStrains: text,
    serumLead: text,
    emptyLead: text,
    perDay: text,
    filled: text,
    without: text,
    withoutMany: text,
    never: text,
    withoutText: plural,
    capacity: text,
    seeOther: text,
  }),

  rod: z.strictObject({
    together: text,
    share: text,
    togetherClaims: text,
    togetherNothing: text,
    missing: text,
    over: perEdge(text).extend({ register: text, usual: text }),
    /** Why a dose over a limit is to be confirmed: {amount}, {source}; {state}, of {place} ("en Belgique"). */
    past: z.strictObject({
      /** {other}, {otherSource}. */
      between: text,
      national: text,
      banned: text,
      medicine: text,
      known: text,
    }),
    source: text,
    reduce: text,
    reduceOf: text,
    raise: text,
    raiseOf: text,
    lacks: plural,
    more: plural,
    advice: text,
    adviceOf: text,
    /** Used in markets where a maximum was annulled. */
    annulled: perMarket(text).partial(),
    openAnnulled: text,
    openBoth: text,
    /** Used for an active that is not a nutrient. */
    openNone: text,
    openMarket: perMarket(text),
    noBeside: text,
    onHold: text,
    none: text,
    notAllowed: text,
    statusOpen: text,
    shareUnknown: text,
    kindUnnamed: text,
    /** {amounts}, {state}, {source}: of medicines with the same active. */
    strengths: plural,
    /** {places} alone may have it. */
    notHere: text,
    basis: text,
    mass: text,
    massBasis: text,
    /** Used where no law ends a window: the advice of an agency. */
    ceiling: text,
    ofUnion: text,
    /** Where the European level ends the window: what each of its two lines is. "law": of a text, where a register accepts more. */
    edges: perMarket(text).extend({ level: text, law: text }),
    strain: text,
    usual: text,
    noAnnex: text,
    /** {range}. */
    ph: text,
    belowUsual: text,
  }),

  state: z.strictObject({
    window: perMarket(text),
    /** Used where the European level ends the window. */
    windowLevel: text,
    windowOpen: text,
    silent: text,
    /** Used where every claim takes more than a limit. */
    silentBeyond: text,
    none: text,
    unconfirmed: text,
    missing: text,
    serumWindow: text,
    serumSilent: text,
    above: perEdge(text).extend({ register: text }),
  }),

  row: z.strictObject({
    parts: text,
    annulled: text,
    /** Used where the maximum is nought. */
    excluded: text,
    notSet: perMarketAndSerum,
    noBeside: text,
    none: text,
    open: text,
    advice: text,
    draft: text,
    draftAgainst: text,
    exceeded: text,
    /** Of the European level. */
    exceededLevel: text,
    /** A limit beside the one that ends the window: {source}, {amount}. */
    besides: text,
    /** {state}, {source}. */
    national: text,
    /** {state}, {source}. */
    medicine: text,
    /** {state}, {amount}, {source}: no maximum of the market. */
    medicineFrom: text,
    /** {amount}: a maximum of the law of the Union. */
    ofUnion: text,
    unread: text,
    reference: text,
    noUpper: text,
  }),

  claim: z.strictObject({
    from: text,
    above: text,
    at: text,
    inexact: text,
    withheld: text,
    beyond: perMarket(text).extend({ level: text }),
    summary: text,
    summaryAbove: text,
    summaryNext: text,
    earned: plural,
    ofThemAbove: plural,
    near: plural,
    aspects: text,
  }),

  fact: z.strictObject({
    vegan: text,
    veganText: plural,
    veganSerumText: plural,
    notVegan: text,
    notVeganText: text,
    veganOpen: text,
    veganOpenText: text,
    allergensNone: text,
    allergensNoneText: text,
    allergensSerumText: text,
    allergens: text,
    /** Shown where an active may hold some. */
    allergensPossible: text,
    allergensText: text,
    /** {name}, {allergens}. */
    fragrancePossible: text,
    /** {amount}, {source}. */
    fragranceFrom: text,
    medium: text,
    market: perMarketAndSerum,
    marketText: perMarketAndSerum,
  }),

  together: z.strictObject({
    exclusions: text,
    noExclusion: plural,
    loose: text,
    encapsulated: text,
    wet: text,
    dry: text,
    /** Better taken at different times: advice, which stops nothing. */
    distant: text,
    apart: text,
    conflict: text,
    /** {name}, {count}: with so many others. */
    grouped: plural,
    /** {names}: others of a group; why follows. */
    with: text,
    phNone: text,
    phOf: text,
    form: text,
    formText: plural,
    remove: text,
    change: text,
    forms: plural,
    formsNone: text,
    formsNoneText: text,
    formsText: plural,
    /** {names} have none on their sheets. */
    formsOpen: text,
    partners: text,
    /** {first}, {others}. */
    pair: text,
    /** {number}: several. */
    pairs: text,
    partnersText: text,
    ph: text,
  }),

  wish: z.strictObject({
    /** {wishes}, after the sentence of the brief. */
    list: text,
    /** {names}: actives that break it. */
    broken: perWish,
    /** Below the field of one that does; {allergens}. */
    line: perWish,
    /** {wish}: below the field of an active whose sheet says nothing of it. */
    open: text,
    /** {wish}, {rest}. */
    unconfirmed: text,
    /** What the facts of actives say nothing of. */
    rest: z.strictObject(eachWish(z.strictObject({ complement: text, serum: text }))),
    shorts: z.strictObject({ "not-vegan": text, allergen: text, preservative: text }),
    /** {wish}, {parts}. */
    question: text,
  }),

  draft: z.strictObject({
    part: text,
    /** {name}, {basis}: of an active whose dose is of a part of it. */
    counted: text,
    /** At the end of ingredients with strains. */
    medium: text,
    names: z.strictObject({
      thiamine: text,
      riboflavin: text,
      niacin: text,
      "pantothenic-acid": text,
      biotin: text,
      folate: text,
    }),
  }),

  question: z.strictObject({
    load: text,
    overage: text,
    taste: text,
    packaging: text,
    country: text,
    base: text,
    stability: text,
    carrier: text,
    strength: text,
    share: text,
    above: perMarketAndSerum,
    /** {doses}, each to come down to {maximum}. */
    union: plural,
    unionDose: text,
    /** {names}: an annex allows them elsewhere alone. */
    notHere: text,
    /** {names}: the annex names other kinds of products. */
    kind: text,
    /** {doses}: of a serum, to be confirmed. */
    level: text,
    minimumCells: text,
    medium: text,
    encapsulated: text,
    dry: text,
    vitamer: text,
    vegan: text,
    beverage: text,
    status: text,
    /** {names}: doses whose unit may be another. */
    unit: text,
    capacity: text,
  }),

  /** Errors of an address. */
  /** What a quotation takes besides the formula. */
  order: z.strictObject({
    /** The choice of what is not chosen. */
    open: text,
    labels: z.strictObject({
      batch: text,
      content: text,
      packaging: text,
      date: text,
      destination: text,
    }),
    /** {batch} packs, none in the form for one, which is said while the number is open; {content}: as `contents.of` has it. */
    packs: z.strictObject({
      open: plural,
      pilulier: plural,
      blister: plural,
      sachet: plural,
      etui: plural,
      flacon: plural,
    }),
    packagings: z.strictObject({
      pilulier: text,
      blister: text,
      sachet: text,
      etui: text,
      flacon: text,
    }),
    /** {count}; `of` goes on after the pack. */
    contents: z.strictObject({ name: packContents, of: packContents }),
    /** {size}. */
    size: text,
    /** {date}. */
    by: text,
    /** Outside of the Union: a choice, and a part of the sentence, as the verdict is not that of another country. */
    outside: text,
    elsewhere: text,
    machine: z.strictObject({
      /** {batch}, {content}, {capsules}, {time}. */
      filling: text,
      fillingLeast: text,
      /** {days}. */
      bottling: plural,
      /** {times}. */
      time: text,
      /** {hours}, {minutes}. */
      minutes: text,
      hours: text,
      hoursMinutes: text,
    }),
  }),
  problem: z.strictObject({
    unknown: text,
    unknownRest: plural,
    complex: text,
    twice: text,
    twiceTake: text,
    tooMany: text,
    tooManyRest: plural,
    setting: text,
    newer: text,
    amount: text,
    /** {names}: of the other instrument. */
    aside: text,
  }),
  /** Errors of a field. */
  amount: z.strictObject({
    number: text,
    positive: text,
    unit: text,
    /** Of a share of a reference value, for what has none. */
    reference: text,
    separator: text,
    precision: text,
    large: text,
    /** A dose is more than a hundred times what it is compared with. */
    check: z.strictObject({ reference: text, usual: text }),
    /** On a pill, {amount}. */
    read: text,
    /** On the pill beside it, {amount}. */
    keep: text,
    international: text,
    /** Of a text that is no dose. */
    uncounted: text,
  }),

  /** Ends of what is usual, on the pills at a field. */
  stop: z.strictObject({ least: text, most: text }),

  announce: z.strictObject({
    added: text,
    addedEmpty: text,
    removed: text,
    changed: text,
    window: plural,
    windowSerum: text,
    silent: text,
    none: text,
    with: text,
    formula: text,
    refused: text,
  }),
});
