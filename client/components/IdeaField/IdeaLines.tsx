// What there is to say of a text: what was taken for what, what was not read, and what may be meant.
import { MoreInfo, opensElsewhere } from "#client/components/Action/Action.tsx";
import { Sign } from "#client/components/Sign/Sign.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { Phrase } from "#shared/editions/edition.ts";
import type { IdeaLine } from "#shared/formula/sentences/idea.ts";
import css from "./IdeaField.module.css";

/** The laboratory is asked about a name, and not about a page of text. */
const longestAbout = 80;

/** `take`: null where the link leads to what takes the text. */
export function IdeaLines({
  lines,
  ask,
  take,
  addressOf,
}: {
  lines: readonly IdeaLine[];
  ask: Phrase;
  take: ((text: string) => void) | null;
  addressOf: (text: string) => string;
}) {
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map(({ text, about, choices }) => (
        <li className={css.line} key={text}>
          <Sign of="dotted" />
          <p>{text}</p>
          {(choices.length > 0 || about !== null) && (
            <p className={css.pills}>
              {choices.map(({ slug, name, code, idea, to = addressOf(idea) }) => (
                <a
                  className={css.pill}
                  href={to}
                  rel="nofollow"
                  translate={code ? "no" : undefined}
                  key={slug}
                  onClick={(event) => {
                    if (!take || !idea || opensElsewhere(event)) return;
                    event.preventDefault();
                    take(idea);
                  }}
                >
                  <Text of={name} /> {code}
                </a>
              ))}
              {about !== null && (
                <MoreInfo className={css.pill} to="*" about={about.slice(0, longestAbout)}>
                  <Text of={ask} />
                </MoreInfo>
              )}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
