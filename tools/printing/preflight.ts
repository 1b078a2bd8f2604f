// Looks through the printer's files as a printing house does before it takes them. Files as they were written are checked, not
// what they were made from.
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

/** Of pictures, in pixels per inch on paper: what is wanted, and what is too soft to be taken. */
const wantedResolution = 300;
const leastResolution = 150;
/** Points: text below it in more than one ink shows every shift of the plates. */
const largeEnough = 9;
/** Points: thinner lines break. */
const thinnest = 0.25;
/** Points that count as the same place. */
const near = 0.5;

/** `pictures`: by their bytes in latin1, what they are called. `multiple`: of how many pages its sheets are. */
export function preflight(
  document: PDFDocument,
  pictures: ReadonlyMap<string, string>,
  multiple: number,
): Finding[] {
  const pages = document.getPages().map((page) => inspectPage(page, pictures));
  const each = (find: (page: Inspected) => readonly string[]) =>
    pages.flatMap((page, index) => find(page).map((what) => `p. ${index + 1} ${what}`));
  const count = pages.length;
  const soft = each(({ soft }) => soft);
  const softest = Math.min(...pages.map(({ softest }) => softest));
  return [
    judge("sheets", count % multiple === 0, `${count} pages`, `${count} pages, not by ${multiple}`),
    judgeAll(
      "boxes",
      each(({ boxes }) => boxes),
      `bleed of ${bleed} mm on all pages`,
    ),
    judgeAll(
      "edges",
      each(({ edges }) => edges),
      "what reaches the cut reaches over it",
    ),
    judgeIntent(document),
    judgeAll("fonts", listLooseFonts(document), "all embedded"),
    judgeAll(
      "colours",
      each(({ colours }) => colours),
      "each bound to a profile, or an ink",
    ),
    judgeAll(
      "black",
      each(({ mixed }) => mixed),
      "text on its own plate",
      "told",
    ),
    judgeAll(
      "lines",
      each(({ thin }) => thin),
      `none thinner than ${thinnest} pt`,
      "told",
    ),
    judgeAll(
      "pictures",
      [...new Set(soft)],
      `${wantedResolution} per inch at least`,
      softest < leastResolution ? "refused" : "told",
    ),
    judgeAll(
      "links",
      each(({ links }) => links),
      "none",
    ),
  ];
}

const judge = (rule: string, isRight: boolean, right: string, wrong: string): Finding =>
  isRight ? { rule, verdict: "ok", what: right } : { rule, verdict: "refused", what: wrong };

const judgeAll = (
  rule: string,
  problems: readonly string[],
  right: string,
  verdict: Verdict = "refused",
): Finding =>
  problems.length === 0
    ? { rule, verdict: "ok", what: right }
    : { rule, verdict, what: problems.join("; ") };

function judgeIntent({ catalog }: PDFDocument): Finding {
  const intents = catalog.lookup(PDFName.of("OutputIntents"));
  const intent = intents instanceof PDFArray ? intents.lookup(0) : undefined;
  const rule = "press";
  if (!(intent instanceof PDFDict && isOf(intent, "S", "GTS_PDFX")))
    return {
      rule,
      verdict: "refused",
      what: "no printing condition: give the printing house's profile, --profile FILE",
    };
  const profile = intent.lookup(PDFName.of("DestOutputProfile"));
  const isPress =
    profile instanceof PDFRawStream && String(profile.dict.get(PDFName.of("N"))) === "4";
  const name = String(intent.get(PDFName.of("OutputConditionIdentifier")));
  return judge(rule, isPress, `PDF/X-4 for ${name}`, "its profile is not of four inks");
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
  readonly mixed: readonly string[];
  readonly thin: readonly string[];
  readonly soft: readonly string[];
  /** Pixels per inch of the softest picture. */
  readonly softest: number;
  readonly links: readonly string[];
}

function inspectPage(page: PDFPage, pictures: ReadonlyMap<string, string>): Inspected {
  const edge = bleed * mm;
  const { x, y, width, height } = page.getTrimBox();
  const size = page.getSize();
  const margins = [x, y, size.width - x - width, size.height - y - height];
  const cut: Box = [x, y, x + width, y + height];
  const edges = new Set<string>();
  const colours = new Set<string>();
  const soft = new Set<string>();
  let softest = Number.POSITIVE_INFINITY;
  let smallest = Number.POSITIVE_INFINITY;
  let mixed = 0;
  let thin = Number.POSITIVE_INFINITY;
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
      if (found && found.resolution < wantedResolution) {
        soft.add(`${found.name} ${found.resolution}`);
        softest = Math.min(softest, found.resolution);
      }
    } else {
      const colour = isLine ? drawn.stroke : drawn.fill;
      const fault = findFault(colour, drawn);
      if (fault) colours.add(fault);
      if (isText && drawn.size < largeEnough && hasManyInks(colour)) {
        mixed += 1;
        smallest = Math.min(smallest, drawn.size);
      }
      if (isLine) thin = Math.min(thin, drawn.thickness);
    }
    if (path && !isText && stopsAtCut(path, cut)) edges.add("something ends at the cut");
    path = undefined;
  }
  const round = (value: number) => Math.round(value * 100) / 100;
  const annotations = page.node.Annots()?.size() ?? 0;
  return {
    boxes: margins.every((each) => Math.abs(each - edge) < near)
      ? []
      : [`has ${margins.map((each) => round(each / mm)).join(", ")} mm`],
    edges: [...edges],
    colours: [...colours],
    mixed: mixed > 0 ? [`${mixed} coloured pieces from ${round(smallest)} pt`] : [],
    thin: thin < thinnest ? [`${round(thin)} pt`] : [],
    soft: [...soft],
    softest,
    links: annotations > 0 ? [`${annotations}`] : [],
  };
}

function measurePicture(
  { operands, resources, matrix }: Drawn,
  pictures: ReadonlyMap<string, string>,
): { readonly name: string; readonly resolution: number } | undefined {
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

/** Not black, white or grey. */
const hasManyInks = ({ space, values }: Colour): boolean =>
  values.length === 3
    ? values.some((value) => value < 0.99)
    : space === "k" && values.slice(0, 3).some((value) => value > 0);

/** A ground that begins or ends where the paper is cut would leave a white line. */
const stopsAtCut = (frame: Box, cut: Box): boolean =>
  frame.some((place, side) => Math.abs(place - (cut[side] ?? 0)) < near);
