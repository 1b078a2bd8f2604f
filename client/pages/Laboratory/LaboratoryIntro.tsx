// Head and introduction of the laboratory page: the vessel as a vesicle, a sentence, four figures.
import { BeadedDisc } from "#client/components/BeadedDisc/BeadedDisc.tsx";
import { Section } from "#client/components/Section/Section.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { PageData } from "#shared/pages/page.ts";
import css from "./LaboratoryIntro.module.css";

export function LaboratoryIntro({
  hero,
  intro,
}: {
  hero: PageData["laboratory"]["hero"];
  intro: PageData["laboratory"]["intro"];
}) {
  return (
    <>
      <section className={css.hero} data-tone="wash" aria-labelledby="hero">
        <div className={css.stage}>
          <div className={css.caption}>
            <h1 className={css.title} id="hero">
              <Text of={hero.title} />
            </h1>
            <p className={css.lead}>
              <Text of={hero.text} />
            </p>
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
          <h2 className={css.introTitle} id="intro">
            <Text of={intro.title} />
          </h2>
          <p className={css.introText}>
            <Text of={intro.text} />
          </p>
        </div>
        <dl className={css.figures}>
          {intro.figures.map((figure, index) => (
            <div className={css.figure} key={index}>
              <dt className={css.count}>
                <Text of={figure.text} />
              </dt>
              <dd className={css.value}>
                <Text of={figure.value} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
