// What changed is read aloud, and the document is called by what stands on the bench.
import { useEffect, useRef, useState } from "react";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import type { Page } from "#shared/pages/page.ts";
import type { Answer } from "./answer.ts";

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
  return <Aloud role="status">{aloud}</Aloud>;
}
