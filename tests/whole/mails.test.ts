// The mails as mail readers lay them out, in a real browser: nothing that was typed widens them beyond the window.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { StoredEnquiry } from "#server/enquiries/enquiry.ts";
import { composeAcknowledgement } from "#server/enquiries/mails/compose-acknowledgement.ts";
import { composeSalesMail } from "#server/enquiries/mails/compose-sales-mail.ts";
import { exampleRoute as route } from "#server/enquiries/mails/example-route.ts";
import { type Enquiry, fieldNames, limits } from "#shared/enquiry/rules.ts";
import { noSource } from "#shared/enquiry/source.ts";
import { openPage, shareBrowser } from "#tests/visit.ts";

const usual: StoredEnquiry = {
  reference: "SPH-7K3Q-9F2M",
  language: "fr",
  browserLanguage: "de-CH",
  receivedAt: Date.UTC(2026, 6, 14, 22, 30, 5),
  selection: "",
  formula: "",
  source: noSource,
  suspicions: ["haste"],
  enquiry: {
    email: "claire.fontaine+achats@laboratoires-maison-oree.example",
    phone: "+33 (0)4 65 71 20 10 poste 12",
    company: "Compagnie internationale des Laboratoires biocosmétiques Orée",
    country: "République démocratique du Congo",
    person: "",
    quantity: "",
    timing: "",
    message:
      "Nahrungsergänzungsmittelhersteller https://www.maison-oree.example/collections/serums-2026?ref=a",
    product: "Bisglycinate de magnésium",
    page: "/liposomes/bisglycinate-de-magnesium",
  },
};

/** Long words of the widest and the most common letters, with and without what mail readers break at. */
const hostile = [
  "W",
  "n",
  "m",
  "Q",
  "8",
  "@",
  "é",
  "щ",
  "ש",
  "漢",
  "👩‍🔬",
  "e\u0301",
  "a-1",
  "/a",
  "?a",
  "https://",
  "a.",
  "&",
  "W\u00a0",
];

/** How readers differ: some ignore these properties. */
const readers = {
  "all properties": (html: string) => html,
  "no overflow-wrap": (html: string) =>
    html.replaceAll(/overflow-wrap:[^;"]*;|word-break:[^;"]*;/g, ""),
  "neither overflow-wrap nor table-layout": (html: string) =>
    html.replaceAll(/overflow-wrap:[^;"]*;|word-break:[^;"]*;|table-layout:[^;"]*;?/g, ""),
};

shareBrowser();

/** How far the mail reaches beyond the window, px. */
async function overhang(page: Page, html: string): Promise<number> {
  await page.setContent(html);
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

describe.each([360, 600])("in a window of %i px", (width) => {
  test.each(Object.entries(readers))("every mail fits: %s", async (_, read) => {
    const page = await openPage({ viewport: { width, height: 800 } });
    const tooWide: string[] = [];
    const check = async (what: string, html: string) => {
      const px = await overhang(page, read(html));
      if (px > 0) tooWide.push(`${what}: ${px} px`);
    };
    await check("usual", composeSalesMail(usual, route).html);
    await check("receipt", composeAcknowledgement(usual, route).html);
    const withText = (text: string) => {
      const fields = fieldNames.map((name) => [
        name,
        (name === "page" ? `/${text}` : text).slice(0, limits[name]),
      ]);
      const enquiry = Object.fromEntries(fields) as Enquiry;
      return composeSalesMail({ ...usual, enquiry }, route).html;
    };
    for (const letter of hostile) await check(letter, withText(letter.repeat(5000)));
    // Words about as long as may stay whole.
    for (let length = 6; length < 40; length += 3) {
      for (const letter of ["W", "n", "Q"])
        await check(`${length} ${letter}`, withText(letter.repeat(length)));
    }
    // Some readers ignore that the preview is hidden.
    const shown = withText("W".repeat(90)).replace("display:none;max-height:0;", "");
    await check("preview", shown);
    expect(tooWide).toEqual([]);
  });
});

const twenty =
  "complement?v=1&vitamine-c=120mg&vitamine-e=12mg&vitamineb1=1.1mg&vitamineb3=16mg&vitamineb5=6mg&vitamineb6=1.4mg&vitamineb9=200ug&vitamineb12=2.5ug&vitamined3=5ug&vitaminea=400ug&biotine=50ug&zinc=10mg&fer=14mg&cuivre=1mg&selenium=50ug&magnesium=100mg&manganese=1mg&chrome=25ug&calcium=120mg&collagene=1g&serie=5000&contenu=60&conditionnement=pilulier&date=2027-03-15";

/** With doses over limits, plants, a strain and nineteen exclusions. */
const worst =
  "complement?v=1&zinc=30mg&fer=10mg&cuivre=1mg&selenium=55ug&magnesium=280mg&calcium=200mg&vitamine-c=120mg&acerola=80mg&vitaminea=800ug&vitamined3=5ug&vitamine-e=12mg&vitamineb6=1.4mg&vitamineb9=200ug&melatonine=1mg&curcuma=160mg&ashwagandha=300mg&collagene=10g&cafeine=80mg&sph-117=3md&epadha=1g&serie=5000&contenu=60&conditionnement=pilulier";

test.each([
  ["of one kind", twenty],
  ["of all kinds", worst],
])(
  "twenty actives %s on a phone: one screen of summary with the message, then the table",
  async (_, formula) => {
    const page = await openPage({ viewport: { width: 390, height: 844 } });
    const { html } = composeSalesMail(
      {
        ...usual,
        suspicions: [],
        formula,
        enquiry: {
          ...usual.enquiry,
          email: "claire@maison-oree.example",
          company: "Maison Orée",
          country: "France",
          product: "Formule sur mesure",
          message: "Bonjour, quels sont vos minimums et vos délais pour cette formule ?",
        },
      },
      route,
    );
    expect(await overhang(page, html)).toBe(0);
    const message = page.getByText("Bonjour, quels sont");
    const box = await message.last().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000);
    // Readers that fold nothing show the same.
    const folded = await page.locator("details").allInnerTexts();
    await page.evaluate(() => {
      for (const each of document.querySelectorAll("details")) each.open = true;
    });
    const open = await page.locator("details").allInnerTexts();
    expect(open.join("").length).toBeGreaterThan(folded.join("").length);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4800);
  },
);

test("what is copied holds nothing that was not typed, and ordinary words stay whole", async () => {
  const page = await openPage({ viewport: { width: 360, height: 800 } });
  const { email, phone, company, country, message, product } = usual.enquiry;
  await page.setContent(composeSalesMail(usual, route).html);
  const copied = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.body);
    return String(getSelection());
  });
  for (const text of [email, phone, company, country, product, message])
    expect(copied).toContain(text);
  expect(copied).not.toContain("\u200b");
  const words = "Bonjour, la biodisponibilité et la microencapsulation m’intéressent.";
  const { html } = composeSalesMail(
    { ...usual, enquiry: { ...usual.enquiry, message: words } },
    route,
  );
  expect(html).toContain(words);
});
