// Browser code and styles know no more than the oldest browsers of the table (browsers.ts).
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./content/problems.ts";
import { findNewerStyles, findNewerUses, type Newer } from "./find-newer-features.ts";

const find = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((path) => !/\.test\.|\/generated\//.test(path))
    .map((path) => join(root, path));

const tell = ({ file, line, feature }: Newer) =>
  `${file.replace(`${root}/`, "")}:${line} ${feature}`;

test("no module uses what only newer browsers have", () => {
  const files = find("{client,shared}/**/*.{ts,tsx}");
  expect(files.length).toBeGreaterThan(200);
  expect(findNewerUses(join(root, "tsconfig.json"), files).map(tell)).toEqual([]);
});

test("such a use is found by its type, also behind a question mark or taken out by a pattern, and no other of its name", () => {
  const folder = mkdtempSync(join(tmpdir(), "spherine-"));
  const file = join(folder, "page.ts");
  writeFileSync(
    file,
    `const place: Element | null = document.body;
place?.checkVisibility();
Map.groupBy([1], (one) => one);
const own = { groupBy: () => 1, parse: () => 2 };
own.groupBy();
JSON.parse("1");
URL.parse("/");
const menus = [...document.querySelectorAll("details")];
menus[0].name;
menus.filter(({ open, name: group }) => group);
const { name } = { name: "one" };
`,
  );
  const configFile = join(folder, "tsconfig.json");
  const options = { lib: ["ESNext", "DOM"], types: [], noEmit: true, strict: true };
  writeFileSync(configFile, JSON.stringify({ compilerOptions: options, files: [file] }));
  const found = findNewerUses(configFile, [file]);
  rmSync(folder, { recursive: true });
  expect(found.map(({ line, feature }) => `${line} ${feature}`)).toEqual([
    "2 Element.checkVisibility",
    "3 Map.groupBy",
    "7 URL.parse",
    "9 HTMLDetailsElement.name",
    "10 HTMLDetailsElement.name",
  ]);
});

/** What is missing where it is not known: nothing that anybody needs. */
const ornaments = [
  // Where lines break; letters are all there.
  ...["text-wrap", "hyphens", "hyphenate-limit-chars", "orphans", "widows"],
  // Fields grow by their rows, panels open at once.
  ...["field-sizing", "interpolate-size", ":details-content", "content-visibility"],
  // Colours of small controls, and how wide scrollbars are.
  ...["forced-color-adjust", "scrollbar-width", "overflow-clip-margin"],
  ":-webkit-search-cancel-button",
  // Paper, as each browser has it.
  ...["@page", "size"],
  // Lightning CSS writes the name that older browsers have beside it.
  ...["mask-image", "mask-composite", "user-select", "text-size-adjust"],
  // The end of a group of lines on paper may then begin a page.
  "break-after avoid",
  // Letters of a fallback then take other room than those of the font that replaces them.
  ...["size-adjust", "ascent-override", "descent-override", "line-gap-override"].map(
    (descriptor) => `@font-face ${descriptor}`,
  ),
  // With script off, controls that need it stay and do nothing.
  "@media scripting",
  // Blurs stay.
  "@media prefers-reduced-transparency",
  // The colours of the header then change without a transition.
  "@property",
];

test("styles are what every browser of the table shows, but for ornaments", () => {
  const sheets = find("client/**/*.css");
  expect(sheets.length).toBeGreaterThan(50);
  const found = findNewerStyles(sheets.map((file) => ({ file, text: readFileSync(file, "utf8") })));
  expect(found.filter(({ feature }) => !ornaments.includes(feature)).map(tell)).toEqual([]);
  // None is in the list for nothing.
  const used = new Set(found.map(({ feature }) => feature));
  expect(ornaments.filter((feature) => !used.has(feature))).toEqual([]);
});

test("newer styles are found, and comments are none", () => {
  const sheet = `/* @scope { } */
a {
  color: red;
  anchor-name: --one;
}
@scope (main) {
  a:has-slotted { color: light-dark(red, blue); }
}
dialog {
  &::backdrop {
    color: var(--ink);
    background: var(--own);
  }
  &:modal {
    color: var(--ink);
  }
  float: inline-start;
  margin: 0 inline-start;
}
@media print or (inverted-colors: inverted) {
  a {
    color: blue;
  }
}
:root, ::backdrop {
  --own: red;
}
@font-face {
  font-family: "One";
  size-adjust: 90%;
}
`;
  const found = findNewerStyles([{ file: "sheet.css", text: sheet }]);
  expect(found.map(({ line, feature }) => `${line} ${feature}`)).toEqual([
    "4 anchor-name",
    "17 float inline-start",
    "6 @scope",
    "20 @media inverted-colors",
    "28 @font-face size-adjust",
    "7 :has-slotted",
    "10 :backdrop --ink",
    "7 light-dark()",
  ]);
});
