// A field that leads to the page of the search, on pages that stand for one that was looked for.
import { Icon } from "#client/components/Icon/Icon.tsx";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { Site } from "#shared/pages/page.ts";
import { longestSearch, searchPath } from "#shared/search/search-query.ts";
import css from "./SearchForm.module.css";

/** Notices are rendered without the context of the site, hence `site`. `defaultValue`: a search to be changed. */
export function SearchForm({
  site,
  label,
  submit,
  ...text
}: {
  site: Site;
  label: Phrase;
  submit: Phrase;
  placeholder?: string;
  defaultValue?: string;
}) {
  return (
    <search>
      <form className={css.search} action={addressIn(site, searchPath)}>
        <input
          className={css.field}
          type="search"
          name="q"
          aria-label={textOf(label)}
          {...text}
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
