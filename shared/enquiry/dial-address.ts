// How to dial the laboratory's number as the settings write it.

/** A `tel:` address (RFC 3966). The zero in "+33 (0)4" is for those who dial without the country code. */
export function dialAddress(phone: string): string {
  return `tel:${phone.replace(/^(\+[^(]*)\(0\)/, "$1").replace(/[^+\d]/g, "")}`;
}
