// Addresses of the form's page: what they tell is read back, and nothing that a visitor or a stranger made up.
import { describe, expect, test } from "vitest";
import { originOf, readContactQuery } from "./read-contact-query.ts";
import { limits } from "./rules.ts";
import { subjectNames } from "./subject-names.ts";
import { contactAddress, isSubject, type SubjectId, subjectIds, subjectName } from "./subjects.ts";

const read = (address: string) =>
  readContactQuery(new URL(address, "http://x.example").searchParams);

describe("addresses of the form's page", () => {
  test.each([
    ["/contact", null, null],
    ["/contact?sujet=devis&page=/", "devis", "/"],
    ["/contact?page=/liposomes/zinc", null, "/liposomes/zinc"],
    ["/contact?sujet=catalogue", "catalogue", null],
  ] as const)("%s is written and read", (address, subject, page) => {
    expect(contactAddress({ subject, page })).toBe(address);
    expect(read(address)).toEqual({
      subject,
      page,
      chosen: [],
      questions: [],
      formula: "",
      brand: "",
    });
    expect(address.length).toBeLessThan(limits.page);
  });

  test("carry a selection", () => {
    const chosen = ["liposomes.zinc", "niosomes.retinol"];
    const address = contactAddress({ subject: "selection", page: "/selection", chosen });
    expect(address).toBe(
      "/contact?s=liposomes.zinc,niosomes.retinol&sujet=selection&page=/selection",
    );
    expect(read(address)).toEqual({
      subject: "selection",
      page: "/selection",
      chosen,
      questions: [],
      formula: "",
      brand: "",
    });
  });

  test("leave the form's own page out, and escape what a path may hold", () => {
    expect(contactAddress({ subject: "devis", page: "/contact" })).toBe("/contact?sujet=devis");
    expect(contactAddress({ subject: null, page: "/a b&c" })).toBe("/contact?page=/a%20b%26c");
  });

  test("carry what was looked for from the search page, bounded", () => {
    const address = contactAddress({ subject: "coenzime k12 & co", page: "/recherche" });
    expect(read(address)).toMatchObject({ subject: "coenzime k12 & co", page: "/recherche" });
    expect(read(`/contact?sujet=${"x".repeat(300)}&page=/recherche`).subject).toHaveLength(80);
  });

  test("are read again as they are written, wherever the text is cut", () => {
    for (const typed of [`${"x".repeat(79)} y`, `${"x".repeat(79)}💊`, ` ${"é ".repeat(90)}`]) {
      const { subject } = read(`/contact?sujet=${encodeURIComponent(typed)}&page=/recherche`);
      const address = contactAddress({ subject, page: "/recherche" });
      expect(read(address).subject).toBe(subject);
    }
  });

  test.each([
    "sujet=Buy+cheap+watches",
    "sujet=constructor",
    "s=../etc,x,<b>.i",
    "page=https://evil.example",
    `page=/${"x".repeat(200)}`,
  ])("%s tells nothing", (query) => {
    expect(read(`/contact?${query}`)).toEqual({
      subject: null,
      page: null,
      chosen: [],
      questions: [],
      formula: "",
      brand: "",
    });
  });
});

test.each([
  ["/liposomes/zinc", "/liposomes/zinc"],
  ["/liposomes?page=2", "/liposomes?page=2"],
  ["/contact", "/contact"],
  ["/contact?sujet=devis", "/contact"],
  ["/contact?sujet=devis&page=/liposomes/zinc", "/liposomes/zinc"],
  ["/en/contact?sujet=devis&page=/liposomes/zinc", "/en/liposomes/zinc"],
  ["/fr/contact?sujet=devis", "/fr/contact"],
  ["", ""],
])("a form that stood on %j tells of %j", (page, origin) => {
  expect(originOf(page)).toBe(origin);
});

test("every subject has a name that a form can carry, in both languages", () => {
  for (const id of subjectIds) {
    const { fr, en } = subjectNames[id];
    for (const name of [id, fr, en]) {
      expect(name).not.toBe("");
      expect(name.length).toBeLessThanOrEqual(limits.product);
    }
  }
  const names = Object.fromEntries(subjectIds.map((id) => [id, subjectNames[id].fr])) as Record<
    SubjectId,
    string
  >;
  expect(subjectName("devis", names)).toBe("Devis");
  expect(subjectName("zinc, liposome", names)).toBe("zinc, liposome");
  expect(isSubject("toString")).toBe(false);
});
