// The field of a search that could not be carried out, with what was looked for, to be made simpler.
import { Icon } from "#client/components/Icon/Icon.tsx";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { Site } from "#shared/pages/page.ts";
import { longestSearch, searchPath } from "#shared/search/search-query.ts";
import css from "./SearchNotice.module.css";

export function SearchNotice({
  site,
  query,
  label,
  submit,
}: {
  site: Site;
  query: string;
  label: Phrase;
  submit: Phrase;
}) {
  return (
    <search>
      <form className={css.search} action={addressIn(site, searchPath)}>
        <input
          className={css.field}
          type="search"
          name="q"
          aria-label={textOf(label)}
          defaultValue={query}
          maxLength={longestSearch}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <button className={css.button} type="submit" aria-label={textOf(submit)}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
