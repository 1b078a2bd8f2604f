// The first questions of buyers, shown with an offer: the facts that are established, beside the points to be settled. Each point
// links to the form with its question in the message, and without script to the form's page.
import type { ReactNode } from "react";
import { MoreInfo } from "#client/components/Action/Action.tsx";
import { EvidenceMark } from "#client/components/Evidence/EvidenceMark.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { QuestionsLink } from "#client/components/QuestionsLink/QuestionsLink.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useContact } from "#client/hooks/contact-context.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { BuyerBriefData } from "#shared/pages/buyer-brief.ts";
import css from "./BuyerBrief.module.css";

/** `about`: a name, for what is asked from the whole list. */
export function BuyerBrief({
  data: { title, lead, established, open, questions, all, list },
  titleId,
  about,
}: {
  data: BuyerBriefData;
  titleId: string;
  about?: string | undefined;
}) {
  const { addLines } = useContact();
  const ask = (asked: BuyerBriefData["questions"], content: ReactNode) => (
    <MoreInfo
      className={css.ask}
      to="*"
      questions={asked.map(({ id }) => id)}
      onFollow={() => addLines(asked.map(({ question }) => textOf(question)))}
    >
      {content}
      <Icon name="right" size="small" />
    </MoreInfo>
  );
  return (
    <div className={css.brief}>
      <div>
        <Text as="h2" className={css.title} id={titleId} of={title} />
        <Text as="p" className={css.lead} of={lead} />
      </div>
      <dl className={css.facts}>
        {established.map(({ id, label, facts }) => (
          <div className={css.row} key={id}>
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
          </div>
        ))}
      </dl>
      {questions.length > 0 && (
        <div className={css.open}>
          <h3 className={css.openTitle}>
            <EvidenceMark by="to-confirm" large />
            <Text of={open} />
          </h3>
          <ul className={css.questions}>
            {questions.map((each) => (
              <li key={each.id}>
                {ask(
                  [each],
                  <>
                    <Text as="b" className={css.name} of={each.label} />
                    <Text as="span" className={css.question} of={each.question} />
                  </>,
                )}
              </li>
            ))}
            {questions.length > 1 && (
              <li className={css.all}>{ask(questions, <Text of={all} />)}</li>
            )}
          </ul>
        </div>
      )}
      <div className={css.whole}>
        <QuestionsLink about={about} label={list} />
      </div>
    </div>
  );
}
