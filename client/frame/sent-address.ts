// The address of a page whose form was sent: the server renders the thanks there, so that they outlive a reload.
// Only the reference is in it. The router need not know: it is the same page.
import { writeAddress } from "#client/hooks/shown-address.ts";

/** Puts the reference into the address of the page in view. */
export function rememberSent(reference: string): void {
  const url = new URL(location.href);
  url.searchParams.set("sent", reference);
  url.hash = "contact";
  writeAddress(url);
}

/** Takes it out again, once the thanks are closed. */
export function forgetSent(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has("sent")) return;
  url.searchParams.delete("sent");
  url.hash = "";
  writeAddress(url);
}
