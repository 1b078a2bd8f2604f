// The home page, sections in the order of the specification.
import { useLocation } from "react-router-dom";
import { Button, RingAction } from "#client/components/Action/Action.tsx";
import { Carousel } from "#client/components/Carousel/Carousel.tsx";
import { CategoryCard } from "#client/components/CategoryCard/CategoryCard.tsx";
import { Particulars } from "#client/components/Particulars/Particulars.tsx";
import { Seals } from "#client/components/Seal/Seal.tsx";
import { Section } from "#client/components/Section/Section.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { isNotFoundView } from "#shared/pages/not-found.ts";
import type { PageData, PageOf } from "#shared/pages/page.ts";
import { Dial } from "./Dial.tsx";
import { Hero } from "./Hero.tsx";
import { HomeDesk } from "./HomeDesk.tsx";
import css from "./HomePage.module.css";
import { NamedShelf } from "./NamedShelf.tsx";
import { NotFound } from "./NotFound.tsx";
import { PackageChoice } from "./PackageChoice.tsx";
import { PlateBand } from "./PlateBand.tsx";
import { TrumpCard } from "./TrumpCard.tsx";

export function Page({ data, page }: { data: PageData["home"]; page: PageOf<"home"> }) {
  const { search } = useLocation();
  const isNotFound = isNotFoundView(new URLSearchParams(search));
  const { notFound, hero, intro, service, families, packages, quality, advantages, quote } = data;
  return (
    <>
      {isNotFound && data.onward && <NotFound copy={notFound} onward={data.onward} />}
      <Hero copy={hero} />
      <Section labelledBy="intro" flush="bottom">
        <div className={css.intro}>
          <Text as="h2" className={css.introTitle} id="intro" of={intro.title} />
          <Text as="p" className={css.introText} of={intro.text} />
          <div>
            <RingAction to={intro.link.to} aloud={intro.link.aloud}>
              <Text of={intro.link.label} />
            </RingAction>
          </div>
        </div>
      </Section>
      <Section labelledBy="naming" flush="top">
        <NamedShelf packs={data.shelf} texts={data.naming} titleId="naming" />
      </Section>
      <Section labelledBy="service" flush="top">
        <Dial title={service.title} items={service.items} titleId="service" />
      </Section>
      <Section labelledBy="families" flush="top" rhythm="short">
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
      <Section labelledBy="plates" flush="top" rhythm="short" screenOnly>
        <PlateBand band={data.plates} titleId="plates" />
      </Section>
      <Section labelledBy="desk" flush="top" rhythm="short" screenOnly>
        <HomeDesk desk={data.desk} language={page.lang} titleId="desk" />
      </Section>
      <Section labelledBy="packages" tone="sand" rhythm="short">
        <PackageChoice copy={packages} titleId="packages" />
      </Section>
      <Section labelledBy="quality" tone="bottle" rhythm="short">
        <div className={css.quality}>
          <Text as="h2" className={css.qualityTitle} id="quality" of={quality.title} />
          <Text as="p" className={css.qualityText} of={quality.text} />
        </div>
        <Seals className={css.seals} seals={quality.seals} />
      </Section>
      <Particulars groups={page.particulars} />
      <Section labelledBy="advantages" flush="bottom" rhythm="short">
        <Carousel
          below={1050}
          columns="4"
          fit="pairs"
          id="advantages"
          title={advantages.title}
          items={advantages.cards.map((card, index) => ({
            key: String(index),
            content: <TrumpCard card={card} />,
          }))}
        />
      </Section>
      <Section labelledBy="quote" flush="top" screenOnly>
        <div className={css.quote}>
          <Text as="h2" className={css.quoteTitle} id="quote" of={quote.title} />
          <Button to={quote.link.to} about={quote.link.about} hot>
            <Text of={quote.link.label} />
          </Button>
        </div>
      </Section>
    </>
  );
}
