// Links and buttons say where they lead, also to those who hear them one by one: read aloud, or in a list of links.
import request from "supertest";
import { describe, expect, test } from "vitest";
import { allAddresses } from "#tests/addresses.ts";
import { siteUrl } from "#tests/visit.ts";

const site = request(siteUrl);

/** Words that lead anywhere: those that Lighthouse names for English, and the same in French. */
const vague = new Set([
  ...["click here", "click this", "go", "here", "information", "learn more", "more", "more info"],
  ...["more information", "right here", "read more", "see more", "start", "this"],
  ...["cliquez ici", "en savoir +", "en savoir plus", "ici", "informations", "lire la suite"],
  ...["plus", "plus d’infos", "plus d’informations", "suite", "voir", "voir plus"],
]);

/** What markup says, with one space between words, in small letters. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "’")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

const controlsOf = (html: string) =>
  [...html.matchAll(/<(a|button)\b([^>]*)>(.*?)<\/\1>/gs)].map(
    ([, , attributes = "", inner = ""]) => {
      const [, label] = / aria-label="([^"]*)"/.exec(attributes) ?? [];
      const words = wordsOf(inner);
      return { words, label: label === undefined ? null : wordsOf(label) };
    },
  );

describe.each(allAddresses)("%s", (address) => {
  test("has a name for every link and button, which begins with the words that are seen", async () => {
    const { text } = await site.get(address).expect(200);
    const controls = controlsOf(text);
    expect(controls.length).toBeGreaterThan(10);
    const faults = controls.filter(({ words, label }) => {
      const name = label ?? words;
      return name === "" || vague.has(name) || !name.includes(words);
    });
    expect(faults).toEqual([]);
  });
});
