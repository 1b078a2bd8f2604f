// The card above the home page, which stands in for a page that does not exist.
import { RingAction } from "#client/components/Action/Action.tsx";
import { Mark } from "#client/components/Mark/Mark.tsx";
import { Onward, type OnwardTexts } from "#client/components/Onward/Onward.tsx";
import { SearchForm } from "#client/components/SearchForm/SearchForm.tsx";
import { Section } from "#client/components/Section/Section.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { PageData } from "#shared/pages/page.ts";
import css from "./NotFound.module.css";

export function NotFound({
  copy,
  onward,
}: {
  copy: PageData["home"]["notFound"];
  onward: OnwardTexts;
}) {
  const site = useSite();
  return (
    <Section tone="bottle" flush="bottom" labelledBy="not-found" screenOnly>
      <div className={css.card}>
        <p className={css.number}>
          <Mark core={false} />
          <span>404</span>
        </p>
        <div className={css.main}>
          <Text as="h2" className={css.title} id="not-found" of={copy.text} />
          <SearchForm
            site={site}
            label={copy.search}
            submit={copy.submit}
            placeholder={textOf(copy.search)}
          />
        </div>
        <div className={css.close}>
          <RingAction to="/" icon="close">
            <Text of={copy.close} />
          </RingAction>
        </div>
        <div className={css.onward}>
          <Onward texts={onward} site={site} />
        </div>
      </div>
    </Section>
  );
}
