// The formula to take along: on paper, as a link, as a table.
import { Ring } from "#client/components/Action/Action.tsx";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { shownAddress } from "#client/hooks/shown-address.ts";
import { useCopy } from "#client/hooks/use-copy.ts";
import { type Language, textOf } from "#shared/editions/edition.ts";
import type { DeskTexts } from "#shared/formula/desk-texts.ts";
import type { VerdictPresentation } from "#shared/formula/sentences/presentation.ts";
import css from "./Sections.module.css";

export function TakeAway({
  said,
  language,
  texts: { ask, csv },
}: {
  said: VerdictPresentation;
  language: Language;
  texts: Pick<DeskTexts, "ask" | "csv">;
}) {
  const { isCopied, copy } = useCopy(shownAddress);
  async function save() {
    const { saveFormulaCsv } = await import("./save-formula-csv.ts");
    saveFormulaCsv({ said, texts: csv, language, name: textOf(ask.fileName) });
  }

  return (
    <>
      <button className={css.action} type="button" onClick={() => print()}>
        <Ring icon="print" />
        <Text of={ask.print} />
      </button>
      <button className={css.action} type="button" onClick={copy}>
        <Ring icon={isCopied ? "check" : "link"} />
        <Text as="span" of={isCopied ? ask.linkCopied : ask.link} />
      </button>
      <button className={css.action} type="button" onClick={save}>
        <Ring icon="download" />
        <Text of={ask.csv} />
      </button>
      <Aloud role="status">{isCopied && <Text as="span" of={ask.linkCopied} />}</Aloud>
    </>
  );
}
