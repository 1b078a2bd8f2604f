// Checks a finished PDF against what PDF/UA-1 (ISO 14289-1, by the Matterhorn protocol) asks and a program can tell, and against
// what readers of a book need beyond it. No checker can be had as a package for Node.
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
} from "@cantoo/pdf-lib";
import { isOf, paints, readPage } from "#tools/catalogue/content-stream.ts";
import { listContent, listKids } from "#tools/catalogue/read-structure.ts";
import { listElements, readNumbers, structureOf, textOf, typeOf } from "./read-text.ts";

const at = (dictionary: PDFDict, key: string) => dictionary.lookup(PDFName.of(key));
const textAt = (dictionary: PDFDict, key: string) => textOf(at(dictionary, key)) ?? "";

/** All problems of a kind, each with where it is. */
type Check = (document: PDFDocument) => readonly string[];

const wanted = (isThere: boolean, problem: string) => (isThere ? [] : [problem]);

function readMetadata({ catalog }: PDFDocument): string {
  const metadata = at(catalog, "Metadata");
  return metadata instanceof PDFRawStream ? new TextDecoder().decode(metadata.contents) : "";
}

const listOf = (document: PDFDocument, key: string, name: string): PDFDict[] =>
  document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict && isOf(object, key, name) ? object : []));

/** In the order of reading. */
const elementsOf = (document: PDFDocument, type: RegExp): PDFDict[] =>
  [...listElements(structureOf(document))].filter((each) => type.test(typeOf(each)));

function pageOf(document: PDFDocument, element: PDFDict): string {
  const [first] = listContent(element);
  const place = document.getPages().findIndex(({ ref }) => ref === first?.page);
  return `p. ${place + 1}`;
}

const attributesOf = (element: PDFDict): PDFDict[] => {
  const attributes = at(element, "A");
  const each = attributes instanceof PDFArray ? attributes.asArray() : [attributes];
  return each.flatMap((one) => {
    const found = element.context.lookup(one);
    return found instanceof PDFDict ? found : [];
  });
};
/** Of its layout or table, by name. */
export const attribute = (element: PDFDict, key: string) =>
  attributesOf(element)
    .map((each) => at(each, key))
    .find((value) => value !== undefined);

const kidTypes = (element: PDFDict) =>
  listKids(element).map((kid) => (kid instanceof PDFDict ? typeOf(kid) : "content"));

/** Link annotations, with the number of their page. */
function listLinks(document: PDFDocument): { link: PDFDict; ref: unknown; page: number }[] {
  return document.getPages().flatMap(({ node }, index) => {
    const annotations = node.Annots()?.asArray() ?? [];
    return annotations.flatMap((ref) => {
      const link = document.context.lookup(ref);
      return link instanceof PDFDict && isOf(link, "Subtype", "Link")
        ? { link, ref, page: index + 1 }
        : [];
    });
  });
}

const targetOf = (link: PDFDict): string => {
  const action = at(link, "A");
  return action instanceof PDFDict
    ? String(at(action, "URI") ?? at(action, "D"))
    : String(at(link, "Dest"));
};

function* listBookmarks(item: PDFDict): Generator<PDFDict> {
  for (let each = at(item, "First"); each instanceof PDFDict; each = at(each, "Next")) {
    yield each;
    yield* listBookmarks(each);
  }
}

const standardTypes = new Set(
  "Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Figure Formula Form".split(
    " ",
  ),
);

export const checks = {
  marker: (document) =>
    wanted(
      readMetadata(document).includes("<pdfuaid:part>1</pdfuaid:part>"),
      "the metadata does not say PDF/UA-1",
    ),
  title: (document) => {
    const preferences = at(document.catalog, "ViewerPreferences");
    return [
      ...wanted(/<dc:title>/.test(readMetadata(document)), "no title"),
      ...wanted(
        preferences instanceof PDFDict && String(at(preferences, "DisplayDocTitle")) === "true",
        "the window does not show the title",
      ),
    ];
  },
  language: ({ catalog }) => wanted(textAt(catalog, "Lang") !== "", "no language"),
  marked: ({ catalog }) => {
    const mark = at(catalog, "MarkInfo");
    return wanted(
      mark instanceof PDFDict && String(at(mark, "Marked")) === "true",
      "not said to be tagged",
    );
  },
  opening: ({ catalog }) => [
    ...wanted(isOf(catalog, "PageLayout", "TwoPageRight"), "does not open as spreads"),
    ...wanted(isOf(catalog, "PageMode", "UseOutlines"), "does not open with its bookmarks"),
    ...wanted(catalog.has(PDFName.of("PageLabels")), "pages have no printed numbers"),
  ],
  tabOrder: (document) =>
    document
      .getPages()
      .flatMap(({ node }, index) => wanted(isOf(node, "Tabs", "S"), `p. ${index + 1}`)),
  /** Types of one's own are mapped to those that readers know. */
  types: (document) => {
    const roles = at(structureOf(document), "RoleMap");
    const known = (type: string) =>
      standardTypes.has(type) ||
      (roles instanceof PDFDict && standardTypes.has(String(at(roles, type)).slice(1)));
    return elementsOf(document, /./)
      .filter((each) => !known(typeOf(each)))
      .map((each) => `${pageOf(document, each)}: ${typeOf(each)}`);
  },
  fonts: (document) => [
    ...listOf(document, "Type", "FontDescriptor")
      .filter((each) => !["FontFile", "FontFile2", "FontFile3"].some((key) => at(each, key)))
      .map((each) => `${at(each, "FontName")} is not embedded`),
    ...listOf(document, "Type", "Font")
      .filter((each) => !/CIDFont/.test(String(at(each, "Subtype"))) && !at(each, "ToUnicode"))
      .map((each) => `${at(each, "BaseFont")} has no way back to text`),
  ],
  fontNames: (document) => {
    const names = listOf(document, "Type", "FontDescriptor").map((each) =>
      String(at(each, "FontName")).replace(/^\/[A-Z]{6}\+/, ""),
    );
    return [...new Set(names.filter((name, index) => names.indexOf(name) < index))];
  },
  figureTexts: (document) =>
    elementsOf(document, /^(?:Figure|Formula)$/)
      .filter((each) => textAt(each, "Alt").trim() === "" && textAt(each, "ActualText") === "")
      .map((each) => pageOf(document, each)),
  figureFrames: (document) =>
    elementsOf(document, /^Figure$/)
      .filter((each) => !(attribute(each, "BBox") instanceof PDFArray))
      .map((each) => `${pageOf(document, each)}: ${textAt(each, "Alt")}`),
  headings: (document) => {
    let last = 0;
    return elementsOf(document, /^H\d$/).flatMap((each) => {
      const level = Number(typeOf(each).slice(1));
      const isSkipped = level > last + 1;
      const before = last;
      last = level;
      return isSkipped ? [`${pageOf(document, each)}: H${level} after H${before}`] : [];
    });
  },
  hasLists: (document) => wanted(elementsOf(document, /^L$/).length > 0, "no lists"),
  lists: (document) =>
    elementsOf(document, /^(?:L|LI|LBody|Lbl)$/).flatMap((each) => {
      const kids = kidTypes(each);
      const parent = at(each, "P");
      const above = parent instanceof PDFDict && parent.has(PDFName.of("S")) ? typeOf(parent) : "";
      const isRight = {
        L: kids.every((kid) => /^(?:LI|L|Caption)$/.test(kid)) && kids.includes("LI"),
        LI:
          above === "L" &&
          kids.includes("LBody") &&
          kids.every((kid) => /^(?:Lbl|LBody)$/.test(kid)),
        LBody: above === "LI",
        Lbl: /^(?:LI|TOCI|Note|BibEntry|Caption|Reference)$/.test(above),
      }[typeOf(each)];
      return isRight ? [] : [`${pageOf(document, each)}: ${typeOf(each)} in ${above} of ${kids}`];
    }),
  tables: (document) =>
    elementsOf(document, /^Table$/).flatMap((table) => {
      const rows = [...listElements(table)].filter((each) => typeOf(each) === "TR");
      const cells = rows.map((row) => listKids(row).filter((kid) => kid instanceof PDFDict));
      const span = (cell: PDFDict) => Number(String(attribute(cell, "ColSpan") ?? 1));
      const isSpanned = cells.flat().some((cell) => attribute(cell, "RowSpan") !== undefined);
      const widths = new Set(cells.map((row) => row.reduce((sum, cell) => sum + span(cell), 0)));
      const heads = cells.flat().filter((cell) => typeOf(cell) === "TH");
      const where = pageOf(document, table);
      return [
        ...wanted(
          heads.every((cell) => attribute(cell, "Scope")),
          `${where}: headers of nothing`,
        ),
        ...wanted(isSpanned || widths.size === 1, `${where}: rows of ${[...widths]} cells`),
      ];
    }),
  tableHeads: (document) =>
    elementsOf(document, /^Table$/)
      .filter((table) => ![...listElements(table)].some((each) => typeOf(each) === "TH"))
      .map((table) => pageOf(document, table)),
  rowHeaders: (document) =>
    elementsOf(document, /^TBody$/).flatMap((body) => {
      const rows = listKids(body).filter((row) => row instanceof PDFDict);
      const isNamed = (row: PDFDict) =>
        listKids(row).some((cell) => cell instanceof PDFDict && typeOf(cell) === "TH");
      return wanted(rows.every(isNamed), pageOf(document, body));
    }),
  linkTexts: (document) => {
    const targets = new Map<string, string>();
    return listLinks(document).flatMap(({ link, page }) => {
      const text = textAt(link, "Contents").trim();
      const target = targetOf(link);
      if (!text) return [`p. ${page}: a link without a text`];
      const known = targets.get(text) ?? target;
      targets.set(text, known);
      return known === target ? [] : [`p. ${page}: “${text}” leads here and there`];
    });
  },
  linkTags: (document) => {
    const tree = at(structureOf(document), "ParentTree") as PDFDict;
    const parents = readNumbers(tree);
    return listLinks(document).flatMap(({ link, page }) => {
      const parent = parents.get(Number(String(at(link, "StructParent"))));
      return wanted(
        parent instanceof PDFDict && typeOf(parent) === "Link",
        `p. ${page}: “${textAt(link, "Contents")}” is in no tag`,
      );
    });
  },
  /** Each piece of content belongs to one element, which the tree of parents names too. */
  parents: (document) => {
    const owners = new Map<string, PDFDict>();
    const problems: string[] = [];
    for (const element of listElements(structureOf(document)))
      for (const kid of listKids(element)) {
        if (kid instanceof PDFDict) continue;
        const key = `${kid.page} ${kid.id}`;
        if (owners.has(key)) problems.push(`${pageOf(document, element)}: ${kid.id} is in two`);
        owners.set(key, element);
      }
    const parents = readNumbers(at(structureOf(document), "ParentTree") as PDFDict);
    document.getPages().forEach(({ node, ref }, index) => {
      const number = at(node, "StructParents");
      const found = number instanceof PDFNumber ? parents.get(number.asNumber()) : undefined;
      const list = found instanceof PDFArray ? found.asArray() : [];
      list.forEach((parent, id) => {
        const element = document.context.lookup(parent);
        if (element !== owners.get(`${ref} ${id}`) && element instanceof PDFDict)
          problems.push(`p. ${index + 1}: ${id} has another parent`);
      });
      for (const key of owners.keys())
        if (
          key.startsWith(`${ref} `) &&
          !(list[Number(key.slice(`${ref} `.length))] instanceof PDFRef)
        )
          problems.push(`p. ${index + 1}: ${key} has no parent`);
    });
    return problems;
  },
  /** What is painted is in a tag of the structure, or said to be decoration. */
  tagged: (document) => {
    const known = new Set(
      listContent(structureOf(document)).map(({ page, id }) => `${page} ${id}`),
    );
    return document.getPages().flatMap((page, index) => {
      const lost = new Set<string>();
      for (const { operator, mark } of readPage(page)) {
        if (!paints.has(operator) || mark === "artifact") continue;
        if (!mark) lost.add(`p. ${index + 1}: ${operator} outside all tags`);
        else if (!known.has(`${page.ref} ${mark.id}`))
          lost.add(`p. ${index + 1}: ${mark.id} is in no element`);
      }
      return [...lost];
    });
  },
  bookmarks: ({ catalog }) => {
    const outlines = at(catalog, "Outlines");
    if (!(outlines instanceof PDFDict)) return ["no bookmarks"];
    return (
      [...listBookmarks(outlines)]
        .map((each) => textAt(each, "Title"))
        // "subtilisSPH 164": a space that is only drawn.
        .filter((title) => !title.trim() || /\p{Ll}\p{Lu}{2}/u.test(title))
    );
  },
} as const satisfies Readonly<Record<string, Check>>;

export type CheckName = keyof typeof checks;

/** Problems by check; empty where all is well. */
export const checkPdf = (
  document: PDFDocument,
  names = Object.keys(checks) as readonly CheckName[],
): Partial<Record<CheckName, readonly string[]>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const problems = checks[name](document);
      return problems.length > 0 ? [[name, problems]] : [];
    }),
  );
