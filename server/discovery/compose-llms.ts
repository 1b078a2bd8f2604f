// The site for programs that read texts rather than pages (llmstxt.org): what it is, and every page as Markdown.
import type { Settings } from "#server/environment.ts";
import { loadPage } from "#server/views/load-page.ts";
import type { Edition } from "#shared/editions/edition.ts";
import { addressIn, editions, frameLanguageOf } from "#shared/editions/editions.ts";
import { languages } from "#shared/editions/languages.ts";
import { catalogueAddress } from "#shared/editions/printed-catalogue.ts";
import { families } from "#shared/families/families.ts";
import { familyPages } from "#shared/generated/families.ts";
import { discoveryTexts } from "#shared/generated/interface/discovery.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { cataloguePath } from "./compose-catalogue.ts";
import { type SiteAddress, siteAddresses } from "./list-addresses.ts";
import { markdownAddress } from "./list-alternates.ts";
import { sitemapPathOf } from "./sitemaps.ts";

export const llmsPath = "/llms.txt";

/** `siteUrl`: without a slash at its end. */
export function composeLlms({
  siteUrl,
  settings,
  edition,
}: {
  siteUrl: string;
  settings: Settings;
  edition: Edition;
}): string {
  const lab = { name: settings.LAB_NAME, email: settings.LAB_EMAIL };
  const language = frameLanguageOf(edition);
  const texts = discoveryTexts.llms;

  const section = (title: string, lines: readonly string[]) =>
    `## ${title}\n\n${lines.join("\n")}\n`;

  /** With the page's description where there are few. */
  const listPages = (addresses: readonly SiteAddress[], isDescribed = false) =>
    addresses.map(({ path }) => {
      const page = loadPage(path, new URLSearchParams(), edition, settings)?.page;
      if (!page) throw new Error(`there is no page at ${path}`);
      const name = page.title.replace(/ \| [^|]+$/, "");
      const link = `- [${name}](${siteUrl}${markdownAddress(edition, path)})`;
      return isDescribed ? `${link}: ${page.description}` : link;
    });

  const entryPages = new Set<string>(["product", ...families.map(({ sheet }) => sheet)]);
  const of = (id: string) => siteAddresses.filter((address) => address.id === id);
  const file = (name: string, address: string) => `- [${name}](${siteUrl}${address})`;
  return [
    `# ${lab.name}\n`,
    `> ${fillText(texts.summary[language], lab)}\n`,
    `${texts.formats[language]}\n`,
    section(
      texts.pages[language],
      listPages(
        siteAddresses.filter(({ id }) => !entryPages.has(id)),
        true,
      ),
    ),
    ...families.map(({ id, sheet }) =>
      section(familyPages[id].family.printed[language], listPages(of(sheet))),
    ),
    section(texts.products[language], listPages(of("product"))),
    section(texts.other[language], [
      file(texts.feed[language], cataloguePath),
      ...languages.map(({ id }) =>
        file(
          `${texts.catalogue[language]} (${editionName({ id }, language)})`,
          catalogueAddress(id),
        ),
      ),
      file(texts.sitemap[language], sitemapPathOf(edition)),
    ]),
    section(
      texts.editions[language],
      editions
        .filter(({ id }) => id !== edition.id)
        .map((other) => file(editionName(other, language), addressIn(other, llmsPath))),
    ),
  ].join("\n");
}

/** "français"; the edition that mixes languages has their names. */
function editionName({ id }: Pick<Edition, "id">, reader: string): string {
  const names = new Intl.DisplayNames([reader], { type: "language" });
  const spoken = id === "original" ? editions.map((each) => each.id) : [id];
  const list = spoken.filter((each) => each !== "original").map((each) => names.of(each) ?? each);
  return new Intl.ListFormat([reader], { type: "conjunction" }).format(list);
}
