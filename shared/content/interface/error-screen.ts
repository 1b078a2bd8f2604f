// Texts of the error screen, for server and browser. Its title is the specification's.
export const errorScreenTexts = {
  title: "Unexpected Application Error!",
  en: {
    text: "This page could not be shown. Please try again in a moment, or",
    home: "go to the home page",
  },
  fr: {
    text: "Cette page n’a pas pu s’afficher. Réessayez dans un instant, ou",
    home: "revenez à l’accueil",
  },
} as const;
