// What tests of the checks need to break the content: its shape without locks, ways to what they break, and a test for each mistake.
import { beforeAll, describe, expect, test } from "vitest";
import type { Benefit, Product } from "#shared/content/schema/entries.ts";
import { pictures } from "#shared/pictures/pictures.ts";
import type { Check, CheckedContent } from "#tools/content/checks/checked-content.ts";
import { describeProblem } from "#tools/content/problems.ts";
import {
  type FinishedDocument,
  finishDocuments,
  readContent,
} from "#tools/content/read-content.ts";

/** Content that may be broken. */
type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;
export type Broken = Mutable<Pick<CheckedContent, "entries" | "documents">> & {
  pictures: Set<string>;
};

/** What is broken, how, and what is said of it. */
export type Mistake = readonly [string, (content: Broken) => void, RegExp];

/** The first item of a list that matches. */
export function one<T>(list: T[], isMeant: (item: T) => boolean = () => true): T {
  const found = list.find(isMeant);
  if (!found) throw new Error("the content has none");
  return found;
}

export const words = (count: number) =>
  Array.from({ length: count }, (_, i) => `mot${i}`).join(" ");
export const told = (benefit: Mutable<Benefit>) => "description" in benefit;
export const claimed = (benefit: Mutable<Benefit>) => "claims" in benefit;
export const isSerum = ({ quantity }: Mutable<Product>) => quantity === null;
export const documentOf = ({ documents }: Broken, folder: string) =>
  one(documents as Mutable<FinishedDocument>[], ({ kind }) => kind.folder === folder).values;

/** The content as it is. */
export async function readWhole(): Promise<CheckedContent> {
  const content = readContent();
  const documents = await finishDocuments(content, content.entries, []);
  return {
    entries: content.entries,
    documents,
    pictures: new Set(Object.keys(pictures)),
    engravings: content.engravings,
  };
}

/** A test for each mistake: in content that is whole otherwise, the check says it. */
export function eachIsFound<Name extends string>(
  checks: Readonly<Record<Name, Check>>,
  mistakes: Readonly<Record<Name, readonly Mistake[]>>,
): void {
  let whole: CheckedContent;

  beforeAll(async () => {
    whole = await readWhole();
  }, 60_000);

  describe.each(Object.keys(mistakes) as Name[])("%s", (name) => {
    test.each(mistakes[name])("finds %s", (_what, breakIt, expected) => {
      const { pictures: names, ...plain } = whole;
      const content = { ...structuredClone(plain), pictures: new Set(names) };
      breakIt(content as unknown as Broken);
      const said = checks[name](content).map(describeProblem);
      expect(said.join("\n")).toMatch(expected);
    });
  });
}
