// Names that are the same in every language, which translators are to leave alone: Latin ones, in italics, save the rank words, which
// nomenclature sets upright, and house codes.
import css from "./Latin.module.css";

const rankWords = /\b(subsp\.|var\.)/;

export function Latin({ name }: { name: string }) {
  return (
    <i className={css.latin} lang="la" translate="no">
      {name.split(rankWords).map((part) =>
        rankWords.test(part) ? (
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
