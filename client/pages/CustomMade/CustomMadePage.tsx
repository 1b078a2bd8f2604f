// The custom-made page: what can be developed, why, in which six steps, in which form, from which ingredients.
import { Button } from "#client/components/Action/Action.tsx";
import { BuyerBrief } from "#client/components/BuyerBrief/BuyerBrief.tsx";
import { Carousel } from "#client/components/Carousel/Carousel.tsx";
import { CategoryCard } from "#client/components/CategoryCard/CategoryCard.tsx";
import { Duties } from "#client/components/Duties/Duties.tsx";
import { FormulaSum } from "#client/components/FormulaSum/FormulaSum.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { PackageHero } from "#client/components/PackageHero/PackageHero.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { Plate } from "#client/components/Plate/Plate.tsx";
import { Section, SectionTitle } from "#client/components/Section/Section.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { PageData } from "#shared/pages/page.ts";
import css from "./CustomMadePage.module.css";
import { ProcessStep } from "./ProcessStep.tsx";

const formSizes = "(width <= 715px) 44vw, (width <= 1680px) 29.4vw, 492px";

export function Page({ data }: { data: PageData["customMade"] }) {
  const { hero, sum, benefits, process, forms, rawMaterials, buyer, duties, families } = data;
  return (
    <>
      <PackageHero copy={hero}>
        <div className={css.ways}>
          <Button to={hero.link.to} about={hero.link.about} hot>
            <Text of={hero.link.label} />
          </Button>
          <Button to={hero.compose.to} look="ghost">
            <Text of={hero.compose.label} />
          </Button>
        </div>
      </PackageHero>
      <Section labelledBy="sum">
        <FormulaSum copy={sum} titleId="sum" />
      </Section>
      <Section labelledBy="benefits" tone="bottle">
        <Carousel
          below={1050}
          columns="5"
          pairs
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
        <Carousel
          below={1050}
          columns="3"
          pairs
          id="process"
          title={process.title}
          items={process.steps.map((step, index) => ({
            key: String(index),
            content: <ProcessStep step={step} number={index + 1} total={process.steps.length} />,
          }))}
        />
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
              <div className={css.formView}>
                <Picture of={item.picture} sizes={formSizes} decorative />
              </div>
              <Text as="h3" className={css.formTitle} of={item.title} />
              <Text as="p" className={css.formText} of={item.text} />
            </li>
          ))}
        </ul>
      </Section>
      <Section labelledBy="raw-materials" tone="sand">
        <div className={css.raw}>
          <div className={css.rawPlate}>
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
      <Section labelledBy="buyer" flush="bottom">
        <BuyerBrief data={buyer} titleId="buyer" />
      </Section>
      <Section labelledBy="duties" flush="bottom">
        <Duties copy={duties} titleId="duties" />
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
