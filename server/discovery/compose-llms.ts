// The site for programs that read texts rather than pages (llmstxt.org): a description, and every page as Markdown.
import type { Settings } from "#server/environment.ts";
import { loadPage } from "#server/views/load-page.ts";
import type { Edition } from "#shared/editions/edition.ts";
import { addressIn, editions, frameLanguageOf } from "#shared/editions/editions.ts";
import { languages } from "#shared/editions/languages.ts";
import { catalogueAddress } from "#shared/editions/printed-catalogue.ts";
import { families } from "#shared/families/families.ts";
import { familyPages } from "#shared/generated/families.ts";
import { discoveryTexts } from "#shared/generated/interface/discovery.ts";
import { claimsPage } from "#shared/generated/pages/claims.ts";
import { maximaPage } from "#shared/generated/pages/maxima.ts";
import { claimsPath, maximaPath, registerFile } from "#shared/pages/register-address.ts";
import { type Words, wordsIn } from "#shared/words/words.ts";
import { cataloguePath } from "./compose-catalogue.ts";
import { type SiteAddress, siteAddresses } from "./list-addresses.ts";
import { markdownAddress } from "./list-alternates.ts";
import { sitemapPathOf } from "./sitemaps.ts";

export const llmsPath = "/llms.txt";

const registers = [
  { path: claimsPath, name: claimsPage.head.listName },
  { path: maximaPath, name: maximaPage.head.listName },
];

/** `siteUrl` has no slash at its end. */
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
  const words = wordsIn(frameLanguageOf(edition));
  const texts = discoveryTexts.llms;

  const section = (title: string, lines: readonly string[]) =>
    `## ${title}\n\n${lines.join("\n")}\n`;

  /** Lists pages, with their descriptions if there are few. */
  const listPages = (addresses: readonly SiteAddress[], isDescribed = false) =>
    addresses.map(({ path }) => {
      const page = loadPage(path, new URLSearchParams(), edition, settings)?.page;
      if (!page) throw new Error(`there is no page at ${path}`);
      const link = `- [${page.title}](${siteUrl}${markdownAddress(edition, path)})`;
      return isDescribed ? `${link}: ${page.description}` : link;
    });

  const entryPages = new Set<string>(["product", ...families.map(({ sheet }) => sheet)]);
  const of = (id: string) => siteAddresses.filter((address) => address.id === id);
  const file = (name: string, address: string) => `- [${name}](${siteUrl}${address})`;
  return [
    `# ${lab.name}\n`,
    `> ${words.fill(texts.summary, lab)}\n`,
    `${words.plain(texts.formats)}\n`,
    section(
      words.plain(texts.pages),
      listPages(
        siteAddresses.filter(({ id }) => !entryPages.has(id)),
        true,
      ),
    ),
    ...families.map(({ id, sheet }) =>
      section(words.plain(familyPages[id].family.printed), listPages(of(sheet))),
    ),
    section(words.plain(texts.products), listPages(of("product"))),
    section(words.plain(texts.other), [
      file(words.plain(texts.feed), cataloguePath),
      ...registers.map(({ path, name }) =>
        file(`${words.plain(name)} (JSON)`, registerFile(path, "json")),
      ),
      ...languages.map(({ id }) =>
        file(
          `${words.plain(texts.catalogue)} (${nameEdition({ id }, words)})`,
          catalogueAddress(id),
        ),
      ),
      file(words.plain(texts.sitemap), sitemapPathOf(edition)),
    ]),
    section(
      words.plain(texts.editions),
      editions
        .filter(({ id }) => id !== edition.id)
        .map((other) => file(nameEdition(other, words), addressIn(other, llmsPath))),
    ),
  ].join("\n");
}

/** "français"; the edition that mixes languages has their names. */
function nameEdition({ id }: Pick<Edition, "id">, words: Words): string {
  const spoken = id === "original" ? languages.map((each) => each.id) : [id];
  return words.list(spoken.map((each) => words.nameOfLanguage(each) ?? each));
}
