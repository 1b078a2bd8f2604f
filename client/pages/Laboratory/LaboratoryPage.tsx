// The laboratory page: who we are, the jobs, the services, the resources, the years.
import { Link } from "react-router-dom";
import { Ring } from "#client/components/Action/Action.tsx";
import { Carousel } from "#client/components/Carousel/Carousel.tsx";
import { Closing } from "#client/components/Closing/Closing.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Particulars } from "#client/components/Particulars/Particulars.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { Section, SectionTitle } from "#client/components/Section/Section.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { PageData, PageOf } from "#shared/pages/page.ts";
import { BuyerQuestions } from "./BuyerQuestions.tsx";
import { LaboratoryIntro } from "./LaboratoryIntro.tsx";
import css from "./LaboratoryPage.module.css";
import { ResourceCard } from "./ResourceCard.tsx";
import { Timeline } from "./Timeline.tsx";

const serviceSizes = "(width <= 715px) 92vw, (width >= 1649px) 742px, 45vw";

export function Page({
  data,
  page: { particulars },
}: {
  data: PageData["laboratory"];
  page: Pick<PageOf<"laboratory">, "particulars">;
}) {
  const { hero, intro, workshop, jobs, services, resources, history, buyer, closing } = data;
  return (
    <>
      <LaboratoryIntro hero={hero} intro={intro} workshop={workshop} />
      <Section labelledBy="jobs" flush="top">
        <Carousel
          below={860}
          columns="4"
          fit="pairs"
          id="jobs"
          title={jobs.title}
          lead={jobs.text}
          items={jobs.cards.map((card) => ({
            key: card.icon,
            content: (
              <article className={css.job}>
                <Icon name={card.icon} size="large" />
                <Text as="h3" className={css.jobTitle} of={card.title} />
                <Text as="p" className={css.jobText} of={card.text} />
              </article>
            ),
          }))}
        />
      </Section>
      <Section labelledBy="services" tone="sand">
        <SectionTitle id="services" title={services.title} />
        <ul className={css.services}>
          {services.cards.map(({ icon, picture, title, subtitle, link }) => (
            <li key={icon}>
              <Link className={css.service} to={link.to}>
                <span className={css.serviceView} data-screen="">
                  <Picture of={picture} sizes={serviceSizes} decorative />
                </span>
                <Text as="span" className={css.serviceTitle} of={title} />
                <Ring icon="right" />
                <Text as="span" of={subtitle} />
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section labelledBy="resources">
        <Carousel
          below={1150}
          columns="3"
          id="resources"
          title={resources.title}
          lead={resources.text}
          items={resources.cards.map((card, index) => ({
            key: String(index),
            content: <ResourceCard resource={card} show={resources.show} />,
          }))}
        />
      </Section>
      <Section labelledBy="history" tone="bottle">
        <Timeline copy={history} titleId="history" />
      </Section>
      <Particulars groups={particulars} />
      <Section labelledBy="questions">
        <div className={css.questions}>
          <BuyerQuestions copy={buyer} id="questions" />
        </div>
      </Section>
      <Section labelledBy="closing" flush="top" screenOnly>
        <Closing copy={closing} titleId="closing" />
      </Section>
    </>
  );
}
