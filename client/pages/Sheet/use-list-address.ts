// The way back from a sheet: to the catalogue, as the visitor left it. Its rows are loads of a page, so the browser itself
// says which view they were followed from; nothing is stored.
import { useInBrowser, useSite } from "#client/hooks/site-context.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { keepView } from "#shared/pages/list-address.ts";

/** The address of the list at `listPath`; the plain one for a visitor from anywhere else. */
export function useListAddress(listPath: string) {
  const site = useSite();
  const search = useInBrowser(() => readView(addressIn(site, listPath)));
  return { pathname: listPath, search, hash: "#catalogue" };
}

/** The view that the page before showed, if it was the page at `path` on this site. */
function readView(path: string): string {
  if (!document.referrer) return "";
  const { origin, pathname, searchParams } = new URL(document.referrer);
  if (origin !== location.origin || pathname !== path) return "";
  return keepView(searchParams);
}
