// What is wrong with the content, said so that whoever edits it can put it right.
import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");

/** Where all documents are, from the project's root. */
export const contentFolder = "shared/content";

export interface ContentProblem {
  /** File or folder from the project's root, then the field: "shared/content/liposomes/zinc, fr.md, caution". */
  readonly where: string;
  /** What was found. */
  readonly what: string;
  readonly wanted: string;
}

export const sayProblem = ({ where, what, wanted }: ContentProblem) =>
  `${where}: ${what}. Wanted: ${wanted}.`;

/** All that keeps the content from being built, in one error. */
export class ContentError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly ContentProblem[]) {
    const said = problems.map(sayProblem);
    super(
      `The content has ${said.length} problem${said.length === 1 ? "" : "s"}:\n- ${said.join("\n- ")}`,
    );
    this.name = "ContentError";
    this.problems = said;
  }
}
