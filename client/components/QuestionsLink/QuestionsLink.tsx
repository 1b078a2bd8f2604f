// To what a buyer asks first, from wherever somebody may ask the laboratory.
import { MoreInfo } from "#client/components/Action/Action.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import css from "./QuestionsLink.module.css";

export function QuestionsLink() {
  const { frame } = useSite();
  return (
    <MoreInfo className={css.link} to="/notre-laboratoire#questions">
      <Say of={frame.questions} />
    </MoreInfo>
  );
}
