// Drafts of the label to start from, one per language, with a button that copies each.

import { useRef, useState } from "react";
import { Text } from "#client/components/Text/Text.tsx";
import { copyText } from "#client/hooks/copy-text.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { ProductData } from "#shared/pages/product.ts";
import css from "./LabelDraft.module.css";

type Texts = ProductData["labelDraft"];

export function LabelDraft({ texts }: { texts: Texts }) {
  return (
    <div className={css.drafts} data-every-language>
      {texts.drafts.map((draft) => (
        <Draft draft={draft} texts={texts} key={draft.language} />
      ))}
    </div>
  );
}

function Draft({
  draft: { language, name, lines },
  texts,
}: {
  draft: Texts["drafts"][number];
  texts: Texts;
}) {
  const text = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const isDone = await copyText(lines.join("\n"));
    setCopied(isDone);
    // Not allowed here: the text is marked instead, for the visitor's own keys.
    if (!isDone && text.current) getSelection()?.selectAllChildren(text.current);
  };
  return (
    <div className={css.draft}>
      <h3 className={css.name} lang={language}>
        {name}
      </h3>
      <div className={css.text} lang={language} ref={text}>
        {lines.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
      <div className={css.foot}>
        <button
          className={css.copy}
          type="button"
          aria-label={`${textOf(texts.copy)} (${name})`}
          onClick={copy}
        >
          <Text of={texts.copy} />
        </button>
        <span role="status">{isCopied && <Text as="span" of={texts.copied} />}</span>
      </div>
    </div>
  );
}
