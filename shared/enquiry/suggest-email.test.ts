// Slips in the domains of big mail providers are noticed, and nobody else's address is.
import { expect, test } from "vitest";
import { limits } from "./rules.ts";
import { suggestEmail } from "./suggest-email.ts";

test.each([
  ["gmial.com", "gmail.com"],
  ["gamil.com", "gmail.com"],
  ["gmal.com", "gmail.com"],
  ["gmaill.com", "gmail.com"],
  ["gnail.com", "gmail.com"],
  ["mgail.com", "gmail.com"],
  ["gmail.con", "gmail.com"],
  ["gmail.co", "gmail.com"],
  ["gmail.cm", "gmail.com"],
  ["gmail.fr", "gmail.com"],
  ["gmial.con", "gmail.com"],
  ["hotmial.com", "hotmail.com"],
  ["hotmil.fr", "hotmail.fr"],
  ["hotmail.ft", "hotmail.fr"],
  ["outlok.fr", "outlook.fr"],
  ["outloook.com", "outlook.com"],
  ["yaho.fr", "yahoo.fr"],
  ["yahooo.com", "yahoo.com"],
  ["iclou.com", "icloud.com"],
  ["icloud.fr", "icloud.com"],
  ["ornage.fr", "orange.fr"],
  ["oragne.fr", "orange.fr"],
  ["wandoo.fr", "wanadoo.fr"],
  ["wanadoo.com", "wanadoo.fr"],
  ["fere.fr", "free.fr"],
  ["free.ft", "free.fr"],
  ["lapost.net", "laposte.net"],
  ["laposte.nte", "laposte.net"],
  ["srf.fr", "sfr.fr"],
  ["GMIAL.COM", "gmail.com"],
])("%s is a slip of %s", (typed, meant) => {
  expect(suggestEmail(`Claire.B+a@${typed}`)).toBe(`Claire.B+a@${meant}`);
});

test.each([
  "gmail.com",
  "GMAIL.com",
  "googlemail.com",
  "hotmail.fr",
  "hotmail.gr",
  "yahoo.fr",
  "yahoo.gr",
  "yahoo.co.uk",
  "yahoo.co.jp",
  "outlook.fr",
  "icloud.com",
  "me.com",
  "mail.com",
  "email.com",
  "ymail.com",
  "orange.fr",
  "orange.com",
  "orange.cm",
  "grange.fr",
  "laposte.net",
  "laposte.fr",
  "free.fr",
  "fred.fr",
  "sfr.fr",
  "sfp.fr",
  "gmx.fr",
  "gmx.de",
  "aol.com",
  "all.com",
  "maison-oree.example",
  "constructor.com",
  "maison-orée.fr",
  "mail.gmail.com",
])("%s is nobody's slip", (domain) => {
  expect(suggestEmail(`claire@${domain}`)).toBeNull();
});

test("what is no address is left alone, and however long it is, at once", () => {
  for (const text of ["", "@", "claire", "@gmial.com", "claire@", "claire@gmial", "a@.com"])
    expect(suggestEmail(text)).toBeNull();
  expect(suggestEmail(`a@${"gmial.".repeat(limits.message)}com`)).toBeNull();
});

test("what is suggested is no slip itself", () => {
  expect(suggestEmail(suggestEmail("claire@gmial.con") ?? "")).toBeNull();
});
