// Conversion of a page's HTML to Markdown, and the parts that are left out.
import { expect, test } from "vitest";
import { toMarkdown } from "./to-markdown.ts";

async function convert(main: string): Promise<string> {
  const html = `<header>no</header><main id="content">${main}</main><footer>no</footer>`;
  return (await toMarkdown(html, "https://x.example")).trim();
}

test.each([
  ["<h2><span>Two</span><span>words</span></h2>", "## Two words"],
  ['<p>a<sub>2</sub> <b>bold</b> <i lang="la">Latin</i></p>', "a2 **bold** _Latin_"],
  [
    '<p><a href="/fr/liposomes">list</a> <a href="tel:+331">call</a></p>',
    "[list](https://x.example/fr/liposomes) [call](tel:+331)",
  ],
  ["<ul><li>one</li><li>two</li></ul><ol><li>first</li></ol>", "- one\n- two\n\n1. first"],
  ["<ul><li><h3>Title</h3><p>Text.</p></li></ul>", "### Title\n\nText."],
  [
    "<dl><div><dt>CAS</dt><dd>50-81-7</dd></div><div><dt>Kinds</dt><dd>a</dd><dd>b</dd></div></dl>",
    "- **CAS**: 50-81-7\n- **Kinds**: a, b",
  ],
  [
    "<dl><dt>Zinc</dt><dd>It does this.</dd><dd>It does that.</dd></dl>",
    "- **Zinc**: It does this. It does that.",
  ],
  [
    "<table><thead><tr><th>Name</th><th>Dose</th></tr></thead><tbody><tr><th>Zinc</th><td>10 | 20 mg</td></tr></tbody></table>",
    "| Name | Dose |\n| --- | --- |\n| Zinc | 10 \\| 20 mg |",
  ],
  ["<p>*starred_</p>", "\\*starred\\_"],
  [
    "<p>before</p><svg><svg><text>1 mg</text><svg><circle/></svg></svg><text>10 mg</text></svg><p>after</p>",
    "before\n\nafter",
  ],
])("%s", async (html, markdown) => {
  expect(await convert(html)).toBe(markdown);
});

test("parts that only work in a browser are left out", async () => {
  const html = `<svg><text>no</text></svg><picture><img alt="no"></picture><button>no</button>
    <form><label>no</label><input value="no"><textarea>no</textarea></form><p role="status">no</p>
    <p aria-hidden="true">no</p><p><a href="#below">no</a></p>
    <nav><ol><li><a href="#below">no</a></li></ol></nav>
    <details><summary>no</summary><nav><ol><li><a href="#below">no</a></li></ol></nav></details><p>yes</p>`;
  expect(await convert(html)).toBe("yes");
});
