// Dose and status of what goes into a cosmetic: per cents of the finished product beside the annexes of the regulation.
import type { Niosome, Product, Serum } from "#shared/content/schema/entries.ts";
import type { Use } from "#shared/content/schema/status.ts";
import { pathOfEntry } from "#shared/families/families.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import type { FactRow } from "#shared/pages/fact-table.ts";
import type { SheetStatus } from "#shared/pages/sheet-status.ts";
import type { Words } from "#shared/words/words.ts";
import { makeScale } from "./scale.ts";
import { beside, fromSource, row } from "./status-parts.ts";

const { heads, rows, values, sources: said, leads, notes, scale: labels, places } = statusTexts;

export function loadCosmeticStatus(entry: Niosome, words: Words): SheetStatus {
  const { level, limits, basis } = entry.use;
  const lead = basis ? words.fill(leads.finishedBasis, { basis }) : leads.finished;
  return {
    title: words.text(statusTexts.title),
    lead: words.text(entry.formes.includes("gelule") ? words.sentences(lead, leads.oral) : lead),
    scale: makeScale(
      {
        usual: { ...level, label: labels.level },
        floor: null,
        limits: limits.map(({ where, percent }) => ({
          value: percent,
          label: words.fill(labels.most, { where: places[where] }),
        })),
        most: mostOnFace(entry.use),
        unit: "%",
      },
      words,
    ),
    heads: {
      name: words.text(heads.finished),
      amount: words.text(heads.amount),
      share: null,
      source: words.text(heads.source),
    },
    rows: [
      row(words, rows.level, words.range(level, "%"), fromSource(words, "practice")),
      ...limits.map(({ where, percent, entry: annex, source, about }) =>
        row(
          words,
          words.fill(rows.most, { where: places[where] }),
          words.amount(percent, "%"),
          fromSource(
            words,
            source,
            annex === undefined ? undefined : words.fill(said.entry, { entry: annex }),
            about,
          ),
        ),
      ),
      ...(limits.length > 0
        ? []
        : [row(words, rows.union, values.noUnion, beside("law", said.noAnnex))]),
    ],
    notes: [words.text(notes.cosmetic)],
  };
}

/** The lowest limit of those for a leave-on product of the face. */
function mostOnFace({ limits }: Use): number | undefined {
  const onFace = limits.filter(({ where }) => where !== "body" && where !== "rinse-off");
  return onFace.length > 0 ? Math.min(...onFace.map(({ percent }) => percent)) : undefined;
}

/** Of a finished serum: each active with its strength and its limits. `sold`: the product of the same slug. */
export function loadSerumStatus(
  serum: Serum,
  sold: Product | undefined,
  words: Words,
): SheetStatus {
  const found: FactRow[] = serum.contains.flatMap((slug) => {
    const path = pathOfEntry("niosome", slug);
    const active = familyEntries.niosome.find((candidate) => candidate.slug === slug);
    const dose = sold?.actives.find((candidate) => candidate.path === path)?.dose;
    if (!active) return [];
    const { limits } = active.use;
    return {
      ...row(
        words,
        active.nom,
        dose ? dose.text : values.byBrief,
        beside(
          "law",
          limits.length > 0
            ? words.series(
                ...limits.map(({ where, percent }) =>
                  words.fill(said.most, {
                    amount: words.amount(percent, "%"),
                    where: places[where],
                  }),
                ),
              )
            : said.noAnnex,
        ),
      ),
      path,
    };
  });
  return {
    title: words.text(statusTexts.title),
    lead: words.text(leads.serum),
    scale: null,
    heads: {
      name: words.text(heads.active),
      amount: words.text(heads.amount),
      share: null,
      source: words.text(heads.limits),
    },
    rows: found,
    notes: [words.text(notes.cosmetic)],
  };
}
