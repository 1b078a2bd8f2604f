// Opens and closes the header's menus. They are <details>: a press opens them before script has come and without it, and the
// element itself holds the state. Dropdowns share a name, so only one of them is open at a time.

import { elementOf } from "#client/hooks/element-of.ts";

/** A mouse on its way to a panel may be outside the menu for this long, ms. */
const leaveDelay = 250;
/** A mouse that only crosses the header opens nothing: it has to stay for this long, ms. */
const enterDelay = 80;

/** Listens to mouse, keys, focus and touch. Returns the cleanup. */
export function tendMenus(header: HTMLElement): () => void {
  const menus = [...header.querySelectorAll("details")];
  const dropdowns = menus.filter((menu) => menu.hasAttribute("name"));
  /** Open only because the mouse is on it; a press keeps it open. */
  let hovered: HTMLDetailsElement | null = null;
  let planned: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listening = new AbortController();
  const { signal } = listening;

  function plan(action: () => void, delay: number) {
    clearTimeout(timer);
    planned = action;
    timer = setTimeout(() => {
      planned = null;
      action();
    }, delay);
  }

  function cancel() {
    clearTimeout(timer);
    planned = null;
  }

  function close() {
    cancel();
    hovered = null;
    for (const menu of menus) menu.open = false;
  }

  function show(menu: HTMLDetailsElement) {
    close();
    hovered = menu;
    menu.open = true;
  }

  for (const menu of dropdowns) {
    menu.addEventListener(
      "pointerenter",
      ({ pointerType }) => {
        if (pointerType !== "mouse") return;
        if (menu.open) cancel();
        else if (hovered) plan(() => show(menu), leaveDelay);
        else if (!menus.some(({ open }) => open)) plan(() => show(menu), enterDelay);
      },
      { signal },
    );
    menu.addEventListener(
      "pointerleave",
      ({ pointerType }) => {
        if (pointerType !== "mouse") return;
        if (hovered) plan(close, leaveDelay);
        else cancel();
      },
      { signal },
    );
  }

  // A mouse that moves down, even diagonally across another menu's name, is on its way to the open panel.
  header.addEventListener(
    "pointermove",
    ({ movementY }) => {
      if (hovered && planned && movementY > 0) plan(planned, leaveDelay);
    },
    { signal },
  );

  header.addEventListener(
    "click",
    (event) => {
      const target = elementOf(event.target);
      const menu = target?.closest("summary")?.parentElement;
      if (target?.closest("a")) close();
      else if (menu) {
        // Hovering has opened it: this press keeps it open, the next one closes it.
        if (menu === hovered) event.preventDefault();
        hovered = null;
        cancel();
      }
    },
    { signal },
  );

  /** A press or focus outside an open menu closes it. */
  function closeFromOutside({ target }: Event) {
    const element = elementOf(target);
    const open = menus.find((menu) => menu.open);
    if (element && open && !open.contains(element)) close();
  }
  document.addEventListener("focusin", closeFromOutside, { signal });
  document.addEventListener("pointerdown", closeFromOutside, { signal });

  document.addEventListener(
    "keydown",
    ({ key }) => {
      const open = menus.find((menu) => menu.open);
      if (key !== "Escape" || !open) return;
      // Before it closes, as closing drops the focus inside it.
      if (open.contains(document.activeElement)) open.querySelector("summary")?.focus();
      close();
    },
    { signal },
  );
  addEventListener("popstate", close, { signal });

  return () => {
    cancel();
    listening.abort();
  };
}
