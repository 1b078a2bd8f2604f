// What stays while pages change: the laboratory's details from the settings, header, footer and popup texts.
import type { Settings } from "#server/environment.ts";
import { contactTexts } from "#shared/content/interface/contact.ts";
import { frame } from "#shared/content/interface/frame.ts";
import type { Edition, Language } from "#shared/editions/edition.ts";
import type { Site } from "#shared/pages/page.ts";
import { prepare } from "./prepare.ts";

/** Header and footer are English in the original edition. The popup's texts are phrases inside a page of `around`. */
export function loadSite(edition: Edition, around: Language, settings: Settings): Site {
  const frameLang = edition.id === "original" ? "en" : edition.id;
  return {
    prefix: edition.prefix,
    frameLang,
    frame: prepare(frame, { edition, around: frameLang }),
    contactTexts: prepare(contactTexts, { edition, around }),
    year: new Date().getFullYear(),
    lab: {
      name: settings.LAB_NAME,
      phone: settings.LAB_PHONE,
      email: settings.LAB_EMAIL,
      address: settings.LAB_ADDRESS.split(",").map((line) => line.trim()),
    },
  };
}
