// HTML of the content as runs that the templates can set. The content step allows a few inline tags, paragraphs, lists, tables and
// links (tools/content/markdown.ts).

/** Words, or words with a style: bold, Latin, a link. */
export type Run =
  | string
  | { readonly kind: "b" | "la"; readonly text: string }
  | { readonly kind: "a"; readonly text: string; readonly to: string };

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: "\u00a0",
};

export const decode = (text: string) =>
  text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);

const kinds = { b: "b", strong: "b", i: "la", em: "la" } as const;

/** Superscripts and subscripts that occur in the content, as glyphs of their own: scaled ones would be thin. */
const raised = {
  sup: ["0123456789+-−", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻"],
  sub: ["0123456789", "₀₁₂₃₄₅₆₇₈₉"],
} as const;

function raise(text: string, name: keyof typeof raised): string {
  const [plain, small] = raised[name];
  return [...text].map((sign) => [...small][[...plain].indexOf(sign)] ?? sign).join("");
}

/**
 * Inline HTML as runs. The inner one of nested tags counts, as a Latin name in bold words.
 * @throws on a tag that print does not know
 */
export function readRuns(html: string): Run[] {
  const runs: Run[] = [];
  const open: { name: string; to?: string }[] = [];
  for (const [token] of html.matchAll(/<[^>]+>|[^<]+/g)) {
    if (!token.startsWith("<")) {
      const text = decode(token).replace(/\n/g, " ");
      const last = open.at(-1);
      if (!last) runs.push(text);
      else if (last.name in raised) runs.push(raise(text, last.name as keyof typeof raised));
      else if (last.name === "a") runs.push({ kind: "a", text, to: last.to ?? "" });
      else runs.push({ kind: kinds[last.name as keyof typeof kinds], text });
      continue;
    }
    const [, closing, name = ""] = /^<(\/?)(\w+)/.exec(token) ?? [];
    if (name === "wbr") runs.push("\u200b");
    else if (name === "br") runs.push("\n");
    else if (name === "span") continue;
    else if (closing) open.pop();
    else if (name === "a") open.push({ name, to: /href="([^"]*)"/.exec(token)?.[1] ?? "" });
    else if (name in kinds || name in raised) open.push({ name });
    else throw new Error(`print does not know <${name}>`);
  }
  return runs;
}

/** Places where long systematic names may break: after the parts of which chemists make them. */
const nameParts =
  /(amino|hydroxy|m[ée]thoxy|m[ée]thyl|[ée]thyl|ph[ée]nyl|ac[ée]tyl|cyclohexane|glutamyl|cyst[ée]inyl|flavone|stilb[èe]ne|nicotinamide|ad[ée]nine|procyanidol|proantho)(?=\p{L}{4})/gu;
const longestWord = 15;

/** The text with U+200B where its longest words may break; templates take it as a break and print nothing. */
export const softenNames = (text: string): string =>
  text.replace(/[\p{L}]+/gu, (word) =>
    word.length > longestWord ? word.replace(nameParts, "$1\u200b") : word,
  );

/** The one Greek letter of our names becomes a word, as neither of the two faces has it. */
export const spellAlpha = (text: string) => text.replaceAll("α", "alpha");

export const plainText = (html: string): string =>
  decode(html.replace(/<br>/g, " ").replace(/<[^>]+>/g, ""));

/** A paragraph, a list, or a table whose first column names the row. */
export type Block =
  | { readonly kind: "p"; readonly runs: readonly Run[] }
  | { readonly kind: "ul"; readonly items: readonly (readonly Run[])[] }
  | { readonly kind: "table"; readonly rows: readonly (readonly (readonly Run[])[])[] };

/** Blocks of a legal text. */
export function readBlocks(html: string): Block[] {
  return [...html.matchAll(/<(p|ul|table)\b[^>]*>(.*?)<\/\1>/gs)].map(([, kind, inner = ""]) => {
    if (kind === "p") return { kind, runs: readRuns(inner) };
    if (kind === "ul")
      return {
        kind,
        items: [...inner.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = ""]) => readRuns(item)),
      };
    const rows = [...inner.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
      [...row.matchAll(/<(?:td|th)\b[^>]*>(.*?)<\/(?:td|th)>/gs)].map(([, cell = ""]) =>
        readRuns(cell),
      ),
    );
    return { kind: "table", rows };
  });
}
