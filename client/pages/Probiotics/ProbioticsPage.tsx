// The probiotics and postbiotics page: what strains are, the two technologies, the two catalogues.
import { Button } from "#client/components/Action/Action.tsx";
import { Catalogue, catalogueTitleId } from "#client/components/Catalogue/Catalogue.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { OtherFamilies } from "#client/components/OtherFamilies/OtherFamilies.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { Section, SectionTitle } from "#client/components/Section/Section.tsx";
import { HtmlText, Text } from "#client/components/Text/Text.tsx";
import { WhyChoose } from "#client/components/WhyChoose/WhyChoose.tsx";
import type { FamilyPageData, Page as PageFacts } from "#shared/pages/page.ts";
import { Postbiotics } from "./Postbiotics.tsx";
import css from "./ProbioticsPage.module.css";
import { ProlipoDrawing, prolipoTargets } from "./ProlipoDrawing.tsx";
import { StrainCards } from "./StrainCards.tsx";
import { TechnologyFigure } from "./TechnologyFigure.tsx";
import { VproDrawing, vproTargets } from "./VproDrawing.tsx";

/** The drawing of each technology, and what its labels point at. */
const drawings = {
  probiotic: { Drawing: VproDrawing, targets: vproTargets },
  sky: { Drawing: ProlipoDrawing, targets: prolipoTargets },
};

export function Page({
  data,
  page,
}: {
  data: FamilyPageData["strain"];
  page: Pick<PageFacts, "title" | "viewTitle">;
}) {
  const { jumps, technologies, why, families } = data;
  return (
    <>
      <div className={css.banner}>
        <div className={css.picture}>
          <Picture
            of={data.banner}
            sizes="(width <= 715px) 800px, (width <= 1150px) 1150px, 100vw"
            eager
            decorative
          />
        </div>
        <div className={css.caption}>
          <div className={css.box}>
            <Text as="h1" className={css.title} of={data.title} />
            <div className={css.jumps}>
              {jumps.map((jump, index) => (
                <Button
                  to={jump.to}
                  hot={index === 0}
                  look={index === 0 ? "primary" : "ghost"}
                  key={jump.to}
                >
                  <Text of={jump.label} />
                </Button>
              ))}
            </div>
          </div>
        </div>
      </div>
      <Section labelledBy="probiotics-title">
        <StrainCards
          id="probiotiques"
          titleId="probiotics-title"
          copy={data.living}
          columns="4"
          note={data.professional}
        />
      </Section>
      <Section labelledBy="technologies" flush="top">
        <SectionTitle id="technologies" size="d2" title={technologies.title} />
        <div className={css.technologies}>
          {technologies.cards.map((card) => {
            const { Drawing, targets } = drawings[card.tone];
            return (
              <article className={css.technology} data-tone={card.tone} key={card.tone}>
                <h3 className={css.technologyName}>
                  <HtmlText of={card.name} />
                </h3>
                <Text as="p" className={css.technologyLead} of={card.lead} />
                <TechnologyFigure copy={card.figure} targets={targets}>
                  <Drawing />
                </TechnologyFigure>
                <ul>
                  {card.points.map((point, index) => (
                    <li className={css.point} key={index}>
                      <Icon name="check" />
                      <HtmlText of={point} />
                    </li>
                  ))}
                </ul>
              </article>
            );
          })}
        </div>
        <Text as="p" className={css.note} of={technologies.note} />
      </Section>
      <Section labelledBy={catalogueTitleId} flush="top">
        <Catalogue
          page={page}
          data={data.catalogue}
          texts={data.texts}
          kind="strain"
          title={data.catalogueTitle}
          titleEnd={data.probioticsType}
        />
      </Section>
      <Section tone="wash" labelledBy="postbiotics-title">
        <StrainCards
          id="postbiotiques"
          titleId="postbiotics-title"
          copy={data.inactive}
          columns="3"
        />
        <div className={css.postbiotics}>
          <h2 className={css.catalogueTitle} id="postbiotics-catalogue">
            <Text of={data.catalogueTitle} /> <Text of={data.postbioticsType} />
          </h2>
          <Postbiotics
            rows={data.postbiotics}
            catalogue={data.catalogue}
            texts={data.texts}
            titleId="postbiotics-catalogue"
          />
        </div>
      </Section>
      <Section tone="bottle" labelledBy="why">
        <WhyChoose copy={why} titleId="why" />
      </Section>
      <Section labelledBy="families" screenOnly>
        <OtherFamilies copy={families} titleId="families" />
      </Section>
    </>
  );
}
