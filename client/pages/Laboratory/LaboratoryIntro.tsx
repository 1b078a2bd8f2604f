// Head and introduction of the laboratory page: the filling line as a vesicle, a sentence, two figures, the workshop.
import { BeadedDisc } from "#client/components/BeadedDisc/BeadedDisc.tsx";
import { Section } from "#client/components/Section/Section.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { PageData } from "#shared/pages/page.ts";
import css from "./LaboratoryIntro.module.css";
import { Workshop } from "./Workshop.tsx";

export function LaboratoryIntro({
  hero,
  intro,
  workshop,
}: {
  hero: PageData["laboratory"]["hero"];
  intro: PageData["laboratory"]["intro"];
  workshop: PageData["laboratory"]["workshop"];
}) {
  return (
    <>
      <section className={css.hero} data-tone="wash" aria-labelledby="hero">
        <div className={css.stage}>
          <div>
            <Text as="h1" className={css.title} id="hero" of={hero.title} />
            <Text as="p" className={css.lead} of={hero.text} />
          </div>
          <div className={css.disc}>
            <BeadedDisc
              picture={hero.picture}
              sizes="(width <= 610px) 76vw, (width <= 1050px) 465px, (width >= 1562px) 562px, 36vw"
              eager
            />
          </div>
        </div>
      </section>
      <Section labelledBy="intro">
        <div className={css.intro}>
          <Text as="h2" className={css.introTitle} id="intro" of={intro.title} />
          <Text as="p" className={css.introText} of={intro.text} />
        </div>
        <dl className={css.figures}>
          {intro.figures.map((figure, index) => (
            <div className={css.figure} key={index}>
              <Text as="dt" className={css.count} of={figure.text} />
              <Text as="dd" className={css.value} of={figure.value} />
            </div>
          ))}
        </dl>
        <Workshop groups={workshop} />
      </Section>
    </>
  );
}
