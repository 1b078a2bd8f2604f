// The legal pages: their words, filled with facts of the settings.
import type { Settings } from "#server/environment.ts";
import { dialAddress } from "#server/phone-numbers.ts";
import { type Language, localeOf, type Translated, translate } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { languages } from "#shared/editions/languages.ts";
import { legalTexts } from "#shared/generated/interface/legal.ts";
import { accessibility } from "#shared/generated/pages/accessibility.ts";
import { legalNotice } from "#shared/generated/pages/legal-notice.ts";
import { privacy } from "#shared/generated/pages/privacy.ts";
import { vigilance } from "#shared/generated/pages/vigilance.ts";
import type { LegalData } from "#shared/pages/legal.ts";
import { type LegalPageId, legalPageIds } from "#shared/pages/legal-pages.ts";
import { routeOf } from "#shared/pages/page-table.ts";
import { fillText } from "#shared/words/fill-text.ts";
import type { Reader } from "#shared/words/words.ts";
import { prepareText } from "./prepare.ts";

export const legalCopies = { legalNotice, privacy, accessibility, vigilance };

/** Null: the laboratory need not have it, and what would name it is left out. */
type Facts = Readonly<Record<string, string | null>>;

export function loadLegal(id: LegalPageId, reader: Reader, settings: Settings): LegalData {
  const { title, updated, sections } = legalCopies[id];
  const say = (text: Translated) => prepareText(text, reader);
  const facts = translateFacts(settings);
  return {
    title: say(title),
    updated: say(
      translate((language) =>
        fillText(legalTexts.updated[language], { date: formatDate(updated, language) }),
      ),
    ),
    contentsTitle: say(legalTexts.contents),
    sections: sections.map((section) => ({
      id: section.id,
      title: say(section.title),
      text: say(
        translate((language) =>
          section.blocks.map((block) => fill(block[language], facts[language])).join(""),
        ),
      ),
    })),
    readAlsoTitle: say(legalTexts.readAlso),
    readAlso: legalPageIds
      .filter((other) => other !== id)
      .map((other) => ({ path: routeOf(other).pattern, title: say(legalCopies[other].title) })),
  };

  /** A block of HTML with its facts and with the addresses of the reader's edition; "" where a fact of it is null. */
  function fill(html: string, known: Facts): string {
    let isLeftOut = false;
    const filled = html
      .replace(
        /href="(\/[^"]*)"/g,
        (_, path: string) => `href="${addressIn(reader.edition, path)}"`,
      )
      .replace(/\{(\w+)\}/g, (_, name: string) => {
        const fact = known[name];
        if (fact === undefined) throw new Error(`a legal page names {${name}}, which is no fact`);
        isLeftOut ||= fact === null;
        return escapeHtml(fact ?? "");
      });
    return isLeftOut ? "" : filled;
  }
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The facts in each language; one that is not set says which setting it waits for, which only a trial can show. */
function translateFacts(settings: Settings): Readonly<Record<Language, Facts>> {
  return Object.fromEntries(languages.map(({ id }) => [id, factsIn(id)])) as Record<
    Language,
    Facts
  >;

  function factsIn(language: Language): Facts {
    const wanted = (setting: keyof Settings) =>
      String(settings[setting] ?? fillText(legalTexts.missing[language], { setting }));
    return {
      name: settings.LAB_NAME,
      phone: settings.LAB_PHONE,
      phoneLink: dialAddress(settings.LAB_PHONE),
      email: settings.LAB_EMAIL,
      site: new URL(settings.SITE_URL ?? `http://localhost:${settings.PORT}`).host,
      company: wanted("COMPANY_NAME"),
      form: wanted("COMPANY_FORM"),
      seat: settings.COMPANY_ADDRESS ?? settings.LAB_ADDRESS,
      registration: wanted("COMPANY_REGISTRATION"),
      vat: wanted("COMPANY_VAT"),
      director: wanted("PUBLICATION_DIRECTOR"),
      host: wanted("HOSTING_NAME"),
      hostAddress: wanted("HOSTING_ADDRESS"),
      hostPhone: wanted("HOSTING_PHONE"),
      mailProvider: wanted("MAIL_PROVIDER"),
      privacyEmail: settings.PRIVACY_EMAIL ?? settings.LAB_EMAIL,
      dpo: settings.DPO_NAME ?? null,
      qualityEmail: settings.QUALITY_EMAIL ?? settings.LAB_EMAIL,
      retention: formatDays(settings.RETENTION_DAYS, language),
      held: formatDays(settings.HELD_DAYS, language),
    };
  }
}

/** "22 November 2026". */
const formatDate = (date: string, language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(date),
  );

/** "30 days", whole years as such: "3 years". */
function formatDays(days: number, language: Language): string {
  const [value, unit] = days % 365 === 0 ? [days / 365, "year"] : [days, "day"];
  const { format } = new Intl.NumberFormat(localeOf(language), {
    style: "unit",
    unit,
    unitDisplay: "long",
  });
  return format(value).replace(" ", "\u00a0");
}
