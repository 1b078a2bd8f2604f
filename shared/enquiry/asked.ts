// What a visitor asks the laboratory for: questions, documents, fields of a specification, each by its id and that of the entry it is
// about. As one text, a line each, in the browser's storage. It ships to the browser, without texts.
/** "lead-time": a question to the laboratory; "liposomes.zinc document-analysis": one about an entry. */
export type AskedKey = string;

/** As many as a message has room for: documents of one entry share a line. */
export const mostAsked = 100;

/** Name of the boxes of a form that hold its lines. */
export const askedField = "asked";

const keyShape = /^(?:[a-z\d-]{1,40}\.[a-z\d-]{1,80} )?[a-z][a-z-]{1,60}$/i;

/** `entry`: its id in a selection; null for what is asked of the laboratory itself. */
export const askedKey = (entry: string | null, question: string): AskedKey =>
  entry === null ? question : `${entry} ${question}`;

/** Reads any text: what is no such line, repeated or too much is left out. Never throws. */
export const readAsked = (text: string): readonly AskedKey[] =>
  [...new Set(text.split("\n").filter((line) => keyShape.test(line)))].slice(0, mostAsked);

export const writeAsked = (keys: readonly AskedKey[]): string => keys.join("\n");

/** Besides questions. */
export const askedKinds = ["document", "measure"] as const;

export type AskedKind = "question" | (typeof askedKinds)[number];

/** The id of a document or of a field of a specification among questions. */
export const questionOf = (kind: (typeof askedKinds)[number], id: string): string =>
  `${kind}-${id}`;

export const kindOf = (question: string): AskedKind =>
  askedKinds.find((kind) => question.startsWith(`${kind}-`)) ?? "question";

/** How many of them are of each kind. */
export const countAsked = (keys: readonly AskedKey[]): Readonly<Record<AskedKind, number>> => {
  const count = (wanted: AskedKind) =>
    keys.filter((key) => kindOf(questionIn(key)) === wanted).length;
  return { question: count("question"), document: count("document"), measure: count("measure") };
};

/** Its entry; null of what is asked of the laboratory. */
export const entryIn = (key: AskedKey) =>
  key.includes(" ") ? key.slice(0, key.indexOf(" ")) : null;
/** Its question without the entry. */
export const questionIn = (key: AskedKey): string => key.slice(key.indexOf(" ") + 1);
