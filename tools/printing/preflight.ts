// Checks the printer's files as a printing house does before it takes them: the files as written, not their sources.
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from "@cantoo/pdf-lib";
import {
  type Box,
  type Colour,
  type Drawn,
  findObject,
  frameOf,
  intersect,
  isOf,
  paints,
  readPage,
  unite,
} from "#tools/catalogue/content-stream.ts";
import { bleed, mm } from "./measures.ts";

/** `refused`: the printing house sends it back, or prints it wrongly. `told`: somebody should know it. */
export type Verdict = "ok" | "told" | "refused";
export interface Finding {
  readonly rule: string;
  readonly verdict: Verdict;
  readonly what: string;
}

/** Resolutions of pictures in pixels per inch on paper: the wanted one, and the least that is accepted. */
const wantedResolution = 300;
const leastResolution = 150;
/** Points: text below it in more than one ink shows every shift of the plates. */
const largeEnough = 9;
/** Points: thinner lines break. */
const thinnestLine = 0.25;
/** Points that count as the same place. */
const near = 0.5;

/** `pictures`: names by their bytes in latin1. `multiple`: divides its number of pages; `first`: the printed number of the first. */
export function preflight(
  document: PDFDocument,
  pictures: ReadonlyMap<string, string>,
  { multiple, first }: { readonly multiple: number; readonly first: number },
): Finding[] {
  const pages = document
    .getPages()
    .map((page, index) => ({ ...inspectPage(page, pictures), number: first + index }));
  const list = (find: (page: Inspected) => readonly string[]) =>
    pages.flatMap((page) => find(page).map((what) => `p. ${page.number} ${what}`));
  const withText = pages.filter(({ mixed }) => mixed > 0);
  const coloured = withText.reduce((sum, { mixed }) => sum + mixed, 0);
  const fine = pages.filter(({ thinnest }) => thinnest < thinnestLine);
  const soft = list(({ soft }) => soft.map(({ name, resolution }) => `${name} ${resolution}`));
  const isTooSoft = pages.some(({ soft }) =>
    soft.some(({ resolution }) => resolution < leastResolution),
  );
  return [
    judge("sheets", pages.length % multiple ? [`${pages.length} pages, not by ${multiple}`] : []),
    judge(
      "boxes",
      list(({ boxes }) => boxes),
    ),
    judge(
      "edges",
      list(({ edges }) => edges),
    ),
    judgeIntent(document),
    judge("fonts", listLooseFonts(document)),
    judge(
      "colours",
      list(({ colours }) => colours),
    ),
    judge(
      "black",
      coloured > 0
        ? [
            `${coloured} pieces of small text in more than one ink on ${withText.length} pages, from ${least(withText, "smallest")}`,
          ]
        : [],
      "told",
    ),
    judge(
      "lines",
      fine.length > 0
        ? [`below ${thinnestLine} pt on ${fine.length} pages, from ${least(fine, "thinnest")}`]
        : [],
      "told",
    ),
    judge(
      "pictures",
      soft.length > 0 ? [`below ${wantedResolution} per inch: ${soft.join(", ")}`] : [],
      isTooSoft ? "refused" : "told",
    ),
    judge(
      "links",
      list(({ links }) => links),
    ),
  ];
}

const judge = (rule: string, problems: readonly string[], verdict: Verdict = "refused"): Finding =>
  problems.length === 0
    ? { rule, verdict: "ok", what: "" }
    : { rule, verdict, what: problems.join("; ") };

/** "7 pt (p. 13)" */
function least<Key extends "smallest" | "thinnest">(
  pages: readonly (Readonly<Record<Key, number>> & { readonly number: number })[],
  key: Key,
): string {
  const found = pages.toSorted((one, other) => one[key] - other[key])[0];
  return found ? `${round(found[key])} pt (p. ${found.number})` : "";
}

const round = (value: number) => Math.round(value * 100) / 100;

function judgeIntent({ catalog }: PDFDocument): Finding {
  const intents = catalog.lookup(PDFName.of("OutputIntents"));
  const intent = intents instanceof PDFArray ? intents.lookup(0) : undefined;
  if (!(intent instanceof PDFDict && isOf(intent, "S", "GTS_PDFX")))
    return judge("press", ["no printing condition: give the printing house's profile, --profile"]);
  const profile = intent.lookup(PDFName.of("DestOutputProfile"));
  const isPress =
    profile instanceof PDFRawStream && String(profile.dict.get(PDFName.of("N"))) === "4";
  return judge("press", isPress ? [] : ["its profile is not of four inks"]);
}

const listLooseFonts = ({ context }: PDFDocument): string[] =>
  context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFDict && isOf(object, "Type", "FontDescriptor"))) return [];
    const isEmbedded = ["FontFile", "FontFile2", "FontFile3"].some((key) =>
      object.has(PDFName.of(key)),
    );
    return isEmbedded ? [] : [String(object.get(PDFName.of("FontName")))];
  });

interface Inspected {
  readonly boxes: readonly string[];
  readonly edges: readonly string[];
  readonly colours: readonly string[];
  /** Pieces of small text in more than one ink, and the size of the smallest. */
  readonly mixed: number;
  readonly smallest: number;
  readonly thinnest: number;
  readonly soft: readonly Measured[];
  readonly links: readonly string[];
}

/** Pixels per inch on paper. */
interface Measured {
  readonly name: string;
  readonly resolution: number;
}

function inspectPage(page: PDFPage, pictures: ReadonlyMap<string, string>): Inspected {
  const edge = bleed * mm;
  const { x, y, width, height } = page.getTrimBox();
  const size = page.getSize();
  const margins = [x, y, size.width - x - width, size.height - y - height];
  const cut: Box = [x, y, x + width, y + height];
  const edges = new Set<string>();
  const colours = new Set<string>();
  const soft = new Map<string, Measured>();
  let smallest = Number.POSITIVE_INFINITY;
  let mixed = 0;
  let thinnest = Number.POSITIVE_INFINITY;
  let path: Box | undefined;
  for (const drawn of readPage(page)) {
    const frame = frameOf(drawn);
    if (frame) path = unite(path, frame);
    if (/^[nW]\*?$/.test(drawn.operator)) {
      if (drawn.operator === "n") path = undefined;
      continue;
    }
    if (!paints.has(drawn.operator)) continue;
    const isText = /^T/.test(drawn.operator);
    const isLine = /^[SsBb]/.test(drawn.operator);
    if (drawn.operator === "Do") {
      const found = measurePicture(drawn, pictures);
      if (found && found.resolution < wantedResolution) soft.set(found.name, found);
    } else {
      const colour = isLine ? drawn.stroke : drawn.fill;
      const fault = findFault(colour, drawn);
      if (fault) colours.add(fault);
      if (isText && drawn.size < largeEnough && hasManyInks(colour)) {
        mixed += 1;
        smallest = Math.min(smallest, drawn.size);
      }
      if (isLine) thinnest = Math.min(thinnest, drawn.thickness);
    }
    if (path && !isText && stopsAtCut(intersect(drawn.clip, path), cut))
      edges.add("something ends at the cut");
    path = undefined;
  }
  const annotations = page.node.Annots()?.size() ?? 0;
  return {
    boxes: margins.every((each) => Math.abs(each - edge) < near)
      ? []
      : [`has ${margins.map((each) => round(each / mm)).join(", ")} mm`],
    edges: [...edges],
    colours: [...colours],
    mixed,
    smallest,
    thinnest,
    soft: [...soft.values()],
    links: annotations > 0 ? [`${annotations}`] : [],
  };
}

function measurePicture(
  { operands, resources, matrix }: Drawn,
  pictures: ReadonlyMap<string, string>,
): Measured | undefined {
  const picture = findObject(resources, operands[0]);
  if (!picture || !isOf(picture.dict, "Subtype", "Image")) return undefined;
  const pixels = (key: string) => Number(String(picture.dict.get(PDFName.of(key))));
  const [a, b, c, d] = matrix;
  const across = pixels("Width") / (Math.hypot(a, b) / 72);
  const down = pixels("Height") / (Math.hypot(c, d) / 72);
  return {
    name: pictures.get(Buffer.from(picture.contents).toString("latin1")) ?? "a picture",
    resolution: Math.round(Math.min(across, down)),
  };
}

/** Colours of a device are other colours on each: RGB must be bound to a profile. */
function findFault({ space, values }: Colour, { resources }: Drawn): string | undefined {
  if (space === "rg") return "RGB of no profile";
  const components: Readonly<Record<string, number>> = { g: 1, k: 4 };
  if (space in components)
    return values.length === components[space] ? undefined : `${values.length} parts in ${space}`;
  if (space === "/Pattern") return undefined;
  const spaces = resources.lookup(PDFName.of("ColorSpace"));
  const found = spaces instanceof PDFDict ? spaces.lookup(PDFName.of(space.slice(1))) : undefined;
  const kind = found instanceof PDFArray ? String(found.lookup(0)) : String(found);
  return kind === "/ICCBased" ? undefined : `${kind} of no profile`;
}

/** True for any colour except black, white or grey. */
const hasManyInks = ({ space, values }: Colour): boolean =>
  values.length === 3
    ? values.some((value) => value < 0.99)
    : space === "k" && values.slice(0, 3).some((value) => value > 0);

/** A ground that begins or ends where the paper is cut would leave a white line. */
const stopsAtCut = (frame: Box, cut: Box): boolean =>
  frame.some((place, side) => Math.abs(place - (cut[side] ?? 0)) < near);
