// Copy of the formula desk: what stands on its pages; the sentences of its verdicts have a schema of their own (desk-sentences.ts).
import * as z from "zod";
import { deskSentences, perWish } from "#shared/content/schema/pages/desk-sentences.ts";
import { plural, text } from "#shared/content/schema/parts.ts";
import { perMarket } from "#shared/content/schema/per-market.ts";
import { wordingKinds } from "#shared/content/wording-kinds.ts";
import { containers } from "#shared/formula/formula.ts";

const head = z.strictObject({ title: text, description: text });

const perContainer = z.strictObject(
  Object.fromEntries(containers.map((id) => [id, text])) as Record<
    (typeof containers)[number],
    typeof text
  >,
);

const bench = z.strictObject({ title: text, text, placeholder: text });

const zone = z.strictObject({ name: text, text });

export const deskCopy = z.strictObject({
  head: z.strictObject({ start: head, supplement: head, serum: head }),
  /** Title of a page with a formula. */
  formulaTitle: plural,
  back: text,
  title: text,
  lead: text,
  /** Beside the title of a bench; without an active. */
  bearing: plural,
  emptyBearing: text,

  start: z.strictObject({
    supplement: bench,
    serum: bench,
    first: text,
    place: text,
    anatomy: z.strictObject({
      title: text,
      lead: text,
      silent: zone,
      window: zone,
      above: zone,
      beyond: text,
      threshold: text,
      maximum: text,
      europe: text,
    }),
    starts: z.strictObject({
      title: text,
      lead: text,
      /** {claims} or {aspects}, {room} or {ph}. */
      result: text,
      aspects: plural,
      ph: text,
      room: plural,
      quote: text,
      note: text,
      names: z.strictObject({
        immunity: text,
        fatigue: text,
        hair: text,
        strains: text,
        glow: text,
        night: text,
      }),
    }),
    ranges: z.strictObject({ title: text, lead: text, serums: text, note: text }),
  }),

  /** "Un [complément alimentaire] en [gélules de taille 0] pour [la France]": words, and what screen readers call the selects. */
  brief: z.strictObject({
    a: text,
    in: text,
    for: text,
    instruments: z.strictObject({ complement: text, serum: text }),
    containers: perContainer,
    markets: perMarket(text),
    wishes: perWish,
    /** Leads back to what was put aside. */
    resume: z.strictObject({ complement: text, serum: text }),
    cares: z.strictObject({ visage: text, corps: text, rince: text }),
    labels: z.strictObject({
      instrument: text,
      container: text,
      market: text,
      care: text,
      wishes: text,
    }),
  }),

  verbs: z.strictObject({ sell: text, say: text, fit: text, label: text, ask: text }),
  /** Names the three verbs as a group for screen readers. */
  verdict: text,

  bench: z.strictObject({
    title: text,
    active: text,
    dose: z.strictObject({ complement: text, serum: text }),
    /** {name}, {unit}: the label of a field. */
    field: z.strictObject({ complement: text, serum: text }),
    /** {name}. */
    remove: text,
    /** {name}: names the pills at a field. */
    stops: text,
    less: text,
    more: text,
    zones: z.strictObject({
      complement: z.strictObject({ silent: text, window: text, above: text }),
      serum: z.strictObject({ silent: text, window: text, above: text }),
      /** Used where no claim needs a dose. */
      nothing: text,
    }),
    edges: z.strictObject({
      complement: z.strictObject({ threshold: text, maximum: perMarket(text), beside: text }),
      serum: z.strictObject({ threshold: text, maximum: text }),
      /** Used on phones. */
      narrow: z.strictObject({ threshold: text, beside: text, usual: text, below: text }),
    }),
    /** Below the number of doses in a zone, without it. */
    counts: z.strictObject({ complement: plural, serum: plural }),
    add: z.strictObject({ complement: text, serum: text }),
    /** {count}: no more can be added. */
    full: text,
    /** {names}: parts of a complex for which there was no room. */
    leftOut: text,
    keys: text,
    serumKey: text,
    empty: text,
    /** Above formulas to begin with, on an empty bench. */
    starts: text,
    containers: perContainer,
    containersLabel: text,
    carrier: text,
    /** Names one layer that holds several strains. */
    strains: text,
    bead: text,
    bottle: text,
    bottleText: text,
    base: text,
    /** {count}: capsules of which one is drawn. */
    times: text,
  }),

  /** The field that adds; its other texts come with what it finds (desk-idea.ts). */
  search: z.strictObject({ label: text, source: text, failed: text }),

  say: z.strictObject({
    lead: text,
    serumLead: text,
    subjects: text,
    /** To the row of the bench that earns them. */
    back: text,
    /** To the page of authorised claims. */
    register: text,
    /** Beside claims that are earned; where one of them is of a nutrient with a reference value; on every such label. */
    note: text,
    sourceNote: text,
    dietNote: text,
    aspectsNote: text,
    nothing: text,
  }),

  sell: z.strictObject({
    lead: perMarket(text),
    serumLead: text,
    head: z.strictObject({
      nutrient: text,
      active: text,
      dose: text,
      level: text,
      share: text,
      threshold: text,
      usual: text,
      maximum: perMarket(text),
      maximumSource: perMarket(text),
      legal: text,
      beside: text,
      besideSource: text,
      source: text,
    }),
    scroll: text,
    /** To the page of maxima. */
    register: text,
  }),

  fit: z.strictObject({ together: text, togetherNote: text }),

  /** The pack of a formula, with the name of a brand: its title, and what is said of the preview. */
  named: z.strictObject({ title: text, note: text }),
  label: z.strictObject({
    lead: text,
    /** {count} statements: of a section that is closed. */
    sum: plural,
    every: text,
    /** Storage instructions of a liquid. */
    keepLiquid: text,
    /** Decree 2006-352, article 10, 2°: what the maker has still to set. */
    portion: text,
    byProduct: text,
    /** The name of a food supplement, from its actives. */
    food: z.strictObject({
      title: text,
      /** {names}: each as `name` has it, or `elided` before a vowel. */
      of: text,
      name: text,
      elided: text,
      /** Categories of which several actives are named together. */
      groups: z.strictObject({
        vitamine: text,
        mineral: text,
        vegetal: text,
        "acide-amine": text,
        strain: text,
        postbiotic: text,
      }),
      /** {name}: of a strain that lives no more. */
      inactivated: text,
    }),
    /** {names}: who wants the whole sentence, {others}: who wants its first words. */
    partly: text,
    /** Words of single actives, by how binding they are. */
    wordings: z.record(z.enum(wordingKinds), text),
    /** Where words of a label must stand. */
    places: z.strictObject({ name: text, ingredients: text }),
    /** Cautions may be words of a label too. */
    forFormulator: text,
    /** Shown for an ingredient whose form is not known yet. */
    openForm: text,
    perDay: text,
    amount: text,
    reference: text,
    referenceNote: text,
    ingredients: text,
    ingredientsNote: text,
    inci: text,
    inciNote: text,
    copy: text,
    /** Copies the other language, and is written in it. */
    copyOther: text,
    copied: text,
  }),

  ask: z.strictObject({
    lead: plural,
    button: text,
    print: text,
    link: text,
    linkCopied: text,
    csv: text,
    json: text,
    /** Name of files, without their ending. */
    fileName: text,
  }),

  scriptless: z.strictObject({ update: text, addressText: text }),

  print: z.strictObject({
    title: plural,
    /** {date}. */
    on: text,
    perDay: text,
    share: text,
    say: text,
    serumSay: text,
    sellFit: text,
    questions: text,
    others: plural,
    reopen: text,
    cautions: text,
    /** {label}, {text}: as Markdown has them, too. */
    pair: text,
  }),

  /** Heads of the columns of the table. */
  csv: z.strictObject({
    active: text,
    /** The ingredient that is put in. */
    form: text,
    dose: text,
    unit: text,
    mass: text,
    nutrient: text,
    /** The part that the active has in the total. */
    part: text,
    total: text,
    totalUnit: text,
    share: text,
    threshold: text,
    maximum: text,
    claims: text,
    state: text,
    container: text,
    care: text,
    market: text,
    batch: text,
    address: text,
  }),

  mail: z.strictObject({
    title: plural,
    state: text,
    key: text,
    keySerum: text,
    diet: text,
    exclusion: text,
  }),

  /** The way back to the formula that the browser keeps, and what forgets it. */
  resume: z.strictObject({ open: text, forget: text }),
  /** Buttons beside what was taken off the bench. */
  removed: z.strictObject({ undo: text, dismiss: text }),
  said: deskSentences,
});

export type DeskCopy = z.infer<typeof deskCopy>;
