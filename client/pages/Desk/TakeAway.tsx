// The formula to take along: on paper, as a link.
import { Ring } from "#client/components/Action/Action.tsx";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { shownAddress } from "#client/hooks/shown-address.ts";
import { useCopy } from "#client/hooks/use-copy.ts";
import type { BenchTexts } from "#shared/pages/desk.ts";
import css from "./Sections.module.css";

export function TakeAway({ ask }: { ask: BenchTexts["ask"] }) {
  const { isCopied, copy } = useCopy(shownAddress);
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
      <Aloud role="status">{isCopied && <Text as="span" of={ask.linkCopied} />}</Aloud>
    </>
  );
}
