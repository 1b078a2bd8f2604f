// The data that all pages share: the laboratory's details from the settings, header, footer and popup texts.

import { answerTimeSetting, type Settings } from "#server/environment.ts";
import { dialAddress } from "#server/phone-numbers.ts";
import type { Frame } from "#shared/content/schema/interface/frame.ts";
import { type Edition, type Language, languageIn } from "#shared/editions/edition.ts";
import { formLanguageOf, frameLanguageOf, otherEditionsOf } from "#shared/editions/editions.ts";
import { languages } from "#shared/editions/languages.ts";
import {
  catalogueAddress,
  type PrintedCatalogue,
  type PrintedCatalogues,
} from "#shared/editions/printed-catalogue.ts";
import { speak } from "#shared/editions/speak.ts";
import { subjectNames } from "#shared/enquiry/subject-names.ts";
import { families, pathOfFamily } from "#shared/families/families.ts";
import { familyPages } from "#shared/generated/families.ts";
import { askingTexts } from "#shared/generated/interface/asking.ts";
import { contactTexts } from "#shared/generated/interface/contact.ts";
import { frame } from "#shared/generated/interface/frame.ts";
import { noticeTexts } from "#shared/generated/interface/notices.ts";
import { selectionControls } from "#shared/generated/pages/selection.ts";
import type { Site } from "#shared/pages/page.ts";
import { wordsIn } from "#shared/words/words.ts";
import { listUnnamed } from "./list-unnamed.ts";
import { localize } from "./localize.ts";

export function loadSite(
  edition: Edition,
  settings: Settings,
  year: number,
  {
    build,
    stylesheet,
    catalogues,
    searchIndexes,
  }: {
    readonly build: string;
    readonly stylesheet: string;
    readonly catalogues: PrintedCatalogues;
    readonly searchIndexes: Readonly<Record<string, string>>;
  },
): Site {
  const frameLang = frameLanguageOf(edition);
  const contactLang = formLanguageOf(edition);
  return {
    build,
    stylesheet,
    url: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    edition: edition.id,
    prefix: edition.prefix,
    otherEditions: otherEditionsOf(edition).map((other, index) => ({
      ...other,
      url: (index === 0 && settings.TRANSLATION_URL) || null,
      label: nameEdition(other.id, edition),
    })),
    frameLang,
    frame: localize(withPages(frame), { edition, pageLanguage: frameLang }),
    selectionControls: Object.fromEntries(
      languages
        .filter(({ id }) => languageIn(edition, id) === id)
        .map(({ id }) => [id, localize(selectionControls, { edition, pageLanguage: id })]),
    ),
    askingTexts: Object.fromEntries(
      languages
        .filter(({ id }) => languageIn(edition, id) === id)
        .map(({ id }) => [id, localize(askingTexts, { edition, pageLanguage: id })]),
    ),
    contactLang,
    contactTexts: localize(
      {
        ...contactTexts,
        ...(!catalogues[contactLang] && { catalogueNow: noticeTexts.awaitedOffer }),
        subjects: subjectNames,
      },
      { edition, pageLanguage: contactLang },
    ),
    catalogues: Object.fromEntries(
      languages.map(({ id }) => [
        id,
        {
          address: catalogueAddress(id),
          isReady: Boolean(catalogues[id]),
          note: describeCatalogue(catalogues[id], id),
        },
      ]),
    ) as Site["catalogues"],
    searchIndex: searchIndexes[edition.id] ?? "",
    year,
    lab: {
      name: settings.LAB_NAME,
      phone: settings.LAB_PHONE,
      phoneLink: dialAddress(settings.LAB_PHONE),
      email: settings.LAB_EMAIL,
      address: settings.LAB_ADDRESS.split(",").map((line) => line.trim()),
      booking: settings.BOOKING_URL ?? null,
      answerTime: settings[answerTimeSetting(contactLang)],
    },
  };
}

/** The name of the edition in another language; the original edition has words of its own for one of them. */
function nameEdition(language: Language, edition: Edition): string {
  const phrase = speak(frame.thisEdition, edition, language);
  return typeof phrase === "string" ? phrase : frame.thisEdition[language];
}

/**
 * The header's menu of ingredients and the footer's technologies are the families. The footer links a page of documents by its
 * title, if the frame has no shorter name for it.
 */
const withPages = (texts: typeof frame): Frame => ({
  ...texts,
  ingredients: {
    ...texts.ingredients,
    links: families
      .toSorted((a, b) => a.menuPlace - b.menuPlace)
      .flatMap((family) =>
        familyPages[family.id].family.menu.map(({ hash = "", ...link }) => ({
          ...link,
          to: pathOfFamily(family) + hash,
        })),
      ),
  },
  footerLinks: [
    ...texts.footerLinks,
    ...listUnnamed(texts.footerLinks.map(({ to }) => to)).map(({ name, path }) => ({
      label: name,
      to: path,
    })),
  ],
  technologyLinks: families.map((family) => ({
    label: familyPages[family.id].family.footer,
    to: pathOfFamily(family),
  })),
});

/** "PDF, 4,2 Mo, novembre 2026"; "PDF en préparation" while it is still being set. */
function describeCatalogue(catalogue: PrintedCatalogue | undefined, language: Language): string {
  const words = wordsIn(language);
  if (!catalogue) return words.plain(noticeTexts.awaitedNote);
  return words.series("PDF", words.size(catalogue.bytes), words.month(catalogue.date));
}
