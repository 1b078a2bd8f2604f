// A visitor of the site in each engine, for the tests of this folder: the only way to one. What goes wrong in a page fails the
// test that had it open.
import { test as base, expect, inject } from "vitest";
import { isTakenOver } from "#tests/is-taken-over.ts";
import type { Device, Driver, Size } from "./driver.ts";
import { openFirefox } from "./firefox.ts";
import { openRelay, type Relay } from "./relay.ts";
import { openWebKit } from "./webkit.ts";

const openers = { Firefox: openFirefox, WebKit: openWebKit } as const;

export type EngineName = keyof typeof openers;
export const engineNames = Object.keys(openers) as readonly EngineName[];

/** Keys without a sign, as WebDriver names them. */
export const keys = { arrowUp: "\uE013", enter: "\uE007", escape: "\uE00C" } as const;

export interface Visitor extends Pick<Relay, "holdScripts" | "releaseScripts"> {
  /** Resolves once the page is loaded and React rules it; where its scripts are held, once all of it is there. */
  readonly open: (path: string, size: Size) => Promise<void>;
  readonly resize: Driver["resize"];
  /** Runs a function that needs nothing but its arguments in the page; they and its result are JSON. */
  readonly evaluate: <Arguments extends readonly unknown[], Result>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ) => Promise<Result>;
  /** Whether something is shown that has `name` in its text or label. */
  readonly sees: (selector: string, name?: string) => Promise<boolean>;
  /** Moves the pointer to the first that is shown and has `name` in its text or label, and presses. `times`: as a double press does. */
  readonly press: (selector: string, name?: string, times?: number) => Promise<void>;
  /** Key by key, to where the focus is. */
  readonly type: (text: string) => Promise<void>;
}

/**
 * Tests of each engine, with a visitor who has never been here: the relay of each has an address of its own, for which the
 * engine, one for the tests of a file, has kept nothing.
 */
const extend = (engine: EngineName) =>
  base.extend<{ engine: EngineName; driver: Driver; visitor: Visitor }>({
    engine: [engine, { scope: "file" }],
    driver: [
      async ({ engine: name }, use) => {
        const driver = await openers[name]();
        await use(driver);
        await driver.close();
      },
      { scope: "file" },
    ],
    visitor: async ({ driver }, use) => {
      const earlier = driver.problems.length;
      const relay = await openRelay(inject("siteUrl"));
      await use(visitorWith(driver, relay));
      await driver.navigate("about:blank");
      await relay.close();
      const problems = [...driver.problems.slice(earlier), ...relay.problems];
      expect(problems, "console of the browser").toEqual([]);
    },
  });

const tests = { Firefox: extend("Firefox"), WebKit: extend("WebKit") } as const;

export const testIn = (engine: EngineName) => tests[engine];

function visitorWith(driver: Driver, relay: Relay): Visitor {
  let areHeld = false;
  const evaluate: Visitor["evaluate"] = async (run, ...args) =>
    JSON.parse(
      await driver.evaluate(`JSON.stringify((${run})(...${JSON.stringify(args)})) ?? "null"`),
    );

  return {
    evaluate,
    resize: driver.resize,
    holdScripts() {
      areHeld = true;
      relay.holdScripts();
    },
    releaseScripts() {
      areHeld = false;
      relay.releaseScripts();
    },
    async open(path, size) {
      await driver.resize(size);
      // What is there until the next page comes must not be taken for it.
      await evaluate(() => document.documentElement.setAttribute("data-left", ""));
      await driver.navigate(relay.url + path);
      const isThere = async () =>
        (await evaluate(isWritten)) && (areHeld || (await evaluate(isTakenOver)));
      await expect.poll(isThere, { message: `${path} is there` }).toBe(true);
    },
    sees: async (selector, name = "") =>
      (await evaluate(findPlace, selector, name, false)) !== null,
    async press(selector, name = "", times = 1) {
      let before = "";
      await expect
        .poll(
          async () => {
            const place = await evaluate(findPlace, selector, name, true);
            const isStill = JSON.stringify(place) === before;
            before = JSON.stringify(place);
            return place?.isClear && isStill;
          },
          { message: `${selector} ${name} can be pressed` },
        )
        .toBe(true);
      await driver.act(pressAt(JSON.parse(before), times));
    },
    async type(text) {
      for (const value of text) {
        await driver.act({
          type: "key",
          id: "keyboard",
          actions: [
            { type: "keyDown", value },
            { type: "keyUp", value },
          ],
        });
      }
    },
  };
}

/** The pointer comes from elsewhere, as a hand's does. */
const pressAt = ({ x, y }: { x: number; y: number }, times: number): Device => ({
  type: "pointer",
  id: "mouse",
  actions: [
    ...[8, 6, 4, 2, 0].map((step) => ({
      type: "pointerMove" as const,
      x: Math.max(0, x - step * 3),
      y: Math.max(0, y - step * 3),
    })),
    ...Array.from({ length: times }, () => [
      { type: "pointerDown" as const, button: 0 as const },
      { type: "pointerUp" as const, button: 0 as const },
    ]).flat(),
  ],
});

// What follows runs in the page.

const isWritten = () =>
  !document.documentElement.hasAttribute("data-left") && document.getElementById("wake") !== null;

/** Its middle, once it is brought into view, and whether a press there meets it; null where it is not shown. */
function findPlace(selector: string, name: string, isBrought: boolean) {
  const plain = (text: string | null) => text?.replace(/\s+/g, " ") ?? "";
  const element = [...document.querySelectorAll(selector)].find(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      each.getBoundingClientRect().width > 0 &&
      plain(each.getAttribute("aria-label") ?? each.textContent).includes(name),
  );
  if (!element) return null;
  const { top, bottom } = element.getBoundingClientRect();
  if (isBrought && (top < 80 || bottom > innerHeight))
    element.scrollIntoView({ block: "center", behavior: "instant" });
  const box = element.getBoundingClientRect();
  const x = Math.round(box.left + box.width / 2);
  const y = Math.round(box.top + box.height / 2);
  const met = document.elementFromPoint(x, y);
  return { x, y, isClear: met !== null && (element.contains(met) || met.contains(element)) };
}
