// The way to the request from anywhere on a bench, in the strip of a phone or tablet.
import { MoreInfo } from "#client/components/Action/Action.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { Phrase } from "#shared/editions/edition.ts";
import css from "./AskInStrip.module.css";

export function AskInStrip({ label }: { label: Phrase }) {
  return (
    <MoreInfo className={css.ask} to="#demander">
      <Icon name="mail" />
      <Text as="span" className={css.label} of={label} />
    </MoreInfo>
  );
}
