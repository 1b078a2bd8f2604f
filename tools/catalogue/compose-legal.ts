// The legal notice of the printed catalogue.
import { textOf } from "#shared/editions/edition.ts";
import type { printedCatalogue } from "#shared/generated/interface/printed-catalogue.ts";
import type { Localized } from "#shared/pages/localized.ts";
import type { PageData } from "#shared/pages/page.ts";
import { type Block, readBlocks } from "./rich-text.ts";

/** The sections of the legal notice that also apply in print; `site`: the site's address without a slash. */
export function composeLegal(
  { title, sections }: PageData["legalNotice"],
  texts: Localized<typeof printedCatalogue>["legal"],
  site: string,
) {
  const blocksOf = (id: string): Block[] => {
    const section = sections.find((each) => each.id === id);
    if (!section) throw new Error(`the legal notice has no section ${id}`);
    return readBlocks(textOf(section.text));
  };
  const titleOf = (id: string) => textOf(sections.find((each) => each.id === id)?.title ?? "");
  const paragraph = (text: string): Block => ({ kind: "p", runs: [text] });
  const [publisher] = blocksOf("publisher").filter(({ kind }) => kind === "table");
  return {
    title: textOf(title),
    sections: [
      { title: titleOf("publisher"), blocks: publisher ? [withoutMissing(publisher)] : [] },
      { title: titleOf("director"), blocks: blocksOf("director").filter(isKnown) },
      {
        title: textOf(texts.title),
        blocks: [
          paragraph(textOf(texts.audience)),
          paragraph(textOf(texts.editions)),
          ...blocksOf("audience").slice(1),
          ...blocksOf("language").slice(1),
        ],
      },
      {
        title: titleOf("property"),
        blocks: [
          paragraph(textOf(texts.rights)),
          paragraph(textOf(texts.credits)),
          ...blocksOf("property").slice(2),
        ],
      },
    ]
      .filter(({ blocks }) => blocks.length > 0)
      .map(({ title: name, blocks }) => ({
        title: name,
        blocks: blocks.map((block) => withFullLinks(block, site)),
      })),
  };
}

/** Links to pages of the site become complete addresses, which can be read on paper. */
function withFullLinks(block: Block, site: string): Block {
  if (block.kind !== "p") return block;
  const runs = block.runs.flatMap((run) => {
    if (typeof run === "string" || run.kind !== "a" || !run.to.startsWith("/")) return [run];
    const to = site + run.to;
    return [{ ...run, to }, " (", { ...run, to, text: to.replace(/^https?:\/\//, "") }, ")"];
  });
  return { ...block, runs };
}

/** Facts that wait for a setting are left out of print. */
const isMissing = (text: string) => text.includes("[");
const textsIn = (runs: readonly (string | { readonly text: string })[]) =>
  runs.map((run) => (typeof run === "string" ? run : run.text)).join("");
const isKnown = (block: Block) => block.kind !== "p" || !isMissing(textsIn(block.runs));
const withoutMissing = (block: Block): Block =>
  block.kind === "table"
    ? {
        ...block,
        rows: block.rows.slice(1).filter((row) => row.every((cell) => !isMissing(textsIn(cell)))),
      }
    : block;
