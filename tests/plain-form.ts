// The contact form as a browser without script has it: a link to its page, fields in its markup, and a post of them.
import request from "supertest";
import { find } from "#tests/read-site.ts";

const plain = (html: string) =>
  html
    .replace(/<([a-z]+)[^>]* aria-hidden="true".*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();

export interface PlainForm {
  /** The sentence on what the enquiry is about; "" where there is none. */
  readonly about: string;
  /** What a browser would post, by name. */
  readonly values: Readonly<Record<string, string>>;
}

const formPattern = /<form[^>]* action="\/contact"[^>]*>(.*?)<\/form>/s;

/** @throws where the page has no contact form */
export function readForm(html: string): PlainForm {
  const [, form] = formPattern.exec(html) ?? [];
  if (form === undefined) throw new Error("there is no contact form");
  const values = new Map<string, string>();
  for (const [input] of form.matchAll(/<input[^>]* name="[^"]+"[^>]*>/g))
    values.set(find(input, / name="([^"]+)"/), plain(find(input, / value="([^"]*)"/)));
  for (const [, name = "", text = ""] of form.matchAll(
    /<textarea[^>]* name="([^"]+)"[^>]*>(.*?)<\/textarea>/gs,
  ))
    values.set(name, plain(text));
  return {
    about: plain(find(form, /<p[^>]*>(Votre demande porte sur.*?)<\/p>/s)),
    values: Object.fromEntries(values),
  };
}

/** Where the first link of this name leads; "" where there is none. */
export function findLink(html: string, name: string): string {
  for (const [, address = "", inner = ""] of html.matchAll(
    /<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs,
  ))
    if (plain(inner) === name) return plain(address);
  return "";
}

/** Posts what the form of a page has, with what is typed into it; what answers may be the page again. */
export const postForm = (url: string, values: Readonly<Record<string, string>>) =>
  request(url)
    .post("/contact")
    .type("form")
    .set("Accept", "text/html")
    .redirects(0)
    .ok(() => true)
    .send(values);
