// Head and introduction of the laboratory page: the filling line as a vesicle, a sentence, two figures, the workshop.
import { BeadedDisc } from "#client/components/BeadedDisc/BeadedDisc.tsx";
import { Section } from "#client/components/Section/Section.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { MachineGroup, PageData } from "#shared/pages/page.ts";
import css from "./LaboratoryIntro.module.css";

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

/** The shop floor in elevation: every machine as often as there are of it, on one line of floor, with what it does below. */
function Workshop({ groups }: { groups: readonly MachineGroup[] }) {
  return (
    <ul className={css.shop}>
      {groups.map(({ name, capacity, drawings }, place) => (
        <li key={place}>
          <div className={css.machines}>
            {drawings.map(({ address, width, height }, machine) => (
              // It is in a <picture>, or React would write a preload link for it before the page.
              <picture key={machine}>
                <img
                  src={address}
                  width={width}
                  height={height}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              </picture>
            ))}
          </div>
          <div className={css.words}>
            <h3 className={css.machineTitle}>
              <span className={css.machineCount}>{drawings.length}</span>{" "}
              <Text as="span" of={name} />
            </h3>
            {capacity && <Text as="p" of={capacity} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
