// The Markdown of a bench, with what somebody else may have written into its address.
import { marked } from "marked";
import { expect, test } from "vitest";
import { editions, formLanguageOf } from "#shared/editions/editions.ts";
import { composeBenchMarkdown } from "./compose-markdown.ts";
import { loadBench } from "./load-bench.ts";

const typed = [
  "[click](//evil.example)",
  "![x](//evil.example/p.png)",
  "<img src=//evil.example>",
  "<b>https://evil.example",
  "www.evil.example",
  "<https://evil.example>",
  "\n\n# Evil",
  "`evil` *evil* |",
  "&#91;evil",
];

test.each(typed)("%s in an address is a text in the Markdown", async (text) => {
  for (const edition of editions) {
    const query = new URLSearchParams([
      ["zinc", text],
      [text, "1"],
      ["soin", text],
      ["fer", "10mg"],
    ]);
    const reader = { edition, pageLanguage: formLanguageOf(edition) } as const;
    const { data } = loadBench("complement", query, reader);
    const markdown = composeBenchMarkdown(data, "Formule", reader);
    const html = await marked.parse(markdown, { gfm: true });
    expect(data.problems.length).toBeGreaterThan(1);
    expect(html).not.toMatch(/<(?:a|img|b|code)\b/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    // Read as a text, it is what was typed, as far as it fits.
    const shown = text.replace(/\s+/g, " ").trim().slice(0, 12);
    const decoded = html.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
    expect(decoded).toContain(shown);
  }
});
