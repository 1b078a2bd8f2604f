// The niosome page.
import { Catalogue, catalogueTitleId } from "#client/components/Catalogue/Catalogue.tsx";
import { SimpleTable } from "#client/components/Catalogue/SimpleTable.tsx";
import { Section } from "#client/components/Section/Section.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import type { PageData } from "#shared/pages/page.ts";

export function Page({ data }: { data: PageData["niosomes"] }) {
  return (
    <>
      <Section>
        <h1>
          <Say of={data.title} />
        </h1>
      </Section>
      <Section labelledBy={catalogueTitleId}>
        <Catalogue data={data.catalogue} texts={data.texts} kind="niosome" title={{lang:"en",text:"ACTIVE INGREDIENTS CATALOGUE"}} />
      </Section>
      <Section labelledBy="finished">
        <h2 id="finished">Produits finis</h2>
        <SimpleTable rows={data.finished} texts={data.texts} kind="finished" labelledBy="finished" />
      </Section>
    </>
  );
}
