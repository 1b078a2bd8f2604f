// Sheet of an ingredient, a finished serum or a strain: the same for the three families.
import { Fragment } from "react";
import { Button } from "#client/components/Action/Action.tsx";
import { Tag } from "#client/components/Dot/Dot.tsx";
import { EvidenceMark } from "#client/components/Evidence/EvidenceMark.tsx";
import { OtherFamilies } from "#client/components/OtherFamilies/OtherFamilies.tsx";
import { QuestionsLink } from "#client/components/QuestionsLink/QuestionsLink.tsx";
import { Section } from "#client/components/Section/Section.tsx";
import { sameFact } from "#client/components/Text/same-fact.ts";
import { HtmlText, Text, TextLink } from "#client/components/Text/Text.tsx";
import { Ways } from "#client/components/Ways/Ways.tsx";
import type { PageOf } from "#shared/pages/page.ts";
import type { PageId } from "#shared/pages/page-table.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import { Accordion } from "./Accordion.tsx";
import { MockupBanner } from "./MockupBanner.tsx";
import { OtherProducts } from "./OtherProducts.tsx";
import { SheetHead } from "./SheetHead.tsx";
import css from "./SheetPage.module.css";
import { SheetStatus } from "./SheetStatus.tsx";

/** Block of the benefits, to which the button of the description scrolls. */
const benefitsId = "bienfaits";

export function Page({
  data,
  page,
}: {
  data: SheetData;
  page: Pick<PageOf<PageId>, "path" | "product" | "trail">;
}) {
  const { texts, product } = data;
  return (
    <div className={css.sheet}>
      <SheetHead data={data} page={page} />
      <Section>
        <div className={css.columns}>
          <div className={css.description}>
            {data.description.map((paragraph, index) => (
              <HtmlText as="p" of={paragraph} key={index} />
            ))}
            <div className={css.discover}>
              <Button to={`#${benefitsId}`} hot>
                <Text of={texts.discover} />
              </Button>
            </div>
          </div>
          <Facts data={data} />
        </div>
        {(data.caution || data.wordings.length > 0) && (
          <div className={css.caution}>
            <Text as="h2" className={css.cautionTitle} of={texts.caution} />
            <div className={css.cautionText}>
              {data.caution && <Text as="p" of={data.caution} />}
              {data.wordings.map(({ text }) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </div>
        )}
      </Section>
      <div className={css.may}>
        <Section labelledBy="benefits" flush="top">
          <div className={css.columns} id={benefitsId} data-block tabIndex={-1}>
            <div className={css.benefitsHead}>
              <h2 className={css.benefitsTitle} id="benefits">
                <Text of={data.hasClaims ? texts.claims : texts.benefits} />
              </h2>
              {data.intro.map((sentence, index) => (
                <Text as="p" key={index} of={sentence} />
              ))}
              {data.notes.map((note, index) => (
                <Text as="p" className={css.note} key={index} of={note} />
              ))}
              {data.registers.claims && (
                <TextLink
                  className={css.register}
                  to={data.registers.claims}
                  data-screen=""
                  of={texts.allClaims}
                />
              )}
            </div>
            <Accordion items={data.benefits} />
          </div>
        </Section>
      </div>
      <div className={css.doses}>
        <SheetStatus data={data} path={page.path} />
      </div>
      <div className={css.others}>
        {product && (
          <Section labelledBy="product" flush="top" screenOnly>
            <MockupBanner
              product={product}
              contains={texts.contains}
              more={texts.more}
              aloud={texts.moreAloud}
              to={product.path}
              titleId="product"
            />
          </Section>
        )}
        <Section labelledBy="others" flush="top" screenOnly>
          <OtherProducts
            id="others"
            title={texts.others}
            tone={data.tone}
            entries={data.related}
            custom={{ label: texts.customLabel, title: texts.custom, to: "/formule-sur-mesure" }}
          />
        </Section>
        {data.neighbours.ways.length > 0 && (
          <Section labelledBy="neighbours" flush="top" screenOnly>
            <Ways
              id="neighbours"
              title={data.neighbours.title}
              ways={data.neighbours.ways}
              all={data.neighbours.all}
            />
          </Section>
        )}
      </div>
      <div className={css.ask}>
        <Section labelledBy="interested" tone="bottle" flush="both" screenOnly>
          <div className={css.interested}>
            <Text as="h2" className={css.interestedTitle} id="interested" of={texts.interested} />
            <div className={css.ways}>
              <Button to="*" hot>
                <Text of={texts.contact} />
              </Button>
              <QuestionsLink about={page.product ?? undefined} />
            </div>
          </div>
        </Section>
      </div>
      <div className={css.families}>
        <Section labelledBy="families" screenOnly>
          <OtherFamilies
            copy={{ title: texts.otherFamilies, cards: data.otherFamilies }}
            titleId="families"
          />
        </Section>
      </div>
    </div>
  );
}

function Facts({ data }: { data: SheetData }) {
  const { texts, facts, contains, categories, products, noProduct, evidence, origin } = data;
  // Where it comes from stands further down.
  const diet = origin.facts.filter(({ id }) => id !== "origin.text");
  return (
    <dl className={css.facts}>
      {contains.length > 0 && (
        <div className={css.fact}>
          <Text as="dt" of={texts.actives} />
          {contains.map(({ path, name }, index) => (
            <dd key={index}>
              <TextLink className={css.factLink} to={path} data-ahead of={name} />
            </dd>
          ))}
        </div>
      )}
      {facts.map(({ id, label, value, by }, index) => (
        <div className={css.fact} key={index}>
          <Text as="dt" of={label} />
          <dd className={by ? css.known : undefined}>
            {value && <HtmlText of={value} translate={sameFact(id, value)} />}
            {by && <EvidenceMark by={by} name={evidence.texts.names[by]} />}
          </dd>
        </div>
      ))}
      {data.kind !== "liposome" && (
        <div className={css.fact}>
          <Text as="dt" of={data.kind === "strain" ? texts.studyField : texts.category} />
          {categories.map(({ dot, label }) => (
            <dd key={dot}>
              <Tag category={dot} label={label} />
            </dd>
          ))}
        </div>
      )}
      <div className={css.fact}>
        <Text as="dt" of={texts.diet} />
        {diet.map(({ id, text, by }) => (
          <dd className={css.known} key={id}>
            <Text of={text} />
            <EvidenceMark by={by} name={evidence.texts.names[by]} />
          </dd>
        ))}
        {diet.length < 2 && (
          <Text as="dd" of={diet.length === 0 ? texts.dietOfStrain : texts.noAllergens} />
        )}
      </div>
      <div className={css.fact}>
        <Text as="dt" of={texts.whiteLabel} />
        <dd>
          {products.map(({ path, name }, index) => (
            <Fragment key={path}>
              {index > 0 && ", "}
              <TextLink className={css.factLink} to={path} data-ahead of={name} />
            </Fragment>
          ))}
          {products.length === 0 && (
            <>
              <Text of={noProduct} />{" "}
              <TextLink className={css.factLink} to="/formule-sur-mesure" of={texts.tailorMade} />
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}
