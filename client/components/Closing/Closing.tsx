// The last words of a page and the lit button beside them, under a line.
import { Button } from "#client/components/Action/Action.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { ClosingCopy } from "#shared/content/schema/blocks.ts";
import type { Localized } from "#shared/pages/localized.ts";
import css from "./Closing.module.css";

export function Closing({ copy, titleId }: { copy: Localized<ClosingCopy>; titleId: string }) {
  return (
    <div className={css.closing}>
      <Text as="h2" className={css.title} id={titleId} of={copy.title} />
      <Button to={copy.link.to} hot>
        <Text of={copy.link.label} />
      </Button>
    </div>
  );
}
