// The whole list of buyers' first questions, with the key of its marks.
import { useLocation } from "react-router-dom";
import { BuyerBrief } from "#client/components/BuyerBrief/BuyerBrief.tsx";
import { EvidenceKey } from "#client/components/Evidence/EvidenceKey.tsx";
import { aboutOf } from "#client/components/QuestionsLink/QuestionsLink.tsx";
import type { BuyerCopy, BuyerEvidence } from "#shared/content/schema/pages/laboratory.ts";
import type { Localized } from "#shared/pages/localized.ts";
import { groupBy } from "#shared/words/group-by.ts";

export function BuyerQuestions({ copy, id }: { copy: Localized<BuyerCopy>; id: string }) {
  const { rows, key } = copy;
  const about = aboutOf(useLocation().state);
  const factsBy = (wanted: BuyerEvidence) =>
    rows.flatMap(({ facts }) => facts.filter(({ by }) => by === wanted)).length;
  const questions = [...groupBy(rows, ({ group }) => group)].map(([group, inGroup]) => ({
    id: group,
    title: copy.groups[group],
    rows: inGroup.flatMap(({ id: row, label, question }) =>
      question ? [{ id: row, name: label, contents: question }] : [],
    ),
  }));
  return (
    <>
      <BuyerBrief
        data={{
          ...copy,
          established: rows.filter(({ facts }) => facts.length > 0),
          questions,
          list: null,
        }}
        titleId={id}
        about={about}
      />
      <EvidenceKey
        title={copy.keyTitle}
        items={[
          { by: "law", name: key.law, count: factsBy("law") },
          { by: "laboratory", name: key.laboratory, count: factsBy("laboratory") },
          {
            by: "to-confirm",
            name: key.open,
            count: rows.filter(({ question }) => question).length,
          },
        ]}
      />
    </>
  );
}
