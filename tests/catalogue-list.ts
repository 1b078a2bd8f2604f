// The parts of a catalogue's list that tests look at.
import type { Locator, Page } from "playwright-core";

/** Below it nothing hides behind the header, px. */
export const headerHeight = 72;

export const rows = (page: Page) => page.locator("#catalogue tbody tr");
export const next = (page: Page) => page.getByRole("button", { name: "Page suivante" });
export const search = (page: Page) => page.locator("main input[name=q][type=search]");
export const chip = (page: Page, name: string) =>
  page.locator("button[name=filtre]", { hasText: name });

/** Distance from the window's top, px. */
export const topOf = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().top);
