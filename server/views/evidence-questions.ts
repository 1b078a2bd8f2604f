// The questions to the laboratory that entries leave open, and the counts of their evidence.
import type { Known } from "#server/facts/evidence.ts";
import type { Answer, Question } from "#shared/content/schema/questions.ts";
import { evidenceTexts } from "#shared/generated/evidence.ts";
import { questions } from "#shared/generated/questions.ts";
import type { ConfirmedDatum, EvidenceCounts, OpenDatum } from "#shared/pages/evidence.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import type { Words } from "#shared/words/words.ts";

/** "liposomes/*" covers a whole folder. */
const isAbout = (of: string, { folder, slug }: Known) =>
  of === `${folder}/*` || of === `${folder}/${slug}`;

/** The open questions at one place of a sheet, in order, and the answers so far. */
export function loadAsked(
  known: Known,
  place: "origin" | "compatibility",
  words: Words,
): { readonly open: readonly OpenDatum[]; readonly confirmed: readonly ConfirmedDatum[] } {
  const open: OpenDatum[] = [];
  const confirmed: ConfirmedDatum[] = [];
  for (const question of questions) {
    const { id, sheet, of } = question;
    if (sheet?.place !== place || !of.some((each) => isAbout(each, known))) continue;
    const answer = answerTo(question, known);
    if (answer)
      confirmed.push({
        id,
        label: words.text(sheet.label),
        text: words.text(answer.text),
        confirmed: words.fill(evidenceTexts.confirmed, { date: words.date(answer.on) }),
      });
    else
      open.push({
        id,
        label: words.fill(evidenceTexts.open, { label: sheet.label }),
        question: words.text(sheet.question),
      });
  }
  return { open, confirmed };
}

/** An answer about the entry itself goes before one about its folder. */
const answerTo = ({ answers }: Question, known: Known): Answer | undefined =>
  answers
    .filter(({ of }) => isAbout(of, known))
    .sort((a, b) => Number(isOfFolder(a.of)) - Number(isOfFolder(b.of)))
    .at(0);

const isOfFolder = (of: string) => of.endsWith("/*");

/** Counts the evidence of all data of a sheet, questions included. */
export function countKnown({
  facts,
  status,
  compatibility,
  origin,
}: Pick<SheetData, "facts" | "status" | "compatibility" | "origin">): EvidenceCounts {
  const counts = {
    law: 0,
    pharmacopoeia: 0,
    literature: 0,
    arithmetic: 0,
    laboratory: origin.confirmed.length,
    "to-confirm": origin.open.length + compatibility.open.length,
  };
  const all = [
    ...facts.map(({ by }) => by),
    ...status.rows.map(({ by }) => by),
    ...compatibility.cells.map(({ by }) => by ?? compatibility.by),
    ...origin.facts.map(({ by }) => by),
  ];
  for (const by of all) if (by) counts[by] += 1;
  return counts;
}
