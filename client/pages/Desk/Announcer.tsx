// What changed is read aloud, and the document is called by what stands on the bench.
import { useEffect, useRef, useState } from "react";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { documentTitleOf } from "#shared/pages/document-title.ts";
import type { Answer } from "./answer.ts";

/** Ms after the last change until it is read aloud. */
const calm = 600;

export function Announcer({
  answer,
  engine,
  title,
}: {
  answer: Answer;
  engine: { readonly announce: (before: Answer, after: Answer) => string };
  /** Null: the page's own. */
  title: string | null;
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
    if (title !== null) document.title = documentTitleOf(title);
  }, [title]);
  return <Aloud role="status">{aloud}</Aloud>;
}
