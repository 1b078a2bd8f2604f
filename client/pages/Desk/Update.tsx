// Without script: what sends the doses to be judged, right below the last field.
import { Text } from "#client/components/Text/Text.tsx";
import type { BenchTexts } from "#shared/pages/desk.ts";
import list from "./Sections.module.css";
import css from "./Update.module.css";

export function Update({ texts }: { texts: BenchTexts["scriptless"] }) {
  return (
    <noscript>
      <div className={css.update}>
        <button className={css.submit} type="submit">
          <Text of={texts.update} />
        </button>
        <p className={list.small}>
          <Text of={texts.addressText} />
        </p>
      </div>
    </noscript>
  );
}
