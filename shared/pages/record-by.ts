// Tables with a row for each family, whose keys the compiler knows.

/** One value for each item, by one of its ids. */
export function recordBy<Item, Key extends keyof Item, Value>(
  items: readonly Item[],
  key: Key,
  valueFor: (item: Item) => Value,
): Record<Item[Key] & string, Value> {
  const entries = items.map((item) => [item[key], valueFor(item)] as const);
  // Object.fromEntries forgets which keys its entries have.
  return Object.fromEntries(entries) as Record<Item[Key] & string, Value>;
}
