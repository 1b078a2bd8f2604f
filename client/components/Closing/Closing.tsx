// The last words of a page and the lit button beside them, under a line.
import { Button } from "#client/components/Action/Action.tsx";
import { QuestionsLink } from "#client/components/QuestionsLink/QuestionsLink.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import type { ClosingCopy } from "#shared/content/schema/blocks.ts";
import type { Prepared } from "#shared/pages/prepared.ts";
import css from "./Closing.module.css";

/** `hasQuestions`: what a buyer asks first stands on the page itself. `about`: a name, for what is asked from there. */
export function Closing({
  copy,
  titleId,
  hasQuestions = false,
  about,
}: {
  copy: Prepared<ClosingCopy>;
  titleId: string;
  hasQuestions?: boolean;
  about?: string | undefined;
}) {
  return (
    <div className={css.closing}>
      <h2 className={css.title} id={titleId}>
        <Say of={copy.title} />
      </h2>
      <div className={css.ways}>
        <Button to={copy.link.to} hot>
          <Say of={copy.link.label} />
        </Button>
        {!hasQuestions && <QuestionsLink about={about} />}
      </div>
    </div>
  );
}
