// The promise of a technology, what it is, and its catalogue to take away.
import { Button } from "#client/components/Action/Action.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { TechnologyIntroCopy } from "#shared/content/schema/blocks.ts";
import type { Localized } from "#shared/pages/localized.ts";
import css from "./TechnologyIntro.module.css";

export function TechnologyIntro({
  copy,
  titleId,
}: {
  copy: Localized<TechnologyIntroCopy>;
  titleId: string;
}) {
  return (
    <div className={css.intro}>
      <Text as="h2" className={css.title} id={titleId} of={copy.title} />
      <div className={css.aside}>
        <Text as="p" className={css.text} of={copy.text} />
        <Button to={copy.link.to} hot>
          <Text of={copy.link.label} />
        </Button>
      </div>
    </div>
  );
}
