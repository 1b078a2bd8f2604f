// A text with what was looked for marked in it.
import { Fragment } from "react";
import type { Mark } from "#shared/search/names.ts";
import css from "./Marked.module.css";

/** `marks` come in their order. Those beyond the end of the text are left out. */
export function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const parts = [];
  let at = 0;
  for (const [from, to] of marks) {
    if (from < at || from >= text.length) continue;
    parts.push(
      <Fragment key={from}>
        {text.slice(at, from)}
        <mark className={css.mark}>{text.slice(from, to)}</mark>
      </Fragment>,
    );
    at = to;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
