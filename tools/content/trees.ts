// Trees as documents give them: maps, lists, texts, numbers.

export type Tree = Readonly<Record<string, unknown>>;

/** A map of keys, and no list or object of a class. */
export const isMap = (node: unknown): node is Tree =>
  typeof node === "object" &&
  node !== null &&
  !Array.isArray(node) &&
  Object.getPrototypeOf(node) === Object.prototype;

export const mapValues = (node: Tree, map: (value: unknown, key: string) => unknown): Tree =>
  Object.fromEntries(Object.entries(node).map(([key, value]) => [key, map(value, key)]));

/** The tree with every text of it replaced. `path`: its keys with points between them, without places in lists; "" at the root. */
export function mapTexts(
  node: unknown,
  map: (text: string, path: string) => string,
  path = "",
): unknown {
  if (typeof node === "string") return map(node, path);
  if (Array.isArray(node)) return node.map((item) => mapTexts(item, map, path));
  return isMap(node)
    ? mapValues(node, (value, key) => mapTexts(value, map, path === "" ? key : `${path}.${key}`))
    : node;
}
