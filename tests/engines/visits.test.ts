// What visitors do, in each engine: menus, popup, filters, selection, and an address that names a section.
import { describe, expect } from "vitest";
import { isTakenOver } from "#tests/is-taken-over.ts";
import { engineNames, keys, testIn, type Visitor } from "./visitor.ts";

const desk = { width: 1366, height: 768 };
/** As narrow as a window of WebKit's small browser can be. */
const phone = { width: 447, height: 768 };

const pathOf = (visitor: Visitor) =>
  visitor.evaluate(() => location.pathname + location.search + location.hash);

/** Text or label of what has the focus. */
const focused = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent;
  });

const readText = (visitor: Visitor, selector: string) =>
  visitor.evaluate((wanted) => document.querySelector(wanted)?.textContent, selector);

describe.each(engineNames)("%s", (engine) => {
  const test = testIn(engine);

  test("a section that the address names is in view before scripts have come", async ({
    visitor,
  }) => {
    visitor.holdScripts();
    await visitor.open("/fr/probiotiques#postbiotiques", desk);
    const place = () => {
      const top = document.querySelector("#postbiotiques")?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight ? "in view" : `at ${top} px, the page at ${scrollY} px`;
    };
    await expect.poll(() => visitor.evaluate(place)).toBe("in view");
    expect(await visitor.evaluate(() => document.readyState)).not.toBe("complete");
    visitor.releaseScripts();
    await expect.poll(() => visitor.evaluate(() => document.readyState)).toBe("complete");
    await expect.poll(() => visitor.evaluate(isTakenOver)).toBe(true);
    await expect.poll(() => visitor.evaluate(place)).toBe("in view");
  });

  test("the form's first errors are in the language of its page, not the browser's", async ({
    visitor,
  }) => {
    await visitor.open("/fr/contact", desk);
    expect(await visitor.evaluate(() => navigator.language)).toMatch(/^en/);
    await visitor.press("main button[type=submit]", "Envoyer");
    await expect
      .poll(() => readText(visitor, "main [role=alert]"))
      .toContain("Saisissez votre adresse e-mail");
    // A browser that checks the fields itself takes the focus to the first of them.
    await expect
      .poll(() => visitor.evaluate(() => document.activeElement?.getAttribute("role")))
      .toBe("alert");
  });

  test("a menu opens and closes", async ({ visitor }) => {
    await visitor.open("/fr/notre-laboratoire", desk);
    const link = "header details a";
    await visitor.press("header summary", "Nos ingrédients");
    await expect.poll(() => visitor.sees(link, "Liposomes")).toBe(true);
    await visitor.type(keys.escape);
    await expect.poll(() => visitor.sees(link, "Liposomes")).toBe(false);
  });

  test("the menu of phones opens, closes, and leads on", async ({ visitor }) => {
    await visitor.open("/fr/notre-laboratoire", phone);
    const link = "header details nav a";
    await visitor.press("header summary [role=img]", "Ouvrir le menu");
    await expect.poll(() => visitor.sees(link, "Cosmétique")).toBe(true);
    await visitor.press("header summary [role=img]", "Fermer le menu");
    await expect.poll(() => visitor.sees(link, "Cosmétique")).toBe(false);
    await visitor.press("header summary [role=img]", "Ouvrir le menu");
    await visitor.press(link, "Cosmétique");
    await expect.poll(() => pathOf(visitor)).toBe("/fr/niosomes");
    await expect.poll(() => visitor.sees(link, "Cosmétique")).toBe(false);
    await expect.poll(() => visitor.sees("main h1", "Niosomes")).toBe(true);
  });

  test("the popup opens, closes with Escape and gives the focus back", async ({ visitor }) => {
    await visitor.open("/fr/liposomes/zinc", desk);
    await visitor.press("main a", "Nous contacter");
    await expect.poll(() => visitor.sees("dialog[open] input[name=email]")).toBe(true);
    expect(await focused(visitor)).not.toContain("Nous contacter");
    await visitor.type(keys.escape);
    await expect.poll(() => visitor.sees("dialog")).toBe(false);
    await expect.poll(() => focused(visitor)).toContain("Nous contacter");
  });

  test("a filter narrows the list, and going back takes it off", async ({ visitor }) => {
    const count = async () => Number.parseInt((await readText(visitor, "#results p")) ?? "", 10);
    await visitor.open("/fr/liposomes", desk);
    const all = await count();
    await visitor.press("button[name=filtre]", "Coenzymes");
    await expect.poll(() => pathOf(visitor)).toBe("/fr/liposomes?filtre=coenzyme");
    await expect.poll(count).toBeLessThan(all);
    expect(await count()).toBeGreaterThan(0);
    expect(await visitor.sees("#catalogue tbody tr", "coenzyme")).toBe(true);
    await visitor.evaluate(() => history.back());
    await expect.poll(count).toBe(all);
  });

  test("what is added is on the page of the selection, and going back leads to where it was", async ({
    visitor,
  }) => {
    await visitor.open("/fr/liposomes/zinc", desk);
    await visitor.press("main button", "Ajouter à ma sélection : Zinc");
    await visitor.press("header a", "Ma sélection, 1 élément");
    await expect.poll(() => pathOf(visitor)).toBe("/fr/selection?s=liposomes.zinc");
    await expect.poll(() => visitor.sees("main thead th", "Zinc")).toBe(true);
    await visitor.evaluate(() => history.back());
    await expect.poll(() => pathOf(visitor)).toBe("/fr/liposomes/zinc");
    await expect.poll(() => visitor.sees("main button", "Dans ma sélection : Zinc")).toBe(true);
  });

  test("a press into a dose selects it, the next one sets the caret", async ({ visitor }) => {
    const bench = "/fr/formule-sur-mesure/composer/complement";
    await visitor.open(`${bench}?v=1&zinc=10mg`, desk);
    await expect.poll(() => visitor.sees("input[role=combobox]")).toBe(true);
    await visitor.press("#dose-zinc");
    await visitor.type("15");
    await expect.poll(() => pathOf(visitor)).toBe(`${bench}?v=1&zinc=15mg`);
    await visitor.press("#dose-zinc");
    await visitor.type("1");
    await expect.poll(() => pathOf(visitor)).toMatch(/zinc=(115|151)mg$/);
  });

  test("a double press adds once", async ({ visitor }) => {
    await visitor.open("/fr/liposomes/zinc", desk);
    await visitor.press("main button", "Ajouter à ma sélection : Zinc", 2);
    await visitor.press("header a", "Ma sélection, 1 élément");
    await expect.poll(() => pathOf(visitor)).toBe("/fr/selection?s=liposomes.zinc");
    await expect
      .poll(() => visitor.evaluate(() => document.querySelectorAll("main thead th").length))
      .toBe(1);
    await expect.poll(() => visitor.evaluate(isTakenOver)).toBe(true);
  });
});
