import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { frameOf, readOperations, readPage } from "./content-stream.ts";

const list = (text: string) =>
  [...readOperations(text)].map(({ operator, operands }) => [operator, ...operands].join(" "));

test.each([
  ["1 0 0 -1 0 8.5 cm", ["cm 1 0 0 -1 0 8.5"]],
  ["[(a\\)b) 12 (c(d))]TJ", ["TJ [ (a\\)b) 12 (c(d)) ]"]],
  ["/Span << /MCID 0 /Lang (fr) >> BDC\nEMC", ["BDC /Span << /MCID 0 /Lang (fr) >>", "EMC"]],
  ["<00 1F> Tj % q\nf*", ["Tj <00 1F>", "f*"]],
])("%s is read", (text, wanted) => {
  expect(list(text)).toEqual(wanted);
});

test("a string without end is no content stream", () => {
  expect(() => list("(a(b)")).toThrow(/does not end/);
});

/** Makes a page with this content, and a form that stands there. */
async function drawPage(content: string, form = "0 0 2 1 re f") {
  const document = await PDFDocument.create();
  const page = document.addPage([100, 100]);
  const { context } = document;
  const dictionary = { Type: "XObject", Subtype: "Form", BBox: [0, 0, 2, 1] };
  page.node.setXObject(PDFName.of("x0"), context.register(context.flateStream(form, dictionary)));
  page.node.set(PDFName.of("Contents"), context.register(context.flateStream(content)));
  return [...readPage(page)];
}

test("the drawing of a form stands at the form's place, under its tag", async () => {
  const [first, last] = await drawPage(
    "/Figure <</MCID 7>> BDC q 10 0 0 10 5 6 cm /x0 Do Q EMC 1 1 1 1 re",
  );
  expect(first?.mark).toEqual({ id: 7 });
  expect(first && frameOf(first)).toEqual([5, 6, 25, 16]);
  const after = await drawPage("/Artifact BMC EMC 1 1 1 1 re");
  expect(after.at(-1)?.mark).toBeUndefined();
  expect(last?.mark).toEqual({ id: 7 });
});

test("colours, sizes and lines are those of the place", async () => {
  const drawn = await drawPage(
    "q 2 0 0 2 0 0 cm 0 0 0 1 k .25 w BT /f0 6 Tf 1 0 0 1 0 0 Tm (a) Tj ET Q BT (b) Tj ET",
  );
  const [inside, outside] = drawn.filter(({ operator }) => operator === "Tj");
  expect(inside).toMatchObject({ size: 12, thickness: 0.5, fill: { space: "k" } });
  expect(outside).toMatchObject({ size: 0, thickness: 1, fill: { space: "g" } });
});
