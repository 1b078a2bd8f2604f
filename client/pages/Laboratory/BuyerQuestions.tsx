// The first questions of buyers: established facts with their sources, and open questions that a press adds to the enquiry. Without
// script each question links to the form, with the question in its message.

import { useLocation } from "react-router-dom";
import { Button } from "#client/components/Action/Action.tsx";
import { AskButton } from "#client/components/Evidence/AskButton.tsx";
import { EvidenceKey } from "#client/components/Evidence/EvidenceKey.tsx";
import { EvidenceMark } from "#client/components/Evidence/EvidenceMark.tsx";
import { aboutOf } from "#client/components/QuestionsLink/QuestionsLink.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useContact } from "#client/hooks/contact-context.ts";
import { useIsHydrated } from "#client/hooks/site-context.ts";
import type { BuyerCopy, BuyerEvidence } from "#shared/content/schema/pages/laboratory.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { Localized } from "#shared/pages/localized.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./BuyerQuestions.module.css";

type Copy = Localized<BuyerCopy>;

export function BuyerQuestions({ copy, id }: { copy: Copy; id: string }) {
  const { lines } = useContact();
  const isHydrated = useIsHydrated();
  const about = aboutOf(useLocation().state);
  const questions = copy.rows.flatMap(({ id: row, question }) =>
    question ? [{ id: row, text: textOf(question) }] : [],
  );
  const groups = [...new Set(copy.rows.map(({ group }) => group))];
  const factsBy = (wanted: BuyerEvidence) =>
    copy.rows.flatMap(({ facts }) => facts.filter(({ by }) => by === wanted)).length;
  const joined = questions.filter(({ text }) => lines.includes(text));

  return (
    <div>
      <div className={css.head}>
        <Text as="h2" className={css.title} id={id} of={copy.title} />
        <Text as="p" className={css.lead} of={copy.lead} />
      </div>
      {groups.map((group) => (
        <section className={css.group} aria-labelledby={`${id}-${group}`} key={group}>
          <Text as="h3" className={css.heading} id={`${id}-${group}`} of={copy.groups[group]} />
          <dl>
            {copy.rows
              .filter((each) => each.group === group)
              .map(({ id: row, label, facts, question }) => (
                <div className={css.row} key={row}>
                  <Text as="dt" className={css.label} of={label} />
                  {facts.map(({ text, by, source }, index) => (
                    <dd className={css.fact} key={index}>
                      <Text as="p" className={css.words} of={text} />
                      <p className={css.source}>
                        <EvidenceMark by={by} />
                        <Text of={source} />
                      </p>
                    </dd>
                  ))}
                  {question && (
                    <dd className={css.question}>
                      <EvidenceMark by="to-confirm" large />
                      <Text as="span" className={css.words} of={question} />
                      <AskButton
                        texts={{ ask: copy.add, asked: copy.added, named: copy.named }}
                        id={row}
                        line={textOf(question)}
                      />
                    </dd>
                  )}
                </div>
              ))}
          </dl>
        </section>
      ))}
      <EvidenceKey
        title={copy.keyTitle}
        items={[
          { by: "law", name: copy.key.law, count: factsBy("law") },
          { by: "laboratory", name: copy.key.laboratory, count: factsBy("laboratory") },
          { by: "to-confirm", name: copy.key.open, count: questions.length },
        ]}
      />
      {isHydrated && (
        <div className={css.send}>
          <Button to="*" hot about={about}>
            <Text of={copy.send} />
          </Button>
          <p className={css.count} role="status">
            {fillText(textOf(copy.joined), {
              count: String(joined.length),
              all: String(questions.length),
            })}
          </p>
        </div>
      )}
    </div>
  );
}
