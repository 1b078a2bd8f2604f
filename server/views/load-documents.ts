// What a quality department may ask for of an entry: documents to tick, and the fields of a specification with their methods.
import { type Phrase, type Translated, translate } from "#shared/editions/edition.ts";
import { documents, documentTexts, measures } from "#shared/generated/documents.ts";
import type { DocumentsData } from "#shared/pages/documents.ts";
import type { Reader } from "#shared/words/words.ts";
import { documentQuestion, type Known } from "./known.ts";
import { prepare } from "./prepare.ts";

const { measures: fields, line: _, ...texts } = documentTexts;

export function loadDocuments(
  { folder }: Known,
  reader: Reader,
  say: (text: Translated) => Phrase,
): DocumentsData {
  const isAsked = ({ of }: { readonly of?: readonly string[] }) => of?.includes(folder) ?? true;
  return {
    texts: prepare(texts, reader),
    documents: documents.filter(isAsked).map(({ id, name, contents }) => ({
      id: documentQuestion(id),
      name: say(name),
      contents: say(contents),
    })),
    measures: {
      title: say(fields.title),
      lead: say(fields.lead),
      heads: {
        name: say(fields.heads.field),
        amount: say(fields.heads.value),
        share: null,
        source: say(fields.heads.method),
      },
      rows: measures.filter(isAsked).map(({ name, says, method, by }) => ({
        name: say(name),
        path: null,
        amount: say(texts.onRequest),
        share: null,
        source: say(translate((language) => `${says[language]} · ${method[language]}`)),
        by,
      })),
    },
  };
}
