// Compares documents with their schemas, and words the differences for an editor.
import type { z } from "zod";
import type { ContentProblem } from "./problems.ts";

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** The value as its schema makes it, or undefined, with the reasons in `problems`. */
export function matchSchema<Value>(
  schema: z.ZodType<Value>,
  tree: unknown,
  where: string,
  problems: ContentProblem[],
): Value | undefined {
  const result = schema.safeParse(tree);
  if (result.success) return result.data;
  for (const issue of result.error.issues.flatMap((found) => findCause(found)))
    problems.push({
      where: [where, issue.path.join(".")].filter(Boolean).join(", "),
      ...describeIssue(issue, tree),
    });
  return undefined;
}

/** The problems of the best matching form, when one of several forms would do. */
function findCause(issue: Issue, before: Path = []): Issue[] {
  const path = [...before, ...issue.path];
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [{ ...issue, path }];
  const [nearest = []] = issue.errors.toSorted((one, other) => one.length - other.length);
  return nearest.flatMap((inner) => findCause(inner, path));
}

function describeIssue(issue: Issue, tree: unknown): Pick<ContentProblem, "what" | "wanted"> {
  if (issue.code === "unrecognized_keys")
    return {
      what: `has ${issue.keys.join(", ")}, which nothing reads`,
      wanted: "only what other entries of its kind have (is it misspelt, or in the wrong place?)",
    };
  return { what: describeValue(tree, issue.path), wanted: describeWanted(issue) };
}

const types: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  array: "a list",
  tuple: "a list",
  object: "names with their values",
  record: "names with their values",
  boolean: "true or false",
};

function describeWanted(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return types[issue.expected] ?? issue.expected;
    case "invalid_value":
      return issue.values.length === 1
        ? String(issue.values[0])
        : `one of ${issue.values.map(String).join(", ")}`;
    case "too_small":
      return `${issue.inclusive ? "at least" : "more than"} ${issue.minimum}`;
    case "too_big":
      return `${issue.inclusive ? "at most" : "less than"} ${issue.maximum}`;
    default:
      return issue.message;
  }
}

/** The value at a path, briefly. */
function describeValue(tree: unknown, path: Path): string {
  const found = path.reduce<unknown>(
    (node, key) =>
      node === null || typeof node !== "object"
        ? undefined
        : (node as Record<PropertyKey, unknown>)[key],
    tree,
  );
  return found === undefined ? "is missing" : `is ${JSON.stringify(found).slice(0, 80)}`;
}
