// Reads where a visit came from, as client/wake.ts writes it: "page=/fr/liposomes&host=www.example.com&utm_source=letter". Anybody can
// post anything there: what is no page of ours, no host, or too long is dropped, each part by itself.
import { splitAddress } from "#shared/editions/editions.ts";
import { cleanField, longestSource } from "#shared/enquiry/rules.ts";
import { noSource, type Source, toSource } from "#shared/enquiry/source.ts";
import { matchPage } from "#shared/pages/page-table.ts";
import { nameChosen } from "#shared/selection/choosable.ts";
import { entryId } from "#shared/selection/chosen.ts";

const longestMark = 80;

/** As browsers write it, which is in ASCII; a port is left out. */
const hostName =
  /^(?=[^:]{1,253}(?::\d{1,5})?$)((?:[a-z\d_-]{1,63}\.)+[a-z\d-]{1,63})(?::\d{1,5})?$/;

/** `siteUrl`: a visit does not come from the site itself. Never throws. */
export function readSource(given: unknown, siteUrl: string | undefined): Source {
  if (typeof given !== "string" || given.length > longestSource) return noSource;
  const fields = new URLSearchParams(given);
  const fieldOf = (name: string) => fields.get(name) ?? "";
  return toSource((part) => {
    if (part === "landing") return readPage(fieldOf("page"));
    if (part === "referrer") return readHost(fieldOf("host"), siteUrl);
    return readMark(fieldOf(part));
  });
}

/** A path of which there is a page, of an entry too. */
function readPage(address: string): string {
  const { path } = splitAddress(address);
  const found = matchPage(path);
  if (!found) return "";
  const isThere = found.slug === "" || nameChosen([{ id: entryId(path), note: "" }], "fr").length;
  return isThere ? address : "";
}

function readHost(text: string, siteUrl: string | undefined): string {
  const [, host = ""] = hostName.exec(text.toLowerCase()) ?? [];
  return host === URL.parse(siteUrl ?? "")?.hostname ? "" : host;
}

function readMark(text: string): string {
  const cleaned = cleanField("product", text);
  return cleaned.length > longestMark ? "" : cleaned;
}
