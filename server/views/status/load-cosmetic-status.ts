// Dose and status of what goes into a cosmetic: per cents of the finished product beside the annexes of the regulation.
import type { Niosome, Product, Serum } from "#shared/content/schema/entries.ts";
import type { Use } from "#shared/content/schema/status.ts";
import { pathOfEntry } from "#shared/families/families.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import type { FactRow } from "#shared/pages/fact-table.ts";
import type { SheetStatus } from "#shared/pages/sheet-status.ts";
import { makeScale } from "./scale.ts";
import {
  beside,
  fill,
  fromSource,
  join,
  joinSentences,
  row,
  type Say,
  sayAmount,
} from "./status-parts.ts";

const { heads, rows, values, sources: said, leads, notes, scale: labels, places } = statusTexts;

export function loadCosmeticStatus(entry: Niosome, say: Say): SheetStatus {
  const { level, limits, basis } = entry.use;
  const lead = basis ? fill(leads.finishedBasis, { basis }) : leads.finished;
  return {
    title: say(statusTexts.title),
    lead: say(entry.formes.includes("gelule") ? joinSentences(lead, leads.oral) : lead),
    scale: makeScale(
      {
        usual: { ...level, label: labels.level },
        floor: null,
        limits: limits.map(({ where, percent }) => ({
          value: percent,
          label: fill(labels.most, { where: places[where] }),
        })),
        most: mostOnFace(entry.use),
        unit: "%",
      },
      say,
    ),
    heads: {
      name: say(heads.finished),
      amount: say(heads.amount),
      share: null,
      source: say(heads.source),
    },
    rows: [
      row(say, rows.level, sayAmount(level, "%"), fromSource("practice")),
      ...limits.map(({ where, percent, entry: annex, source, about }) =>
        row(
          say,
          fill(rows.most, { where: places[where] }),
          sayAmount({ from: percent }, "%"),
          fromSource(
            source,
            annex === undefined ? undefined : fill(said.entry, { entry: annex }),
            about,
          ),
        ),
      ),
      ...(limits.length > 0
        ? []
        : [row(say, rows.union, values.noUnion, beside("law", said.noAnnex))]),
    ],
    notes: [say(notes.cosmetic)],
  };
}

/** The lowest limit of those for a leave-on product of the face. */
function mostOnFace({ limits }: Use): number | undefined {
  const onFace = limits.filter(({ where }) => where !== "body" && where !== "rinse-off");
  return onFace.length > 0 ? Math.min(...onFace.map(({ percent }) => percent)) : undefined;
}

/** Of a finished serum: each active with its strength and its limits. `sold`: the product of the same slug. */
export function loadSerumStatus(serum: Serum, sold: Product | undefined, say: Say): SheetStatus {
  const found: FactRow[] = serum.contains.flatMap((slug) => {
    const path = pathOfEntry("niosome", slug);
    const active = familyEntries.niosome.find((candidate) => candidate.slug === slug);
    const dose = sold?.actives.find((candidate) => candidate.path === path)?.dose;
    if (!active) return [];
    const { limits } = active.use;
    return {
      ...row(
        say,
        active.nom,
        dose ? dose.text : values.byBrief,
        beside(
          "law",
          limits.length > 0
            ? join(
                ...limits.map(({ where, percent }) =>
                  fill(said.most, {
                    amount: sayAmount({ from: percent }, "%"),
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
    title: say(statusTexts.title),
    lead: say(leads.serum),
    scale: null,
    heads: {
      name: say(heads.active),
      amount: say(heads.amount),
      share: null,
      source: say(heads.limits),
    },
    rows: found,
    notes: [say(notes.cosmetic)],
  };
}
