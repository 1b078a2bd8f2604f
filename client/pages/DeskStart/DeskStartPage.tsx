// The first page of the formula desk: two benches with a first field each, what a dose's places mean, formulas to begin with.
import { Link } from "react-router-dom";
import { SubmitButton } from "#client/components/Action/Action.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { ResumeFormula } from "#client/components/ResumeFormula/ResumeFormula.tsx";
import { Section, SectionTitle } from "#client/components/Section/Section.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { emptyFormula, type Instrument } from "#shared/formula/formula.ts";
import type { DeskStartData } from "#shared/pages/desk.ts";
import { additionAddress, benchPath, customMadePath } from "#shared/pages/desk-address.ts";
import { addFieldId } from "#shared/pages/desk-fields.ts";
import { Anatomy } from "./Anatomy.tsx";
import css from "./DeskStartPage.module.css";
import { Start } from "./Start.tsx";
import { StartField } from "./StartField.tsx";
import { Bottle, Capsule } from "./Vessels.tsx";

const benches = [
  { instrument: "complement", tone: "liposome", copy: "supplement", Vessel: Capsule },
  { instrument: "serum", tone: "niosome", copy: "serum", Vessel: Bottle },
] as const satisfies readonly {
  instrument: Instrument;
  tone: string;
  copy: string;
  Vessel: unknown;
}[];

export function Page({ data }: { data: DeskStartData }) {
  const site = useSite();
  const { texts, starts, ranges } = data;
  const { start } = texts;
  return (
    <>
      <section className={css.first} aria-labelledby="title">
        <Link className={css.back} to={customMadePath}>
          <span aria-hidden="true">&lt;</span> <Text of={texts.back} />
        </Link>
        <div className={css.head}>
          <Text as="h1" className={css.title} id="title" of={texts.title} />
          <Text as="p" className={css.lead} of={texts.lead} />
        </div>
        <ResumeFormula texts={texts.resume} />
        <div className={css.benches} data-screen="">
          {benches.map(({ instrument, tone, copy, Vessel }) => (
            <form
              className={css.bench}
              key={instrument}
              data-tone={tone}
              action={`${addressIn(site, benchPath(instrument))}#${addFieldId}`}
              aria-labelledby={`bench-${instrument}`}
            >
              <div className={css.words}>
                <h2 className={css.benchTitle} id={`bench-${instrument}`}>
                  <Text of={start[copy].title} />
                </h2>
                <Text as="p" className={css.text} of={start[copy].text} />
                <Text as="p" className={css.label} of={start.first} />
                <StartField
                  instrument={instrument}
                  id={`first-${instrument}`}
                  className={css.field}
                  name={start.first}
                  placeholder={start[copy].placeholder}
                  failed={texts.search.failed}
                  ask={texts.search.source}
                  take={null}
                  addressOf={(text) =>
                    addressIn(site, additionAddress(emptyFormula(instrument), text))
                  }
                />
                <div className={css.place}>
                  <SubmitButton of={start.place} />
                </div>
              </div>
              <Vessel />
            </form>
          ))}
        </div>
      </section>
      <Section labelledBy="anatomy" flush="top">
        <Anatomy data={data} />
      </Section>
      <Section labelledBy="starts" flush="top" screenOnly>
        <div className={css.split}>
          <SectionTitle id="starts" title={start.starts.title} />
          <Text as="p" className={css.lead} of={start.starts.lead} />
        </div>
        <ul className={css.starts}>
          {starts.map((each) => (
            <li key={each.id}>
              <Start start={each} />
            </li>
          ))}
        </ul>
        <Text as="p" className={css.note} of={start.starts.note} />
      </Section>
      <Section labelledBy="ranges" flush="top" screenOnly>
        <div className={css.split}>
          <SectionTitle id="ranges" title={start.ranges.title} />
          <Text as="p" className={css.lead} of={start.ranges.lead} />
        </div>
        <div className={css.ranges}>
          {ranges.map(({ id, name, picture, products }) => (
            <div className={css.range} key={id}>
              {picture && (
                <div className={css.picture}>
                  <Picture
                    of={picture}
                    sizes="(width <= 715px) 44vw, (width <= 1050px) 29vw, 15vw"
                    decorative
                  />
                </div>
              )}
              <Text as="h3" className={css.rangeName} of={name} />
              <ul className={css.products}>
                {products.map((product) => (
                  <li key={product.address}>
                    <a
                      className={css.product}
                      href={addressIn(site, product.address)}
                      rel="nofollow"
                    >
                      <Text of={product.name} />
                      {product.hasClaim && "*"}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <Text as="p" className={css.note} of={start.ranges.note} />
      </Section>
    </>
  );
}
