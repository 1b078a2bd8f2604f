// What stays while pages change: the laboratory's details from the settings, header, footer and popup texts.
import type { Settings } from "#server/environment.ts";
import { contactTexts } from "#shared/content/interface/contact.ts";
import { frame } from "#shared/content/interface/frame.ts";
import type { Edition, Language } from "#shared/editions/edition.ts";
import type { Site } from "#shared/pages/page.ts";
import { prepare } from "./prepare.ts";

/** In the original edition, header and footer are English and the popup is French. */
export function loadSite(edition: Edition, settings: Settings): Site {
  const frameLang: Language = edition.id === "original" ? "en" : edition.id;
  const contactLang: Language = edition.id === "original" ? "fr" : edition.id;
  return {
    prefix: edition.prefix,
    frameLang,
    frame: prepare(frame, { edition, around: frameLang }),
    contactLang,
    contactTexts: prepare(contactTexts, { edition, around: contactLang }),
    year: new Date().getFullYear(),
    lab: {
      name: settings.LAB_NAME,
      phone: settings.LAB_PHONE,
      email: settings.LAB_EMAIL,
      address: settings.LAB_ADDRESS.split(",").map((line) => line.trim()),
    },
  };
}
