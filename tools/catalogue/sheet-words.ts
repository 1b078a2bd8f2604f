// The words of a sheet as print needs them.
import { textOf } from "#shared/editions/edition.ts";
import type { FactId } from "#shared/facts/fact-order.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import { plainText, readRuns, softenNames } from "./rich-text.ts";
import { markLatin, markNames } from "./set-words.ts";

export function wordsOf(sheet: SheetData) {
  return {
    subtitle: sheet.subtitle && textOf(sheet.subtitle),
    dots: sheet.categories.map(({ dot, label }) => ({ dot, label: textOf(label) })),
    counterpart: sheet.counterpart && {
      to: sheet.counterpart.path.slice(1),
      label: textOf(sheet.counterpart.label),
    },
    facts: factsOf(sheet),
    formes: formesOf(sheet),
    contains: sheet.contains.map(({ path, name }) => ({
      name: textOf(name),
      to: path?.slice(1) ?? null,
    })),
    products: sheet.products.map(({ name, path }) => ({
      name: textOf(name),
      to: `produit/${path.split("/").at(-1)}`,
    })),
    description: sheet.description.map((paragraph) => readRuns(textOf(paragraph))),
    hasClaims: sheet.benefits.some(({ isClaim }) => isClaim),
    intro: sheet.intro.map((text) => readRuns(textOf(text))),
    caution: sheet.caution && readRuns(markLatin(textOf(sheet.caution))),
    status: {
      title: textOf(sheet.status.title),
      lead: textOf(sheet.status.lead),
      ...tableOf(sheet.status),
      marks: marksOf(sheet),
    },
    compatibility: {
      title: textOf(sheet.compatibility.title),
      cells: sheet.compatibility.cells.map(({ label, value, note }) => ({
        label: textOf(label),
        value: value ? textOf(value) : "",
        note: note && textOf(note),
      })),
    },
    origin: {
      title: textOf(sheet.origin.title),
      facts: [
        ...sheet.origin.facts.map(({ text }) => textOf(text)),
        ...sheet.origin.confirmed.map(({ label, text }) => `${textOf(label)} : ${textOf(text)}`),
      ],
      open: sheet.origin.open.map(({ label }) => textOf(label)),
    },
    notes: sheet.notes.map(textOf),
  };
}

/** Facts that a finished serum has not: nothing is drawn, and it has no formula of its own. */
const moleculeFacts: ReadonlySet<string> = new Set<FactId>([
  "identity.molecule.name",
  "identity.cas",
  "identity.molecule.cas",
  "identity.formula",
  "identity.mass",
  "identity.molecule.note",
]);

function factsOf({ facts, isFinished, name }: SheetData) {
  const shown = facts.filter(({ id }) => !(isFinished && moleculeFacts.has(id)));
  const latin = shown.find(({ id }) => id === "identity.latin")?.value;
  const known = [textOf(name), ...(latin ? [plainText(textOf(latin))] : [])];
  return shown
    .map(({ id, label, value }) => {
      const html = value ? textOf(value) : "";
      const marked = id === "synonyms" ? markNames(html, known) : markLatin(html);
      return { id, label: textOf(label), value: readRuns(softenNames(marked)) };
    })
    .filter(({ value }) => value.length > 0);
}

/** Dosage forms: those of the catalogue's filter, or those of the compatibility card. */
function formesOf({ formes, compatibility }: SheetData): string[] {
  if (formes.length > 0) return formes.map(({ label }) => textOf(label));
  const cell = compatibility.cells.find(({ id }) => id === "compatibility.forms");
  return (cell?.items ?? []).map(({ name }) => textOf(name));
}

function tableOf({ heads, rows }: SheetData["status"]) {
  return {
    heads: {
      name: textOf(heads.name),
      amount: textOf(heads.amount),
      share: heads.share && textOf(heads.share.label),
      source: textOf(heads.source),
    },
    rows: rows.map(({ id, name, path, amount, share, source, by }) => ({
      id,
      by,
      name: textOf(name),
      to: path?.slice(1) ?? null,
      amount: textOf(amount),
      share: share && textOf(share),
      // Two limits take two lines.
      source: textOf(source).replaceAll(" · ", "\n"),
    })),
  };
}

/** The legend of the marks that a table bears. */
function marksOf({ status, evidence: { texts } }: SheetData) {
  const found = new Set(status.rows.flatMap(({ by }) => by ?? []));
  return [...found].map((by) => ({ by, name: textOf(texts.names[by]) }));
}
