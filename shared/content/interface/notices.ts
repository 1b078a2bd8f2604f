// Texts of the small pages that stand for a page which is not rendered. They are in the language of the popup.
import type { Bilingual } from "#shared/editions/edition.ts";

export interface NoticeTexts {
  /** A plain form post that was not accepted. */
  readonly notSent: Bilingual;
  readonly busyTitle: Bilingual;
  readonly busy: Bilingual;
  readonly toHome: Bilingual;
}

const notice = (fr: string, en: string): Bilingual => ({ fr, en, original: "fr" });

export const noticeTexts: NoticeTexts = {
  notSent: notice("Votre demande n’est pas envoyée", "Your enquiry has not been sent"),
  busyTitle: notice("Le site est très sollicité", "The site is very busy"),
  busy: notice(
    "Cette page n’a pas pu être préparée tout de suite. Réessayez dans quelques secondes.",
    "This page could not be prepared just now. Try again in a few seconds.",
  ),
  toHome: notice("Revenir à l’accueil", "Go to the home page"),
};
