// The field for the name of the visitor's brand (BrandField). What is typed stands in the address, from where the packs take it at once; without
// script its form asks the server for the same page.
import { type FormEvent, type ReactNode, useId, useOptimistic, useRef, useTransition } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { inPlace } from "#client/hooks/scrolling.ts";
import { latestSearch } from "#client/hooks/shown-address.ts";
import { useBrand } from "#client/hooks/use-brand.ts";
import { useEarlySearch } from "#client/hooks/use-early-search.ts";
import { useSettled } from "#client/hooks/use-settled.ts";
import { textOf } from "#shared/editions/edition.ts";
import { brandField } from "#shared/labels/brand-field.ts";
import { longestBrand, readTypedBrand, withBrand } from "#shared/labels/brand-name.ts";
import { fitsOnPacks } from "#shared/labels/fit-brand.ts";
import type { NamingTexts } from "#shared/pages/product-browser.ts";
import css from "./Pack.module.css";

/** `children`: hidden fields of what else the address of the page asks. */
export function BrandInput({ texts, children }: { texts: NamingTexts; children?: ReactNode }) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [, startMove] = useTransition();
  const [typed, setTyped] = useOptimistic(readTypedBrand(parameters));
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const { name } = useBrand();
  const fits = name === "" || fitsOnPacks(name);
  const isAnnounced = useSettled(fits ? "" : "too long") !== "";
  useEarlySearch(field, typed, write);

  function write(text: string) {
    startMove(() => {
      setTyped(text);
      navigate({ search: withBrand(latestSearch(), text) }, { replace: true, state: inPlace });
    });
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A phone's keyboard makes room for the packs.
    field.current?.blur();
  }

  return (
    <form method="get" onSubmit={handleSubmit}>
      {children}
      <label className={css.fieldLabel} htmlFor={id}>
        <Text of={texts.label} />
      </label>
      <div className={css.line}>
        <input
          className={css.field}
          id={id}
          ref={field}
          type="text"
          name={brandField}
          maxLength={longestBrand}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          dir="auto"
          placeholder={textOf(texts.none)}
          aria-describedby={`${id}note`}
          value={typed}
          onChange={(event) => write(event.target.value)}
        />
        <button className={css.submit} type="submit" aria-label={textOf(texts.submit)}>
          <Icon name="right" />
        </button>
      </div>
      <p className={css.note} id={`${id}note`} data-faulty={!fits || undefined}>
        <Text of={fits ? texts.note : texts.tooLong} />
      </p>
      <Aloud role="status">{isAnnounced && <Text of={texts.tooLong} />}</Aloud>
    </form>
  );
}
