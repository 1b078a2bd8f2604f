// What must hold on every page, each of the eyes looking for one thing at the same answer: every kind of page before a commit
// (quick/every-kind.test.ts), every page in every edition in the whole (whole/every-page.test.ts).
import request from "supertest";
import { expect, inject } from "vitest";
import { pictureTexts } from "#shared/generated/pictures.ts";

/** What the running site calls itself, without SITE_URL. */
export const publicUrl = "http://localhost:0";

/** kB of 1000 bytes, brotli, with the style that the page carries (tests/quick/budgets.test.ts). */
const heaviestHtml = 29;

interface Answer {
  readonly address: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

const site = request(inject("siteUrl"));
const answers = new Map<string, Promise<Answer>>();

/** The page as a browser gets it, fetched once for all eyes. */
export function readPage(address: string): Promise<Answer> {
  const known = answers.get(address);
  if (known) return known;
  const answer = site
    .get(address)
    .set("accept-encoding", "br")
    .expect(200)
    .then(({ text, headers }) => ({ address, html: text, headers }));
  answers.set(address, answer);
  return answer;
}

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

const attribute = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`, "i").exec(tag)?.[1];

/** Contents of the meta elements of a page, by name or property. */
export function readMeta(html: string): ReadonlyMap<string, string> {
  const metas = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g);
  return new Map([...metas].map(([, name = "", content = ""]) => [name, content]));
}

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
      const label = attribute(attributes, "aria-label");
      return { words: wordsOf(inner), label: label === undefined ? null : wordsOf(label) };
    },
  );

export const eyes: Readonly<Record<string, (answer: Answer) => void>> = {
  "is complete, and canonical to itself": ({ address, html, headers }) => {
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(count(html, /<h1[ >]/g)).toBe(1);
    expect(count(html, /<main[ >]/g)).toBe(1);
    expect(html).toMatch(/<html lang="(fr|en)">/);
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}${address}">`);
    expect(html).not.toMatch(/undefined|\[object Object\]|NaN/);
  },
  // The policy forbids both: they would be dead weight, or a hole.
  "has no script and no style of its own": ({ html }) => {
    expect(html).not.toMatch(/<script(?! type="(module|application\/(ld\+)?json)")/);
    expect(html).not.toMatch(/ style="/);
  },
  "is light": ({ headers }) => {
    expect(headers["content-encoding"]).toBe("br");
    expect(Number(headers["content-length"]) / 1000).toBeLessThanOrEqual(heaviestHtml);
  },
  "says in link previews what it is": ({ address, html }) => {
    const meta = readMeta(html);
    const language = html.includes('<html lang="fr">') ? "fr" : "en";
    expect(Object.fromEntries(meta)).toMatchObject({
      "og:type": "website",
      "og:title": /<title>([^<]*)<\/title>/.exec(html)?.[1],
      "og:description": meta.get("description"),
      "og:url": publicUrl + address,
      "og:site_name": "Laboratoire Sphérine",
      "og:locale": language === "fr" ? "fr_FR" : "en_GB",
      "og:image:type": "image/jpeg",
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
    });
    expect(meta.get("og:image")).toMatch(`${publicUrl}/social/`);
    const shown = Object.values(pictureTexts.socialCards).map((text) => text[language]);
    expect(shown).toContain(meta.get("og:image:alt"));
  },
  "has sizes and words for every picture": ({ html }) => {
    const tags = html.match(/<img\b[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) {
      expect(Number(attribute(tag, "width")), tag).toBeGreaterThan(0);
      expect(Number(attribute(tag, "height")), tag).toBeGreaterThan(0);
      expect(attribute(tag, "alt"), tag).toBeDefined();
    }
  },
  // Also for those who hear them one by one: read aloud, or in a list of links.
  "has a name for every link and button, which has the words that are seen": ({ html }) => {
    const controls = controlsOf(html);
    expect(controls.length).toBeGreaterThan(10);
    const faults = controls.filter(({ words, label }) => {
      const name = label ?? words;
      return name === "" || vague.has(name) || !name.includes(words);
    });
    expect(faults).toEqual([]);
  },
};

/** Looks at a page with every eye; all that is wrong is said at once. */
export async function lookWithEveryEye(address: string): Promise<void> {
  const answer = await readPage(address);
  const faults = Object.entries(eyes).flatMap(([name, look]) => {
    try {
      look(answer);
      return [];
    } catch (fault) {
      return [`${address} ${name}: ${(fault as Error).message}`];
    }
  });
  expect(faults).toEqual([]);
}
