// The declarations that the brand or the laboratory makes before a product is sold.
import { FactTable } from "#client/components/FactTable/FactTable.tsx";
import { SectionTitle } from "#client/components/Section/Section.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { DutiesCopy } from "#shared/content/schema/interface/duties.ts";
import type { Localized } from "#shared/pages/localized.ts";
import css from "./Duties.module.css";

export function Duties({ copy, titleId }: { copy: Localized<DutiesCopy>; titleId: string }) {
  return (
    <>
      <SectionTitle
        id={titleId}
        aside={<Text as="p" className={css.lead} of={copy.lead} />}
        title={copy.title}
      />
      <FactTable
        table={{
          heads: { ...copy.heads, share: null },
          rows: copy.rows.map((row) => ({ ...row, share: null, by: null })),
        }}
        labelledBy={titleId}
      />
    </>
  );
}
