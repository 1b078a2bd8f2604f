// Limits the return address of a plain form post to this site, whatever the form contains.

/**
 * The path of the page a form stood on, without query and fragment; "/" unless it begins with a single "/"
 * and has no "//", backslash or control character, any of which a browser may read as another host.
 */
export function localPath(page: string): string {
  const path = page.split(/[?#]/, 1)[0] ?? "";
  const isLocal = path.startsWith("/") && !path.includes("//") && !/[\\\p{Cc}]/u.test(path);
  return isLocal ? path : "/";
}
