// Copies the label draft as text, in either language: the other one is fetched when it is asked for.

import { useState } from "react";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { copyText } from "#client/hooks/copy-text.ts";
import { useSite } from "#client/hooks/site-context.ts";
import type { Language } from "#shared/editions/edition.ts";
import type { Formula } from "#shared/formula/formula.ts";
import type { VerdictPresentation } from "#shared/formula/sentences/presentation.ts";
import type { BenchTexts } from "#shared/pages/desk.ts";
import { composeLabel, describeInOther } from "./label-text.ts";
import css from "./Sections.module.css";

export function CopyLabel({
  said,
  formula,
  language,
  label,
}: {
  said: VerdictPresentation;
  formula: Formula;
  language: Language;
  label: BenchTexts["label"];
}) {
  const site = useSite();
  const [copied, setCopied] = useState<Language | null>(null);
  const other = language === "fr" ? "en" : "fr";

  /** `into`: the other language is fetched when it is asked for. */
  async function copy(into: Language) {
    const draft =
      into === language ? { said, label } : await describeInOther(site.build, formula, into);
    if (!draft) return;
    if (await copyText(composeLabel(draft.said, draft.label))) setCopied(into);
  }

  return (
    <p className={css.pills}>
      <button className={css.pill} type="button" onClick={() => copy(language)}>
        <Icon name={copied === language ? "check" : "batch"} size="small" />
        <Text as="span" of={copied === language ? label.copied : label.copy} />
      </button>
      <button
        className={css.pill}
        type="button"
        lang={copied === other ? undefined : other}
        onClick={() => copy(other)}
      >
        <Icon name={copied === other ? "check" : "batch"} size="small" />
        <Text as="span" of={copied === other ? label.copied : label.copyOther} />
      </button>
      <Aloud role="status">{copied && <Text as="span" of={label.copied} />}</Aloud>
    </p>
  );
}
