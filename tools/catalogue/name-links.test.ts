import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { headRows } from "./head-rows.ts";
import { nameLinks } from "./name-links.ts";

/** Two pages; the second has two bookmarks, at 700 and at 300 points. */
async function makeBook() {
  const document = await PDFDocument.create();
  const [first, second] = [document.addPage([400, 800]), document.addPage([400, 800])];
  const { context } = document;
  const at = (top: number) => [second.ref, "XYZ", 0, top, null];
  const lower = context.register(
    context.obj({ Title: PDFHexString.fromText("Zinc"), Dest: at(300) }),
  );
  const upper = context.register(
    context.obj({ Title: PDFHexString.fromText("Vitamine E"), Dest: at(700), Next: lower }),
  );
  document.catalog.set(PDFName.of("Outlines"), context.obj({ First: upper }));
  const addLink = (parts: Record<string, unknown>): PDFDict => {
    const link = context.obj({ Subtype: "Link", ...parts } as unknown as Record<string, string>);
    first.node.addAnnot(context.register(link));
    return link;
  };
  const contents = (link: PDFDict) =>
    link.lookup(PDFName.of("Contents"), PDFString, PDFHexString).decodeText();
  return { document, at, addLink, contents };
}

test("a link has the name of its target, from the bookmark there", async () => {
  const { document, at, addLink, contents } = await makeBook();
  const said = { Contents: PDFString.of("page 2") };
  const top = addLink({ ...said, Dest: at(710) });
  const within = addLink({ ...said, A: { S: "GoTo", D: at(305) } });
  const outside = addLink({ Contents: PDFString.of("a site"), A: { S: "URI" } });
  nameLinks(document);
  expect([top, within, outside].map(contents)).toEqual([
    "Vitamine E, page 2",
    "Zinc, page 2",
    "a site",
  ]);
});

test("the first cell of each row of a table is its header", async () => {
  const { context } = await PDFDocument.create();
  const cells = ["TD", "TD"].map((S) => context.obj({ S }));
  const row = context.obj({ S: "TR", K: cells });
  context.register(context.obj({ S: "TBody", K: [row] }));
  headRows({ context } as PDFDocument);
  const types = cells.map((cell) => cell.lookup(PDFName.of("S"), PDFName).decodeText());
  expect(types).toEqual(["TH", "TD"]);
  expect(String(cells[0]?.lookup(PDFName.of("A"), PDFDict).get(PDFName.of("Scope")))).toBe("/Row");
});
