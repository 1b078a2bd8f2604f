// Structured data of a page for search engines: one graph of schema.org's vocabulary (JSON-LD), typed by it, so that a name it does
// not have is a compile error. The graph states only facts of the page: no offer, no rating, no question that nobody asked, and no
// health claims.
import type {
  AboutPageLeaf,
  BreadcrumbList,
  CollectionPageLeaf,
  ContactPageLeaf,
  DatasetLeaf,
  DefinedTerm,
  DietarySupplementLeaf,
  Graph,
  IdReference,
  ItemList,
  ItemPageLeaf,
  MergeLeafTypes,
  Organization,
  PostalAddress,
  ProductLeaf,
  SearchActionLeaf,
  Service,
  Thing,
  WebPageLeaf,
  WebSite,
  WithActionConstraints,
} from "schema-dts";
import { casOf } from "#server/facts/identity.ts";
import { chooseSocialCard } from "#server/views/choose-social-card.ts";
import type { PageSubject } from "#server/views/found-page.ts";
import { loadCatalogueIndex } from "#server/views/load-page.ts";
import type { Particulars } from "#shared/content/schema/particulars.ts";
import { type Edition, type Language, textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { languages } from "#shared/editions/languages.ts";
import { type Family, families } from "#shared/families/families.ts";
import { familyPages } from "#shared/generated/families.ts";
import { laboratory } from "#shared/generated/pages/laboratory.ts";
import type { CatalogueRow } from "#shared/pages/catalogue.ts";
import type { PictureData } from "#shared/pages/localized.ts";
import type { Page, PageData, PageOf, Site } from "#shared/pages/page.ts";
import type { PageId } from "#shared/pages/page-table.ts";
import { recordBy } from "#shared/pages/record-by.ts";
import { type RegisterForm, registerFile, registerForms } from "#shared/pages/register-address.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import { searchPath } from "#shared/search/search-query.ts";
import { dateOf } from "./list-addresses.ts";

/** A page and its context. */
interface DescribedOf<Id extends PageId> {
  readonly page: PageOf<Id>;
  readonly subject: PageSubject | null;
  readonly edition: Edition;
  readonly site: Site;
}

/** Any page. */
type Described = DescribedOf<PageId>;

type PageLeaf = AboutPageLeaf | CollectionPageLeaf | ContactPageLeaf | ItemPageLeaf | WebPageLeaf;

/** The subject of a page beside the page itself. */
interface Subject {
  readonly type?: PageLeaf["@type"];
  readonly mainEntity?: Thing | IdReference;
  readonly about?: Thing;
}

/** `certificates`: those that are valid on the day. */
export function describeInGraph(
  described: Described & { readonly page: Page },
  certificates: Particulars["certificates"],
): Graph {
  const { page, edition, site } = described;
  const url = urlOf(described, page.path);
  const { type = "WebPage", ...entities } = subjectOf(described);
  const breadcrumb = breadcrumbOf(described);
  const date = dateOf(page.path, edition);
  const card = chooseSocialCard(page);
  const webPage: PageLeaf = {
    "@type": type,
    "@id": url,
    url,
    name: page.title,
    description: page.description,
    inLanguage: page.lang,
    isPartOf: { "@id": idOfSite(site) },
    primaryImageOfPage: {
      "@type": "ImageObject",
      url: site.url + card.address,
      width: String(card.width),
      height: String(card.height),
      caption: card.alt,
    },
    ...(breadcrumb && { breadcrumb: { "@id": `${url}#breadcrumb` } }),
    ...(date && { dateModified: date }),
    ...entities,
  };
  return {
    "@context": "https://schema.org",
    "@graph": [
      describeLaboratory(site, page.lang, certificates),
      describeSite(site),
      webPage,
      ...(breadcrumb ? [breadcrumb] : []),
    ],
  };
}

const urlOf = ({ site, edition }: Described, path: string) =>
  site.url + addressIn(edition, encodeURI(path));
const idOfLaboratory = ({ url }: Site) => `${url}/#organization`;
const idOfSite = ({ url }: Site) => `${url}/#website`;

function describeLaboratory(
  site: Site,
  language: Language,
  certificates: Particulars["certificates"],
): Organization {
  const { lab } = site;
  const founded = Math.min(...laboratory.history.entries.flatMap(({ year }) => year ?? []));
  return {
    "@type": "Organization",
    "@id": idOfLaboratory(site),
    name: lab.name,
    url: `${site.url}/`,
    logo: {
      "@type": "ImageObject",
      url: `${site.url}/icon-512.png`,
      width: "512",
      height: "512",
    },
    foundingDate: String(founded),
    address: describeAddress(lab.address),
    telephone: lab.phone,
    email: lab.email,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "sales",
      telephone: lab.phone,
      email: lab.email,
      availableLanguage: languages.map(({ id }) => id),
    },
    ...(certificates.length > 0 && {
      hasCertification: certificates.map(({ name, body, number, scope, until, file }) => ({
        "@type": "Certification",
        name,
        description: scope[language],
        certificationIdentification: number,
        issuedBy: { "@type": "Organization", name: body },
        expires: until,
        ...(file !== undefined && { url: site.url + file }),
      })),
    }),
  };
}

/** Divides the setting's lines into street, postal code with town, and country; any other form stays as text. */
function describeAddress(lines: readonly string[]): PostalAddress | string {
  const [street, town, country, ...rest] = lines;
  const [, postalCode, addressLocality] = /^([\d-]{4,}) (.+)$/.exec(town ?? "") ?? [];
  if (!street || !postalCode || !addressLocality || !country || rest.length > 0)
    return lines.join(", ");
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    postalCode,
    addressLocality,
    addressCountry: country,
  };
}

const describeSite = (site: Site): WebSite => ({
  "@type": "WebSite",
  "@id": idOfSite(site),
  url: `${site.url}/`,
  name: site.lab.name,
  publisher: { "@id": idOfLaboratory(site) },
  inLanguage: languages.map(({ id }) => id),
  potentialAction: searchOf(site),
});

const searchOf = (site: Site): WithActionConstraints<SearchActionLeaf> => ({
  "@type": "SearchAction",
  target: {
    "@type": "EntryPoint",
    urlTemplate: `${site.url}${addressIn(site, searchPath)}?q={query}`,
  },
  "query-input": "required name=query",
});

/** The page's parents and itself; the home page has none. */
function breadcrumbOf(described: Described): BreadcrumbList | undefined {
  const { page } = described;
  if (page.id === "home") return undefined;
  return {
    "@type": "BreadcrumbList",
    "@id": `${urlOf(described, page.path)}#breadcrumb`,
    itemListElement: page.trail.steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: textOf(name),
      item: urlOf(described, path),
    })),
  };
}

/** The subject of the page's kind; a kind that is not listed here is described as a page only. */
function subjectOf<Id extends PageId>(described: DescribedOf<Id>): Subject {
  return subjects[described.page.id]?.(described) ?? {};
}

const subjects: { readonly [Id in PageId]?: (described: DescribedOf<Id>) => Subject } = {
  home: ({ site }) => ({ mainEntity: { "@id": idOfLaboratory(site) } }),
  laboratory: ({ site }) => ({
    type: "AboutPage",
    mainEntity: { "@id": idOfLaboratory(site) },
  }),
  contact: () => ({ type: "ContactPage" }),
  claims: (described) => ({ mainEntity: describeRegister(described) }),
  maxima: (described) => ({ mainEntity: describeRegister(described) }),
  customMade: (described) => ({ mainEntity: describeService(described) }),
  whiteLabel: (described) => {
    const { products } = described.page.data.browser;
    return {
      type: "CollectionPage",
      mainEntity: describeList(
        described,
        products.map(({ name, path }) => ({ name: textOf(name), path })),
      ),
      about: describeService(described),
    };
  },
  product: (described) => ({
    type: "ItemPage",
    mainEntity: describeProduct(described, described.page.data),
  }),
  ...recordBy(families, "page", ({ segment }) => (described: DescribedOf<Family["page"]>) => {
    const { data } = described.page;
    return describeCatalogue(described, segment, "finished" in data ? data.finished : []);
  }),
  ...recordBy(
    families,
    "sheet",
    (family) => (described: DescribedOf<Family["sheet"]>) => describeSheet(described, family),
  ),
};

/** The register that a page shows, and its files. */
function describeRegister(described: Described): DatasetLeaf {
  const { page, site, edition } = described;
  const url = urlOf(described, page.path);
  const date = dateOf(page.path, edition);
  return {
    "@type": "Dataset",
    "@id": `${url}#dataset`,
    name: page.title,
    description: page.description,
    url,
    inLanguage: page.lang,
    creator: { "@id": idOfLaboratory(site) },
    isAccessibleForFree: true,
    ...(date && { dateModified: date }),
    distribution: registerForms.map((form) => ({
      "@type": "DataDownload",
      encodingFormat: formats[form],
      contentUrl: urlOf(described, registerFile(page.path, form)),
    })),
  };
}

const formats = { csv: "text/csv", json: "application/json" } as const satisfies Readonly<
  Record<RegisterForm, string>
>;

function describeCatalogue(
  described: Described,
  segment: string,
  finished: readonly CatalogueRow[],
): Subject {
  const rows = [...(loadCatalogueIndex(segment, described.edition) ?? []), ...finished];
  return {
    type: "CollectionPage",
    mainEntity: describeList(
      described,
      rows.map(({ name, code, path }) => ({ name: code ? `${name} ${code}` : name, path })),
    ),
  };
}

function describeSheet(described: DescribedOf<Family["sheet"]>, family: Family): Subject {
  const sheet = described.page.data;
  const entry = described.subject?.entry;
  const mainEntity = sheet.isFinished
    ? describeGoods(described, textOf(sheet.name), null)
    : entry && describeTerm(described, family, entry, sheet);
  return { type: "ItemPage", ...(mainEntity && { mainEntity }) };
}

/** Describes the whole list, whichever part of it the page shows. */
const describeList = (
  described: Described,
  items: readonly { name: string; path: string | null }[],
): ItemList => ({
  "@type": "ItemList",
  "@id": `${urlOf(described, described.page.path)}#list`,
  numberOfItems: items.length,
  itemListElement: items.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    ...(path && { url: urlOf(described, path) }),
  })),
});

const describeService = (described: Described): Service => ({
  "@type": "Service",
  "@id": `${urlOf(described, described.page.path)}#service`,
  name: described.page.title,
  description: described.page.description,
  provider: { "@id": idOfLaboratory(described.site) },
});

/** An ingredient is a term of its catalogue; its code is the CAS number, or the strain's. */
function describeTerm(
  described: Described,
  family: Family,
  entry: NonNullable<PageSubject["entry"]>,
  sheet: SheetData,
): DefinedTerm {
  const { page } = described;
  const name = textOf(page.trail.steps.at(-1)?.name ?? "");
  const others = "nom" in entry ? languages.map(({ id }) => entry.nom[id]) : [];
  const formerly =
    "formerName" in entry && entry.formerName ? [`${entry.formerName} ${entry.code}`] : [];
  const identity = "identity" in entry ? entry.identity : undefined;
  const alternateName = new Set([...others, ...(identity ? [identity.inci] : []), ...formerly]);
  alternateName.delete(name);
  const termCode = sheet.code ?? (identity && casOf(identity));
  const list = urlOf(described, sheet.listPath);
  return {
    "@type": "DefinedTerm",
    "@id": `${urlOf(described, page.path)}#term`,
    name,
    ...(alternateName.size > 0 && { alternateName: [...alternateName] }),
    description: page.description,
    ...(termCode && { termCode }),
    inDefinedTermSet: {
      "@type": "DefinedTermSet",
      "@id": `${list}#terms`,
      name: familyPages[family.id].head.listName[page.lang],
      url: list,
    },
  };
}
type Supplement = MergeLeafTypes<[ProductLeaf, DietarySupplementLeaf]>;

function describeProduct(described: Described, data: PageData["product"]): Thing {
  const goods = describeGoods(described, textOf(data.name), data.picture);
  const category = textOf(data.category.name);
  if (data.duration === null) return { ...goods, category };
  const supplement: Supplement = {
    ...goods,
    "@type": ["Product", "DietarySupplement"],
    category,
    activeIngredient: data.actives.map(({ name, code, dose }) =>
      [textOf(name), code, textOf(dose)].filter(Boolean).join(" "),
    ),
    safetyConsideration: textOf(data.caution),
  };
  // The package's types do not allow things of two types inside others.
  return supplement as unknown as Thing;
}

/** The goods have no offer: prices depend on a brand's order. */
function describeGoods(
  described: Described,
  name: string,
  picture: PictureData | null,
): ProductLeaf {
  const { page, site } = described;
  const url = urlOf(described, page.path);
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    name,
    description: page.description,
    url,
    manufacturer: { "@id": idOfLaboratory(site) },
    ...(picture && { image: site.url + largestOf(picture) }),
  };
}

const largestOf = ({ base, hash, widths }: PictureData) =>
  `${base}-${Math.max(...widths)}.${hash}.webp`;
