// The search in a browser, beyond what the quick tests do with it: by keyboard alone, with dead keys, beside lists.
import { expect, test } from "vitest";
import { field, nearMisses, opener, options } from "#tests/search-field.ts";
import { isFocused, shareBrowser, visit, waitForPath } from "#tests/visit.ts";

shareBrowser();

test.each([
  ["/fr", "ubiquinone", "Coenzyme\u00a0Q10", /^\d+ résultats dans le catalogue$/],
  ["/en", "ubiquinone", "Coenzyme\u00a0Q10", /^\d+ results in the catalogue$/],
])("by keyboard: %s", async (prefix, words, name, count) => {
  const page = await visit(`${prefix}/notre-laboratoire`, 1280);
  await opener(page, prefix === "/fr" ? "Rechercher" : "Search").focus();
  await page.keyboard.press("Enter");
  await field(page).waitFor();
  await expect.poll(() => isFocused(field(page))).toBe(true);
  await page.keyboard.type(words);
  await options(page).first().waitFor();
  await page.getByRole("status").filter({ hasText: count }).waitFor();
  expect(await field(page).getAttribute("aria-activedescendant")).toBe(null);
  await page.keyboard.press("ArrowUp");
  expect(await options(page).last().getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const first = options(page).first();
  expect(await first.getAttribute("aria-selected")).toBe("true");
  expect(await field(page).getAttribute("aria-activedescendant")).toBe(
    await first.getAttribute("id"),
  );
  expect(await first.textContent()).toContain(name);
  // Closed without a choice: the focus is back where it came from.
  await page.keyboard.press("Escape");
  await field(page).waitFor({ state: "hidden" });
  const link = opener(page, prefix === "/fr" ? "Rechercher" : "Search");
  await expect.poll(() => isFocused(link)).toBe(true);
  await page.keyboard.press("Enter");
  await field(page).fill(words);
  await options(page).first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await waitForPath(page, `${prefix}/liposomes/coenzyme-q10`);
  await field(page).waitFor({ state: "hidden" });
});

test("what is typed while the field is being fetched stands in it, once", async () => {
  const page = await visit("/fr/notre-laboratoire", 1280);
  const { promise: asked, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/SearchBox.*.js", async (route) => {
    await asked;
    await route.continue();
  });
  const link = opener(page, "Rechercher");
  await link.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("zinc");
  release();
  await field(page).waitFor();
  await page.keyboard.type(" plus");
  expect(await field(page).inputValue()).toBe("zinc plus");
  await page.keyboard.press("Escape");
  await expect.poll(() => isFocused(link)).toBe(true);
  await page.keyboard.press("Enter");
  await field(page).waitFor();
  expect(await field(page).inputValue()).toBe("");
});

test("a dead key without a letter finds nothing, and the next letter something", async () => {
  const page = await visit("/en/contact", 1280);
  await opener(page, "Search").click();
  await field(page).fill("\u0301");
  await field(page).fill("xx \u0301");
  await page.getByRole("status").filter({ hasText: "No result found." }).waitFor();
  await field(page).fill("zinc \u0301");
  await options(page).first().waitFor();
  await page.keyboard.press("Enter");
  await waitForPath(page, `/en/search?${new URLSearchParams({ q: "zinc \u0301" })}`);
  await page.getByRole("heading", { level: 2, name: /^Liposomes/ }).waitFor();
});

test("without a question the field waits for one", async () => {
  const page = await visit("/recherche", 1280);
  expect(await isFocused(page.getByRole("searchbox"))).toBe(true);
});

test("a benefit leads to the list that is filtered by it, with its rows", async () => {
  const page = await visit("/fr/recherche?q=min%C3%A9raux", 1280);
  const lists = page.getByRole("region", { name: /^Listes filtrées/ });
  await lists.getByRole("link", { name: "Minéraux" }).first().click();
  await waitForPath(page, "/fr/liposomes?filtre=mineral#catalogue");
  await page.getByRole("row", { name: /zinc/i }).first().waitFor();
});

test("what is said of a benefit follows what is typed", async () => {
  const page = await visit("/en/search?q=zinc", 390);
  await page.getByRole("searchbox").fill("joints");
  await page.getByText(/^No claim is authorised on joints themselves/).waitFor();
  await page
    .getByText(/for the normal function of cartilage$/)
    .first()
    .waitFor();
});

test.each(nearMisses)(
  "what comes near is shown as one types: %s",
  async (address, words, sentence, near) => {
    const page = await visit(address, 1280);
    await page.getByRole("main").getByRole("searchbox").fill(words);
    await page.getByText(sentence).waitFor();
    const section = page.getByRole("region", { name: "Résultats proches" });
    await section
      .getByRole("link", { name: new RegExp(near, "i") })
      .first()
      .waitFor();
    await section.getByRole("link", { name: /Chercher/ }).click();
    await page.waitForURL(/\/fr\/recherche\?q=/);
  },
);

test.each(["/fr/recherche", "/fr/liposomes", "/fr/formule-marque-blanche", "/fr/doses-maximales"])(
  "%s takes what no keyboard writes for no search, and keeps blanks of whoever types on",
  async (path) => {
    for (const query of ["%00", "%20", "%7F%00%20"]) {
      const page = await visit(`${path}?q=${query}`, 1280);
      const field = page.getByRole("main").getByRole("searchbox").first();
      expect(await field.inputValue()).toBe("");
    }
    const page = await visit(path, 1280);
    const field = page.getByRole("main").getByRole("searchbox").first();
    await field.pressSequentially("vitamine ");
    await expect.poll(() => page.title()).toContain("vitamine");
    await field.pressSequentially("c");
    expect(await field.inputValue()).toBe("vitamine c");
  },
);

test("the line about a missing page has a field", async () => {
  const page = await visit("/fr/nothing-of-the-kind", 390);
  await page.getByRole("searchbox").fill("zinc");
  await page.keyboard.press("Enter");
  await waitForPath(page, "/fr/recherche?q=zinc");
});
