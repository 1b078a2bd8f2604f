/**
 * Makes each of its kind once: a formatter costs a hundred times what using it does. Arguments are locales of the list of languages
 * and constants of the code, so there are a few dozen at most.
 */
export function kept<Given extends readonly (string | number)[], Format>(
  make: (...given: Given) => Format,
): (...given: Given) => Format {
  const made = new Map<string, Format>();
  return (...given) => {
    const key = given.join(" ");
    const known = made.get(key) ?? make(...given);
    made.set(key, known);
    return known;
  };
}
