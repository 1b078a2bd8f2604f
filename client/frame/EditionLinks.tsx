import { useLocation } from "react-router-dom";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useInBrowser, useSite } from "#client/hooks/site-context.ts";
import { addressIn, pathOf } from "#shared/editions/editions.ts";
import type { Page, Site } from "#shared/pages/page.ts";
import css from "./Header.module.css";

/** To the same view of the page in other languages: one is a link, several are a small menu. */
export function EditionLinks() {
  const { frame, otherEditions } = useSite();
  const [first, ...more] = otherEditions;
  if (first && more.length === 0) return <EditionLink to={first} className={css.edition} />;
  return (
    <details className={css.editions} name="menu">
      <summary className={css.edition}>
        <Text of={frame.languages} />
        <Icon name="down" size="small" />
      </summary>
      <ul className={css.editionList}>
        {otherEditions.map((edition) => (
          <li key={edition.id}>
            <EditionLink to={edition} className={css.editionItem} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A plain link: what is loaded is of one edition. */
function EditionLink({
  to: { id, prefix, url, label },
  className,
}: {
  to: Site["otherEditions"][number];
  className: string | undefined;
}) {
  const here = useHere();
  return (
    <a className={className} href={url ?? addressIn({ prefix }, here)} hrefLang={id} lang={id}>
      {label}
    </a>
  );
}

/** True for a page of the original edition in another language than its frame. */
export const isElsewhere = ({ edition, frameLang }: Site, { lang }: Pick<Page, "lang">): boolean =>
  edition === "original" && lang !== frameLang;

/** Links such a page to the same page in the language of the frame. */
export function ReadHere({ page }: { page: Pick<Page, "lang"> }) {
  const site = useSite();
  const { frame, frameLang } = site;
  const here = useHere();
  if (!isElsewhere(site, page)) return null;
  return (
    <a
      className={css.readHere}
      href={addressIn({ prefix: `/${frameLang}` }, here)}
      hrefLang={frameLang}
    >
      <Text of={frame.readHere} />
    </a>
  );
}

/** Path, query and hash of the view, in any edition. */
function useHere(): string {
  const site = useSite();
  const { pathname, search } = useLocation();
  return pathOf(site, pathname) + search + useInBrowser(() => location.hash);
}
