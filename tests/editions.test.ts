// The French and the English edition, page by page: one language throughout, links that stay, addresses that know each other.
import { globSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { Translated } from "#shared/editions/edition.ts";
import { addressIn, editions, splitAddress } from "#shared/editions/editions.ts";
import { type Language, languages } from "#shared/editions/languages.ts";
import { allAddresses, kindAddresses } from "./addresses.ts";
import { findLost } from "./lost-text.ts";
import { hydrated, openPage, shareBrowser, siteUrl, visit, waitForPath } from "./visit.ts";

shareBrowser();

const publicUrl = "http://localhost:0";
const whole = editions.filter(({ id }) => id !== "original");
const languageIds = languages.map(({ id }) => id);

/** Words that are frequent in one language and strange to the other. */
const frequent: Readonly<Record<Language, RegExp>> = {
  fr: /(?<![\p{L}’'-])(le|la|les|des|une|du|est|sont|pour|dans|avec|qui|que|sur|par|nous|vous|votre|notre|et|ou|au|aux)(?![\p{L}’'-])/giu,
  en: /(?<![\p{L}’'-])(the|and|of|with|for|from|is|are|our|your|by|to|which|that|it|this|at|on|we|you|an)(?![\p{L}’'-])/giu,
};

interface Read {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly alternates: Readonly<Record<string, string>>;
  /** Of this site; `hreflang` of links to another edition. */
  readonly links: readonly { readonly href: string; readonly hreflang: string }[];
  /** What is read, seen or heard, with the language it is marked with. */
  readonly texts: readonly { readonly text: string; readonly lang: string }[];
}

/** What a document says, without running it. */
const readDocument = (page: Page, html: string): Promise<Read> =>
  page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, "text/html");
    const attribute = (selector: string, name: string) =>
      parsed.querySelector(selector)?.getAttribute(name) ?? "";
    const langOf = (element: Element | null) =>
      element?.closest("[lang]")?.getAttribute("lang") ?? "";
    const texts: { text: string; lang: string }[] = [];
    const note = (text: string | null, element: Element | null) => {
      const trimmed = text?.replace(/\s+/g, " ").trim();
      if (trimmed) texts.push({ text: trimmed, lang: langOf(element) });
    };
    const walker = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest("script, style")) note(node.textContent, node.parentElement);
    for (const element of parsed.body.querySelectorAll("*"))
      for (const name of ["alt", "aria-label", "title", "placeholder"])
        note(element.getAttribute(name), element);
    return {
      lang: parsed.documentElement.lang,
      title: parsed.title,
      description: attribute("meta[name=description]", "content"),
      canonical: attribute("link[rel=canonical]", "href"),
      alternates: Object.fromEntries(
        [...parsed.querySelectorAll("link[rel=alternate][hreflang]")].map((link) => [
          link.getAttribute("hreflang") ?? "",
          link.getAttribute("href") ?? "",
        ]),
      ),
      links: [...parsed.querySelectorAll("a[href^='/']")].map((link) => ({
        href: link.getAttribute("href") ?? "",
        hreflang: link.getAttribute("hreflang") ?? "",
      })),
      texts,
    };
  }, html);

/** Every text of the content in all languages. */
async function listTexts(): Promise<Translated[]> {
  const folder = join(import.meta.dirname, "../shared/generated");
  const found: Translated[] = [];
  const visitNode = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const isText = languageIds.every(
      (id) => typeof (node as Record<string, unknown>)[id] === "string",
    );
    if (isText) found.push(node as Translated);
    else for (const value of Object.values(node)) visitNode(value);
  };
  for (const file of globSync("**/*.ts", { cwd: folder }))
    visitNode({ ...(await import(join(folder, file))) });
  return found;
}

/** Texts of one language alone, as they stand in a document. */
function listForeign(texts: readonly Translated[], language: Language): ReadonlySet<string> {
  const plain = (text: string) =>
    text
      .replace(/<[^>]+>/g, "")
      .replace(/\s+/g, " ")
      .trim();
  const own = new Set(texts.map((text) => plain(text[language])));
  const others = texts.flatMap((text) =>
    languageIds.filter((id) => id !== language).map((id) => plain(text[id])),
  );
  return new Set(others.filter((text) => !own.has(text) && /\p{L}{3}/u.test(text)));
}

describe.each(whole)("edition $id", (edition) => {
  const language = edition.id as Language;
  const documents = new Map<string, Read>();

  beforeAll(async () => {
    const page = await openPage();
    for (const path of allAddresses) {
      const address = addressIn(edition, path);
      const response = await fetch(siteUrl + address, { redirect: "manual" });
      if (response.status !== 200) throw new Error(`${address}: ${response.status}`);
      documents.set(path, await readDocument(page, await response.text()));
    }
  }, 120_000);

  test("no page says anything in another language without marking it", async () => {
    const foreign = listForeign(await listTexts(), language);
    expect(foreign.size).toBeGreaterThan(2000);
    const [other = language] = languageIds.filter((id) => id !== language);
    const found = new Set<string>();
    for (const [path, { lang, texts }] of documents) {
      expect(lang, path).toBe(language);
      for (const { text, lang: marked } of texts) {
        if (marked !== language) continue;
        const strange = text.match(frequent[other])?.length ?? 0;
        const usual = text.match(frequent[language])?.length ?? 0;
        if (foreign.has(text) || (strange > 1 && strange > usual)) found.add(`${path}: ${text}`);
      }
    }
    expect([...found]).toEqual([]);
  });

  test("what is marked as another language is a name, Latin, or the way to the other edition", () => {
    const marked = new Set<string>();
    for (const { texts } of documents.values())
      for (const { text, lang } of texts) if (lang !== language && lang !== "la") marked.add(text);
    const sentences = [...marked].filter((text) => {
      const words = languageIds.map((id) => text.match(frequent[id])?.length ?? 0);
      return Math.max(...words) > 1;
    });
    expect(sentences).toEqual([]);
    expect(marked.size).toBeLessThan(12);
  });

  test("every link stays, but for those to other editions, and leads somewhere", async () => {
    const targets = new Set<string>();
    for (const [path, { links }] of documents) {
      for (const { href, hreflang } of links) {
        const target = href.split("#")[0] ?? "";
        if (/^\/[^?]*\.\w+$/.test(target)) continue;
        const { edition: to } = splitAddress(href);
        if (hreflang) {
          expect(to.id, `${path}: ${href}`).not.toBe(edition.id);
          expect(splitAddress(target).path, `${path}: ${href}`).toBe(path);
        } else {
          expect(to.id, `${path}: ${href}`).toBe(edition.id);
          targets.add(target);
        }
      }
    }
    expect(targets.size).toBeGreaterThan(allAddresses.length);
    const broken: string[] = [];
    for (const target of targets) {
      const { status } = await fetch(siteUrl + target, { method: "HEAD", redirect: "manual" });
      if (status !== 200) broken.push(`${status} ${target}`);
    }
    expect(broken).toEqual([]);
  });

  test("pages are canonical to themselves and know each other", () => {
    for (const [path, { canonical, alternates }] of documents) {
      expect(canonical).toBe(publicUrl + addressIn(edition, path));
      expect(alternates, path).toEqual({
        "x-default": publicUrl + path,
        ...Object.fromEntries(
          languageIds.map((id) => [id, publicUrl + addressIn({ prefix: `/${id}` }, path)]),
        ),
      });
    }
  });

  test("titles and descriptions are unique and short", () => {
    const all = [...documents.entries()];
    for (const key of ["title", "description"] as const) {
      const seen = new Map<string, string>();
      for (const [path, document] of all) {
        expect(seen.get(document[key]), `${key} of ${path}`).toBeUndefined();
        seen.set(document[key], path);
        expect(document[key].length, `${key} of ${path}`).toBeLessThanOrEqual(
          key === "title" ? 60 : 155,
        );
      }
    }
    for (const [path, { description }] of all) expect(description.length, path).toBeGreaterThan(50);
  });

  test.each(kindAddresses)("%s loses no text in any window", async (path) => {
    const page = await visit(addressIn(edition, path), 320);
    for (const width of [320, 360, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => [width, ...(await findLost(page))]).toEqual([width]);
    }
  });

  test("turning pages, filtering and going back stay in it", async () => {
    const page = await visit(addressIn(edition, "/"), 1300);
    await page.locator(`main a[href$="/niosomes"]`).first().click();
    await waitForPath(page, addressIn(edition, "/niosomes"));
    await page.locator("button[name=filtre]").first().click();
    await page.waitForURL(/filtre=/);
    expect(new URL(page.url()).pathname).toBe(addressIn(edition, "/niosomes"));
    await page.locator("#catalogue tbody a").first().click();
    await page.waitForURL(/niosomes\/./);
    await hydrated(page);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    await page.goBack();
    await page.waitForURL(/filtre=/);
    await page.goBack();
    await waitForPath(page, addressIn(edition, "/niosomes"));
  });
});

describe("the ways between editions", () => {
  const button = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name });

  test.each([true, false])(
    "keep page, filter and place, with script: %s",
    async (javaScriptEnabled) => {
      const page = await visit("/liposomes?filtre=mineral", 1300, { javaScriptEnabled });
      await button(page, "Traduction FR").click();
      await waitForPath(page, "/fr/liposomes?filtre=mineral");
      await button(page, "English version").click();
      await waitForPath(page, "/en/liposomes?filtre=mineral");
      await button(page, "Version française").click();
      await waitForPath(page, "/fr/liposomes?filtre=mineral");
    },
  );

  test("a place within the page goes along", async () => {
    const page = await visit("/fr/probiotiques#postbiotiques", 1300);
    await expect
      .poll(() => button(page, "English version").getAttribute("href"))
      .toBe("/en/probiotiques#postbiotiques");
  });

  test("French pages of the original edition offer English; English ones need not", async () => {
    const page = await visit("/liposomes/zinc", 1300);
    await button(page, "Read in English").click();
    await waitForPath(page, "/en/liposomes/zinc");
    const home = await visit("/", 1300);
    expect(await button(home, "Read in English").count()).toBe(0);
  });

  test.each([
    ["/fr/liposomes/zinc", "fr", "Il y a un problème"],
    ["/en/liposomes/zinc", "en", "There is a problem"],
    ["/en/contact?sujet=devis&page=/liposomes/zinc", "en", "There is a problem"],
  ])("a plain form post from %s comes back in its edition", async (from, lang, summary) => {
    const answer = await fetch(`${siteUrl}/contact`, {
      method: "POST",
      headers: { accept: "text/html" },
      body: new URLSearchParams({ page: from, email: "nobody" }),
    });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(summary);
    expect(html).toContain(`href="/${lang}/notre-laboratoire"`);
  });
});
