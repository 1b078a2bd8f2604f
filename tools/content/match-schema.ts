// Compares what documents say with the schema of what they are, and says what differs.
import type { z } from "zod";
import type { ContentProblem } from "./problems.ts";

/** The value as its schema makes it, or undefined, with the reasons in `problems`. */
export function matchSchema<Value>(
  schema: z.ZodType<Value>,
  tree: unknown,
  where: string,
  problems: ContentProblem[],
): Value | undefined {
  const result = schema.safeParse(tree);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues)
    problems.push({
      where: [where, path.join(".")].filter(Boolean).join(", "),
      what: describe(tree, path),
      wanted: message,
    });
  return undefined;
}

/** What stands at a path, briefly. */
function describe(tree: unknown, path: readonly PropertyKey[]): string {
  const found = path.reduce<unknown>(
    (node, key) =>
      node === null || typeof node !== "object"
        ? undefined
        : (node as Record<PropertyKey, unknown>)[key],
    tree,
  );
  return found === undefined ? "is missing" : `is ${JSON.stringify(found).slice(0, 80)}`;
}
