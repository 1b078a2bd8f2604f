// Every edition, page by page: links that stay, addresses that know each other, no text lost in any window; and of the French and
// the English one, one language throughout.
import { globSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { Translated } from "#shared/editions/edition.ts";
import { addressIn, editions, frameLanguageOf, splitAddress } from "#shared/editions/editions.ts";
import { type Language, languages } from "#shared/editions/languages.ts";
import { frame } from "#shared/generated/interface/frame.ts";
import { allAddresses, kindAddresses } from "#tests/addresses.ts";
import { findLost } from "#tests/lost-text.ts";
import {
  hydrated,
  lookAt,
  openPage,
  shareBrowser,
  siteUrl,
  visit,
  waitForPath,
} from "#tests/visit.ts";

shareBrowser();

const publicUrl = "http://localhost:0";
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
  /** `hreflang` of links to another edition. */
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
      // Drafts of labels are there in every language, to be copied.
      if (!node.parentElement?.closest("script, style, [data-every-language]"))
        note(node.textContent, node.parentElement);
    note(parsed.title, parsed.documentElement);
    for (const meta of parsed.querySelectorAll("meta[name=description], meta[property$=':alt']"))
      note(meta.getAttribute("content"), parsed.documentElement);
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
      // Links to a place of the page itself stay by nature.
      links: [...parsed.querySelectorAll("a[href]:not([href^='#'])")].map((link) => ({
        href: link.getAttribute("href") ?? "",
        hreflang: link.getAttribute("hreflang") ?? "",
      })),
      texts,
    };
  }, html);

/** Every text of the content in all languages. */
async function listTexts(): Promise<Translated[]> {
  const folder = join(import.meta.dirname, "../../shared/generated");
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

/** Texts that are not in the language of the edition, and not marked as another's. */
const findStrange = (
  { texts }: Read,
  language: Language,
  foreign: ReadonlySet<string>,
): readonly string[] =>
  texts
    .filter(({ text, lang }) => {
      if (lang !== language) return false;
      const strange = languageIds
        .filter((id) => id !== language)
        .map((id) => text.match(frequent[id])?.length ?? 0);
      const usual = text.match(frequent[language])?.length ?? 0;
      return foreign.has(text) || Math.max(...strange) > Math.max(1, usual);
    })
    .map(({ text }) => text);

/** One page of each kind, and those with the longest titles. */
function listLayouts(documents: ReadonlyMap<string, Read>): readonly string[] {
  const byKind = Map.groupBy(documents.keys(), (path) => path.split("/").slice(0, -1).join("/"));
  const longest = [...byKind.values()].map((paths) =>
    paths.reduce((one, other) =>
      (documents.get(other)?.title.length ?? 0) > (documents.get(one)?.title.length ?? 0)
        ? other
        : one,
    ),
  );
  return [...new Set([...kindAddresses, ...longest])];
}

const widths = [320, 360, 390, 768, 1440];

/** The wordings of the register stand side by side here. */
const bothLanguages = "/allegations-autorisees";

describe.each(editions)("edition $id", (edition) => {
  const documents = new Map<string, Read>();
  let foreign: ReadonlySet<string> = new Set();

  beforeAll(async () => {
    const page = await openPage();
    for (const path of allAddresses) {
      const address = addressIn(edition, path);
      const response = await fetch(siteUrl + address, { redirect: "manual" });
      if (response.status !== 200) throw new Error(`${address}: ${response.status}`);
      documents.set(path, await readDocument(page, await response.text()));
    }
    if (edition.id !== "original") foreign = listForeign(await listTexts(), edition.id);
  }, 300_000);

  if (edition.id !== "original") {
    const language = edition.id;

    test("no page says anything in another language without marking it", () => {
      expect(foreign.size).toBeGreaterThan(2000);
      const found = new Set<string>();
      for (const [path, read] of documents) {
        expect(read.lang, path).toBe(language);
        for (const text of findStrange(read, language, foreign)) found.add(`${path}: ${text}`);
      }
      expect([...found]).toEqual([]);
    });

    test("what is marked as another language is a name, Latin, or the way to the other edition", () => {
      const marked = new Set<string>();
      for (const [path, { texts }] of documents)
        for (const { text, lang } of path === bothLanguages ? [] : texts)
          if (lang !== language && lang !== "la") marked.add(text);
      const sentences = [...marked].filter((text) => {
        const words = languageIds.map((id) => text.match(frequent[id])?.length ?? 0);
        return Math.max(...words) > 1;
      });
      expect(sentences).toEqual([]);
      expect(marked.size).toBeLessThan(12);
    });
  }

  test("every link stays, but for those to other editions, and leads somewhere", async () => {
    const targets = new Set<string>();
    for (const [path, { links }] of documents) {
      for (const { href, hreflang } of links) {
        const url = new URL(href, publicUrl + addressIn(edition, path));
        if (url.origin !== publicUrl || /\.\w+$/.test(url.pathname)) continue;
        const { edition: to, path: toPath } = splitAddress(url.pathname + url.search);
        if (hreflang) {
          expect(to.id, `${path}: ${href}`).not.toBe(edition.id);
          expect(toPath, `${path}: ${href}`).toBe(path);
        } else {
          expect(to.id, `${path}: ${href}`).toBe(edition.id);
          targets.add(url.pathname + url.search);
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
  }, 300_000);

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

  test("titles and descriptions are unique and of a good length", () => {
    const all = [...documents.entries()];
    for (const [key, least, most] of [
      ["title", 10, 60],
      ["description", 51, 155],
    ] as const) {
      const lengths = all.map(([path, read]) => `${read[key].length} ${path}`);
      const isBad = (line: string) =>
        Number.parseInt(line, 10) < least || Number.parseInt(line, 10) > most;
      expect(lengths.filter(isBad), key).toEqual([]);
      expect(new Set(all.map(([, read]) => read[key])).size, key).toBe(all.length);
    }
  });

  test("no text is lost in any window, nor any said in another language by the scripts", async () => {
    const reader = await openPage();
    for (const path of listLayouts(documents)) {
      const page = await lookAt(addressIn(edition, path), 320);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => findLost(page), { message: `${path} at ${width} px` }).toEqual([]);
      }
      if (edition.id !== "original") {
        const read = await readDocument(reader, await page.content());
        expect(findStrange(read, edition.id, foreign), path).toEqual([]);
      }
    }
  }, 600_000);

  test("neither menu nor popup loses text in any window", async () => {
    const page = await visit(addressIn(edition, "/"), 320);
    await page.getByLabel(frame.openMenu[frameLanguageOf(edition)]).click();
    for (const width of widths.filter((each) => each <= 1050)) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => findLost(page, "header"), { message: `${width} px` }).toEqual([]);
    }
    await page.keyboard.press("Escape");
    await page.locator("main a[href*='/contact']").first().click();
    const popup = page.getByRole("dialog");
    await popup.waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => findLost(page, "dialog"), { message: `${width} px` }).toEqual([]);
    }
    if (edition.id !== "original") {
      const read = await readDocument(await openPage(), await page.content());
      expect(findStrange(read, edition.id, foreign)).toEqual([]);
    }
  });

  test("turning pages, filtering and going back stay in it", async () => {
    const page = await visit(addressIn(edition, "/"), 1300);
    await page.locator(`main a[href$="/niosomes"]`).first().click();
    await waitForPath(page, addressIn(edition, "/niosomes"));
    await page.locator("button[name=filtre]").first().click();
    await page.waitForURL(/filtre=/);
    expect(new URL(page.url()).pathname).toBe(addressIn(edition, "/niosomes"));
    await page.locator("#catalogue tbody th a").first().click();
    await page.waitForURL(/niosomes\/./);
    await hydrated(page);
    if (edition.id !== "original")
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(edition.id);
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
