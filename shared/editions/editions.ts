// The editions of the site: address spaces with one content. The only place that makes an address of one, or reads it.
import { type Edition, languageIn, originalEdition, originalLanguages } from "./edition.ts";
import { type Language, languages } from "./languages.ts";

export const editions: readonly Edition[] = [
  originalEdition,
  ...languages.map(({ id }) => ({ id, prefix: `/${id}` })),
];

/** Paths that are called otherwise in an edition, by its prefix, in its own language. */
const ownNames: Readonly<Record<string, readonly [path: string, name: string]>> = {
  "/en": ["/recherche", "/search"],
};

/** `path` with the name `to` where it has `from`, whatever query and hash follow. */
const rename = (path: string, from: string | undefined, to: string | undefined): string =>
  from && path.split(/[?#]/)[0] === from ? to + path.slice(from.length) : path;

/** The address of a path, with or without query and hash, in an edition: "/fr/liposomes"; its home page is "/fr". */
export const addressIn = (edition: Pick<Edition, "prefix">, path: string): string =>
  edition.prefix + routeIn(edition, path);

/** The same without the prefix, as the browser's router has it; "" for the home page of an edition with one. */
export function routeIn({ prefix }: Pick<Edition, "prefix">, path: string): string {
  if (!prefix) return path;
  if (!path.startsWith("/") || /^\/(?:[?#]|$)/.test(path)) return path.slice(1);
  const [from, to] = ownNames[prefix] ?? [];
  return rename(path, from, to);
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
  return { edition, path: pathOf(edition, rest.startsWith("/") ? rest : `/${rest}`) };
}

/** The path in the original edition of what the browser's router has. */
export function pathOf({ prefix }: Pick<Edition, "prefix">, route: string): string {
  const [to, from] = ownNames[prefix] ?? [];
  return rename(route, from, to);
}

/** The language of header and footer. */
export const frameLanguageOf = (edition: Edition): Language =>
  languageIn(edition, originalLanguages.frame);

/** The language of the form and of all answers to it. */
export const formLanguageOf = (edition: Edition): Language =>
  languageIn(edition, originalLanguages.popup);

/** The editions that the header of an edition leads to: those in another language than its own. */
export const otherEditionsOf = (
  edition: Edition,
): readonly (Edition & { readonly id: Language })[] =>
  languages
    .filter(({ id }) => id !== frameLanguageOf(edition))
    .map(({ id }) => ({ id, prefix: `/${id}` }));
