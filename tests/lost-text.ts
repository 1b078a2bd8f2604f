// Which text of a page a reader would miss: cut by a box, off the page, or under other text.
import type { Page } from "playwright-core";

/** What of the page's text, or of that of the part named, is cut by a box, off the page or under other text. */
export const findLost = (page: Page, part = "body") =>
  page.evaluate((within) => {
    const lost: string[] = [];
    const boxesOf = (around: readonly Element[], overflow: RegExp) =>
      around
        .filter((box) => overflow.test(getComputedStyle(box).overflow))
        .map((box) => box.getBoundingClientRect());
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) lost.push(`the page is ${scrollWidth} px wide`);
    const pieces: { rect: DOMRect; element: Element; text: string; scrolls: boolean }[] = [];
    const walker = document.createTreeWalker(
      document.querySelector(within) ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim().slice(0, 40);
      if (
        !text ||
        !element ||
        element.closest(within === "dialog" ? "svg, script" : "svg, script, dialog")
      )
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const around: Element[] = [];
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
        around.push(box);
      // For screen readers only.
      if (around.some((box) => box.clientWidth === 1)) continue;
      const scrolls = around.some((box) => /auto|scroll/.test(getComputedStyle(box).overflowX));
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 2) continue;
        // In the header, a part that does not fit may wrap out of sight whole: the menu and the footer have it too.
        const isOut = boxesOf(around, /^clip$/).some((box) => rect.top >= box.bottom - 1);
        if (isOut && element.closest("header")) continue;
        pieces.push({ rect, element, text, scrolls });
        if (scrolls) continue;
        if (rect.left < -2 || rect.right > clientWidth + 2) lost.push(`off the page: ${text}`);
        // Letters are less high than their line.
        const slack = rect.height * 0.3;
        const isCut = boxesOf(around, /^(clip|hidden)$/).some(
          (box) =>
            rect.left < box.left - 2 ||
            rect.right > box.right + 2 ||
            rect.top < box.top - slack ||
            rect.bottom > box.bottom + slack,
        );
        if (isCut) lost.push(`cut: ${text}`);
      }
    }
    const covers = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom - a.height / 4, b.bottom - b.height / 4) -
        Math.max(a.top + a.height / 4, b.top + b.height / 4) >
        2;
    for (const [index, a] of pieces.entries())
      for (const b of pieces.slice(index + 1)) {
        if (a.scrolls || b.scrolls) continue;
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        if (covers(a.rect, b.rect)) lost.push(`one over the other: ${a.text}, ${b.text}`);
      }
    return [...new Set(lost)];
  }, part);
