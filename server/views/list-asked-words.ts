// The words for all that a visitor may ask the laboratory for, in one language.
import type { Language } from "#shared/editions/edition.ts";
import { askedKey, questionOf } from "#shared/enquiry/asked.ts";
import { type AskedLine, type AskedWords, wordAsked } from "#shared/enquiry/word-asked.ts";
import { documents, documentTexts, measures } from "#shared/generated/documents.ts";
import { evidenceTexts } from "#shared/generated/evidence.ts";
import { laboratory } from "#shared/generated/pages/laboratory.ts";
import { questions } from "#shared/generated/questions.ts";
import { listNames } from "#shared/selection/choosable.ts";
import { entryId } from "#shared/selection/chosen.ts";
import { kept } from "#shared/words/kept.ts";

export const listAskedWords = kept((language: Language): AskedWords => {
  return {
    entries: listNames(language),
    questions: Object.fromEntries(
      laboratory.buyer.rows.flatMap(({ id, question }) =>
        question ? [[id, question[language]]] : [],
      ),
    ),
    ofEntries: Object.fromEntries([
      ...questions.flatMap(({ id, sheet }) => (sheet ? [[id, sheet.question[language]]] : [])),
      ...documents.map(({ id, name }) => [questionOf("document", id), name[language]]),
      ...measures.map(({ id, name }) => [questionOf("measure", id), name[language]]),
    ]),
    lines: {
      question: evidenceTexts.line[language],
      document: documentTexts.line[language],
      measure: documentTexts.measures.line[language],
    },
  };
});

/** The lines of the questions of an address. `page`: path of the page that they were asked on; unknown ones are left out. */
export function listAsked(
  ids: readonly string[],
  page: string | null,
  language: Language,
): readonly AskedLine[] {
  const words = listAskedWords(language);
  const entry = page === null ? null : entryId(page);
  const keys = ids.map((id) => (Object.hasOwn(words.questions, id) ? id : askedKey(entry, id)));
  return wordAsked([...new Set(keys)], words);
}
