// The lines of claims that share their conditions: a column for each language, and the address of each line. Roles are spelled
// out, as in the tables of the catalogues (RowTable.tsx says why): on a phone the languages stand one below the other.
import { Icon } from "#client/components/Icon/Icon.tsx";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { ClaimLine, ClaimsData } from "#shared/pages/claims.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./ClaimGroup.module.css";

/** `caption` and `link`: {name}. `target`: id of the line that the address names. */
export function ClaimGroup({
  claims,
  caption,
  name,
  languages,
  link,
  target,
}: {
  claims: readonly ClaimLine[];
  caption: Phrase;
  name: string;
  languages: ClaimsData["languages"];
  link: Phrase;
  target: string;
}) {
  const [own, ...others] = languages;
  if (!own) return null;
  return (
    <table className={css.table} role="table">
      <caption className={css.hidden}>{fillText(textOf(caption), { name })}</caption>
      <thead className={css.hidden} role="rowgroup">
        <tr role="row">
          {languages.map((language) => (
            <th role="columnheader" scope="col" lang={language.id} key={language.id}>
              {language.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.lines} role="rowgroup">
        {claims.map(({ id, sentences, terms }) => (
          <tr
            className={css.line}
            role="row"
            id={id}
            data-target={id === target || undefined}
            key={id}
          >
            <th className={css.cell} role="rowheader" scope="row" lang={own.id}>
              <Wording sentence={sentences[own.id]} terms={terms?.[own.id]} />
              <a
                className={css.link}
                href={`#${id}`}
                aria-label={fillText(textOf(link), { name: sentences[own.id] })}
              >
                <Icon name="link" size="small" />
              </a>
            </th>
            {others.map((language) => (
              <td className={css.cell} role="cell" lang={language.id} key={language.id}>
                <Wording sentence={sentences[language.id]} terms={terms?.[language.id]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Wording({ sentence, terms }: { sentence: string; terms: string | undefined }) {
  return (
    <>
      {sentence}
      {terms && (
        <>
          {" "}
          <small className={css.terms}>{terms}</small>
        </>
      )}
    </>
  );
}
