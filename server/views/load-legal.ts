// The legal pages: their words, filled with facts of the settings.
import type { Settings } from "#server/environment.ts";
import { dialAddress } from "#server/phone-numbers.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { legalTexts } from "#shared/generated/interface/legal.ts";
import { accessibility } from "#shared/generated/pages/accessibility.ts";
import { legalNotice } from "#shared/generated/pages/legal-notice.ts";
import { privacy } from "#shared/generated/pages/privacy.ts";
import { vigilance } from "#shared/generated/pages/vigilance.ts";
import type { LegalData } from "#shared/pages/legal.ts";
import { type LegalPageId, legalPageIds } from "#shared/pages/legal-pages.ts";
import { routeOf } from "#shared/pages/page-table.ts";
import { escapeHtml } from "#shared/words/escape-html.ts";
import { type Reader, type Words, wordsFor } from "#shared/words/words.ts";

export const legalCopies = { legalNotice, privacy, accessibility, vigilance };

/** Null for a fact that the laboratory need not have, or that is otherwise: its mention is left out. */
type Facts = Readonly<Record<string, string | null>>;

export function loadLegal(id: LegalPageId, reader: Reader, settings: Settings): LegalData {
  const { title, updated, sections } = legalCopies[id];
  const words = wordsFor(reader);
  const facts = listFacts(settings, words);
  return {
    title: words.text(title),
    updated: words.fill(legalTexts.updated, { date: words.date(updated) }),
    contentsTitle: words.text(legalTexts.contents),
    sections: sections.map((section) => ({
      id: section.id,
      title: words.text(section.title),
      text: section.blocks.map((block) => fill(words.plain(block))).join(""),
    })),
    readAlsoTitle: words.text(legalTexts.readAlso),
    readAlso: legalPageIds
      .filter((other) => other !== id)
      .map((other) => ({
        path: routeOf(other).pattern,
        title: words.text(legalCopies[other].title),
      })),
  };

  /** A block of HTML with its facts and the addresses of the reader's edition; "" when one of its facts is null. */
  function fill(html: string): string {
    let isLeftOut = false;
    const filled = html
      .replace(
        /href="(\/[^"]*)"/g,
        (_, path: string) => `href="${addressIn(reader.edition, path)}"`,
      )
      .replace(/\{(\w+)\}/g, (_, name: string) => {
        const fact = facts[name];
        if (fact === undefined) throw new Error(`a legal page names {${name}}, which is no fact`);
        isLeftOut ||= fact === null;
        return escapeHtml(fact ?? "");
      });
    return isLeftOut ? "" : filled;
  }
}

/** A missing fact names the setting it waits for, which only a trial can show. */
function listFacts(settings: Settings, words: Words): Facts {
  const wanted = (setting: keyof Settings) =>
    String(settings[setting] ?? words.fill(legalTexts.missing, { setting }));
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
    retention: words.span(settings.RETENTION_DAYS),
    held: words.span(settings.HELD_DAYS),
    // Begin what is true with the setting alone, or without it.
    withSource: settings.SOURCE_OF_ENQUIRIES ? "" : null,
    withoutSource: settings.SOURCE_OF_ENQUIRIES ? null : "",
  };
}
