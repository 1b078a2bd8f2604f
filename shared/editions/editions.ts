// The editions of the site: address spaces with one content. The only place that makes an address of one, or reads it.
import { type Edition, languageIn, originalEdition, originalLanguages } from "./edition.ts";
import { type Language, languages } from "./languages.ts";

export const editions: readonly Edition[] = [
  originalEdition,
  ...languages.map(({ id }) => ({ id, prefix: `/${id}` })),
];

/** The address of a path, with or without query and hash, in an edition: "/fr/liposomes"; its home page is "/fr". */
export function addressIn({ prefix }: Pick<Edition, "prefix">, path: string): string {
  if (!prefix) return path;
  return path.startsWith("/") && !/^\/(?:[?#]|$)/.test(path)
    ? prefix + path
    : prefix + path.slice(1);
}

/** The edition that an address lies in, and the path there: "/fr/liposomes?page=2" → fr, "/liposomes?page=2". */
export function splitAddress(address: string): {
  readonly edition: Edition;
  readonly path: string;
} {
  const edition = editions.find(
    ({ prefix }) =>
      prefix && address.startsWith(prefix) && /^(?:[/?#]|$)/.test(address.slice(prefix.length)),
  );
  if (!edition) return { edition: originalEdition, path: address };
  const rest = address.slice(edition.prefix.length);
  return { edition, path: rest.startsWith("/") ? rest : `/${rest}` };
}

/** Of header and footer. */
export const frameLanguageOf = (edition: Edition): Language =>
  languageIn(edition, originalLanguages.frame);

/** Of the form and all that it causes. */
export const formLanguageOf = (edition: Edition): Language =>
  languageIn(edition, originalLanguages.popup);

/** Where the button for another language leads from an edition. */
export function otherEditionOf({ id }: Edition): Edition & { readonly id: Language } {
  const other = languages.find((language) => language.id !== id)?.id ?? originalLanguages.link;
  const language = id === "original" ? originalLanguages.link : other;
  return { id: language, prefix: `/${language}` };
}
