// The running site as programs read it: without a browser.
import request from "supertest";
import { expect, inject } from "vitest";

export const site = request(inject("siteUrl"));

/** What the running site calls itself, without SITE_URL. */
export const publicUrl = "http://localhost:0";

/** The path of an address of the site; one elsewhere is a failure. */
export function pathOf(url: string): string {
  expect(url.startsWith(publicUrl), url).toBe(true);
  return url.slice(publicUrl.length) || "/";
}

/** What the pattern's first group finds, each time. */
export const findAll = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);

/** The same, the first time; "" where it finds nothing. */
export const find = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? "";
