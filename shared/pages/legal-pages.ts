// The pages that the law wants of every site, once: id, address, folder of their text. Pure data, for both sides and the build.

export const legalPages = [
  { id: "legalNotice", path: "/mentions-legales", folder: "legal-notice" },
  { id: "privacy", path: "/confidentialite", folder: "privacy" },
  { id: "accessibility", path: "/accessibilite", folder: "accessibility" },
  { id: "vigilance", path: "/signalement", folder: "vigilance" },
] as const;

export type LegalPageId = (typeof legalPages)[number]["id"];

/** Of the page that the notice at the form leads to. */
export const privacyPath = "/confidentialite" satisfies (typeof legalPages)[number]["path"];
