// E-mail addresses whose domain is a slip of a big provider's: "claire@gmial.com". For form and server. A hint, never a rule:
// such a domain may exist, and the visitor knows better.

/** Names of providers, and the endings that they have addresses under. */
const providers: Readonly<Record<string, string>> = {
  gmail: "com",
  googlemail: "com",
  hotmail: "com fr be de es it ch co.uk",
  outlook: "com fr be de es it",
  live: "com fr be nl it co.uk",
  msn: "com",
  yahoo: "com fr de es it co.uk",
  ymail: "com",
  icloud: "com",
  aol: "com fr",
  orange: "fr",
  wanadoo: "fr",
  free: "fr",
  laposte: "net",
  sfr: "fr",
  neuf: "fr",
  cegetel: "net",
  bbox: "fr",
  "club-internet": "fr",
  numericable: "fr",
  proton: "me",
  protonmail: "com ch",
  gmx: "com fr de net at ch",
  "t-online": "de",
  bluewin: "ch",
  skynet: "be",
  telenet: "be",
  videotron: "ca",
};

/** Endings that fingers make of others. */
const endings: Readonly<Record<string, string>> = {
  ...toEach("com", "co cm om con cim cpm cop vom xom ocm cmo comm coom coml c0m"),
  ...toEach("fr", "f ft fe rf frr ffr fr.fr fr.com"),
  ...toEach("net", "ne nt nte ner met bet nett"),
};

/** Endings that a provider never had, though countries have them. */
const neverThere: Readonly<Record<string, string>> = {
  "gmail.fr": "gmail.com",
  "gmail.be": "gmail.com",
  "icloud.fr": "icloud.com",
  "wanadoo.com": "wanadoo.fr",
  "laposte.com": "laposte.net",
};

/** Names shorter than this are near too many others: of them only letters that changed places count. */
const leastLength = 5;

/**
 * The address with the domain that was probably meant; null where there is nothing to say. Work: a name of at most 20 letters is
 * compared with 29 providers in 4 ways, so 29 × 4 × 20 letters.
 */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf("@");
  const typed = email.slice(at + 1).toLowerCase();
  const domain = at < 1 ? null : suggestDomain(typed);
  return domain && domain !== typed ? email.slice(0, at + 1) + domain : null;
}

function suggestDomain(typed: string): string | null {
  const dot = typed.indexOf(".");
  const name = typed.slice(0, dot);
  const ending = typed.slice(dot + 1);
  if (dot < 1 || name.length > 20) return null;
  if (isThere(name, ending)) return null;
  const never = neverThere[typed];
  if (never) return never;
  // Whoever has the right ending means it; a wrong one is mended first.
  const meant = Object.hasOwn(endings, ending) ? (endings[ending] ?? ending) : ending;
  if (isThere(name, meant)) return `${name}.${meant}`;
  const near = Object.keys(providers).find(
    (provider) => isThere(provider, meant) && isSlip(name, provider),
  );
  return near ? `${near}.${meant}` : null;
}

const isThere = (name: string, ending: string) =>
  Object.hasOwn(providers, name) && (providers[name]?.split(" ").includes(ending) ?? false);

/** True if one slip turns `meant` into `typed`: a letter too many, too few, another, or two that changed places. */
function isSlip(typed: string, meant: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same += 1;
  const swapped = `${meant.slice(0, same)}${meant[same + 1]}${meant[same]}${meant.slice(same + 2)}`;
  if (typed === swapped) return true;
  // Nobody mistypes the first letter, and "mail.com" is not "gmail.com".
  if (same === 0 || meant.length < leastLength) return false;
  const rest = (text: string, skipped: number) => text.slice(same + skipped);
  return (
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 1)
  );
}

function toEach(meant: string, slips: string): Record<string, string> {
  return Object.fromEntries(slips.split(" ").map((slip) => [slip, meant]));
}
