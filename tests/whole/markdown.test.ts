// Pages as Markdown, and the list of them: they say what the pages say.
import { describe, expect, test } from "vitest";
import { addressIn, editions } from "#shared/editions/editions.ts";
import { families } from "#shared/families/families.ts";
import { products } from "#shared/generated/entries.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { indexedAddresses, kindAddresses } from "#tests/addresses.ts";
import { find, findAll, pathOf, publicUrl, site } from "#tests/read-site.ts";

describe("pages as Markdown", () => {
  test.each(editions.flatMap((edition) => kindAddresses.map((path) => addressIn(edition, path))))(
    "%s says the same",
    async (address) => {
      const { text: html } = await site.get(address);
      const alternate = find(html, /<link rel="alternate" type="text\/markdown" href="([^"]+)"/);
      expect(pathOf(alternate)).toBe(`${address.replace(/^(\/fr|\/en)?\/?$/, "$1/index")}.md`);
      const { status, headers, text } = await site.get(pathOf(alternate)).redirects(0);
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe("text/markdown; charset=utf-8");
      expect(headers["link"]).toBe(`<${publicUrl}${address}>; rel="canonical"`);
      expect(text).toContain(`\nurl: "${publicUrl}${address}"\n`);
      expect(text).toContain(`\nlang: "${find(html, /<html lang="(\w+)"/)}"\n`);
      expect(text.match(/^# /gm)).toHaveLength(1);
      expect(text).not.toMatch(/<\w|undefined|\[object|\]\(\)|\]\(\//);
      expect(text, "items without words").not.toMatch(/^(?:-|\d+\.)$/m);
      // Every paragraph that is read on the page.
      const main = find(html, /<main[^>]*>([\s\S]*)<\/main>/);
      const squeeze = (marked: string) => marked.replace(/[^\p{L}\d]/gu, "");
      const all = squeeze(text.replace(/\]\([^)]*\)/g, ""));
      const paragraphs = findAll(main, /<p(?: class="[^"]*")?>([^<]{40,})<\/p>/g);
      for (const paragraph of paragraphs)
        expect(all).toContain(squeeze(paragraph.replace(/&\w+;|&#\w+;/g, "")));
    },
  );

  test("who asks for Markdown gets it at the page's own address, others the page", async () => {
    const ask = (accept: string, address = "/fr/liposomes/zinc") =>
      site.get(address).set("accept", accept).redirects(0);
    for (const accept of ["text/markdown", "text/markdown, text/html;q=0.9, */*;q=0.1"])
      expect((await ask(accept)).headers["content-type"]).toContain("text/markdown");
    for (const accept of ["*/*", "text/html,*/*;q=0.8", "text/html, text/markdown;q=0.5", "x"]) {
      const { headers } = await ask(accept);
      expect(headers["content-type"]).toContain("text/html");
      expect(headers["vary"]).toBe("Accept, Accept-Encoding");
    }
    const { headers, text } = await ask("text/markdown");
    expect(headers["vary"]).toBe("Accept, Accept-Encoding");
    const alternate = await site.get("/fr/liposomes/zinc.md");
    expect(alternate.text).toBe(text);
    expect(alternate.headers["vary"]).toBe("Accept-Encoding");
    await site
      .get("/fr/liposomes/zinc.md")
      .set("if-none-match", alternate.headers["etag"] ?? "")
      .expect(304);
    expect((await ask("text/markdown", "/fr/nowhere")).status).toBe(302);
  });

  test("lists are whole", async () => {
    for (const family of families) {
      const { text } = await site.get(`/en/${family.segment}.md`);
      for (const { slug, type } of familyEntries[family.id])
        if (type !== "postbiotique")
          expect(text).toContain(`(${publicUrl}/en/${family.segment}/${slug})`);
    }
    const { text } = await site.get("/formule-marque-blanche.md");
    for (const { slug } of products)
      expect(text).toContain(`(${publicUrl}/formule-marque-blanche/${slug})`);
  });

  test("there are none of pages that do not exist", async () => {
    for (const address of ["/nowhere.md", "/liposomes/nothing.md", "/fr/fr.md", "/liposomes.md.md"])
      await site.get(address).redirects(0).expect(404);
    await site.get("/fr.md").redirects(0).expect(200);
  });
});

describe("llms.txt", () => {
  test.each(editions)("of edition $id leads to every page as Markdown", async (edition) => {
    const { status, text } = await site.get(addressIn(edition, "/llms.txt"));
    expect(status).toBe(200);
    expect(text).toMatch(/^# Laboratoire Sphérine\n\n> /);
    const links = findAll(text, /\]\(([^)]+)\)/g).map(pathOf);
    expect(links.filter((link) => link.endsWith(".md"))).toHaveLength(indexedAddresses.length);
    for (const link of links.filter((each) => !each.endsWith(".md")))
      await site.head(link).redirects(0).expect(200);
    for (const link of links.filter((each, index) => each.endsWith(".md") && index % 20 === 0))
      await site.get(link).redirects(0).expect(200);
  });
});
