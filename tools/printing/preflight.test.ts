// The check refuses every fault that it must find.
import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { bleed, mm, trim } from "./measures.ts";
import { preflight } from "./preflight.ts";

const edge = bleed * mm;
const size = [trim.width + 2 * edge, trim.height + 2 * edge] as const;

/** Checks a page of the book and returns its faults. */
async function inspect(content: string, spoil: (document: PDFDocument) => void = () => {}) {
  const document = await PDFDocument.create();
  const { context, catalog } = document;
  const page = document.addPage([...size]);
  page.setTrimBox(edge, edge, trim.width, trim.height);
  const picture = context.stream("jpeg", { Subtype: "Image", Width: 300, Height: 300 });
  page.node.setXObject(PDFName.of("x0"), context.register(picture));
  page.node.set(PDFName.of("Contents"), context.register(context.flateStream(content)));
  const profile = context.register(context.flateStream("profile", { N: 4 }));
  catalog.set(
    PDFName.of("OutputIntents"),
    context.obj([{ S: "GTS_PDFX", DestOutputProfile: profile }]),
  );
  spoil(document);
  const findings = preflight(await PDFDocument.load(await document.save()), names, sheets);
  return Object.fromEntries(
    findings.flatMap(({ rule, verdict, what }) =>
      verdict === "ok" ? [] : [[rule, `${verdict}: ${what}`]],
    ),
  );
}
const names = new Map([["jpeg", "vessel"]]);
const sheets = { multiple: 1, first: 3 };

/** The ground covers the whole page with its bleed. */
const ground = `0 0 0 1 k 0 0 ${size[0]} ${size[1]} re f\n`;

test("a ground over the edges, black text and a sharp picture are taken", async () => {
  const text = "BT /f0 7 Tf 1 0 0 1 50 50 Tm (a) Tj ET";
  expect(await inspect(`${ground}${text} q 72 0 0 72 50 50 cm /x0 Do Q`)).toEqual({});
});

test("what a clip cuts off does not end at the cut", async () => {
  const clip = `q 50 50 99 99 re W n ${edge} 0 0 99 50 cm /x0 Do Q`;
  const width = edge + trim.width - 60;
  const cutOff = `${ground}q 60 60 100 100 re W n ${width} 0 0 ${width} 60 50 cm /x0 Do Q`;
  expect((await inspect(cutOff))["edges"]).toBeUndefined();
  // The clip ends with what it was opened for.
  expect((await inspect(`${clip} ${edge} ${edge} 9 9 re f`))["edges"]).toMatch(/^refused/);
});

test.each<[content: string, found: Record<string, string>]>([
  [
    `0 0 0 1 k ${edge} ${edge} ${trim.width} 100 re f`,
    { edges: "refused: p. 3 something ends at the cut" },
  ],
  ["1 0 0 rg 50 50 9 9 re f", { colours: "refused: p. 3 RGB of no profile" }],
  [
    "1 1 0 0 k BT /f0 7 Tf 1 0 0 1 50 50 Tm (a) Tj ET",
    { black: "told: 1 pieces of small text in more than one ink on 1 pages, from 7 pt (p. 3)" },
  ],
  [
    "0 0 0 1 K .1 w 50 50 m 60 60 l S",
    { lines: "told: below 0.25 pt on 1 pages, from 0.1 pt (p. 3)" },
  ],
  ["q 100 0 0 100 50 50 cm /x0 Do Q", { pictures: "told: below 300 per inch: p. 3 vessel 216" }],
  ["q 200 0 0 200 50 50 cm /x0 Do Q", { pictures: "refused: below 300 per inch: p. 3 vessel 108" }],
])("%s is found", async (content, found) => {
  expect(await inspect(content)).toEqual(found);
});

test("a profile of a screen is no printing condition, nor is none", async () => {
  const name = PDFName.of("OutputIntents");
  const without = await inspect(ground, ({ catalog }) => catalog.delete(name));
  expect(without["press"]).toMatch(/^refused: no printing condition/);
  const screen = await inspect(ground, ({ catalog, context }) => {
    const profile = context.register(context.flateStream("profile", { N: 3 }));
    catalog.set(name, context.obj([{ S: "GTS_PDFX", DestOutputProfile: profile }]));
  });
  expect(screen["press"]).toBe("refused: its profile is not of four inks");
});

test("pages without bleed are refused", async () => {
  const found = await inspect(ground, (document) => document.getPage(0).setTrimBox(0, 0, ...size));
  expect(found["boxes"]).toBe("refused: p. 3 has 0, 0, 0, 0 mm");
});
