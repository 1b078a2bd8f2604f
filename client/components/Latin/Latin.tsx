// A Latin strain name: in italics, save the rank words, which nomenclature sets upright.
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
