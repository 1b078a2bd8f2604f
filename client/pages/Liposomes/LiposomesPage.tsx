// The liposome page: technology, forms, categories, benefits, catalogue.
import { Catalogue, catalogueTitleId } from "#client/components/Catalogue/Catalogue.tsx";
import { Section } from "#client/components/Section/Section.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import type { PageData } from "#shared/pages/page.ts";

export function Page({ data }: { data: PageData["liposomes"] }) {
  return (
    <>
      <Section>
        <h1>
          <Say of={data.title} />
        </h1>
      </Section>
      <Section labelledBy={catalogueTitleId}>
        <Catalogue data={data.catalogue} texts={data.texts} kind="liposome" title={{lang:"en",text:"ACTIVE INGREDIENTS CATALOGUE"}} />
      </Section>
    </>
  );
}
