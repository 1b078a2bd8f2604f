// What changed is read aloud, and the document is called by what stands on the bench.
import { useEffect, useRef, useState } from "react";
import type { Page } from "#shared/pages/page.ts";
import type { Answer } from "./answer.ts";
import css from "./BenchPage.module.css";

/** Ms after the last change until it is read aloud. */
const calm = 600;

export function Announcer({
  answer,
  engine,
  title,
  page,
}: {
  answer: Answer;
  engine: { readonly announce: (before: Answer, after: Answer) => string };
  /** Null: the page's own. */
  title: string | null;
  page: Pick<Page, "title">;
}) {
  const [aloud, setAloud] = useState("");
  const before = useRef(answer);
  useEffect(() => {
    if (before.current.formula === answer.formula) return;
    const timer = setTimeout(() => {
      setAloud(engine.announce(before.current, answer));
      before.current = answer;
    }, calm);
    return () => clearTimeout(timer);
  }, [answer, engine]);
  useEffect(() => {
    const [, site = ""] = page.title.split(" | ");
    if (title !== null) document.title = `${title} | ${site}`;
  }, [title, page]);
  return (
    <span className={css.aloud} role="status">
      {aloud}
    </span>
  );
}
