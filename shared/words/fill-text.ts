// Puts values into the blanks of a text. No texts here.

/** `text` with every `{name}` that `values` has replaced by its value; other braces stay as they are. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}
