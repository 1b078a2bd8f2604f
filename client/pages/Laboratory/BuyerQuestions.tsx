// What a buyer asks first: what is established with what says so, and the rest as questions that a press puts into the enquiry.
// Without script each of them is a link to the form, with the question in its message.
import { useLocation } from "react-router-dom";
import { Button, MoreInfo } from "#client/components/Action/Action.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { ringOfBeads } from "#client/components/Mark/mark-geometry.ts";
import { aboutOf } from "#client/components/QuestionsLink/QuestionsLink.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import { useContact } from "#client/hooks/contact-context.ts";
import { isSecondPress } from "#client/hooks/second-press.ts";
import { useIsLive } from "#client/hooks/use-in-browser.ts";
import type { BuyerCopy } from "#shared/content/schema/pages/laboratory.ts";
import { textOf } from "#shared/editions/edition.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import type { Prepared } from "#shared/pages/prepared.ts";
import css from "./BuyerQuestions.module.css";

type Copy = Prepared<BuyerCopy>;

const marks = ["law", "laboratory", "open"] as const;

export function BuyerQuestions({ copy, id }: { copy: Copy; id: string }) {
  const { lines, toggleLine } = useContact();
  const isLive = useIsLive();
  const about = aboutOf(useLocation().state);
  const questions = copy.rows.flatMap(({ id: row, question }) =>
    question ? [{ id: row, text: textOf(question) }] : [],
  );
  const counts = {
    law: copy.rows.flatMap(({ facts }) => facts.filter(({ by }) => by === "law")).length,
    laboratory: copy.rows.flatMap(({ facts }) => facts.filter(({ by }) => by === "laboratory"))
      .length,
    open: questions.length,
  };
  const joined = questions.filter(({ text }) => lines.includes(text));

  return (
    <div>
      <div className={css.head}>
        <h2 className={css.title} id={id}>
          <Say of={copy.title} />
        </h2>
        <p className={css.lead}>
          <Say of={copy.lead} />
        </p>
      </div>
      <dl className={css.rows}>
        {copy.rows.map(({ id: row, label, facts, question }) => (
          <div className={css.row} key={row}>
            <dt className={css.label}>
              <Say of={label} />
            </dt>
            {facts.map(({ text, by, source }, index) => (
              <dd className={css.fact} key={index}>
                <p className={css.words}>
                  <Say of={text} />
                </p>
                <p className={css.source}>
                  <Known by={by} />
                  <Say of={source} />
                </p>
              </dd>
            ))}
            {question && (
              <dd className={css.question}>
                <Known by="open" />
                <span className={css.words}>
                  <Say of={question} />
                </span>
                <Join
                  copy={copy}
                  row={row}
                  question={textOf(question)}
                  isLive={isLive}
                  isJoined={lines.includes(textOf(question))}
                  onPress={() => toggleLine(textOf(question))}
                />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <ul className={css.key} aria-label={textOf(copy.keyTitle)}>
        <li className={css.keyTitle} aria-hidden="true">
          <Say of={copy.keyTitle} />
        </li>
        {marks.map((by) => (
          <li className={css.keyItem} key={by}>
            <Known by={by} />
            <Say of={copy.key[by]} /> <b>{counts[by]}</b>
          </li>
        ))}
      </ul>
      {isLive && (
        <div className={css.send}>
          <Button to="*" hot about={about}>
            <Say of={copy.send} />
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

function Join({
  copy,
  row,
  question,
  isLive,
  isJoined,
  onPress,
}: {
  copy: Copy;
  row: string;
  question: string;
  isLive: boolean;
  isJoined: boolean;
  onPress: () => void;
}) {
  const action = isJoined ? copy.added : copy.add;
  const content = (
    <>
      <Icon name={isJoined ? "check" : "plus"} size="small" />
      <Say of={action} />
    </>
  );
  if (!isLive)
    return (
      <MoreInfo className={css.join} to="*" questions={[row]}>
        {content}
      </MoreInfo>
    );
  return (
    <button
      className={css.join}
      type="button"
      data-joined={isJoined || undefined}
      aria-label={fillText(textOf(copy.named), { action: textOf(action), question })}
      onClick={(event) => isSecondPress(event) || onPress()}
    >
      {content}
    </button>
  );
}

/** How an answer is known: by form, so that colour is never alone. The laboratory's mark without its core is a question. */
function Known({ by }: { by: (typeof marks)[number] }) {
  if (by === "law")
    return (
      <svg className={css.mark} viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="2.9" />
      </svg>
    );
  const isOpen = by === "open";
  return (
    <svg className={css.mark} viewBox="0 0 16 16" aria-hidden="true" data-by={by}>
      {ringOfBeads(isOpen ? 10 : 12, 6.6, 8).map(({ x, y }) => (
        <circle cx={x} cy={y} r={isOpen ? 1.1 : 0.8} key={`${x} ${y}`} />
      ))}
      {!isOpen && <circle className={css.core} cx="8" cy="8" r="3.9" />}
    </svg>
  );
}
