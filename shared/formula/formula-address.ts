// A formula as the query of an address, which is the form: one field per active, named by its slug. Reading it takes one pass over
// the fields, each looked up once and, where it is an active, read in forty signs; twenty actives and eight problems are kept.
import { claimSubjectIds } from "#shared/content/claim-subjects.ts";
import { marketIds } from "#shared/content/markets.ts";
import { cleanLine } from "#shared/words/clean-line.ts";
import { longestAmount } from "./amounts.ts";
import type { DeskCatalogue } from "./desk-facts.ts";
import {
  type AddressProblem,
  cares,
  containers,
  type DosedActive,
  emptyFormula,
  type Formula,
  type Instrument,
  mostActives,
  type Wish,
  wishes,
} from "./formula.ts";
import { type Order, orderFields } from "./order.ts";
import { readOrderPart } from "./order-choices.ts";
import { readAmount } from "./read-amount.ts";
import { version, writeDose } from "./write-formula.ts";

/** Fields that are no actives. `ajouter`: what is looked for, to be added. */
export const settingNames = [
  "v",
  "ajouter",
  "contenant",
  "marche",
  "soin",
  ...Object.values(orderFields),
  "souhait",
  "voulu",
  "dire",
  "garde",
] as const;

/** Names a wish, each time that it stands in an address. */
const wishField = "souhait";

/** Names an active whose unit is the one that was meant, each time that it stands in an address. */
const meantField = "voulu";

const isWish = (value: string): value is Wish => (wishes as readonly string[]).includes(value);

const isSetting = (name: string) => (settingNames as readonly string[]).includes(name);

/** Whoever writes an address by hand does not know which slugs have hyphens: "vitamine-b6". */
const withoutHyphens = (name: string) => name.replaceAll("-", "");

/** A query as we write one, of twenty actives at most; without one that it had put aside itself. */
const asideShape = /^v=1&(?!.*\bgarde=)[\w=&.%*!'()~-]{1,4000}$/;

/** Most problems that are told one by one. */
const mostProblems = 8;

/** Shortens a part of the address that is shown to readers, sent in mails and printed on terminals, and takes out what hides. */
const cut = (text: string) =>
  text.length > longestAmount ? `${cleanLine(text.slice(0, longestAmount))}…` : cleanLine(text);

export interface ReadFormula {
  readonly formula: Formula;
  readonly problems: readonly AddressProblem[];
}

/** Reads as much of an address as it can. Never throws. */
export function readFormula(
  parameters: Iterable<readonly [string, string]>,
  instrument: Instrument,
  catalogue: DeskCatalogue,
): ReadFormula {
  const actives = new Map<string, DosedActive>();
  const problems: AddressProblem[] = [];
  const settings = new Map<string, string>();
  const wished = new Set<Wish>();
  const meant = new Set<string>();
  let named = 0;
  const tell = (problem: AddressProblem) => {
    if (problems.length < mostProblems) problems.push(problem);
  };
  /** Slugs as they are without hyphens; made where a name is none. */
  let bare: ReadonlyMap<string, string> | null = null;
  const nearest = (name: string): string => {
    bare ??= new Map([...catalogue.actives.keys()].map((slug) => [withoutHyphens(slug), slug]));
    return bare.get(withoutHyphens(name)) ?? name;
  };
  for (const [written, value] of parameters) {
    const isKnown = isSetting(written) || catalogue.actives.has(written);
    const name = isKnown || catalogue.complexes.has(written) ? written : nearest(written);
    if (isSetting(name)) {
      if (name === wishField && isWish(value)) wished.add(value);
      else if (name === meantField && catalogue.actives.has(value)) meant.add(value);
      else if (!settings.has(name)) settings.set(name, value);
      continue;
    }
    const dosing = catalogue.actives.get(name);
    const text = cut(value.trim());
    if (!dosing) {
      const parts = catalogue.complexes.get(name);
      tell(parts ? { kind: "complex", name, parts } : { kind: "unknown", name: cut(name), text });
      continue;
    }
    const known = actives.get(name);
    if (known) {
      tell({ kind: "twice", name, kept: writeDose(known), text });
      continue;
    }
    named += 1;
    if (named > mostActives) continue;
    actives.set(name, readActive(name, value, dosing));
  }
  if (named > mostActives)
    problems.unshift({ kind: "too many", count: named, left: named - mostActives });
  for (const { slug, unread } of actives.values())
    if (unread) tell({ kind: "amount", name: slug, ...unread });
  return {
    formula: {
      ...readSettings(settings, instrument, tell),
      wishes: wishes.filter((wish) => wished.has(wish)),
      actives: [...actives.values()].map((active) =>
        active.amount !== null && meant.has(active.slug) ? { ...active, isMeant: true } : active,
      ),
    },
    problems,
  };
}

function readActive(
  slug: string,
  value: string,
  dosing: Parameters<typeof readAmount>[1],
): DosedActive {
  const typed = value.trim();
  if (typed === "") return { slug, amount: null, unit: dosing.unit, unread: null };
  const read = readAmount(typed, dosing);
  return "problem" in read
    ? { slug, amount: null, unit: dosing.unit, unread: { text: cut(typed), problem: read.problem } }
    : {
        slug,
        amount: read.amount,
        unit: read.unit,
        unread: null,
        ...(read.isInternational && { isInternational: true }),
      };
}

function readSettings(
  settings: ReadonlyMap<string, string>,
  instrument: Instrument,
  tell: (problem: AddressProblem) => void,
): Omit<Formula, "actives" | "wishes"> {
  const { actives: _, wishes: __, ...defaults } = emptyFormula(instrument);
  const choose = <Value extends string | number, Default>(
    name: string,
    values: readonly Value[],
    without: Default,
  ): Value | Default => {
    const text = settings.get(name)?.trim() ?? "";
    const found = values.find((value) => String(value) === text);
    if (found === undefined && text !== "") tell({ kind: "setting", name, text: cut(text) });
    return found ?? without;
  };
  const written = settings.get("v")?.trim() ?? "";
  if (written !== "" && written !== String(version)) tell({ kind: "newer", text: cut(written) });
  // Those that are known are read apart: the field may stand there several times.
  choose(wishField, wishes, null);
  choose(meantField, [], null);
  const known = {
    ...defaults,
    container: choose("contenant", containers, defaults.container),
    market: choose("marche", marketIds, defaults.market),
    care: choose("soin", cares, defaults.care),
    subject: choose("dire", claimSubjectIds, null),
    aside: readAside(settings.get("garde") ?? ""),
  };
  const order = <Part extends keyof Order>(part: Part): Order[Part] | null => {
    const text = settings.get(orderFields[part])?.trim() ?? "";
    if (text === "") return null;
    const found = readOrderPart(part, text, known);
    if (found === null) tell({ kind: "setting", name: orderFields[part], text: cut(text) });
    return found;
  };
  return {
    ...known,
    batch: order("batch"),
    content: order("content"),
    packaging: order("packaging"),
    date: order("date"),
    destination: order("destination"),
  };
}

const readAside = (text: string): string | null => (asideShape.test(text) ? text : null);
