// The first-level title of a page about one thing: its name, as large as its box allows, in parts that do not break.
import { Fragment } from "react";
import { Latin } from "#client/components/Latin/Latin.tsx";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import css from "./FittedTitle.module.css";
import { fitTitle } from "./fit-title.ts";

/** `code`: a strain's house code; the name is then Latin. Fills a box that the parent gives a width. */
export function FittedTitle({ name, code = null }: { name: Phrase; code?: string | null }) {
  const isLatin = code !== null;
  const { parts, em } = fitTitle(textOf(name), isLatin);
  return (
    <div className={css.box}>
      <h1 className={css.title} data-em={em} data-latin={isLatin || undefined}>
        <span lang={typeof name === "string" ? undefined : name.lang}>
          {parts.map((part, index) => (
            <Fragment key={index}>
              {index > 0 && " "}
              <span className={em >= 8 ? undefined : css.part}>
                {isLatin ? <Latin name={part} /> : part}
              </span>
            </Fragment>
          ))}
        </span>
        {code && (
          <>
            {" "}
            <span className={css.code}>{code}</span>
          </>
        )}
      </h1>
    </div>
  );
}
