// Changes are read aloud, and the document's title follows the formula.
import { useEffect, useRef, useState } from "react";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { describeAnnouncement } from "#shared/formula/sentences/announcement.ts";
import { documentTitleOf } from "#shared/pages/document-title.ts";
import type { LiveFormula } from "./formula-state.ts";

/** Ms after the last change until it is read aloud. */
const calm = 600;

export function Announcer({
  state,
  title,
}: {
  state: LiveFormula;
  /** Null: the page's own. */
  title: string | null;
}) {
  const [aloud, setAloud] = useState("");
  const before = useRef(state);
  useEffect(() => {
    if (before.current.formula === state.formula) return;
    const timer = setTimeout(() => {
      setAloud(describeAnnouncement(before.current, state));
      before.current = state;
    }, calm);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    if (title !== null) document.title = documentTitleOf(title);
  }, [title]);
  return <Aloud role="status">{aloud}</Aloud>;
}
