// To what a buyer asks first, from wherever somebody may ask the laboratory.
import { Link } from "react-router-dom";
import { Text } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import css from "./QuestionsLink.module.css";

/** The state that such a link leaves in the entry of the history. */
interface Origin {
  readonly about?: string;
}

/** The name of the entry that the questions are about, if the link gave one. */
export const aboutOf = (state: unknown): string | undefined => (state as Origin | null)?.about;

/** `about`: a name, for what is asked from there. `label`: where some of the list stands on the page. */
export function QuestionsLink({ about, label }: { about?: string | undefined; label?: Phrase }) {
  const { frame } = useSite();
  return (
    <Link
      className={css.link}
      to="/notre-laboratoire#questions"
      state={about === undefined ? null : ({ about } satisfies Origin)}
    >
      <Text of={label ?? frame.questions} />
    </Link>
  );
}
