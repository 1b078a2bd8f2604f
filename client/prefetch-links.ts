// Fetches the page behind a link that asks for it (`data-ahead`) once a pointer rests on it, a finger touches it or the keyboard
// comes to it, so that it is there when the link is followed.
import { elementOf } from "#client/hooks/element-of.ts";
import type { Site } from "#shared/pages/page.ts";
import { prefetchPage } from "./load-page.ts";

/** A pointer that only crosses a link is gone before, ms. */
const rest = 65;

export function prefetchLinks(site: Pick<Site, "build" | "prefix" | "stylesheet">): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = ({ target, type }: Event) => {
    clearTimeout(timer);
    const link = elementOf(target)?.closest<HTMLAnchorElement>("a[data-ahead]");
    if (!link) return;
    const path = decodeURI(link.pathname.slice(site.prefix.length)) || "/";
    timer = setTimeout(() => prefetchPage(path, site), type === "pointerover" ? rest : 0);
  };
  for (const type of ["pointerover", "pointerdown", "focusin"])
    document.addEventListener(type, follow, { passive: true });
}
