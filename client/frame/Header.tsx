// The header: logo, two dropdown menus, phone and e-mail on wide screens, the other edition, the mobile menu.
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Mark } from "#client/components/Mark/Mark.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import type { FrameMenu } from "#shared/content/interface/frame.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { Page } from "#shared/pages/page.ts";
import type { Prepared } from "#shared/pages/prepared.ts";
import css from "./Header.module.css";
import { useSite } from "./site-context.ts";

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

export function Header({ ground }: { ground: Page["header"] }) {
  const { frame, frameLang, lab } = useSite();
  const { pathname } = useLocation();
  const isScrolled = useIsScrolled();
  return (
    <header
      className={css.header}
      lang={frameLang}
      data-ground={ground}
      data-scrolled={isScrolled || undefined}
      data-tone={ground === "onDark" && !isScrolled ? "bottle" : undefined}
    >
      <div className={css.bar}>
        <Link className={css.logo} to="/" aria-label={`Sphérine, ${textOf(frame.home)}`}>
          <Mark />
          <span lang="fr">Sphérine</span>
        </Link>
        <nav className={css.nav} aria-label={textOf(frame.navigation)}>
          <Dropdown menu={frame.ingredients} />
          <Dropdown menu={frame.options} />
          <Link className={css.item} to="/notre-laboratoire">
            <Say of={frame.laboratory} />
          </Link>
        </nav>
        <p className={css.direct}>
          <a className={css.phone} href={`tel:${lab.phone.replace(/[^+\d]/g, "")}`}>
            {lab.phone}
          </a>
          <a className={css.mail} href={`mailto:${lab.email}`}>
            {lab.email}
          </a>
        </p>
        <a className={css.edition} href={`/fr${pathname === "/" ? "" : pathname}`} hrefLang="fr">
          <Say of={frame.otherEdition} />
        </a>
        <MobileMenu key={pathname} />
      </div>
    </header>
  );
}

/** Opens on hover, click, Enter; closes on Escape, on leaving it, on choosing. `<details>` works without script. */
function Dropdown({ menu }: { menu: Prepared<FrameMenu> }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    setOpen(false);
    details.current?.querySelector("summary")?.focus();
  }

  function handleBlur(event: FocusEvent) {
    if (!details.current?.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    <details
      className={css.dropdown}
      ref={details}
      open={isOpen}
      onPointerEnter={(event) => event.pointerType === "mouse" && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === "mouse" && setOpen(false)}
      onKeyDown={handleKey}
      onBlur={handleBlur}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive -- because the platform makes it a control */}
      <summary
        className={css.item}
        onClick={(event) => {
          event.preventDefault();
          // A mouse has opened it by hovering: its click must not close it again.
          const isMouse = (event.nativeEvent as PointerEvent).pointerType === "mouse";
          setOpen((open) => isMouse || !open);
        }}
      >
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
                <Link className={css.panelLink} to={link.to} onClick={() => setOpen(false)}>
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

/** The full-screen menu of narrow windows. Its parent remounts it on navigation, which closes it. */
function MobileMenu() {
  const { frame } = useSite();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    document.documentElement.toggleAttribute("data-menu-open", isOpen);
    return () => document.documentElement.removeAttribute("data-menu-open");
  }, [isOpen]);

  return (
    <details
      className={css.mobile}
      ref={details}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !details.current) return;
        details.current.open = false;
        details.current.querySelector("summary")?.focus();
      }}
      onBlur={(event) => {
        const left = event.relatedTarget && !event.currentTarget.contains(event.relatedTarget);
        if (left && details.current) details.current.open = false;
      }}
    >
      <summary
        className={css.toggle}
        aria-label={textOf(isOpen ? frame.closeMenu : frame.openMenu)}
      >
        <Icon name={isOpen ? "close" : "menu"} />
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
                  <Link
                    className={css.screenLink}
                    to={link.to}
                    onClick={() => {
                      if (details.current) details.current.open = false;
                    }}
                  >
                    <Say of={link.label} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <Link className={css.screenSmall} to="/notre-laboratoire">
          <Say of={frame.laboratory} />
        </Link>
        <span className={css.screenMark}>
          <Mark />
        </span>
      </nav>
    </details>
  );
}
