// Tells the server of an error of a page, by its kind alone.
import { type PageErrorKind, pageErrorAddress } from "#shared/pages/page-errors.ts";

/** Some browsers have it switched off. */
export const countError = (kind: PageErrorKind): unknown =>
  navigator.sendBeacon?.(pageErrorAddress(kind));
