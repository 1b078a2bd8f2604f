// Above a register: its search, the place where limits hold, how many lines are left, and the whole of it as files.
import { type RefObject, useId } from "react";
import { Link } from "react-router-dom";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { inPlace } from "#client/hooks/scrolling.ts";
import { useSite } from "#client/hooks/site-context.ts";
import { useSettled } from "#client/hooks/use-settled.ts";
import type { RegisterTexts } from "#shared/content/schema/interface/registers.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { Localized } from "#shared/pages/localized.ts";
import { registerFile, registerForms } from "#shared/pages/register-address.ts";
import { placeField } from "#shared/pages/register-query.ts";
import { longestSearch } from "#shared/search/search-query.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./RegisterTools.module.css";
import type { useRegister } from "./use-register.ts";

/** `count`: of the lines in view, in words; null for none. `path`: of the page. */
export function RegisterTools({
  path,
  register: { query, typed, search, choose },
  field,
  label,
  places,
  count,
  texts,
}: {
  path: string;
  register: ReturnType<typeof useRegister>;
  field: RefObject<HTMLInputElement | null>;
  label: Phrase;
  places?: {
    readonly label: Phrase;
    readonly all: Phrase;
    readonly options: readonly { readonly id: string; readonly name: Phrase }[];
  };
  count: string | null;
  texts: Localized<RegisterTexts>;
}) {
  const site = useSite();
  const id = useId();
  const said = count ?? fillText(textOf(texts.none), { search: query.search });
  const heard = useSettled(said);
  const isNarrowed = query.search !== "" || query.place !== "";
  return (
    <div className={css.tools} data-screen="">
      <search>
        <form
          className={css.form}
          method="get"
          onSubmit={(event) => {
            event.preventDefault();
            search(typed);
          }}
        >
          <div className={css.labelled}>
            <label className={css.label} htmlFor={`${id}search`}>
              <Text of={label} />
            </label>
            <div className={css.line}>
              <input
                className={css.field}
                id={`${id}search`}
                ref={field}
                type="search"
                name="q"
                maxLength={longestSearch}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                enterKeyHint="search"
                value={typed}
                onChange={(event) => search(event.target.value)}
              />
              <button className={css.submit} type="submit" aria-label={textOf(texts.submit)}>
                <Icon name="search" />
              </button>
            </div>
          </div>
          {places && (
            <div className={css.labelled}>
              <label className={css.label} htmlFor={`${id}place`}>
                <Text of={places.label} />
              </label>
              <div className={css.line}>
                <select
                  className={css.field}
                  id={`${id}place`}
                  name={placeField}
                  value={query.place}
                  onChange={(event) => choose(event.target.value)}
                >
                  <option value="">{textOf(places.all)}</option>
                  {places.options.map((option) => (
                    <option value={option.id} key={option.id}>
                      {textOf(option.name)}
                    </option>
                  ))}
                </select>
              </div>
            </div>
          )}
        </form>
      </search>
      <p className={css.count}>
        {said}
        {isNarrowed && (
          <Link className={css.link} to="?" state={inPlace}>
            <Text of={texts.whole} />
          </Link>
        )}
      </p>
      <Aloud role="status">{heard}</Aloud>
      <ul className={css.files}>
        {registerForms.map((form) => (
          <li key={form}>
            <a className={css.link} href={addressIn(site, registerFile(path, form))} download>
              <Icon name="download" size="small" />
              <Text of={texts[form]} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
