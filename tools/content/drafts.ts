// Unfinished entries: `draft: true` in their facts. Their problems do not stop the build; they are shown by `npm run dev` only.
import { folderOf } from "./checks/checked-content.ts";
import { unwritten } from "./checks/typography.ts";
import { type Entries, type FamilyEntries, gatherEntries } from "./entries.ts";
import { type ContentProblem, contentFolder, describeProblem } from "./problems.ts";

/** The entries without those whose folders ("liposomes/zinc") are given. */
export function leaveOut(entries: Entries, folders: ReadonlySet<string>): Entries {
  const keep = (entry: Parameters<typeof folderOf>[0]) => !folders.has(folderOf(entry));
  const byFamily = Object.fromEntries(
    Object.entries(entries.families).map(([id, list]) => [
      id,
      (list as readonly Parameters<typeof folderOf>[0][]).filter(keep),
    ]),
  ) as unknown as FamilyEntries;
  return gatherEntries(byFamily, {
    ...entries,
    serums: entries.serums.filter(keep),
    products: entries.products.filter(keep),
  });
}

/** True when a problem is about the entry of a folder. */
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

/** The open parts of a draft, for its author; `isShown`: by this build. */
export function describeDraft(
  folder: string,
  problems: readonly ContentProblem[],
  isShown: boolean,
): string {
  const own = problems.filter((problem) => isAbout(problem, folder));
  const place = `${contentFolder}/${folder}`;
  const shown = isShown ? "shown here only" : "not shown";
  if (own.length === 0)
    return `${place} is a draft, ${shown}. Nothing is left: delete draft: true.`;
  const open = own.filter(({ what }) => what.startsWith(unwritten));
  const others = own.filter((problem) => !open.includes(problem));
  return [
    `${place} is a draft, ${shown}. Still to be done:`,
    ...listUnwritten(open),
    ...others.map((problem) => `- ${describeProblem(problem)}`),
  ].join("\n");
}

/** One line per document, as a new entry has many of them. */
function listUnwritten(open: readonly ContentProblem[]): string[] {
  const fields = Map.groupBy(open, ({ where }) => where.split(", ").slice(0, 2).join(", "));
  return [...fields].map(
    ([file, list]) =>
      `- ${file}: to be written: ${list.map(({ where }) => where.split(", ").slice(2).join(", ")).join("; ")}.`,
  );
}
