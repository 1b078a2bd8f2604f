// What a visitor asks for, as lines of a message.
import { describe, expect, test } from "vitest";
import { languages } from "#shared/editions/languages.ts";
import { countAsked, mostAsked, readAsked, writeAsked } from "#shared/enquiry/asked.ts";
import { limits } from "#shared/enquiry/rules.ts";
import { wordAsked } from "#shared/enquiry/word-asked.ts";
import { listAsked, listAskedWords } from "./list-asked-words.ts";

describe("questions in an address", () => {
  test("become a line each, documents one, fields of a specification one", () => {
    const asked = listAsked(
      [
        "lecithin",
        "document-analysis",
        "lead-time",
        "document-gmo",
        "measure-assay",
        "document-gmo",
      ],
      "/liposomes/zinc",
      "fr",
    );
    expect(asked.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Zinc, liposome\s: Lécithine/i),
      expect.stringMatching(/^Zinc, liposome, documents\s: Certificat d’analyse, OGM\.$/i),
      expect.stringMatching(/^Zinc, liposome, spécification\s: Titre\.$/i),
      expect.stringContaining("Combien de semaines"),
    ]);
  });

  test("are left out when they are unknown, or about nothing", () => {
    const unknown = ["nothing", "document-nothing", "<b>", "constructor", "__proto__"];
    expect(listAsked(unknown, "/liposomes/zinc", "fr")).toEqual([]);
    expect(listAsked(["lecithin", "document-gmo"], null, "fr")).toEqual([]);
    expect(listAsked(["lecithin"], "/notre-laboratoire", "fr")).toEqual([]);
  });
});

describe("an enquiry that the browser keeps", () => {
  const keys = ["price", "liposomes.zinc document-gmo", "liposomes.zinc measure-load"];

  test("is read as it was written, and counted by kind", () => {
    expect(readAsked(writeAsked(keys))).toEqual(keys);
    expect(countAsked(keys)).toEqual({ question: 1, document: 1, measure: 1 });
  });

  test.each([
    "",
    "{}",
    "[1,2]",
    "<script>",
    "../etc/passwd x",
    "a.b  two-blanks",
    "\ud800",
    "x".repeat(1e5),
    "a.b c d",
  ])("has nothing of %j", (text) => expect(readAsked(text)).toEqual([]));

  test("is bounded, and says each thing once", () => {
    const many = Array.from({ length: 500 }, (_, at) => `liposomes.x${at % 250} document-gmo`);
    expect(readAsked(many.join("\n"))).toHaveLength(mostAsked);
  });

  test("finds nothing that every object has", () => {
    const asked = ["constructor", "liposomes.zinc constructor", "a.b toString"];
    expect(wordAsked(asked, listAskedWords("fr"))).toEqual([]);
  });

  test("fits into a message, with room for one's own words, as long as it may be", () => {
    for (const { id } of languages) {
      const { entries, questions, ofEntries } = listAskedWords(id);
      const documents = Object.keys(ofEntries).filter((each) => each.startsWith("document-"));
      const asked = [
        ...Object.keys(questions),
        ...Object.keys(entries)
          .slice(0, 6)
          .flatMap((entry) => documents.map((each) => `${entry} ${each}`)),
      ].slice(0, mostAsked);
      const lines = wordAsked(asked, listAskedWords(id)).map(({ text }) => text);
      expect(asked).toHaveLength(mostAsked);
      expect(lines.join("\n").length).toBeLessThan(limits.message - 500);
    }
  });
});
