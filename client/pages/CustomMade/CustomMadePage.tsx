// The custom-made page: what can be developed, why, in which six steps, in which form, from which ingredients.
import { Button } from "#client/components/Action/Action.tsx";
import { Carousel } from "#client/components/Carousel/Carousel.tsx";
import { CategoryCard } from "#client/components/CategoryCard/CategoryCard.tsx";
import { FormulaSum } from "#client/components/FormulaSum/FormulaSum.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { PackageHero } from "#client/components/PackageHero/PackageHero.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { Plate } from "#client/components/Plate/Plate.tsx";
import { QuestionsLink } from "#client/components/QuestionsLink/QuestionsLink.tsx";
import { Section, SectionTitle } from "#client/components/Section/Section.tsx";
import { Text, TextLink } from "#client/components/Text/Text.tsx";
import { DoseBench } from "#client/pages/Desk/DoseBench.tsx";
import type { PageData, PageOf } from "#shared/pages/page.ts";
import css from "./CustomMadePage.module.css";
import { Process } from "./Process.tsx";
import { SerumWindow } from "./SerumWindow.tsx";

const formSizes = "(width <= 715px) 44vw, (width <= 1680px) 29.4vw, 492px";

export function Page({ data, page }: { data: PageData["customMade"]; page: PageOf<"customMade"> }) {
  const { hero, sum, bench, serum, benefits, process, forms, rawMaterials, families } = data;
  return (
    <>
      <PackageHero copy={hero}>
        <div className={css.ways}>
          <Button to={hero.compose.to} hot>
            <Text of={hero.compose.label} />
          </Button>
          <Button to={hero.link.to} about={hero.link.about} look="ghost">
            <Text of={hero.link.label} />
          </Button>
        </div>
      </PackageHero>
      <Section labelledBy="sum">
        <FormulaSum copy={sum} titleId="sum" />
      </Section>
      <Section labelledBy="bench" flush="top" screenOnly>
        <DoseBench bench={bench} language={page.lang} titleId="bench" />
        <SerumWindow serum={serum} titleId="serum" />
      </Section>
      <Section labelledBy="benefits" tone="bottle">
        <Carousel
          below={1050}
          columns="5"
          fit="small"
          id="benefits"
          title={benefits.title}
          items={benefits.items.map((item) => ({
            key: item.icon,
            content: (
              <div className={css.benefit}>
                <Icon name={item.icon} size="large" />
                <Text as="h3" className={css.benefitTitle} of={item.title} />
                <Text as="p" className={css.benefitText} of={item.text} />
              </div>
            ),
          }))}
        />
      </Section>
      <Section labelledBy="process">
        <SectionTitle id="process" title={process.title} />
        <Process steps={process.steps} />
        <div className={css.onward} data-screen="">
          {process.ways.map(({ to, label }) => (
            <TextLink className={css.onwardLink} to={to} of={label} key={to} />
          ))}
          <QuestionsLink about={page.product ?? undefined} />
        </div>
      </Section>
      <Section labelledBy="forms" flush="top">
        <SectionTitle
          id="forms"
          aside={<Text as="p" className={css.lead} of={forms.text} />}
          title={forms.title}
        />
        <ul className={css.forms}>
          {forms.items.map((item) => (
            <li key={item.picture.name}>
              <div className={css.formView} data-screen="">
                <Picture of={item.picture} sizes={formSizes} decorative />
              </div>
              <Text as="h3" className={css.formTitle} of={item.title} />
              <Text as="p" className={css.formText} of={item.text} />
            </li>
          ))}
        </ul>
      </Section>
      <Section labelledBy="raw-materials" tone="sand" rhythm="short">
        <div className={css.raw}>
          <div className={css.rawPlate} data-screen="">
            <Plate of={{ symbol: "?" }} />
          </div>
          <div className={css.rawBody}>
            <Text as="h2" className={css.title} id="raw-materials" of={rawMaterials.title} />
            <Text as="p" className={css.lead} of={rawMaterials.text} />
            <Button to={rawMaterials.link.to} about={rawMaterials.link.about}>
              <Text of={rawMaterials.link.label} />
            </Button>
          </div>
        </div>
      </Section>
      <Section labelledBy="families">
        <Carousel
          below={1420}
          columns="families"
          id="families"
          title={families.title}
          items={families.cards.map((card) => ({
            key: card.type,
            content: <CategoryCard card={card} />,
          }))}
        />
      </Section>
    </>
  );
}
