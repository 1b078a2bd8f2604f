// Changes are read aloud, and the document's title follows the formula.
import { useEffect } from "react";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { documentTitleOf } from "#shared/pages/document-title.ts";
import type { LiveFormula } from "./formula-state.ts";
import { useAnnouncement } from "./use-announcement.ts";

export function Announcer({
  state,
  title,
}: {
  state: LiveFormula;
  /** Null: the page's own. */
  title: string | null;
}) {
  const aloud = useAnnouncement(state);
  useEffect(() => {
    if (title !== null) document.title = documentTitleOf(title);
  }, [title]);
  return <Aloud role="status">{aloud}</Aloud>;
}
