// Ways on from a page that is not what was asked for. Plain links: notices are rendered without a router.
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { NoticeTexts } from "#shared/content/schema/interface/notices.ts";
import { textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { Localized } from "#shared/pages/localized.ts";
import type { Site } from "#shared/pages/page.ts";
import css from "./Onward.module.css";

export type OnwardTexts = Localized<NoticeTexts["onward"]>;

export function Onward({ texts, site }: { texts: OnwardTexts; site: Site }) {
  const { phone, phoneLink } = site.lab;
  return (
    <nav aria-label={textOf(texts.label)}>
      <ul className={css.ways}>
        {texts.ways.map(({ to, name, note }) => (
          <li key={to}>
            <a className={css.way} href={addressIn(site, to)}>
              <Text as="span" className={css.name} of={name} />
              <Icon name="right" size="small" />
              <Text as="span" className={css.note} of={note} />
            </a>
          </li>
        ))}
        <li>
          <a className={css.way} href={phoneLink}>
            <span className={css.name}>{phone.replaceAll(" ", "\u00a0")}</span>
            <Text as="span" className={css.note} of={texts.call} />
          </a>
        </li>
      </ul>
    </nav>
  );
}
