// Tables for spreadsheet programs (RFC 4180): the operators' export, and what visitors take with them.

/** "," or ";", which Excel wants where the comma is the decimal sign. */
export type Separator = "," | ";";

/** All rows, the heading first, after a byte order mark, by which Excel recognises UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[], separator: Separator): string {
  const lines = rows.map((cells) => cells.map(toCell).join(separator));
  return `\ufeff${lines.join("\r\n")}\r\n`;
}

/**
 * What begins like a formula, even after blanks or with full-width characters, gets an apostrophe before it, or spreadsheets would
 * evaluate it (OWASP, CSV injection): a cell, and what follows a sign in it that separates cells where the file is read with the
 * other separator.
 */
function toCell(text: string): string {
  const begun = /^\s*[=+\-@＝＋－＠\t\r\n\0]/.test(text) ? `'${text}` : text;
  const harmless = begun.replace(/([,;]\s*)(?=[=@＝＠]|[+\-＋－]\S)/g, "$1'");
  return `"${harmless.replaceAll('"', '""')}"`;
}
