// A language more: one entry in the list of languages and an `xx.md` beside each `fr.md`, and nothing else. Proved with a
// language that is made: French with strange letters, so that whatever a reader still sees in plain letters is a text
// that the code holds, or one of another language.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { isMap, isScalar, isSeq, parseDocument } from "yaml";
import { readSettings } from "#server/environment.ts";
import { claims, liposomes, niosomes, serums, strains } from "#shared/generated/entries.ts";
import { seals } from "#shared/generated/seals.ts";
import { kindAddresses } from "#tests/addresses.ts";
import { copyProject } from "#tests/copy-project.ts";
import { makeStrange } from "#tools/content/pseudo-language.ts";

/** The document in the made language: texts changed, keys and structure as they are. */
function translateDocument(source: string): string {
  const [front = ""] = /^---\n[\s\S]*?\n---\n/.exec(source) ?? [];
  const body = makeStrange(source.slice(front.length));
  const document = parseDocument(front.slice(4, -4));
  visit(document.contents);
  return front ? `---\n${document.toString()}---\n${body}` : body;

  function visit(node: unknown): void {
    if (isScalar(node) && typeof node.value === "string") node.value = makeStrange(node.value);
    else if (isSeq(node)) node.items.forEach(visit);
    else if (isMap(node)) {
      for (const { value } of node.items) visit(value);
      // Plural forms that Polish numbers need and French ones do not: 60 has the form "many".
      const other = node.get("other");
      if (node.has("one")) node.set("few", other);
      if (node.has("one")) node.set("many", `${other} ‡`);
    }
  }
}

/** Words of names, which are the same in every language, of the settings, and of addresses. */
const nameWords = new Set(
  [
    ...strains.flatMap(({ species, code, formerName = "" }) => [species, code, formerName]),
    ...[...liposomes, ...niosomes, ...serums].flatMap(({ identity, symbol }) => [
      symbol,
      identity.inci,
      identity.kind === "plant" ? identity.latin : "",
    ]),
    ...Object.values(seals).map(({ name }) => name),
    ...Object.values(readSettings({})).map(String),
    "Sphérine g/mol PDF",
  ].flatMap(wordsOf),
);

function wordsOf(text: string): readonly string[] {
  return text.match(/\p{L}+/gu) ?? [];
}

/**
 * Words that were not made: of a text that the code holds, or of one that is in another language. Numbers of registries, names of
 * settings, and dates and durations, which Intl writes, are none.
 */
const findPlainWords = (text: string) =>
  wordsOf(
    text.replace(
      /https?:\S+|localhost:\d+|SPH-[\w-]+|&\w+;|[0-9A-Z_-]{8,}|\w+ 20\d\d|\d+\s(?:lata|dni)|[IVX]+\/\d+|angielski/g,
      "",
    ),
  ).filter((word) => /^[a-zà-ÿœ]{3,}$/i.test(word) && !nameWords.has(word));

/** What the register of claims says, side by side in its own two languages whatever the reader's. */
const registered = new Set([
  ...["Français", "English"],
  ...claims.flatMap(({ sentence, condition, tell }) =>
    (["fr", "en"] as const).flatMap((id) => [
      sentence[id],
      [condition?.[id], tell?.[id]].filter(Boolean).join(" "),
    ]),
  ),
]);

/** Texts that a reader sees or hears. */
const textsOf = (html: string): string[] => {
  const shown = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
    // Drafts of labels are in every language.
    .replace(/<div[^>]*data-every-language[\s\S]*?<\/section>/g, "")
    // Each edition is called in its own language.
    .replace(/<a [^>]*hreflang=[^>]*>[^<]*<\/a>/gi, "");
  const attributes = /\b(?:alt|aria-label|title|placeholder)="([^"]*)"/g;
  const metas =
    /<meta (?:name|property)="(?:description|og:title|og:description|og:image:alt)" content="([^"]*)"/g;
  return [
    ...shown.split(/<[^>]*>/),
    ...[...shown.matchAll(attributes), ...shown.matchAll(metas)].map(([, text = ""]) => text),
  ];
};

test("a language more takes one entry in the list and its documents", async () => {
  const copy = copyProject();
  for (const french of globSync("shared/content/**/fr.md", { cwd: copy.folder })) {
    const source = readFileSync(join(copy.folder, french), "utf8");
    writeFileSync(join(copy.folder, dirname(french), "xx.md"), translateDocument(source));
  }
  const list = join(copy.folder, "shared/editions/languages.ts");
  const entry = '  { id: "xx", locale: "pl-PL", typography: "english" },\n] as const';
  writeFileSync(list, readFileSync(list, "utf8").replace("] as const", entry));

  await copy.buildContent();
  const [pages] = await Promise.all([copy.render("xx", kindAddresses), copy.checkTypes()]);
  expect(textsOf(pages["/formule-marque-blanche"] ?? "")).toContainEqual(
    expect.stringMatching(/^60 .+ ‡$/),
  );
  const found = Object.entries(pages).map(([path, html]) => [
    path,
    textsOf(html).filter((text) => findPlainWords(text).length > 0 && !registered.has(text)),
  ]);
  expect(found.filter(([, texts]) => texts?.length)).toEqual([]);
  expect(found.length).toBeGreaterThan(kindAddresses.length);

  // Every edition leads to the same page in every other language.
  const editionLinks = async (edition: string) => {
    const { "/contact": html = "" } = await copy.render(edition, ["/contact"]);
    const [header = ""] = /<header[\s\S]*?<\/header>/.exec(html) ?? [];
    const links = [...header.matchAll(/<a [^>]*href="(\/\w\w)\/contact"[^>]*>/g)]
      .filter(([tag]) => /hreflang/i.test(tag))
      .map(([, to]) => to);
    return [...new Set(links)].sort();
  };
  expect(await editionLinks("fr")).toEqual(["/en", "/xx"]);
  expect(await editionLinks("xx")).toEqual(["/en", "/fr"]);
  expect(await editionLinks("original")).toEqual(["/en", "/fr", "/xx"]);
});
