// The first questions of buyers on one card: what is established, with its sources, then the words of what is to be settled, to tick.
import { AskList } from "#client/components/AskList/AskList.tsx";
import { EvidenceMark } from "#client/components/Evidence/EvidenceMark.tsx";
import { QuestionsLink } from "#client/components/QuestionsLink/QuestionsLink.tsx";
import { SectionTitle } from "#client/components/Section/Section.tsx";
import { Text, TextLink } from "#client/components/Text/Text.tsx";
import type { BuyerBriefData } from "#shared/pages/buyer-brief.ts";
import { AskWords } from "./AskWords.tsx";
import css from "./BuyerBrief.module.css";

/** `about`: a name, for what is asked. */
export function BuyerBrief({
  data: { title, lead, established, open, questions, list },
  titleId,
  about,
}: {
  data: BuyerBriefData;
  titleId: string;
  about?: string | undefined;
}) {
  return (
    <div>
      <SectionTitle id={titleId} title={title} aside={<Text as="p" of={lead} />} />
      <div className={css.card} data-tone="card">
        <dl className={css.facts}>
          {established.map(({ id, label, facts }) => (
            <div key={id}>
              <Text as="dt" className={css.label} of={label} />
              {facts.map(({ text, by, source, to = null, note }, index) => (
                <dd key={index}>
                  <Text as="p" className={css.words} of={text} />
                  <p className={css.source}>
                    <EvidenceMark by={by} /> <TextLink className={css.link} to={to} of={source} />
                    {note && (
                      <>
                        {". "}
                        <Text of={note} />
                      </>
                    )}
                  </p>
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <AskList
          entry={null}
          about={about}
          count={questions.reduce((sum, { rows }) => sum + rows.length, 0)}
          head={
            <>
              <h3>
                <EvidenceMark by="to-confirm" large /> <Text as="b" of={open} />
              </h3>
              {list && <QuestionsLink about={about} label={list} />}
            </>
          }
        >
          <div>
            {questions.map((group) => (
              <AskWords of={group} key={group.id} />
            ))}
          </div>
        </AskList>
      </div>
    </div>
  );
}
