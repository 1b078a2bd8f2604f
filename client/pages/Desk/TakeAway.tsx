// What a visitor takes along: the formula on paper, its link, a table.
import { useEffect, useState } from "react";
import { Ring } from "#client/components/Action/Action.tsx";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import { type Language, textOf } from "#shared/editions/edition.ts";
import type { DeskTexts } from "#shared/formula/desk-texts.ts";
import type { SaidVerdict } from "#shared/formula/said.ts";
import css from "./Sections.module.css";

/** How long the button says that the link is copied, ms. */
const copiedTime = 2000;

export function TakeAway({
  said,
  language,
  texts: { ask, csv },
}: {
  said: SaidVerdict;
  language: Language;
  texts: Pick<DeskTexts, "ask" | "csv">;
}) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedTime);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = () =>
    navigator.clipboard?.writeText(location.href.replace(/#.*/, "")).then(
      () => setCopied(true),
      () => undefined,
    );
  async function save() {
    const { saveFormulaCsv } = await import("./save-formula-csv.ts");
    saveFormulaCsv({ said, texts: csv, language, name: textOf(ask.fileName) });
  }

  return (
    <>
      <button className={css.action} type="button" onClick={() => print()}>
        <Ring icon="print" />
        <Say of={ask.print} />
      </button>
      <button className={css.action} type="button" onClick={copy}>
        <Ring icon={isCopied ? "check" : "link"} />
        <Say of={isCopied ? ask.linkCopied : ask.link} />
      </button>
      <button className={css.action} type="button" onClick={save}>
        <Ring icon="download" />
        <Say of={ask.csv} />
      </button>
      <Aloud role="status">{isCopied && <Say of={ask.linkCopied} />}</Aloud>
    </>
  );
}
