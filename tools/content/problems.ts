// What is wrong with the content, said so that whoever edits it can put it right.
import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");

export interface ContentProblem {
  /** File or folder from the project's root, then the field: "shared/content/liposomes/zinc, caution". */
  readonly where: string;
  /** What was found. */
  readonly what: string;
  readonly wanted: string;
}

export const sayProblem = ({ where, what, wanted }: ContentProblem) =>
  `${where}: ${what}. Wanted: ${wanted}.`;
