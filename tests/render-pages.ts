// Run in a copy of the project (copy-project.ts): renders pages of an edition, what its lists name, notices and the receipt of an enquiry; prints their HTML as JSON.
// Arguments: id of a language or "original", then addresses.

import { loadContactPopup } from "#client/frame/ContactProvider.tsx";
import { loadComponent } from "#client/pages/page-modules.ts";
import { composeAcknowledgement } from "#server/enquiries/mails/compose-acknowledgement.ts";
import { answerTimeSetting, readSettings } from "#server/environment.ts";
import { renderBusyNotice, renderFormNotice } from "#server/pages/render-notice.tsx";
import { renderPage } from "#server/pages/render-page.tsx";
import { loadCatalogueIndex, loadPage } from "#server/views/load-page.ts";
import { loadSite } from "#server/views/load-site.ts";
import {
  editionIn,
  findLanguage,
  originalEdition,
  textOf,
  translate,
} from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { languages } from "#shared/editions/languages.ts";
import { catalogueAddress, type PrintedCatalogues } from "#shared/editions/printed-catalogue.ts";
import { noSource } from "#shared/enquiry/source.ts";

const [id = "", ...addresses] = process.argv.slice(2);
const language = findLanguage(id);
const edition = language ? editionIn(language) : originalEdition;
const settings = readSettings({});
const assets = {
  build: "build",
  stylesheet: "",
  pageStylesheets: {},
  searchIndexes: {},
  catalogues: Object.fromEntries(
    languages.map(({ id }) => [
      id,
      { address: catalogueAddress(id), versioned: "", bytes: 4_200_000, date: "2026-11-22" },
    ]),
  ) as unknown as PrintedCatalogues,
  modes: { stylesheet: "", media: "" },
  fonts: [],
  wake: "",
  firstStyles: {},
  entry: "",
  scripts: {},
  parts: {},
};
const site = loadSite(edition, settings, 2026, assets);
const rendered: Record<string, string> = {};

for (const address of addresses) {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const found = loadPage(decodeURIComponent(pathname), searchParams, edition, settings);
  if (!found) throw new Error(`there is no page at ${address}`);
  rendered[address] = await renderPage(
    {
      // With the popup, thanking.
      loaded: await loadComponent(found.page),
      delivery: { site, contact: { kind: "sent", reference: "SPH-7K3Q-9F2M" } },
      dataQuery: null,
      isSourceless: false,
      siteData: "",
      subject: found.subject,
      certificates: [],
      title: found.title,
      ContactPopup: await loadContactPopup(),
      edition,
      address: addressIn(edition, found.page.path + found.query),
      path: found.page.path,
      isVariant: false,
    },
    assets,
  );
  for (const { name, action } of loadCatalogueIndex(pathname.slice(1), edition) ?? [])
    rendered[`rows of ${address}`] =
      `${rendered[`rows of ${address}`] ?? ""}<p>${name}<p>${textOf(action ?? "")}`;
}

const form = {
  kind: "form",
  values: { email: "a" },
  chosen: [],
  formula: null,
  errors: {},
} as const;
rendered["busy"] = renderBusyNotice({ site, edition, stylesheet: "" });
rendered["notice"] = renderFormNotice(form, { site, edition, stylesheet: "" });
const { html, subject } = composeAcknowledgement(
  {
    reference: "SPH-7K3Q-9F2M",
    receivedAt: 0,
    language: site.contactLang,
    browserLanguage: "",
    selection: "",
    formula: "",
    source: noSource,
    suspicions: [],
    enquiry: {
      email: "a@example.com",
      phone: "0123456789",
      company: "",
      country: "",
      person: "",
      quantity: "",
      timing: "",
      message: "",
      product: "",
      page: `${edition.prefix}/contact`,
    },
  },
  {
    from: settings.MAIL_FROM,
    to: settings.SALES_EMAIL,
    siteUrl: undefined,
    lab: {
      name: settings.LAB_NAME,
      phone: settings.LAB_PHONE,
      email: settings.LAB_EMAIL,
      address: settings.LAB_ADDRESS,
      answerTime: translate((each) => settings[answerTimeSetting(each)]),
    },
  },
);
rendered["receipt"] = `<title>${subject}</title>${html}`;

process.stdout.write(JSON.stringify(rendered));
