// Problems of the content, worded so that an editor can put them right.
import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");

/** The folder of all documents, from the project's root. */
export const contentFolder = "shared/content";

export interface ContentProblem {
  /** File or folder from the project's root, then the field: "shared/content/liposomes/zinc, fr.md, caution". */
  readonly where: string;
  /** The finding. */
  readonly what: string;
  readonly wanted: string;
}

export const describeProblem = ({ where, what, wanted }: ContentProblem) =>
  `${where}: ${what}. Wanted: ${wanted}.`;

/** All problems that keep the content from being built, in one error. */
export class ContentError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly ContentProblem[]) {
    const said = problems.map(describeProblem);
    super(
      `The content has ${said.length} problem${said.length === 1 ? "" : "s"}:\n- ${said.join("\n- ")}`,
    );
    this.name = "ContentError";
    this.problems = said;
  }
}
