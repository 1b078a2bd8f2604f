// The liposome page, sections in the order of the specification.
import { ActivesCards } from "#client/components/ActivesCards/ActivesCards.tsx";
import { Catalogue, catalogueTitleId } from "#client/components/Catalogue/Catalogue.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { OtherFamilies } from "#client/components/OtherFamilies/OtherFamilies.tsx";
import { Section } from "#client/components/Section/Section.tsx";
import { TechnologyBanner } from "#client/components/TechnologyBanner/TechnologyBanner.tsx";
import { TechnologyDescription } from "#client/components/TechnologyDescription/TechnologyDescription.tsx";
import { TechnologyIntro } from "#client/components/TechnologyIntro/TechnologyIntro.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { WhyChoose } from "#client/components/WhyChoose/WhyChoose.tsx";
import type { FamilyPageData, Page as PageFacts } from "#shared/pages/page.ts";
import css from "./LiposomesPage.module.css";

export function Page({
  data,
  page,
}: {
  data: FamilyPageData["liposome"];
  page: Pick<PageFacts, "title" | "viewTitle">;
}) {
  const { banner, intro, forms, actives, technology, catalogueTitle, why, families } = data;
  return (
    <>
      <TechnologyBanner copy={banner} />
      <Section labelledBy="intro">
        <TechnologyIntro copy={intro} titleId="intro" />
        <ul className={css.forms}>
          {forms.map((form) => (
            <li className={css.form} key={form.icon}>
              <Icon name={form.icon} size="large" />
              <div>
                <Text as="h3" className={css.formTitle} of={form.title} />
                <Text as="p" className={css.formText} of={form.text} />
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section labelledBy="actives" flush="top">
        <ActivesCards copy={actives} titleId="actives" columns="4" />
      </Section>
      <Section labelledBy="technology" tone="bottle">
        <TechnologyDescription kind="liposome" copy={technology} titleId="technology" />
      </Section>
      <Section labelledBy={catalogueTitleId}>
        <Catalogue
          page={page}
          data={data.catalogue}
          texts={data.texts}
          kind="liposome"
          title={catalogueTitle}
        />
      </Section>
      <Section labelledBy="why" tone="sand">
        <WhyChoose copy={why} titleId="why" />
      </Section>
      <Section labelledBy="families" screenOnly>
        <OtherFamilies copy={families} titleId="families" />
      </Section>
    </>
  );
}
