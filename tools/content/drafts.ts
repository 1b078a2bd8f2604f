// Entries that are not finished: `draft: true` in their facts. What is wrong with them holds up nobody else; they are shown by
// `npm run dev` only.
import { folderOf } from "./checks/checked-content.ts";
import { type ContentProblem, contentFolder, sayProblem } from "./problems.ts";
import type { Entries } from "./read-content.ts";

/** The entries without those whose folders ("liposomes/zinc") are given. */
export function leaveOut(entries: Entries, folders: ReadonlySet<string>): Entries {
  const keep = (entry: Parameters<typeof folderOf>[0]) => !folders.has(folderOf(entry));
  return {
    ...entries,
    liposomes: entries.liposomes.filter(keep),
    niosomes: entries.niosomes.filter(keep),
    serums: entries.serums.filter(keep),
    strains: entries.strains.filter(keep),
    products: entries.products.filter(keep),
  };
}

/** Whether a problem is about the entry of a folder. */
export function isAbout({ where }: ContentProblem, folder: string): boolean {
  const place = `${contentFolder}/${folder}`;
  return where === place || where.startsWith(`${place},`) || where.startsWith(`${place}/`);
}

/** The problems of drafts, and the others, which keep the content from being built. */
export function divideProblems(
  problems: readonly ContentProblem[],
  drafts: ReadonlySet<string>,
): { readonly ofDrafts: ContentProblem[]; readonly others: ContentProblem[] } {
  const isOfDraft = (problem: ContentProblem) =>
    [...drafts].some((folder) => isAbout(problem, folder));
  return {
    ofDrafts: problems.filter(isOfDraft),
    others: problems.filter((problem) => !isOfDraft(problem)),
  };
}

/** What each draft still needs, for whoever writes it; `shown`: whether this build shows it. */
export function describeDraft(
  folder: string,
  problems: readonly ContentProblem[],
  isShown: boolean,
): string {
  const open = problems.filter((problem) => isAbout(problem, folder));
  const what = open.length > 0 ? "Still to be done:" : "Nothing is left to do: delete draft: true.";
  return [
    `${contentFolder}/${folder} is a draft, ${isShown ? "shown here only" : "not shown"}. ${what}`,
    ...open.map((problem) => `- ${sayProblem(problem)}`),
  ].join("\n");
}
