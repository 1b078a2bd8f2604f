// The questions to the laboratory that entries leave open, and the counts of their evidence.
import type { Known } from "#server/facts/evidence.ts";
import type { Answer, Question } from "#shared/content/schema/questions.ts";
import type { Language } from "#shared/editions/edition.ts";
import { documents, documentTexts } from "#shared/generated/documents.ts";
import { evidenceTexts } from "#shared/generated/evidence.ts";
import { laboratory } from "#shared/generated/pages/laboratory.ts";
import { questions } from "#shared/generated/questions.ts";
import type { ConfirmedDatum, EvidenceCounts, OpenDatum } from "#shared/pages/evidence.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import { type Words, wordsIn } from "#shared/words/words.ts";

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

/** The id of a document among the questions of an address. */
export const documentQuestion = (id: string): string => `document-${id}`;

/**
 * The questions that an address may ask, a line each: those to the laboratory, and those about the subject of a sheet, its
 * documents in one. Unknown ids are left out.
 */
export function listAsked(
  ids: readonly string[],
  about: string | null,
  language: Language,
): readonly { readonly ids: readonly string[]; readonly text: string }[] {
  const words = wordsIn(language);
  const ofBuyers = laboratory.buyer.rows.flatMap(({ id, question }) =>
    question ? [{ ids: [id], text: question[language] }] : [],
  );
  const ofSheets = questions.flatMap(({ id, sheet }) =>
    sheet && about !== null
      ? [
          {
            ids: [id],
            text: words.fill(evidenceTexts.line, { name: about, question: sheet.question }),
          },
        ]
      : [],
  );
  const ticked = documents.filter(({ id }) => ids.includes(documentQuestion(id)));
  const ofDocuments =
    ticked.length > 0 && about !== null
      ? [
          {
            ids: ticked.map(({ id }) => documentQuestion(id)),
            text: words.fill(documentTexts.line, {
              name: about,
              list: words.series(...ticked.map(({ name }) => name)),
            }),
          },
        ]
      : [];
  return [
    ...[...ofBuyers, ...ofSheets].filter((each) => each.ids.some((id) => ids.includes(id))),
    ...ofDocuments,
  ];
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
