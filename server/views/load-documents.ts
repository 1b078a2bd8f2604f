// A quality department's requests for an entry: its documents, and the fields of its specification with their methods.
import type { Known } from "#server/facts/evidence.ts";
import { questionOf } from "#shared/enquiry/asked.ts";
import { documents, documentTexts, measures } from "#shared/generated/documents.ts";
import type { DocumentsData } from "#shared/pages/documents.ts";
import type { Words } from "#shared/words/words.ts";

/** `folder`: of the entry; a white-label serum is asked for the same as the sheets of serums. */
export function loadDocuments(folder: Known["folder"], words: Words): DocumentsData {
  const isAsked = ({ of }: { readonly of?: readonly string[] }) => of?.includes(folder) ?? true;
  const asked = Map.groupBy(documents.filter(isAsked), ({ group }) => group);
  return {
    documents: {
      title: words.text(documentTexts.title),
      lead: words.text(documentTexts.lead),
      groups: [...asked].map(([id, inGroup]) => ({
        id,
        title: words.text(documentTexts.groups[id]),
        rows: inGroup.map((each) => ({
          id: questionOf("document", each.id),
          name: words.text(each.name),
          contents: words.text(each.contents),
        })),
      })),
    },
    measures: {
      title: words.text(documentTexts.measures.title),
      lead: words.text(documentTexts.measures.lead),
      groups: [
        {
          id: "measures",
          title: null,
          rows: measures.filter(isAsked).map(({ id, name, says, method, by }) => ({
            id: questionOf("measure", id),
            name: words.text(name),
            contents: `${words.plain(says)} · ${words.plain(method)}`,
            by,
          })),
        },
      ],
    },
  };
}
