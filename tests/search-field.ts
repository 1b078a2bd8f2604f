// What tests of the search do and look for, in the header and beside lists.
import type { Locator, Page } from "playwright-core";

export const field = (page: Page) => page.getByRole("banner").getByRole("combobox");
export const opener = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true }).filter({ visible: true });
export const options = (page: Page) => page.getByRole("option");

export async function glide(page: Page, to: Locator) {
  const box = await to.boundingBox();
  if (!box) throw new Error("it is not in view");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
}

/** Lists where nothing is found, and what comes near: path, words, what is said, a name of what is near. */
export const nearMisses = [
  ["/fr/liposomes", "bakuchiol", "Aucun produit trouvé.", "bakuchiol"],
  ["/fr/formule-marque-blanche", "sommeil paisible mélatonine", "Aucun produit", "mélatonine"],
] as const;
