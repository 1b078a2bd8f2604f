// What browsers do to the site that a clean one does not: they lack what came later, translate the page, or have extensions that put
// elements into it. Each is set up before the page is opened.
import type { Page } from "playwright-core";
import { listNewerMembers } from "#tools/find-newer-features.ts";
import { isTakenOver } from "./is-taken-over.ts";

export type Surroundings = (page: Page) => Promise<void>;

/** A browser as old as the table of supported ones allows (tools/browsers.ts): what came later is not there. */
export const inOldBrowser: Surroundings = async (page) => {
  await page.addInitScript((members) => {
    const things = globalThis as unknown as Record<string, Record<string, unknown> | undefined>;
    for (const { owner, name } of members) {
      const thing = things[owner];
      delete thing?.[name];
      delete (thing?.["prototype"] as Record<string, unknown> | undefined)?.[name];
    }
  }, listNewerMembers());
};

/**
 * Tells the console of every change that React makes to a text which has its element not for itself: a translator has put another
 * node in its place, so that the change is lost, or ends the page where the text is taken away.
 */
const watchBareTexts: Surroundings = async (page) => {
  await page.addInitScript(() => {
    const told = new Set<string>();
    const isBare = (parent: Node, text: Node) =>
      text.nodeType === Node.TEXT_NODE &&
      parent.isConnected &&
      (parent as Element).closest("#root, dialog") !== null &&
      [...parent.childNodes].some(
        (child) => child !== text && child.nodeType !== Node.COMMENT_NODE,
      );
    const tell = (what: string, parent: Node, text: Node) => {
      const { tagName, className } = parent as Element;
      const line = `bare text ${what} in ${tagName}.${className}: ${JSON.stringify(text.nodeValue?.slice(0, 60))} of ${JSON.stringify(parent.textContent?.slice(0, 120))}`;
      if (told.has(line)) return;
      told.add(line);
      console.error(line);
    };
    const { removeChild, insertBefore, appendChild } = Node.prototype;
    Node.prototype.removeChild = function remove<T extends Node>(child: T): T {
      if (isBare(this, child)) tell("removed", this, child);
      return removeChild.call(this, child) as T;
    };
    Node.prototype.insertBefore = function insert<T extends Node>(child: T, next: Node | null): T {
      if (this.childNodes.length > 0 && isBare(this, child)) tell("inserted", this, child);
      if (next && isBare(this, next)) tell("has one put before it", this, next);
      return insertBefore.call(this, child, next) as T;
    };
    Node.prototype.appendChild = function append<T extends Node>(child: T): T {
      if (this.childNodes.length > 0 && isBare(this, child)) tell("appended", this, child);
      return appendChild.call(this, child) as T;
    };
    const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
    Object.defineProperty(Node.prototype, "nodeValue", {
      ...value,
      set(this: Node, next: string) {
        if (next !== this.nodeValue) {
          const parent = this.parentElement;
          if (!this.isConnected) {
            const { wasIn } = this as Node & { readonly wasIn?: string };
            console.error(
              `a translated text stays, as ${this.nodeValue} becomes ${next} in ${wasIn}`,
            );
          } else if (parent && isBare(parent, this))
            tell(`becomes ${JSON.stringify(next)}`, parent, this);
        }
        value?.set?.call(this, next);
      },
    });
  });
};

/** As translators do: every text is put into elements of theirs, anew or as it is, and so is what comes later. */
const translate =
  (way: "replaced" | "moved"): Surroundings =>
  async (page) => {
    await watchBareTexts(page);
    await page.addInitScript(`
      const isTakenOver = ${isTakenOver.toString()};
      const isMoved = ${way === "moved"};
      const translateOne = (text) => {
        const parent = text.parentElement;
        if (!text.nodeValue.trim() || !parent) return;
        if (parent.closest('script, style, textarea, title, font, [translate="no"]')) return;
        text.wasIn = parent.outerHTML.slice(0, 200);
        const outer = document.createElement("font");
        const inner = document.createElement("font");
        text.replaceWith(outer);
        if (isMoved) inner.append(text); else inner.textContent = text.nodeValue;
        outer.append(inner);
      };
      const translateAll = (node) => {
        if (node.nodeType === Node.TEXT_NODE) return translateOne(node);
        if (node.nodeType !== Node.ELEMENT_NODE) return;
        const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        const texts = [];
        while (walker.nextNode()) texts.push(walker.currentNode);
        texts.forEach(translateOne);
      };
      const begin = () => {
        if (!isTakenOver()) return void requestAnimationFrame(begin);
        translateAll(document.body);
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes) addedNodes.forEach(translateAll);
        }).observe(document.body, { childList: true, subtree: true });
      };
      addEventListener("DOMContentLoaded", begin);
    `);
  };

export const translated = translate("replaced");
export const translatedInPlace = translate("moved");

/** As password managers, spelling aids and dark modes do: elements beside and before fields, attributes, before the scripts. */
export const withExtensions: Surroundings = async (page) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.setAttribute("data-extension", "");
      document.head.append(document.createElement("extension-head"));
      document.body.append(document.createElement("extension-root"));
      for (const field of document.querySelectorAll("input, textarea, select")) {
        field.setAttribute("data-extension", "");
        if (field.getAttribute("type") === "hidden") continue;
        const sign = document.createElement("extension-sign");
        sign.style.position = "absolute";
        field.after(sign);
        field.before(sign.cloneNode());
      }
    });
  });
};

/** As Safari does: the history takes a hundred changes in ten seconds, and throws at the others. */
export const withLimitedHistory: Surroundings = async (page) => {
  await page.addInitScript(() => {
    const most = 100;
    const span = 10_000;
    let since = 0;
    let count = 0;
    for (const way of ["pushState", "replaceState"] as const) {
      const change = history[way].bind(history);
      history[way] = (...entry) => {
        const now = Date.now();
        if (now - since > span) [since, count] = [now, 0];
        if (count >= most) throw new DOMException("called too often", "SecurityError");
        count += 1;
        change(...entry);
      };
    }
  });
};
