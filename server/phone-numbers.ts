// Makes typed phone numbers dialable. For the server only: the numbering plans of the world are 150 kB.
import { parseIncompletePhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** A `tel:` address (RFC 3966) for the number of the laboratory, French unless it has a country code. */
export function dialAddress(phone: string): string {
  const number = parsePhoneNumberFromString(phone, "FR")?.number;
  return `tel:${number ?? parseIncompletePhoneNumber(phone)}`;
}

/** Types of numbers that can be called from abroad, without special rates. */
const ordinaryTypes = new Set(["FIXED_LINE", "MOBILE", "FIXED_LINE_OR_MOBILE", "VOIP"]);

// A number, then perhaps an extension: "04 65 71 20 10 poste 12", "+1 555 123 4567 x12". Bound: a checked phone number, 60 signs.
const numberAndExtension = /^([^\p{L}#]*)(?:[\p{L}#.:=\s]+(\d+))?$/u;

/**
 * Reads a visitor's number. `dialLink`: a `tel:` address, absent when the text is more than a number and an extension.
 * `international`: the number in E.164, absent when its country is not certain.
 */
export function readPhone(
  phone: string,
  country: string,
): { readonly dialLink?: string; readonly international?: string } {
  const [, typed = "", extension] = numberAndExtension.exec(phone.normalize("NFKC")) ?? [];
  // Two numbers leave the choice to a guess.
  if (/\s\/\s/.test(typed)) return {};
  const number = parseIncompletePhoneNumber(typed).replace(/^00/, "+");
  const known = number.startsWith("+")
    ? parsePhoneNumberFromString(typed.replace(/^([\s(]*)00/, "$1+"))
    : readFrench(number, country);
  const dialled = known?.number ?? number;
  if (!/^\+?\d{6,17}$/.test(dialled)) return {};
  return {
    dialLink: `tel:${dialled}${extension ? `;ext=${extension}` : ""}`,
    ...(known?.isPossible() && { international: known.number }),
  };
}

/** A number without a country code, where the visitor's country is France. */
function readFrench(number: string, country: string) {
  if (!/^(?:france|fr)$/i.test(country)) return undefined;
  const known = parsePhoneNumberFromString(number, "FR");
  return ordinaryTypes.has(known?.getType() ?? "") ? known : undefined;
}
