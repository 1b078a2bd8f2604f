// What visitors come for, in French and in English, from the home page in three steps at most: with a mouse on its way across the
// page, by finger on a small phone, by keyboard alone, without script, and with scripts that come late or never.
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import request from "supertest";
import { describe, expect, test } from "vitest";
import { hydrated, lookAt, openPage, siteUrl, visit } from "#tests/visit.ts";
import { inOldBrowser, type Surroundings, translated, translatedInPlace } from "./surroundings.ts";

type Language = "fr" | "en";

type Name =
  | "mouse"
  | "keyboard"
  | "finger"
  | "no script"
  | "late scripts"
  | "lost scripts"
  | "old browser"
  | "translated"
  | "translated in place";

/** How somebody works a page. */
interface Hands {
  readonly width: number;
  readonly options?: BrowserContextOptions;
  readonly press: (page: Page, target: Locator) => Promise<void>;
  /** "late": all but the first script are on their way until something was pressed; "lost": they do nothing. */
  readonly scripts?: "late" | "lost";
  readonly surroundings?: Surroundings;
}

async function centreOf(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("it is not shown");
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
}

async function pressByMouse(page: Page, target: Locator): Promise<void> {
  const [x, y] = await centreOf(target);
  await page.mouse.move(x, y, { steps: 8 });
  await page.mouse.down();
  await page.mouse.up();
}

const byKeyboard: Hands = {
  width: 1366,
  async press(page, target) {
    // Looked up once: the way to the footer is a hundred stops.
    const element = await target.elementHandle();
    const isReached = () => element?.evaluate((node) => node === document.activeElement);
    for (let presses = 0; presses < 250 && !(await isReached()); presses += 1)
      await page.keyboard.press("Tab");
    expect(await isReached()).toBe(true);
    await page.keyboard.press("Enter");
  },
};

const withoutScript: Hands = {
  width: 1366,
  options: { javaScriptEnabled: false },
  press: pressByMouse,
};

const hands: Readonly<Record<Name, Hands>> = {
  mouse: { width: 1366, press: pressByMouse },
  keyboard: byKeyboard,
  finger: {
    width: 360,
    options: { hasTouch: true, isMobile: true },
    async press(page: Page, target: Locator) {
      const [x, y] = await centreOf(target);
      await page.touchscreen.tap(x, y);
    },
  },
  "no script": withoutScript,
  "late scripts": { width: 1366, press: pressByMouse, scripts: "late" },
  "lost scripts": { width: 1366, press: pressByMouse, scripts: "lost" },
  "old browser": { width: 1366, press: pressByMouse, surroundings: inOldBrowser },
  translated: { width: 1366, press: pressByMouse, surroundings: translated },
  "translated in place": { width: 1366, press: pressByMouse, surroundings: translatedInPlace },
};

/** Opens a page in what surrounds its visitor. */
async function openIn(path: string, { width, options, surroundings }: Hands): Promise<Page> {
  if (!surroundings) return visit(path, width, options);
  const page = await openPage({ viewport: { width, height: 900 }, ...options });
  await surroundings(page);
  await page.goto(siteUrl + path);
  await hydrated(page);
  return page;
}

/** Opens a page whose scripts keep its visitor waiting; `release` lets them come. */
async function openSlowly(path: string, { width, scripts }: Hands) {
  const page = await openPage({ viewport: { width, height: 900 } });
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    if (scripts === "lost") return route.fulfill({ contentType: "text/javascript", body: "" });
    if (!route.request().url().includes("/wake.")) await promise;
    // The visitor may have left meanwhile.
    await route.continue().catch(() => undefined);
  });
  await page.goto(siteUrl + path);
  return { page, release };
}

/** Somebody with something to find out, who counts steps. */
class Visitor {
  readonly page: Page;
  readonly hands: Hands;
  readonly language: Language;
  readonly #afterPress: () => void;
  #steps = 0;
  /** Whether the search was a page of its own. */
  hasSearchPage = false;

  constructor(page: Page, hands: Hands, language: Language, afterPress = () => {}) {
    this.page = page;
    this.hands = hands;
    this.language = language;
    this.#afterPress = afterPress;
  }

  /** In the visitor's language. */
  say(fr: string, en: string): string {
    return this.language === "fr" ? fr : en;
  }

  async step(target: Locator): Promise<void> {
    this.#steps += 1;
    expect(this.#steps).toBeLessThanOrEqual(3);
    await this.hands.press(this.page, target);
    this.#afterPress();
  }

  /** By a link of the footer. */
  async follow(fr: string, en: string): Promise<void> {
    const name = this.say(fr, en);
    const { page } = this;
    await this.step(page.getByRole("contentinfo").getByRole("link", { name, exact: true }));
    await page.waitForURL((url) => url.pathname.split("/").length > 2);
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  }

  /** Types into the search of the header. */
  async ask(fr: string, en: string): Promise<void> {
    const { page } = this;
    const opener = page
      .getByRole("banner")
      .getByRole("link", { name: this.say("Rechercher", "Search"), exact: true })
      .filter({ visible: true });
    await this.step(opener);
    const field = page.getByRole("banner").getByRole("combobox");
    await field.or(page.getByRole("main").getByRole("searchbox")).waitFor();
    this.hasSearchPage = (await field.count()) === 0;
    if (this.hasSearchPage) {
      await page.getByRole("main").getByRole("searchbox").fill(this.say(fr, en));
      await page.keyboard.press("Enter");
      await page.waitForURL(/\?q=/);
    } else await page.keyboard.type(this.say(fr, en));
  }

  /** Follows a hit: what it is called, and where it is. */
  async find(words: readonly [fr: string, en: string], hit: RegExp, path: string): Promise<void> {
    await this.ask(...words);
    const { page } = this;
    if (this.hasSearchPage)
      await this.step(page.getByRole("main").locator(`a[href$="${path}"]`).first());
    else {
      const option = page.getByRole("option").filter({ hasText: hit }).first();
      await option.waitFor();
      if (this.hands === byKeyboard) {
        while ((await option.getAttribute("aria-selected")) !== "true")
          await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
      } else await this.step(option);
    }
    await page.waitForURL((url) => url.pathname.endsWith(path));
  }

  /** The page tells it. */
  async reads(text: RegExp): Promise<void> {
    await expect.poll(() => this.page.getByRole("main").textContent()).toMatch(text);
  }
}

const tasks: readonly (readonly [string, (visitor: Visitor) => Promise<void>])[] = [
  [
    "the dose of a liposomal zinc, and its forms",
    async (visitor) => {
      await visitor.find(
        ["zinc liposomal", "liposomal zinc"],
        /^zinc\s*Liposome/i,
        "/liposomes/zinc",
      );
      await visitor.reads(/10\s?mg/);
      await visitor.reads(/Gélule|Capsule/);
    },
  ],
  [
    "whether retinol is to be had as a serum",
    async (visitor) => {
      await visitor.find(["rétinol", "retinol"], /^r[eé]tinol\s*Niosome/i, "/niosomes/retinol");
      await visitor.reads(/S[eé]rum/);
    },
  ],
  [
    "the smallest batch",
    async (visitor) => {
      await visitor.follow("Marque blanche", "White label");
      await visitor.reads(/500/);
    },
  ],
  [
    "a product against tiredness that may say so",
    async (visitor) => {
      await visitor.follow("Marque blanche", "White label");
      const list = visitor.page.locator("section:has([role=tablist])");
      await visitor.hands.press(visitor.page, list.locator("summary"));
      await visitor.step(list.locator("button[name=allegation]", { hasText: /^Fatigue/ }));
      await visitor.page.waitForURL(/allegation=fatigue/);
      const product = list
        .locator("li a[href*='/formule-marque-blanche/']")
        .filter({ visible: true });
      const path = (await product.last().getAttribute("href")) ?? "";
      await visitor.page.goto(siteUrl + path);
      await visitor.reads(/fatigue|tiredness/);
    },
  ],
  [
    "a vegan capsule with zinc",
    async (visitor) => {
      await visitor.follow("Marque blanche", "White label");
      const list = visitor.page.locator("section:has([role=tablist])");
      await visitor.hands.press(visitor.page, list.locator("summary"));
      await visitor.step(
        list.locator("button", { hasText: /^(?:Actifs et enveloppe végans|Vegan actives)/ }),
      );
      await visitor.page.waitForURL(/vegan/);
      const field = list.getByRole("searchbox");
      await field.fill("zinc");
      await field.press("Enter");
      await visitor.page.waitForURL(/q=zinc/);
      await list.locator("a[href$='/zinc']").waitFor();
      await expect.poll(() => list.locator("a[href$='/immunite']").count()).toBe(0);
    },
  ],
  [
    "a strain by its former name",
    async (visitor) => {
      const words = "Lactobacillus rhamnosus SPH 116";
      const path = "/probiotiques/lacticaseibacillus-rhamnosus-sph-116";
      await visitor.find([words, words], /Lacticaseibacillus rhamnosus.*116/, path);
      await visitor.reads(/Lacticaseibacillus rhamnosus/);
    },
  ],
  [
    "an ingredient by its CAS number",
    async (visitor) => {
      const words = "303-98-0";
      await visitor.find([words, words], /^coenzyme\sq10\s*Liposome/i, "/liposomes/coenzyme-q10");
      await visitor.reads(/303-98-0/);
    },
  ],
  [
    "a strain by the code of the house",
    async (visitor) => {
      const path = "/probiotiques/lactobacillus-acidophilus-sph-107";
      await visitor.find(["sph107", "sph107"], /acidophilus.*107/, path);
      await visitor.reads(/107/);
    },
  ],
  [
    "whom to tell of an unwanted effect",
    async (visitor) => {
      await visitor.follow("Réclamations et signalements", "Complaints and reports");
      await visitor.reads(/@spherine\.example/);
    },
  ],
  [
    "an ingredient that is not in the catalogue",
    async (visitor) => {
      const { page } = visitor;
      await visitor.ask("zzyzx", "zzyzx");
      if (!visitor.hasSearchPage) {
        await page.keyboard.press("Enter");
        await page.waitForURL(/\?q=zzyzx/);
      }
      const name = visitor.say("Nous demander de le sourcer", "Ask us to source it");
      await visitor.step(page.getByRole("main").getByRole("link", { name }));
      await page.locator("form:has(#contact-email)").getByText("zzyzx").waitFor();
    },
  ],
];

/** Wants the printed catalogues, which the quick tests do without. */
export const printTasks: readonly (readonly [string, (visitor: Visitor) => Promise<void>])[] = [
  [
    "the catalogue to take away",
    async (visitor) => {
      await visitor.follow("Marque blanche", "White label");
      const link = visitor.page.getByRole("main").locator("a[href$='.pdf']").first();
      const address = (await link.getAttribute("href")) ?? "";
      const { headers } = await request(siteUrl).head(address).expect(200);
      expect(headers["content-type"]).toBe("application/pdf");
    },
  ],
];

/** Every combination of hands and edition, or some of them, sets out on every errand. */
export function sendVisitors(
  visitors: readonly (readonly [Name, Language])[],
  errands = tasks,
): void {
  describe.each(visitors)("by %s, in the edition %s", (name, language) => {
    const by = hands[name];
    test.each(errands)("%s", async (_, work) => {
      if (by.scripts) {
        const { page, release } = await openSlowly(`/${language}`, by);
        await work(new Visitor(page, by, language, release));
        return;
      }
      const page = by.surroundings
        ? await openIn(`/${language}`, by)
        : await lookAt(`/${language}`, by.width, by.options);
      await work(new Visitor(page, by, language));
    });

    // Without scripts nothing keeps a list: the page of the selection works from its address.
    if (by === withoutScript || by.scripts || errands !== tasks) return;
    test("three antioxidants are compared and asked about at once", async () => {
      const page = await openIn(`/${language}`, by);
      const visitor = new Visitor(page, by, language);
      await visitor.follow("Liposomes", "Liposomes");
      const add = page.locator("#catalogue tbody").getByRole("button", {
        name: visitor.say("Ajouter à ma sélection", "Add to my selection"),
      });
      for (let chosen = 0; chosen < 3; chosen += 1) await by.press(page, add.first());
      // On phones the row of the bar that has it comes back on the way up.
      await page.evaluate(() => scrollBy(0, -300));
      const name = visitor.say("Ma sélection, 3 éléments", "My selection, 3 items");
      const link = page.getByRole("link", { name }).filter({ visible: true }).first();
      await visitor.step(link);
      // The server makes that page: its form opens over it once it is taken over, and is a page of its own before.
      await page.waitForURL(/\/selection\?s=/);
      await hydrated(page);
      const send = visitor.say("Envoyer ma demande", "Send my enquiry");
      // It stands above and below the comparison.
      await visitor.step(page.getByRole("link", { name: send }).first());
      await expect.poll(() => page.getByRole("dialog").getByRole("checkbox").count()).toBe(3);
    });
  });
}
