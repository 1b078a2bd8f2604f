// Trees as documents give them: maps, lists, texts, numbers.

export type Tree = Readonly<Record<string, unknown>>;

/** A map of keys, and no list or object of a class. */
export const isMap = (node: unknown): node is Tree =>
  typeof node === "object" &&
  node !== null &&
  !Array.isArray(node) &&
  Object.getPrototypeOf(node) === Object.prototype;

export const mapValues = (node: Tree, map: (value: unknown) => unknown): Tree =>
  Object.fromEntries(Object.entries(node).map(([key, value]) => [key, map(value)]));

/** The tree with every text of it replaced. */
export function mapTexts(node: unknown, map: (text: string) => string): unknown {
  if (typeof node === "string") return map(node);
  if (Array.isArray(node)) return node.map((item) => mapTexts(item, map));
  return isMap(node) ? mapValues(node, (value) => mapTexts(value, map)) : node;
}
