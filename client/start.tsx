// The browser's side: takes over the page that the server rendered, then turns pages without reloading.
import { use, useEffect, useRef } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter, useLocation, useNavigationType } from "react-router-dom";
import type { Delivery, Site } from "#shared/pages/page.ts";
import { App } from "./App.tsx";
import { hashDelay, scrollToHash, scrollToTop } from "./frame/scrolling.ts";
import { keepPage, loadPage } from "./load-page.ts";
import { loadComponent } from "./pages/page-modules.ts";

const element = document.getElementById("delivery");
const delivery = JSON.parse(element?.textContent ?? "null") as Delivery;

/** Where the visitor had scrolled to on each entry of the history, for the back button. In memory only. */
const positions = new Map<string, number>();

function CurrentPage({ site }: { site: Site }) {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const isFirst = useRef(true);
  const known = loadPage(pathname);
  const loaded = known instanceof Promise ? use(known) : known;
  const { page } = loaded;

  useEffect(() => {
    document.title = page.title;
    document.documentElement.lang = page.lang;
    if (isFirst.current) return;
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page at the same hash must scroll again -- because pathname is what changes
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      if (!hash) return;
    }
    const kept = positions.get(key);
    if (navigationType === "POP" && kept !== undefined)
      scrollTo({ top: kept, behavior: "instant" });
    else if (!hash) scrollToTop();
    else {
      const timer = setTimeout(() => scrollToHash(hash), hashDelay);
      return () => clearTimeout(timer);
    }
  }, [pathname, hash]);

  useEffect(() => {
    const keep = () => positions.set(key, scrollY);
    addEventListener("scrollend", keep);
    return () => removeEventListener("scrollend", keep);
  }, [key]);

  return <App loaded={loaded} site={site} contact={delivery.contact} />;
}

history.scrollRestoration = "manual";
addEventListener("pagehide", () => {
  history.scrollRestoration = "auto";
});
addEventListener("pageshow", (event) => {
  if (event.persisted) history.scrollRestoration = "manual";
});

keepPage(await loadComponent(delivery.page));
hydrateRoot(
  document.getElementById("root") as HTMLElement,
  <BrowserRouter basename={delivery.site.prefix || "/"}>
    <CurrentPage site={delivery.site} />
  </BrowserRouter>,
);
