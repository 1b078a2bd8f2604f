// The header: logo, two dropdown menus, phone and e-mail on wide screens, the other edition, the mobile menu.
import { useEffect, useId, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Mark } from "#client/components/Mark/Mark.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import { useInBrowser } from "#client/hooks/use-in-browser.ts";
import type { FrameMenu } from "#shared/content/schema/interface/frame.ts";
import { textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { Page } from "#shared/pages/page.ts";
import type { Prepared } from "#shared/pages/prepared.ts";
import css from "./Header.module.css";
import { tendMenus } from "./header-menus.ts";
import { Phone } from "./Phone.tsx";
import { SelectionLink } from "./SelectionLink.tsx";
import { useCurrent } from "./use-current.ts";

/** The page has scrolled once it is further down than this, px. */
const scrolledThreshold = 50;

function useIsScrolled() {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled(scrollY > scrolledThreshold);
    read();
    addEventListener("scroll", read, { passive: true });
    return () => removeEventListener("scroll", read);
  }, []);
  return isScrolled;
}

export function Header({ page }: { page: Pick<Page, "header" | "lang"> }) {
  const ground = page.header;
  const { frame, frameLang, lab } = useSite();
  const isScrolled = useIsScrolled();
  const currentOf = useCurrent();
  const header = useRef<HTMLElement>(null);
  useEffect(() => (header.current ? tendMenus(header.current) : undefined), []);
  return (
    <header
      ref={header}
      className={css.header}
      lang={frameLang}
      data-ground={ground}
      data-scrolled={isScrolled || undefined}
      data-tone={ground === "onDark" && !isScrolled ? "bottle" : undefined}
    >
      <div className={css.bar}>
        <Link
          className={css.logo}
          to="/"
          aria-label={`Sphérine, ${textOf(frame.home)}`}
          aria-current={currentOf("/")}
        >
          <Mark />
          <span lang="fr">Sphérine</span>
        </Link>
        <nav className={css.nav} aria-label={textOf(frame.navigation)}>
          <Dropdown menu={frame.ingredients} />
          <Dropdown menu={frame.options} />
          <Link
            className={css.item}
            to="/notre-laboratoire"
            aria-current={currentOf("/notre-laboratoire")}
          >
            <span className={css.itemText}>
              <Say of={frame.laboratory} />
            </span>
          </Link>
        </nav>
        <p className={css.direct}>
          <span className={css.phone}>
            <Phone />
          </span>
          <a className={css.mail} href={`mailto:${lab.email}`}>
            {lab.email}
          </a>
        </p>
        <EditionLinks page={page} />
        <MobileMenu page={page} />
      </div>
    </header>
  );
}

/** To the same view of the page in another language. Plain links: what is loaded is of one edition. */
function EditionLinks({ page }: { page: Pick<Page, "lang"> }) {
  const { otherEdition } = useSite();
  const { id, prefix, url, label } = otherEdition;
  const here = useHere();
  return (
    <p className={css.editions}>
      <span className={css.selection}>
        <SelectionLink />
      </span>
      <ReadHere page={page} />
      <a className={css.edition} href={url ?? addressIn({ prefix }, here)} hrefLang={id} lang={id}>
        {label}
      </a>
    </p>
  );
}

/** From a page of the original edition that is not in the language of its frame. */
function ReadHere({ page }: { page: Pick<Page, "lang"> }) {
  const { frame, edition, frameLang } = useSite();
  const here = useHere();
  if (edition !== "original" || page.lang === frameLang) return null;
  return (
    <a
      className={css.readHere}
      href={addressIn({ prefix: `/${frameLang}` }, here)}
      hrefLang={frameLang}
    >
      <Say of={frame.readHere} />
    </a>
  );
}

/** Path, query and hash of the view, in any edition. */
function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search + useInBrowser(() => location.hash);
}

/** A menu of the bar. Before script has come, and without it, a press opens and closes it. */
function Dropdown({ menu }: { menu: Prepared<FrameMenu> }) {
  const currentOf = useCurrent(menu.links);
  const isHere = menu.links.some(({ to }) => currentOf(to));
  const titleId = useId();
  return (
    <details className={css.dropdown} name="menu">
      <summary className={css.item} aria-current={isHere || undefined}>
        <span className={css.itemText}>
          <Say of={menu.title} />
        </span>
        <Icon name="down" size="small" />
      </summary>
      <div className={css.panel}>
        <div className={css.panelInner}>
          <p className={css.panelTitle} id={titleId}>
            <Say of={menu.title} />
          </p>
          <ul className={css.panelList} aria-labelledby={titleId}>
            {menu.links.map((link) => (
              <li key={link.to}>
                <Link className={css.panelLink} to={link.to} aria-current={currentOf(link.to)}>
                  <span className={css.panelImage}>
                    <Picture of={link.picture} sizes="132px" decorative />
                  </span>
                  <span className={css.panelName}>
                    <Say of={link.label} />
                  </span>
                  <span className={css.panelText}>
                    <Say of={link.text} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  );
}

/** The full-screen menu of narrow windows. */
function MobileMenu({ page }: { page: Pick<Page, "lang"> }) {
  const { frame, lab } = useSite();
  const currentOf = useCurrent(frame.ingredients.links);
  return (
    <details className={css.mobile}>
      <summary className={css.toggle}>
        <span className={css.opener} role="img" aria-label={textOf(frame.openMenu)}>
          <Icon name="menu" />
        </span>
        <span className={css.closer} role="img" aria-label={textOf(frame.closeMenu)}>
          <Icon name="close" />
        </span>
      </summary>
      <nav className={css.screen} data-tone="bottle" aria-label={textOf(frame.navigation)}>
        {[frame.ingredients, frame.options].map((menu, index) => (
          <div className={css.group} key={index}>
            <p className={css.groupTitle}>
              <Say of={menu.title} />
            </p>
            <ul>
              {menu.links.map((link) => (
                <li key={link.to}>
                  <Link className={css.screenLink} to={link.to} aria-current={currentOf(link.to)}>
                    <Say of={link.label} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <Link
          className={css.screenSmall}
          to="/notre-laboratoire"
          aria-current={currentOf("/notre-laboratoire")}
        >
          <Say of={frame.laboratory} />
        </Link>
        <Link className={css.screenSmall} to="/contact" aria-current={currentOf("/contact")}>
          <Say of={frame.contact} />
        </Link>
        <p>
          <SelectionLink />
        </p>
        <p className={css.screenEdition}>
          <ReadHere page={page} />
        </p>
        <p className={css.screenDirect}>
          <span className={css.screenPhone}>
            <Phone />
          </span>
          <a className={css.screenMail} href={`mailto:${lab.email}`}>
            {lab.email}
          </a>
        </p>
        <span className={css.screenMark}>
          <Mark />
        </span>
      </nav>
    </details>
  );
}
