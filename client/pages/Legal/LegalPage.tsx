// A page that the law wants: its title, what is on it, its text, and the other pages of the kind.
import { MoreInfo } from "#client/components/Action/Action.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { HtmlText, Text } from "#client/components/Text/Text.tsx";
import { textOf } from "#shared/editions/edition.ts";
import type { LegalData } from "#shared/pages/legal.ts";
import css from "./LegalPage.module.css";
import { useSectionInView } from "./use-section-in-view.ts";

export function Page({ data }: { data: LegalData }) {
  const inView = useSectionInView(data.sections);
  const contents = (
    <ol>
      {data.sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            className={css.entry}
            href={`#${id}`}
            aria-current={id === inView ? "location" : undefined}
          >
            <span className={css.number}>{index + 1}</span>
            <Text as="span" of={title} />
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <article className={css.legal} aria-labelledby="title">
      <Text as="h1" className={css.title} id="title" of={data.title} />
      <Text as="p" className={css.small} of={data.updated} />
      <div className={css.columns}>
        <div className={css.side}>
          <nav className={css.wide} aria-label={textOf(data.contentsTitle)}>
            <Text as="p" className={css.small} aria-hidden="true" of={data.contentsTitle} />
            {contents}
          </nav>
          <details className={css.folded}>
            <summary className={css.summary}>
              <Text of={data.contentsTitle} />
              <Icon name="down" size="small" />
            </summary>
            <nav aria-label={textOf(data.contentsTitle)}>{contents}</nav>
          </details>
          <nav className={css.also} aria-label={textOf(data.readAlsoTitle)}>
            <Text as="p" className={css.small} aria-hidden="true" of={data.readAlsoTitle} />
            <ul>
              {data.readAlso.map(({ path, title }) => (
                <li key={path}>
                  <MoreInfo className={css.link} to={path}>
                    <Text of={title} />
                  </MoreInfo>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div>
          {data.sections.map(({ id, title, text }) => (
            <section className={css.section} key={id} id={id} aria-labelledby={`${id}-title`}>
              <Text as="h2" className={css.subtitle} id={`${id}-title`} of={title} />
              <div className={css.text}>
                <HtmlText of={text} as="div" />
              </div>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
