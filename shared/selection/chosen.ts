// A visitor's selection as one text: for the browser's storage, for the post of an enquiry, for the database. Each entry has a line
// with its id; the lines of its note follow, indented. People read it in the operators' export. No dependency: it ships to the
// browser with every page.

/** Something chosen: an ingredient, a strain or a product, by the path of its page, and what the visitor noted about it. */
export interface Chosen {
  /** `liposomes.zinc`: the path without its first slash, with a dot for the second. */
  readonly id: string;
  /** "" without one. */
  readonly note: string;
}

export interface NamedChosen extends Chosen {
  readonly name: string;
}

/** So many fit on a page and in an address. */
export const mostChosen = 12;

/** UTF-16 code units. */
export const longestNote = 500;

const indent = "  ";

const idShape = /^[a-z\d-]{1,40}\.[a-z\d-]{1,80}$/i;

export const isId = (text: string): boolean => idShape.test(text);

/** `path`: of a sheet or a product's page, without prefix. */
export const entryId = (path: string): string => path.slice(1).replace("/", ".");

export const entryPath = (id: string): string => `/${id.replace(".", "/")}`;

/** Reads any text: what is no id, repeated or too much is left out, with its note. Never throws. */
export function readChosen(text: string): readonly Chosen[] {
  const found = new Map<string, string[]>();
  let note: string[] | undefined;
  for (const line of text.split(/\r\n?|\n/)) {
    if (line.startsWith(indent)) {
      note?.push(line.slice(indent.length));
      continue;
    }
    const id = line.trim();
    note = undefined;
    if (!isId(id) || found.has(id) || found.size === mostChosen) continue;
    note = [];
    found.set(id, note);
  }
  return [...found].map(([id, lines]) => ({
    id,
    note: lines.join("\n").slice(0, longestNote).toWellFormed(),
  }));
}

export function writeChosen(chosen: readonly Chosen[]): string {
  return chosen.map(({ id, note }) => writeEntry(id, note)).join("\n");
}

/** A line with what it is, by id or name, and its note indented below. */
export const writeEntry = (what: string, note: string): string =>
  note ? `${what}\n${indentLines(note)}` : what;

const indentLines = (note: string) =>
  note
    .split(/\r\n?|\n/)
    .map((line) => indent + line)
    .join("\n");
