// The header's way to send the enquiry in the making, with how much is in it. Nothing where it is empty.
import { useEffect, useState } from "react";
import { MoreInfo } from "#client/components/Action/Action.tsx";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { loadStylesheet } from "#client/hooks/load-stylesheet.ts";
import { useSite } from "#client/hooks/site-context.ts";
import { useAsked } from "#client/hooks/use-asked.ts";
import { textOf } from "#shared/editions/edition.ts";
import { type AskedKind, countAsked } from "#shared/enquiry/asked.ts";
import { formatCount } from "#shared/words/count.ts";
import { fillText } from "#shared/words/fill-text.ts";

/** Of the sheet that the header has already. */
export type NumberClasses = Readonly<Record<string, string>>;

const kinds: readonly AskedKind[] = ["question", "document", "measure"];

export function AskedLink({ css }: { css: NumberClasses }) {
  const { askingTexts, frameLang, stylesheet } = useSite();
  const texts = askingTexts[frameLang];
  const asked = useAsked();
  const [isStyled, setStyled] = useState(false);
  const isWanted = asked.length > 0;
  useEffect(() => {
    if (isWanted)
      loadStylesheet(stylesheet).then(
        () => setStyled(true),
        () => undefined,
      );
  }, [isWanted, stylesheet]);
  if (!texts || !isWanted || !isStyled) return null;
  const counts = countAsked(asked);
  const list = kinds
    .flatMap((kind) => (counts[kind] > 0 ? [formatCount(texts.kinds[kind], counts[kind])] : []))
    .join(", ");
  return (
    <MoreInfo className={css["link"]} to="*" about="questions">
      <Icon name="mail" />
      <span className={css["count"]} aria-hidden="true">
        {asked.length}
      </span>
      <Aloud>{fillText(textOf(texts.holds), { list })}</Aloud>
    </MoreInfo>
  );
}
