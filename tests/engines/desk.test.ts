// The formula desk by mouse and keys, in each engine: in by an idea, a dose, back, a second active, and the brief that is sent.
import { describe, expect } from "vitest";
import { engineNames, keys, testIn, type Visitor } from "./visitor.ts";

const desk = { width: 1366, height: 768 };

const queryOf = (visitor: Visitor) =>
  visitor.evaluate(() => decodeURIComponent(location.search + location.hash));

const doseIn = (visitor: Visitor, selector: string) =>
  visitor.evaluate(
    (wanted) => document.querySelector<HTMLInputElement>(wanted)?.value ?? null,
    selector,
  );

const focusOf = (visitor: Visitor) => visitor.evaluate(() => document.activeElement?.id);

const optionsOf = (visitor: Visitor) =>
  visitor.evaluate(() =>
    [...document.querySelectorAll("[role=listbox] [role=option]")].map(
      (option) => option.textContent,
    ),
  );

describe.each(engineNames)("%s", (engine) => {
  const test = testIn(engine);

  test("from a need to a brief that is sent", async ({ visitor }) => {
    await visitor.open("/fr/formule-sur-mesure/composer", desk);
    await visitor.press("#first-complement");
    await visitor.type("immunité, végan");
    await visitor.type(keys.enter);
    await expect.poll(() => queryOf(visitor)).toMatch(/zinc=10mg.*souhait=vegan.*dire=immunity/);
    await expect.poll(() => focusOf(visitor)).toBe("dose-zinc");
    // The bench answers by itself once its own chunk is there.
    await expect.poll(() => visitor.sees("[data-row] [data-live]")).toBe(true);

    await visitor.type(keys.arrowUp);
    await expect.poll(() => doseIn(visitor, "#dose-zinc")).toBe("10,1");
    await visitor.type(keys.enter);
    await expect.poll(() => queryOf(visitor)).toContain("zinc=10.1mg");
    await visitor.evaluate(() => history.back());
    await expect.poll(() => queryOf(visitor)).toContain("zinc=10mg");
    await expect.poll(() => doseIn(visitor, "#dose-zinc")).toBe("10");

    // WebKit restores the place of the page some time after the way back: a press may meet what was there.
    await expect
      .poll(async () => {
        await visitor.press("#ajouter");
        return focusOf(visitor);
      })
      .toBe("ajouter");
    await visitor.type("cuivre");
    await expect.poll(() => optionsOf(visitor)).toEqual([expect.stringContaining("Cuivre")]);
    await visitor.type(keys.enter);
    await expect.poll(() => queryOf(visitor)).toContain("cuivre=1mg");
    await expect.poll(() => focusOf(visitor)).toBe("dose-cuivre");

    await visitor.press("#demander a", "Demander cette formule");
    await visitor.press("dialog [name=email]");
    await visitor.type("lea@marque.example");
    await visitor.press("dialog [name=phone]");
    await visitor.type("0612345678");
    await visitor.press("dialog [name=company]");
    await visitor.type("Lune");
    await visitor.press("dialog button", "Envoyer");
    await expect.poll(() => visitor.sees("dialog", "Votre référence : SPH-")).toBe(true);
  });
});
