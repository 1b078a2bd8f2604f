// Sheet of an ingredient, a finished serum or a strain: the same for the three families.
import { Fragment } from "react";
import { Button, Ring } from "#client/components/Action/Action.tsx";
import { Tag } from "#client/components/Dot/Dot.tsx";
import { EvidenceMark } from "#client/components/Evidence/EvidenceMark.tsx";
import { Particulars } from "#client/components/Particulars/Particulars.tsx";
import { Section } from "#client/components/Section/Section.tsx";
import { sameFact } from "#client/components/Text/same-fact.ts";
import { HtmlText, Text, TextLink } from "#client/components/Text/Text.tsx";
import { usePageLanguage, useSite } from "#client/hooks/site-context.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { PageOf } from "#shared/pages/page.ts";
import type { PageId } from "#shared/pages/page-table.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import { MockupBanner } from "./MockupBanner.tsx";
import { PlateRow } from "./PlateRow.tsx";
import { SheetClosing } from "./SheetClosing.tsx";
import { SheetHead } from "./SheetHead.tsx";
import css from "./SheetPage.module.css";
import { SheetPoints } from "./SheetPoints.tsx";
import { SheetStatus } from "./SheetStatus.tsx";

/** Block of the claims, or of the notes of a sheet without, to which the button of the description scrolls. */
const benefitsId = "bienfaits";

export function Page({
  data,
  page,
}: {
  data: SheetData;
  page: Pick<PageOf<PageId>, "path" | "product" | "trail" | "particulars">;
}) {
  const { texts, product, benefits } = data;
  const claims = benefits.filter(({ isClaim }) => isClaim);
  const notes = benefits.filter(({ isClaim }) => !isClaim);
  return (
    <>
      <SheetHead data={data} page={page} />
      <Section>
        <div className={css.columns}>
          <div className={css.description}>
            {data.description.map((paragraph, index) => (
              <HtmlText as="p" of={paragraph} key={index} />
            ))}
            <div className={css.discover}>
              <Button to={`#${benefitsId}`} hot>
                <Text of={claims.length > 0 ? texts.discover : texts.discoverNotes} />
              </Button>
              <PdfLink data={data} path={page.path} />
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
      <Section flush="top">
        {claims.length > 0 && (
          <SheetPoints id={benefitsId} title={texts.claims} items={claims}>
            <Notices of={data} />
          </SheetPoints>
        )}
        {claims.length > 0 && notes.length > 0 && (
          <SheetPoints id="notes" size="d2" title={texts.formulation} items={notes} />
        )}
        {claims.length === 0 && (
          <SheetPoints id={benefitsId} title={texts.benefits} items={notes}>
            <Notices of={data} />
          </SheetPoints>
        )}
      </Section>
      <SheetStatus data={data} path={page.path} />
      <Particulars groups={page.particulars} />
      {product && (
        <Section labelledBy="product" flush="bottom" screenOnly>
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
      <Section labelledBy="others" screenOnly>
        <PlateRow
          id="others"
          title={texts.others}
          tone={data.tone}
          entries={[...data.related, ...data.neighbours.entries]}
          all={data.neighbours.all}
          custom={{ label: texts.customLabel, title: texts.custom, to: "/formule-sur-mesure" }}
        />
      </Section>
      <Section labelledBy="interested" tone="sand" rhythm="short" screenOnly>
        <SheetClosing data={data} about={page.product ?? undefined} titleId="interested" />
      </Section>
    </>
  );
}

/** The sheet as a document, which the build makes with the catalogue; strains have none. */
function PdfLink({ data: { kind, texts }, path }: { data: SheetData; path: string }) {
  const site = useSite();
  const { isReady } = site.catalogues[usePageLanguage()];
  if (kind === "strain" || !isReady) return null;
  return (
    <a className={css.pdf} href={addressIn(site, `${path}.pdf`)} type="application/pdf">
      <Ring icon="download" />
      <Text of={texts.pdf} />
    </a>
  );
}

/** What belongs to the claims, or to the notes of a sheet without. */
function Notices({ of: { intro, notes, registers, texts } }: { of: SheetData }) {
  return (
    <>
      {intro.map((sentence, index) => (
        <Text as="p" key={index} of={sentence} />
      ))}
      {notes.map((note, index) => (
        <Text as="p" className={css.note} key={index} of={note} />
      ))}
      {registers.claims && (
        <TextLink
          className={css.register}
          to={registers.claims}
          data-screen=""
          of={texts.allClaims}
        />
      )}
    </>
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
