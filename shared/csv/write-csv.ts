// Tables for spreadsheet programs (RFC 4180): the operators' export, and what visitors take with them.

/** "," or ";", which Excel wants where the comma is the decimal sign. */
export type Separator = "," | ";";

/** A text, which stays as it was written, or a number, which programs may add up. */
export type Cell = string | number;

/** All rows, the heading first, after a byte order mark, by which Excel recognises UTF-8. */
export function writeCsv(rows: readonly (readonly Cell[])[], separator: Separator): string {
  const lines = rows.map((cells) =>
    cells
      .map((cell) =>
        typeof cell === "number" ? quote(writeNumber(cell, separator)) : writeText(cell),
      )
      .join(separator),
  );
  return `\ufeff${lines.join("\r\n")}\r\n`;
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Ungrouped, with the decimal sign of where the separator is usual. */
const writeNumber = (value: number, separator: Separator) =>
  separator === ";" ? String(value).replace(".", ",") : String(value);

const formula = /^\s*[=+\-@＝＋－＠\t\r\n\0]/;

/** Without accents and capitals, as spreadsheets know months: "fevr" of "févr.". */
const simplify = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** "mars", "dec", in French and English. */
const listMonths = (): ReadonlySet<string> =>
  new Set(
    ["fr", "en"].flatMap((language) =>
      (["long", "short"] as const).flatMap((month) => {
        const format = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" });
        return Array.from({ length: 12 }, (_, at) =>
          simplify(format.format(Date.UTC(2026, at))).replace(".", ""),
        );
      }),
    ),
  );

/** Longer than any number or date. */
const longestFigure = 40;

/** Numbers, dates and hours: "0465710000", "5/10", "1e5", "10:30 am", "mars 2027". */
function isFigure(text: string): boolean {
  if (text.length > longestFigure || !/\d/.test(text)) return false;
  const words = simplify(text)
    .split(/[\s.,/:'’+-]/)
    .filter(Boolean);
  return words.every(
    (word, at) =>
      /^\d+(?:e\d*|er|[ap]m?)?$/.test(word) ||
      (at > 0 && at === words.length - 1 && /^[ap]m?$/.test(word)) ||
      listMonths().has(word),
  );
}

/**
 * Where a text begins another cell if the file is read with the other separator: after a separator, a line's end, a quotation mark.
 * What follows is like a formula, but for an item of a list: a dash and a blank before mere words, which call nothing. Work: an
 * item is read once more.
 */
const innerFormula =
  /([,;\t\r\n"][^\S\t\r\n]*)(?=[=@＝＠]|[+\-＋－](?! [\p{L}\p{Nd}\p{Zs}.'’%]*(?:[,;\t\r\n"]|$)))/gu;

/**
 * What begins like a formula, even after blanks or with full-width characters, gets an apostrophe before it, or spreadsheets would
 * evaluate it (OWASP, CSV injection). So does what they would read as a number or a date, and write otherwise: quotes make no cell
 * a text.
 */
function writeText(text: string): string {
  const begun = formula.test(text) || isFigure(text) ? `'${text}` : text;
  return quote(begun.replace(innerFormula, "$1'"));
}
