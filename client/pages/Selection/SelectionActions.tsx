import { Button, Ring } from "#client/components/Action/Action.tsx";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useIsHydrated, useSite } from "#client/hooks/site-context.ts";
import { useCopy } from "#client/hooks/use-copy.ts";
import type { Language } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { PageData } from "#shared/pages/page.ts";
import type { SelectionItem } from "#shared/pages/selection.ts";
import { formatCount } from "#shared/words/count.ts";
import css from "./SelectionPage.module.css";
import type { useSelectionPage } from "./use-selection-page.ts";

export function SelectionActions({
  data: { texts, rows },
  items,
  state,
  lang,
}: {
  data: PageData["selection"];
  items: readonly SelectionItem[];
  state: ReturnType<typeof useSelectionPage>;
  lang: Language;
}) {
  const site = useSite();
  const isHydrated = useIsHydrated();
  const ids = items.map(({ id }) => id);
  const hasNotes = state.isOwn && ids.some((id) => state.noteOf(id) !== "");

  const { isCopied, copy } = useCopy(() => location.origin + state.addressOf(ids));

  async function save() {
    const { saveCsv } = await import("./save-csv.ts");
    saveCsv({
      items,
      rows,
      texts,
      lang,
      noteOf: state.noteOf,
      addressOf: (path) => site.url + addressIn(site, path),
    });
  }

  return (
    <div className={css.actions} data-tone="wash">
      <div className={css.enquire}>
        <Button to="*" about="selection" chosen={ids} hot>
          <Text of={texts.enquire} />
        </Button>
        <p className={css.enquireText}>
          {formatCount(hasNotes ? texts.enquireNotes : texts.enquireText, items.length)}
        </p>
      </div>
      {isHydrated && (
        <div className={css.others}>
          <button className={css.action} type="button" onClick={() => print()}>
            <Ring icon="print" />
            <Text of={texts.print} />
          </button>
          <button className={css.action} type="button" onClick={copy}>
            <Ring icon={isCopied ? "check" : "link"} />
            <Text as="span" of={isCopied ? texts.copied : texts.copy} />
          </button>
          <Aloud role="status">{isCopied && <Text as="span" of={texts.copied} />}</Aloud>
          <button className={css.action} type="button" onClick={save}>
            <Ring icon="download" />
            <Text as="span" className={css.long} of={texts.csv} />
            <Text as="span" className={css.short} of={texts.csvShort} />
          </button>
        </div>
      )}
    </div>
  );
}
