// No kind of page scrolls sideways where scrollbars take room, as they do on Windows: only Firefox has such ones here.
import { expect } from "vitest";
import { mostChosen } from "#shared/selection/chosen.ts";
import { testIn } from "./visitor.ts";

const test = testIn("Firefox");

const chosen = [
  ...["zinc", "fer", "magnesium", "coenzyme-q10", "curcuma", "calcium", "melatonine", "opc"].map(
    (slug) => `liposomes.${slug}`,
  ),
  ...["retinol", "bakuchiol", "zinc", "cafeine-egcg"].map((slug) => `niosomes.${slug}`),
];

/** Runs in the page. */
const measure = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return { excess: scrollWidth - clientWidth, scrollbar: innerWidth - clientWidth };
};

const countColumns = () => document.querySelectorAll("main thead th").length;

test.for([
  ["/fr", 0],
  ["/fr/liposomes", 0],
  ["/fr/liposomes/zinc", 0],
  ["/fr/formule-marque-blanche/multivitamines", 0],
  ["/fr/notre-laboratoire", 0],
  [`/fr/selection?s=${chosen.slice(0, 3)}`, 3],
  [`/fr/selection?s=${chosen}`, mostChosen],
] as const)("%s does not scroll sideways", async ([path, columns], { visitor }) => {
  await visitor.open(path, { width: 1366, height: 768 });
  if (columns > 0) expect(await visitor.evaluate(countColumns)).toBe(columns);
  for (const width of [1366, 820, 390, 360]) {
    await visitor.resize({ width, height: 768 });
    // Once it has settled: titles are fitted after the window has changed.
    await expect
      .poll(async () => (await visitor.evaluate(measure)).excess, { message: `${width} px` })
      .toBe(0);
    expect((await visitor.evaluate(measure)).scrollbar).toBeGreaterThan(0);
  }
});
