// The niosome page, sections in the order of the specification.
import { ActivesCards } from "#client/components/ActivesCards/ActivesCards.tsx";
import { Catalogue, catalogueTitleId } from "#client/components/Catalogue/Catalogue.tsx";
import { RowTable } from "#client/components/Catalogue/RowTable.tsx";
import { OtherFamilies } from "#client/components/OtherFamilies/OtherFamilies.tsx";
import { Seals } from "#client/components/Seal/Seal.tsx";
import { Section } from "#client/components/Section/Section.tsx";
import { TechnologyBanner } from "#client/components/TechnologyBanner/TechnologyBanner.tsx";
import { TechnologyDescription } from "#client/components/TechnologyDescription/TechnologyDescription.tsx";
import { TechnologyIntro } from "#client/components/TechnologyIntro/TechnologyIntro.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { WhyChoose } from "#client/components/WhyChoose/WhyChoose.tsx";
import type { FamilyPageData, Page as PageFacts } from "#shared/pages/page.ts";
import css from "./NiosomesPage.module.css";

export function Page({
  data,
  page,
}: {
  data: FamilyPageData["niosome"];
  page: Pick<PageFacts, "title" | "viewTitle">;
}) {
  const { banner, intro, actives, technology, standards, finishedProducts, why, families } = data;
  return (
    <>
      <TechnologyBanner copy={banner} />
      <Section labelledBy="intro">
        <TechnologyIntro copy={intro} titleId="intro" />
      </Section>
      <Section labelledBy="actives" flush="top">
        <ActivesCards copy={actives} titleId="actives" columns="3" />
      </Section>
      <Section labelledBy="technology" tone="bottle">
        <TechnologyDescription kind="niosome" copy={technology} titleId="technology">
          <div className={css.standards}>
            <Text as="p" className={css.standardsText} of={standards.text} />
            <Seals className={css.seals} seals={standards.seals} />
          </div>
        </TechnologyDescription>
      </Section>
      <Section labelledBy={catalogueTitleId}>
        <Catalogue
          page={page}
          data={data.catalogue}
          texts={data.texts}
          kind="niosome"
          title={data.catalogueTitle}
        />
      </Section>
      <div className={css.finished}>
        <Section labelledBy="finished" flush="top">
          <TechnologyDescription
            kind="niosomeProduct"
            copy={finishedProducts.copy}
            picture={finishedProducts.picture}
            titleId="finished"
          >
            <RowTable
              kind="finished"
              rows={data.finished}
              texts={data.texts}
              labelledBy="finished"
            />
          </TechnologyDescription>
        </Section>
      </div>
      <Section labelledBy="why" tone="sand">
        <WhyChoose copy={why} titleId="why" />
      </Section>
      <Section labelledBy="families" screenOnly>
        <OtherFamilies copy={families} titleId="families" />
      </Section>
    </>
  );
}
