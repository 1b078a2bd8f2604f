// The browser's side: hydrates the page that the server rendered, then changes pages without reloading.
import {
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { hydrateRoot } from "react-dom/client";
import { Router, useLocation, useNavigationType } from "react-router-dom";
import { fetchJson } from "#client/hooks/fetch-own.ts";
import {
  hashDelay,
  isInPlace,
  scrollBack,
  scrollToHash,
  scrollToTop,
  takeFocus,
} from "#client/hooks/scrolling.ts";
import {
  type Arrival,
  arrivalInView,
  followArrivals,
  navigator,
} from "#client/hooks/shown-address.ts";
import { pathOf } from "#shared/editions/editions.ts";
import { documentTitleOf } from "#shared/pages/document-title.ts";
import type { DeliveredPage, Delivery, OwnDelivery, Site } from "#shared/pages/page.ts";
import { App } from "./App.tsx";
import { deferEvents, releaseEvents } from "./defer-events.ts";
import { type ContactPopupType, loadContactPopup } from "./frame/ContactProvider.tsx";
import { countError } from "./frame/count-error.ts";
import { ErrorBoundary } from "./frame/ErrorBoundary.tsx";
import { followHistory, showEntry } from "./frame/history-positions.ts";
import { keepFields } from "./keep-fields.ts";
import { keepPage, loadPage } from "./load-page.ts";
import { loadComponent } from "./pages/page-modules.ts";
import { prefetchLinks } from "./prefetch-links.ts";

/** Data in the document are this visitor's own; others are on their way (client/wake.ts). */
async function readDelivery(): Promise<Delivery> {
  const own = document.getElementById("delivery")?.textContent;
  const { data = "" } = document.getElementById("wake")?.dataset ?? {};
  const [site, delivered] = await Promise.all(data.split(" ").map(fetchJson<unknown>));
  const { page, contact = null } = (own ? JSON.parse(own) : delivered) as DeliveredPage &
    Partial<OwnDelivery>;
  return { site: site as Site, page, contact };
}

const delivery = await readDelivery();

function CurrentPage({
  site,
  ContactPopup,
}: {
  site: Site;
  ContactPopup: ContactPopupType | null;
}) {
  const location = useLocation();
  const { hash } = location;
  const pathname = pathOf(site, location.pathname);
  const navigationType = useNavigationType();
  const loaded = use(loadPage(pathname, site));
  const { page } = loaded;
  const shownPath = useRef(pathname);
  const shownLang = useRef(page.lang);
  const isFirst = useRef(true);

  useEffect(() => {
    // A page with a list of its own names the view that it shows (hooks/use-view-title.ts).
    if (!page.viewTitle) document.title = documentTitleOf(page.title);
    // Not where it is what it was: browsers style the whole page anew for it, and a translator has put its own there.
    if (shownLang.current !== page.lang) document.documentElement.lang = page.lang;
    shownLang.current = page.lang;
  }, [page]);

  // Every arrival, also where one already is. Before the next frame: a lower page moves the window, and that must not
  // count as the place on the page that was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a location comes with its hash and type -- because a press on the link to where one is changes the location alone
  useLayoutEffect(() => {
    const kept = showEntry(location.key);
    const isOtherPage = pathname !== shownPath.current;
    shownPath.current = pathname;
    // The browser has put the first page in its place.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const content = document.getElementById("content");
    if (navigationType === "POP" && (kept !== undefined || !isOtherPage)) {
      // Without a place kept, it is a plain hash link, which the browser has followed.
      if (isOtherPage) takeFocus(content);
      return kept === undefined ? undefined : scrollBack(kept);
    }
    if (!isOtherPage && isInPlace(location.state)) return;
    if (!hash) {
      takeFocus(content);
      scrollToTop();
      return;
    }
    const timer = setTimeout(() => scrollToHash(hash), hashDelay);
    return () => clearTimeout(timer);
  }, [location]);

  return <App loaded={loaded} site={site} contact={delivery.contact} ContactPopup={ContactPopup} />;
}

/**
 * The address that the document was made for: whoever goes back or forth before the page is taken over may have changed the window's
 * already.
 */
function deliveredArrival(): Arrival {
  const arrival = arrivalInView();
  const [document] = performance.getEntriesByType("navigation");
  const { pathname, search } = new URL(document?.name ?? location.href);
  const { location: shown } = arrival;
  return pathname === shown.pathname && search === shown.search
    ? arrival
    : { ...arrival, location: { ...shown, pathname, search, key: "delivered" } };
}

/** Shows every arrival. */
function AddressRouter({ children }: { children: ReactNode }) {
  const [arrival, setArrival] = useState(deliveredArrival);
  useLayoutEffect(() => {
    const show = (next: Arrival) => startTransition(() => setArrival(next));
    followArrivals(show);
    show(arrivalInView());
  }, []);
  return (
    <Router basename={delivery.site.prefix || "/"} navigator={navigator} {...arrival}>
      {children}
    </Router>
  );
}

/** The whole page is taken over at once. */
function TakenOver({ children }: { children: ReactNode }) {
  useLayoutEffect(releaseEvents, []);
  return children;
}

keepPage(await loadComponent(delivery.page));
const ContactPopup = delivery.contact && (await loadContactPopup());
followHistory();
prefetchLinks(delivery.site);
deferEvents();
const root = document.getElementById("root") as HTMLElement;
const putBackFields = keepFields(root);
/** What failed while the page was taken over was drawn anew. */
function tellRedrawn(error: unknown) {
  reportError(error);
  putBackFields();
}
// Hydrates in slices: a press in between is answered first.
startTransition(() => {
  hydrateRoot(
    root,
    <TakenOver>
      <ErrorBoundary part="whole">
        <AddressRouter>
          <CurrentPage site={delivery.site} ContactPopup={ContactPopup} />
        </AddressRouter>
      </ErrorBoundary>
    </TakenOver>,
    {
      onRecoverableError(error) {
        countError("redrawn");
        tellRedrawn(error);
      },
      // Its boundary counts it.
      onCaughtError: tellRedrawn,
    },
  );
});
