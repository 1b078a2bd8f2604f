// The header: logo, two dropdown menus, phone and e-mail on wide screens, the search, the other editions, the mobile menu.
import {
  type ComponentType,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Link } from "react-router-dom";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Mark } from "#client/components/Mark/Mark.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { inTime } from "#client/hooks/in-time.ts";
import { loadSearch } from "#client/hooks/load-search.ts";
import { loadStylesheet } from "#client/hooks/load-stylesheet.ts";
import { useSite } from "#client/hooks/site-context.ts";
import type { FrameMenu } from "#shared/content/schema/interface/frame.ts";
import { textOf } from "#shared/editions/edition.ts";
import { routeIn } from "#shared/editions/editions.ts";
import type { Localized } from "#shared/pages/localized.ts";
import type { Page } from "#shared/pages/page.ts";
import { searchPath } from "#shared/search/search-query.ts";
import { EditionLinks, isElsewhere, ReadHere } from "./EditionLinks.tsx";
import css from "./Header.module.css";
import { tendMenus } from "./header-menus.ts";
import { Phone } from "./Phone.tsx";
import { SelectionLink } from "./SelectionLink.tsx";
import { useCurrent } from "./use-current.ts";

/** The page has scrolled once it is further down than this, px. */
const scrolledThreshold = 50;

/** A slip of the finger back or forth is no change of direction, px. */
const directionThreshold = 6;

/** `isDown`: the last move was down, away from the header. */
function useScrolling() {
  const [state, setState] = useState({ isScrolled: false, isDown: false });
  useEffect(() => {
    let last = scrollY;
    const read = () => {
      const isScrolled = scrollY > scrolledThreshold;
      const moved = scrollY - last;
      const hasTurned = Math.abs(moved) > directionThreshold;
      if (hasTurned) last = scrollY;
      setState((old) => {
        const isDown = isScrolled && (hasTurned ? moved > 0 : old.isDown);
        return old.isScrolled === isScrolled && old.isDown === isDown
          ? old
          : { isScrolled, isDown };
      });
    };
    read();
    addEventListener("scroll", read, { passive: true });
    return () => removeEventListener("scroll", read);
  }, []);
  return state;
}

type SearchBoxType = ComponentType<{
  takeTyped: () => string;
  onClose: (hasLeft: boolean) => void;
}>;

const loadSearchBox = (): Promise<SearchBoxType> =>
  import("./SearchBox.tsx").then(({ SearchBox }) => SearchBox);

/** The field that takes the place of the menus: its code is fetched when it is first reached for. */
function useSearchBox(link: RefObject<HTMLAnchorElement | null>) {
  const { searchIndex, stylesheet } = useSite();
  const [Box, setBox] = useState<SearchBoxType | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isReturning = useRef(false);
  const typed = useRef("");
  const load = (handleFailure: () => void) =>
    void inTime(Promise.all([loadSearchBox(), loadStylesheet(stylesheet)])).then(
      ([Loaded]) => setBox(() => Loaded),
      handleFailure,
    );
  const open = () => {
    typed.current = "";
    setOpen(true);
    // No network, or a chunk of an older build: the link leads to the page of the search.
    load(() => location.assign(link.current?.href ?? ""));
  };
  useEffect(() => {
    if (isOpen || !isReturning.current) return;
    isReturning.current = false;
    link.current?.focus();
  }, [isOpen, link]);
  // Whoever types at once types into a field that is still being fetched. It takes the focus where this stops listening.
  useLayoutEffect(() => {
    if (!isOpen || Box) return;
    const keep = (event: KeyboardEvent) => {
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      typed.current += event.key;
    };
    document.addEventListener("keydown", keep);
    return () => document.removeEventListener("keydown", keep);
  }, [isOpen, Box]);
  return {
    Box: isOpen ? Box : null,
    takeTyped: () => typed.current,
    prepare() {
      load(() => undefined);
      // The field says so if it does not come.
      loadSearch(searchIndex).catch(() => undefined);
    },
    handleClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open();
    },
    close(hasLeft: boolean) {
      isReturning.current = !hasLeft;
      setOpen(false);
    },
  };
}

export function Header({ page }: { page: Pick<Page, "header" | "lang"> }) {
  const ground = page.header;
  const site = useSite();
  const { frame, frameLang, lab } = site;
  const { isScrolled, isDown } = useScrolling();
  const searchLink = useRef<HTMLAnchorElement>(null);
  const search = useSearchBox(searchLink);
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
      data-folded={isDown || undefined}
      data-searching={search.Box ? true : undefined}
      data-tone={ground === "onDark" && !isScrolled && !search.Box ? "bottle" : undefined}
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
            <Text as="span" className={css.itemText} of={frame.laboratory} />
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
        {search.Box && <search.Box takeTyped={search.takeTyped} onClose={search.close} />}
        <div className={css.tools}>
          <Link
            className={css.search}
            ref={searchLink}
            to={routeIn(site, searchPath)}
            onFocus={search.prepare}
            onPointerEnter={search.prepare}
            onClick={search.handleClick}
          >
            <Icon name="search" />
            <Text as="span" className={css.searchWord} of={frame.search} />
          </Link>
          <SelectionLink hasRoom={!isElsewhere(site, page)} />
          <ReadHere page={page} />
        </div>
        <EditionLinks />
        <MobileMenu page={page} />
      </div>
    </header>
  );
}

/** A menu of the bar. Before script has come, and without it, a press opens and closes it. */
function Dropdown({ menu }: { menu: Localized<FrameMenu> }) {
  const currentOf = useCurrent(menu.links);
  const isHere = menu.links.some(({ to }) => currentOf(to));
  const titleId = useId();
  return (
    <details className={css.dropdown} name="menu">
      <summary className={css.item} aria-current={isHere || undefined}>
        <Text as="span" className={css.itemText} of={menu.title} />
        <Icon name="down" size="small" />
      </summary>
      <div className={css.panel}>
        <div className={css.panelInner}>
          <Text as="p" className={css.panelTitle} id={titleId} of={menu.title} />
          <ul className={css.panelList} aria-labelledby={titleId}>
            {menu.links.map((link) => (
              <li key={link.to}>
                <Link className={css.panelLink} to={link.to} aria-current={currentOf(link.to)}>
                  <span className={css.panelImage}>
                    <Picture of={link.picture} sizes="132px" decorative />
                  </span>
                  <Text as="span" className={css.panelName} of={link.label} />
                  <Text as="span" className={css.panelText} of={link.text} />
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
  const site = useSite();
  const { frame, lab } = site;
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
        <div className={css.screenList}>
          {[frame.ingredients, frame.options].map((menu, index) => (
            <div key={index}>
              <Text as="p" className={css.groupTitle} of={menu.title} />
              <ul>
                {menu.links.map((link) => (
                  <li key={link.to}>
                    <Link className={css.screenLink} to={link.to} aria-current={currentOf(link.to)}>
                      <Text of={link.label} />
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <Link
            className={css.screenLink}
            to="/notre-laboratoire"
            aria-current={currentOf("/notre-laboratoire")}
          >
            <Text of={frame.laboratory} />
          </Link>
          <p className={css.screenEdition}>
            <ReadHere page={page} />
          </p>
        </div>
        <div className={css.screenDirect}>
          <Text as="p" className={css.talk} of={frame.talk} />
          <p className={css.screenPhone}>
            <Phone />
          </p>
          <p className={css.screenWays}>
            <a className={css.screenMail} href={`mailto:${lab.email}`}>
              <Icon name="mail" size="small" />
              <span>{lab.email}</span>
            </a>
            <Link className={css.screenMail} to="/contact" aria-current={currentOf("/contact")}>
              <Text as="span" of={frame.contact} />
            </Link>
          </p>
        </div>
        <span className={css.screenMark}>
          <Mark />
        </span>
      </nav>
    </details>
  );
}
