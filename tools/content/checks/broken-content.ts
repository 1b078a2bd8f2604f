// What tests of the checks need to break the content: its shape without locks, and ways to what they break.
import type { Benefit, Product } from "#shared/content/schema/entries.ts";
import type { FinishedDocument } from "../read-content.ts";
import type { CheckedContent } from "./checked-content.ts";

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
