// Names that are the same in every language, which translators are to leave alone: Latin ones, in italics, save the rank words, and house
// codes.
import { splitLatin } from "#shared/words/latin.ts";
import css from "./Latin.module.css";

export function Latin({ name }: { name: string }) {
  return (
    <i className={css.latin} lang="la" translate="no">
      {splitLatin(name).map((part, at) =>
        at % 2 === 1 ? (
          <span className={css.rank} key={part}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </i>
  );
}

export const Code = ({ of, className }: { of: string | null; className?: string | undefined }) => (
  <span className={className} translate="no">
    {of}
  </span>
);
