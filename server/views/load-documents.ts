// A quality department's requests for an entry: documents to tick, and the fields of a specification with their methods.
import type { Known } from "#server/facts/evidence.ts";
import { documents, documentTexts, measures } from "#shared/generated/documents.ts";
import type { DocumentsData } from "#shared/pages/documents.ts";
import type { Reader, Words } from "#shared/words/words.ts";
import { documentQuestion } from "./evidence-questions.ts";
import { localize } from "./localize.ts";

const { measures: fields, line: _, groups, ...texts } = documentTexts;

/** `folder`: of the entry; a white-label serum is asked for the same as the sheets of serums. */
export function loadDocuments(
  folder: Known["folder"],
  reader: Reader,
  words: Words,
): DocumentsData {
  const isAsked = ({ of }: { readonly of?: readonly string[] }) => of?.includes(folder) ?? true;
  const asked = Map.groupBy(documents.filter(isAsked), ({ group }) => group);
  return {
    texts: localize(texts, reader),
    groups: [...asked].map(([id, inGroup]) => ({
      id,
      title: words.text(groups[id]),
      documents: inGroup.map((each) => ({
        id: documentQuestion(each.id),
        name: words.text(each.name),
        contents: words.text(each.contents),
      })),
    })),
    measures: {
      title: words.text(fields.title),
      lead: words.text(fields.lead),
      heads: {
        name: words.text(fields.heads.field),
        amount: words.text(fields.heads.value),
        share: null,
        source: words.text(fields.heads.method),
      },
      rows: measures.filter(isAsked).map(({ name, says, method, by }) => ({
        name: words.text(name),
        path: null,
        amount: words.text(texts.onRequest),
        share: null,
        source: `${words.plain(says)} · ${words.plain(method)}`,
        by,
      })),
    },
  };
}
