// What a visitor takes along: the formula on paper, its link, a table.
import { Ring } from "#client/components/Action/Action.tsx";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import { useCopy } from "#client/hooks/use-copy.ts";
import { type Language, textOf } from "#shared/editions/edition.ts";
import type { DeskTexts } from "#shared/formula/desk-texts.ts";
import type { SaidVerdict } from "#shared/formula/sentences/presentation.ts";
import css from "./Sections.module.css";

export function TakeAway({
  said,
  language,
  texts: { ask, csv },
}: {
  said: SaidVerdict;
  language: Language;
  texts: Pick<DeskTexts, "ask" | "csv">;
}) {
  const { isCopied, copy } = useCopy(() => location.href.replace(/#.*/, ""));
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
