// The white-label page: the packs with the visitor's name, the products, the catalogue, then why and how.
import { Button } from "#client/components/Action/Action.tsx";
import { Closing } from "#client/components/Closing/Closing.tsx";
import { Duties } from "#client/components/Duties/Duties.tsx";
import { FormulaSum } from "#client/components/FormulaSum/FormulaSum.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { BrandField } from "#client/components/Pack/BrandField.tsx";
import { PackageHero } from "#client/components/PackageHero/PackageHero.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { QuestionsLink } from "#client/components/QuestionsLink/QuestionsLink.tsx";
import { Seals } from "#client/components/Seal/Seal.tsx";
import { Section, SectionTitle } from "#client/components/Section/Section.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { Ways } from "#client/components/Ways/Ways.tsx";
import type { PageData, PageOf } from "#shared/pages/page.ts";
import { GroupLabels } from "./GroupLabels.tsx";
import { ProductBrowser, QueryFields } from "./ProductBrowser.tsx";
import css from "./WhiteLabelPage.module.css";

export function Page({ data, page }: { data: PageData["whiteLabel"]; page: PageOf<"whiteLabel"> }) {
  const {
    hero,
    browser,
    productTexts,
    naming,
    group,
    catalogue,
    spread,
    sum,
    advantages,
    process,
    closing,
    duties,
    families,
  } = data;
  return (
    <>
      <PackageHero copy={hero} print={<GroupLabels group={group} none={naming.none} />}>
        <div className={css.naming}>
          <BrandField texts={naming}>
            <QueryFields facets={browser.facets} />
          </BrandField>
        </div>
      </PackageHero>
      <Section labelledBy="products">
        <ProductBrowser
          page={page}
          browser={browser}
          texts={productTexts}
          none={naming.none}
          titleId="products"
        />
      </Section>
      <Section labelledBy="catalogue" tone="bottle" rhythm="short" screenOnly>
        <div className={css.catalogue}>
          <div className={css.catalogueWords}>
            <Text as="h2" className={css.catalogueTitle} id="catalogue" of={catalogue.title} />
            <div className={css.buttons}>
              <Button to={catalogue.download.to} hot>
                <Text of={catalogue.download.label} />
              </Button>
              <Button to={catalogue.contact.to} look="ghost">
                <Text of={catalogue.contact.label} />
              </Button>
            </div>
          </div>
          <div className={css.spread}>
            <Picture
              of={spread}
              sizes="(width <= 715px) 184vw, (width <= 1050px) 92vw, (width >= 1680px) 860px, 51vw"
            />
          </div>
        </div>
      </Section>
      <Section labelledBy="sum">
        <FormulaSum copy={sum} titleId="sum" />
      </Section>
      <Section labelledBy="advantages" tone="sand">
        <div className={css.advantages}>
          <Text as="h2" className={css.title} id="advantages" of={advantages.title} />
          <Seals className={css.seals} seals={advantages.seals} />
          <ul>
            {advantages.items.map((item) => (
              <li className={css.advantage} key={item.icon}>
                <Icon name={item.icon} size="large" />
                <Text as="h3" className={css.advantageTitle} of={item.title} />
                <Text as="p" className={css.advantageText} of={item.text} />
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section labelledBy="process" flush="bottom">
        <SectionTitle id="process" title={process.title} />
        <ol className={css.steps}>
          {process.steps.map((step, index) => (
            <li className={css.step} key={index}>
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <Text as="h3" className={css.stepTitle} of={step.title} />
              <Text as="p" className={css.stepText} of={step.text} />
            </li>
          ))}
        </ol>
      </Section>
      <Section labelledBy="duties" flush="bottom">
        <Duties copy={duties} titleId="duties" />
        <div className={css.questions}>
          <QuestionsLink about={page.product ?? undefined} />
        </div>
      </Section>
      <Section labelledBy="families" screenOnly>
        <Ways id="families" title={families.title} ways={families.ways} />
      </Section>
      <Section labelledBy="closing" flush="top" screenOnly>
        <Closing copy={closing} titleId="closing" />
      </Section>
    </>
  );
}
