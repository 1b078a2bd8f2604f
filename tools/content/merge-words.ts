// Joins the facts of a document with its words: each place of words gets a text in every language.
import type { Translated } from "#shared/editions/edition.ts";
import { type Language, languages } from "#shared/editions/languages.ts";
import { formsOf, formsOfAll, isByForm } from "./plurals.ts";
import type { ContentProblem } from "./problems.ts";
import { isMap } from "./trees.ts";

/** The value of each language at one place. */
type ByLanguage = Readonly<Record<string, unknown>>;
/** By path: the language that the original edition shows, or its own words, in one (`{ en: "Jobs" }`) or in every language. */
export type Originals = Readonly<Record<string, Language | Partial<Record<Language, string>>>>;

/**
 * `facts`: a tree; items of its lists that have words have a `key` or an `id`. `words`: one tree per language, by its id: texts at
 * the same paths; a list of texts, a map by the keys of a list of facts, or the forms of a plural. `originals`: language of a
 * text in the original edition, by path ("hero.noVideo", "packages.tabs.*", "**").
 */
export function mergeWords({
  folder,
  facts,
  words,
  originals = {},
  problems,
}: {
  folder: string;
  facts: unknown;
  words: ByLanguage;
  originals?: Originals;
  problems: ContentProblem[];
}): unknown {
  const patterns = Object.entries(originals).map(([path, shown]) => ({
    pattern: new RegExp(
      `^${path.replace(/[.]/g, "\\.").replaceAll("**", ".+").replace(/\*/g, "[^.]+")}$`,
    ),
    original: typeof shown === "string" ? shown : ownWords(shown),
  }));
  return merge(facts, words, "");

  function problem(path: string, what: string, wanted: string): undefined {
    problems.push({ where: `${folder}, ${path || "front matter"}`, what, wanted });
    return undefined;
  }

  function merge(known: unknown, said: ByLanguage, path: string): unknown {
    const values = Object.values(said);
    if (values.every((value) => value === undefined)) return strip(known);
    if (known === undefined && values.some(isByForm)) return mergeForms(said, path);
    if (values.some((value) => typeof value === "string")) {
      if (known !== undefined) return problem(path, "is both a fact and a text", "one of them");
      return textOf(said, path);
    }
    if (Array.isArray(known)) return mergeList(known, said, path);
    if (values.some(Array.isArray)) {
      if (known !== undefined) return problem(path, "is a list of texts and a fact", "one of them");
      return mergeTexts(said, path);
    }
    const facts = known === undefined ? {} : known;
    if (!isMap(facts) || !values.every((value) => value === undefined || isMap(value)))
      return problem(path, "has another form in each document", "the same form in all");
    const keys = new Set([
      ...Object.keys(facts),
      ...values.flatMap((value) => Object.keys(value ?? {})),
    ]);
    return Object.fromEntries(
      [...keys].map((key) => [
        key,
        merge(facts[key], pick(said, key), path ? `${path}.${key}` : key),
      ]),
    );
  }

  function mergeList(known: readonly unknown[], said: ByLanguage, path: string): unknown {
    const ids = new Set(known.map(itemKey));
    for (const [language, value] of Object.entries(said)) {
      if (!isMap(value))
        return problem(path, `is no map in ${language}.md`, "the texts by the keys of facts.yaml");
      for (const id of Object.keys(value))
        if (!ids.has(id))
          problem(`${path}.${id}`, `stands in ${language}.md only`, "a key of facts.yaml");
    }
    return known.map((item) => {
      const key = itemKey(item);
      if (key === undefined || !isMap(item)) return strip(item);
      const { key: _, ...rest } = item;
      return merge(rest, pick(said, key), `${path}.${key}`);
    });
  }

  /** Lists that are words alone: texts, or maps of texts. */
  function mergeTexts(said: ByLanguage, path: string): unknown {
    const lists = Object.values(said);
    const lengths = new Set(lists.map((list) => (Array.isArray(list) ? list.length : -1)));
    if (lengths.size > 1)
      return problem(path, `has ${describeLengths(said)}`, "as many in every language");
    return (lists[0] as readonly unknown[]).map((_, index) =>
      merge(undefined, pick(said, index), `${path}.${index}`),
    );
  }

  /** Texts that go with a number, each language in the forms that it has; "other" for a form it lacks. */
  function mergeForms(said: ByLanguage, path: string): unknown {
    for (const { id } of languages) {
      const forms = formsOf(id);
      const value = said[id];
      const found = isMap(value) ? Object.keys(value) : [];
      if (forms.length === found.length && forms.every((form) => found.includes(form))) continue;
      const what =
        found.length > 0 ? `has ${found.join(", ")} in ${id}.md` : `has no forms in ${id}.md`;
      problem(path, what, `${forms.join(", ")}: what numbers need in this language`);
      if (!found.includes("other")) return undefined;
    }
    return Object.fromEntries(
      formsOfAll.map((form) => {
        const texts = languages.map(({ id }) => [id, formOf(said[id], form)]);
        return [form, textOf(Object.fromEntries(texts), path)];
      }),
    );
  }

  function textOf(said: ByLanguage, path: string): Translated | undefined {
    for (const { id } of languages) {
      const value = said[id];
      if (typeof value !== "string")
        return problem(path, `has no text in ${id}.md`, "one in every language");
      if (value.trim() === "") return problem(path, `is empty in ${id}.md`, "a text");
    }
    const original = patterns.find(({ pattern }) => pattern.test(path))?.original;
    return { ...(said as unknown as Translated), ...(original && { original }) };
  }
}

/** Words in their one language, or in that of the page. */
function ownWords(
  words: Partial<Record<Language, string>>,
): Exclude<Translated["original"], string> {
  if (languages.every(({ id }) => words[id] !== undefined))
    return { own: words as Record<Language, string> };
  const [[lang = "", text = ""] = []] = Object.entries(words);
  return { lang: lang as Language, text };
}

const pick = (said: ByLanguage, key: string | number): ByLanguage =>
  Object.fromEntries(
    languages.map(({ id }) => [
      id,
      (said[id] as Record<string | number, unknown> | undefined)?.[key],
    ]),
  );

function formOf(forms: unknown, form: string): unknown {
  return isMap(forms) ? (forms[form] ?? forms["other"]) : undefined;
}

/** The name under which the words of a list's item stand: its `key`, which only joins them, or its id. */
function itemKey(item: unknown): string | undefined {
  const key = isMap(item) ? (item["key"] ?? item["id"]) : undefined;
  return key === undefined ? undefined : String(key);
}

/** "2 parts in fr.md, 3 parts in en.md". */
const describeLengths = (said: ByLanguage) =>
  Object.entries(said)
    .map(
      ([language, list]) => `${Array.isArray(list) ? list.length : "no"} parts in ${language}.md`,
    )
    .join(", ");

/** Removes the keys that only join facts with words. */
function strip(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(strip);
  if (!isMap(node)) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => name !== "key")
      .map(([name, value]) => [name, strip(value)]),
  );
}
