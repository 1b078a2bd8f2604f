// The promise of a technology, what it is, and its catalogue to take away.
import { Button } from "#client/components/Action/Action.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { TechnologyIntroCopy } from "#shared/content/schema/blocks.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { Localized } from "#shared/pages/localized.ts";
import css from "./TechnologyIntro.module.css";

/** A text whose last sign may be the mark of a note, which is not to be as large as its letters. */
function Starred({ of }: { of: Phrase }) {
  const text = textOf(of);
  if (!text.endsWith("*")) return <Text of={of} />;
  return (
    <>
      <Text of={typeof of === "string" ? text.slice(0, -1) : { ...of, text: text.slice(0, -1) }} />
      <span className={css.star}>*</span>
    </>
  );
}

export function TechnologyIntro({
  copy,
  titleId,
}: {
  copy: Localized<TechnologyIntroCopy>;
  titleId: string;
}) {
  return (
    <div className={css.intro}>
      <h2 className={css.title} id={titleId}>
        <Starred of={copy.title} />
      </h2>
      <div className={css.aside}>
        <Text as="p" className={css.text} of={copy.text} />
        <Button to={copy.link.to} hot>
          <Text of={copy.link.label} />
        </Button>
      </div>
    </div>
  );
}
