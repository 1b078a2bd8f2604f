// The page of a white-label product: the pack, what it holds, what may be said of it, what a brand may change.

import { RingAction } from "#client/components/Action/Action.tsx";
import { BuyerBrief } from "#client/components/BuyerBrief/BuyerBrief.tsx";
import { ClaimNotes } from "#client/components/ClaimNotes/ClaimNotes.tsx";
import { Closing } from "#client/components/Closing/Closing.tsx";
import { Disclosure } from "#client/components/Disclosure/Disclosure.tsx";
import { Documents } from "#client/components/Documents/Documents.tsx";
import { ProductCard } from "#client/components/ProductCard/ProductCard.tsx";
import { Section, SectionTitle } from "#client/components/Section/Section.tsx";
import { HtmlText, Text, TextLink } from "#client/components/Text/Text.tsx";
import { Ways } from "#client/components/Ways/Ways.tsx";
import { useBrand } from "#client/hooks/use-brand.ts";
import type { PageData, PageOf } from "#shared/pages/page.ts";
import { ActivesTable } from "./ActivesTable.tsx";
import { Customising } from "./Customising.tsx";
import { LabelDraft } from "./LabelDraft.tsx";
import { ProductHero } from "./ProductHero.tsx";
import css from "./ProductPage.module.css";

export function Page({
  data,
  page,
}: {
  data: PageData["product"];
  page: Pick<PageOf<"product">, "path" | "product" | "trail">;
}) {
  const { texts } = data;
  const brand = useBrand();
  return (
    <>
      <ProductHero data={data} page={page} brand={brand} />
      <Section>
        <div className={css.columns}>
          <dl className={css.facts}>
            {data.facts.map(({ label, value, path }, index) => (
              <div className={css.fact} key={index}>
                <Text as="dt" of={label} />
                <dd>
                  <TextLink className={css.factLink} to={path} of={value} />
                </dd>
              </div>
            ))}
          </dl>
          <div className={css.text}>
            <HtmlText as="p" of={data.text} />
          </div>
        </div>
      </Section>
      <Section labelledBy="actives" flush="top">
        <div className={css.columns}>
          <div className={css.side}>
            <Text as="h2" className={css.title} id="actives" of={texts.actives.title} />
            {data.actives.some(({ reference }) => reference) && (
              <Text as="p" className={css.note} of={texts.actives.referenceNote} />
            )}
          </div>
          <div>
            <ActivesTable
              rows={data.actives}
              texts={texts.actives}
              doseTitle={data.doseTitle}
              labelledBy="actives"
            />
            {data.doseNotes.map((note, index) => (
              <Text as="p" className={css.doseNote} key={index} of={note} />
            ))}
          </div>
        </div>
      </Section>
      {data.claims.length > 0 && (
        <Section labelledBy="claims" tone="sand">
          <div className={css.columns}>
            <div className={css.side}>
              <Text as="h2" className={css.title} id="claims" of={texts.claims.title} />
              {data.claimNotes.map((note, index) => (
                <Text as="p" className={css.note} key={index} of={note} />
              ))}
            </div>
            <ul>
              {data.claims.map(({ text, condition }, index) => (
                <li className={css.claim} key={index}>
                  <p className={css.claimText}>
                    <Text of={text} />.
                  </p>
                  <Text as="p" className={css.note} of={condition} />
                </li>
              ))}
            </ul>
          </div>
        </Section>
      )}
      <Section labelledBy="caution" flush={data.claims.length > 0 ? "none" : "top"}>
        <div className={css.caution}>
          <Text as="h2" className={css.cautionTitle} id="caution" of={texts.caution} />
          <div className={css.cautionText}>
            {data.warning && <Text as="p" of={data.warning} />}
            <Text as="p" of={data.caution} />
            <ul className={css.mentions}>
              {data.mentions.map((mention, index) => (
                <Text as="li" key={index} of={mention} />
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <Section flush="top" screenOnly>
        {data.claimList && (
          <Disclosure title={data.claimList.title} level="h2" id="all-claims">
            <div className={css.opened}>
              <Text as="p" className={css.note} of={data.claimList.lead} />
              <dl>
                {data.claimList.groups.map(({ name, claims }, index) => (
                  <div className={css.claim} key={index}>
                    <Text as="dt" className={css.nutrient} of={name} />
                    {claims.map((claim, each) => (
                      <Text as="dd" className={css.note} key={each} of={claim} />
                    ))}
                  </div>
                ))}
              </dl>
            </div>
          </Disclosure>
        )}
        <Disclosure title={data.labelDraft.title} level="h2" id="label-draft">
          <div className={css.opened}>
            <Text as="p" className={css.draftLead} of={data.labelDraft.lead} />
            <LabelDraft texts={data.labelDraft} />
          </div>
        </Disclosure>
      </Section>
      <Section flush="top" screenOnly>
        <Documents list={data.documents.documents} path={page.path} id="documents" />
      </Section>
      <Section tone="wash" rhythm="short" screenOnly>
        <Documents list={data.documents.measures} path={page.path} id="measures" />
      </Section>
      <Section labelledBy="customising" tone="bottle">
        <Customising copy={data.customising} choices={data.choices} titleId="customising" />
      </Section>
      <Section labelledBy="buyer" flush="bottom" rhythm="short" screenOnly>
        <BuyerBrief data={data.buyer} titleId="buyer" about={page.product ?? undefined} />
      </Section>
      <Section labelledBy="related" screenOnly>
        <SectionTitle
          id="related"
          size="d2"
          aside={
            <RingAction to={texts.all.to}>
              <Text of={texts.all.label} />
            </RingAction>
          }
          title={data.relatedTitle}
        />
        <ul className={css.related}>
          {data.related.map((product) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                brand={brand}
                none={data.naming.none}
                capsules={texts.capsules}
                columns={4}
              />
            </li>
          ))}
        </ul>
        <ClaimNotes noted={data.related} source={texts.claimsOfNames} diet={texts.diet} />
      </Section>
      {data.companions.length > 0 && (
        <Section labelledBy="companions" flush="top" screenOnly>
          <Ways
            id="companions"
            title={texts.companions}
            lead={texts.companionsLead}
            ways={data.companions}
          />
        </Section>
      )}
      <Section labelledBy="closing" flush="top" screenOnly>
        <Closing
          copy={{ title: texts.closing, link: { label: texts.enquire, to: "*" } }}
          titleId="closing"
        />
      </Section>
    </>
  );
}
