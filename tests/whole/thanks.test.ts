// What the form’s popup says once an enquiry is sent, and the countries that it suggests.
import { afterEach, describe, expect, test } from "vitest";
import {
  askInPopup,
  closeAll,
  closers,
  countPosts,
  fillIn,
  openPopup,
  send,
  thanks,
} from "#tests/contact-form.ts";
import { isFocused, press, reload, shareBrowser, visit, waitForPath } from "#tests/visit.ts";

afterEach(() => closeAll(closers));
// After the hook above, so that pages are closed before their site.
shareBrowser();

describe("the thanks", () => {
  test("outlive a reload without sending again, keep the address clean, and go when closed", async () => {
    const page = await visit("/liposomes/zinc", 1300);
    const posts = countPosts(page);
    let dialog = await openPopup(page);
    await fillIn(dialog);
    await send(dialog);
    await expect.poll(() => isFocused(thanks(dialog))).toBe(true);
    const reference =
      (await dialog
        .getByText(/SPH-\w{4}-\w{4}/)
        .first()
        .textContent()) ?? "";
    await dialog.getByText("Nous vous répondrons à claire@maison-oree.example.").waitFor();
    await waitForPath(page, `/liposomes/zinc?sent=${reference.match(/SPH-\S+/)?.[0]}#contact`);

    await reload(page);
    dialog = page.getByRole("dialog");
    await thanks(dialog).waitFor();
    await dialog.getByText(reference).waitFor();
    expect(posts()).toBe(1);

    await press(page, dialog.getByRole("button", { name: "Continuer la visite" }));
    await dialog.waitFor({ state: "hidden" });
    await waitForPath(page, "/liposomes/zinc");
    // What opened it is gone with the page before.
    await expect.poll(() => isFocused(page.getByRole("main"))).toBe(true);
    await reload(page);
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  test("can be kept: copied, or mailed to oneself; and lead on", async () => {
    const page = await visit("/liposomes/zinc", 390, {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const dialog = await askInPopup(page);
    const [reference = ""] =
      (
        await dialog
          .getByText(/SPH-\w{4}-\w{4}/)
          .first()
          .textContent()
      )?.match(/SPH-\S+/) ?? [];
    await press(page, dialog.getByRole("button", { name: "Copier la référence" }));
    await dialog.getByText("Référence copiée").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
    const mail = new URL(
      (await dialog.getByRole("link", { name: "Me l’envoyer" }).getAttribute("href")) ?? "",
    );
    expect(mail.pathname).toBe("");
    expect(mail.searchParams.get("body")).toContain(reference);
    expect(mail.searchParams.get("body")).toContain("contact@spherine.example");
    await dialog.getByRole("link", { name: /catalogue \(PDF/ }).waitFor();

    await press(page, dialog.getByRole("link", { name: "marque blanche" }));
    await waitForPath(page, "/formule-marque-blanche");
    await dialog.waitFor({ state: "hidden" });
    await page.goBack();
    await waitForPath(page, "/liposomes/zinc");
  });

  test("the next enquiry begins with an empty form", async () => {
    const page = await visit("/liposomes/zinc", 1300);
    const dialog = await askInPopup(page);
    await page.keyboard.press("Escape");
    await openPopup(page);
    expect(await dialog.getByLabel("Entreprise").inputValue()).toBe("");
  });

  test.each([390, 320])("the reference stays on one line at %i px", async (width) => {
    const page = await visit("/liposomes/zinc?sent=SPH-7K3Q-9F2M#contact", width);
    const lines = await page
      .getByText("SPH-7K3Q-9F2M", { exact: true })
      .evaluate((element) => element.getClientRects().length);
    expect(lines).toBe(1);
    expect(
      await page.getByRole("dialog").evaluate((box) => box.scrollWidth - box.clientWidth),
    ).toBe(0);
  });
});

describe("countries", () => {
  test("are suggested in both languages, from the first focus on, and any text will do", async () => {
    const page = await visit("/liposomes/zinc", 1300);
    const fetched: string[] = [];
    page.on("request", (sent) => fetched.push(new URL(sent.url()).pathname));
    const dialog = await openPopup(page);
    const names = () =>
      dialog
        .locator("datalist option")
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    expect(await names()).toEqual([]);
    await dialog.getByLabel("Pays").focus();
    await expect
      .poll(names)
      .toEqual(expect.arrayContaining(["Allemagne", "Germany", "La Réunion"]));
    await dialog.getByLabel("Email").focus();
    await dialog.getByLabel("Pays").focus();
    expect(fetched.filter((path) => path.startsWith("/country-names/"))).toHaveLength(1);
    await fillIn(dialog);
    await dialog.getByLabel("Pays").fill("Quelque part");
    await send(dialog);
    await thanks(dialog).waitFor();
  });
});
