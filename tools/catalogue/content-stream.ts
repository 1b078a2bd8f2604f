// Reads the drawing operators of a PDF's page, and for each its place, colour and tag. It covers as much of ISO 32000-1 as Typst
// writes: no inline images, no text by strings alone.
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from "@cantoo/pdf-lib";

/** A matrix as in the file: `[a b c d e f]`. */
export type Matrix = readonly [number, number, number, number, number, number];
/** Left, bottom, right, top; points. */
export type Box = readonly [number, number, number, number];

export interface Operation {
  readonly operator: string;
  /** Tokens as in the file; arrays and dictionaries in their parts. */
  readonly operands: readonly string[];
}

const token =
  /[^\s()<>[\]{}/%]+|\/[^\s()<>[\]{}/%]*|<<|>>|<[\dA-Fa-f\s]*>|[[\]]|\(|[\s\0]+|%[^\r\n]*/y;
const isOperator = /^[A-Za-z'"]/;

/** @throws when the text is no content stream */
export function* readOperations(text: string): Generator<Operation> {
  let operands: string[] = [];
  let place = 0;
  while (place < text.length) {
    token.lastIndex = place;
    let [found] = token.exec(text) ?? [];
    if (!found) throw new Error(`no content stream at byte ${place}`);
    if (found === "(") found = text.slice(place, endOfString(text, place));
    place += found.length;
    if (/^[\s\0%]/.test(found)) continue;
    if (isOperator.test(found) && found !== "true" && found !== "false" && found !== "null") {
      yield { operator: found, operands };
      operands = [];
    } else operands.push(found);
  }
}

/** Parentheses nest unless they are escaped. */
function endOfString(text: string, start: number): number {
  let depth = 0;
  for (let place = start; place < text.length; place += 1) {
    const sign = text[place];
    if (sign === "\\") place += 1;
    else if (sign === "(") depth += 1;
    else if (sign === ")") {
      depth -= 1;
      if (depth === 0) return place + 1;
    }
  }
  throw new Error(`a string at byte ${start} does not end`);
}

export const decodeStream = (stream: PDFRawStream): string =>
  Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1");

/** The tag of a drawing: a piece of the structure, or decoration. */
export type Mark = { readonly id: number } | "artifact";

/** A colour as the file has it: the space's name in the resources, or its operator, and its components. */
export interface Colour {
  readonly space: string;
  readonly values: readonly number[];
}

/** An operation and its place. */
export interface Drawn extends Operation {
  readonly matrix: Matrix;
  readonly mark: Mark | undefined;
  readonly fill: Colour;
  readonly stroke: Colour;
  /** The resource name of the text's font, and the height of the text on the page in points. */
  readonly font: string;
  readonly size: number;
  /** The thickness of lines on the page; points. */
  readonly thickness: number;
  /** What is outside of it is not drawn; undefined where all is. */
  readonly clip: Box | undefined;
  readonly resources: PDFDict;
}

interface State {
  matrix: Matrix;
  fill: Colour;
  stroke: Colour;
  font: string;
  size: number;
  thickness: number;
  clip: Box | undefined;
}

const identity: Matrix = [1, 0, 0, 1, 0, 0];
const black: Colour = { space: "g", values: [0] };

export const multiply = (one: Matrix, other: Matrix): Matrix => [
  one[0] * other[0] + one[1] * other[2],
  one[0] * other[1] + one[1] * other[3],
  one[2] * other[0] + one[3] * other[2],
  one[2] * other[1] + one[3] * other[3],
  one[4] * other[0] + one[5] * other[2] + other[4],
  one[4] * other[1] + one[5] * other[3] + other[5],
];

/** All operations of a page in the order of drawing, with those of the forms it places. */
export function* readPage(page: PDFPage): Generator<Drawn> {
  const contents = page.node.lookup(PDFName.of("Contents"));
  const parts = contents instanceof PDFArray ? contents.asArray() : [contents];
  const streams = parts.map((part) => page.node.context.lookup(part) as PDFRawStream);
  yield* readForm(
    streams.map(decodeStream).join("\n"),
    page.node.lookup(PDFName.of("Resources"), PDFDict),
    {
      matrix: identity,
      fill: black,
      stroke: black,
      font: "",
      size: 0,
      thickness: 1,
      clip: undefined,
    },
    undefined,
  );
}

function* readForm(
  text: string,
  resources: PDFDict,
  initial: State,
  outer: Mark | undefined,
): Generator<Drawn> {
  let state = { ...initial };
  let line = identity;
  let mark = outer;
  let path: Box | undefined;
  let isClip = false;
  const saved: State[] = [];
  const marks: (Mark | undefined)[] = [];
  for (const operation of readOperations(text)) {
    const { operator, operands } = operation;
    if (operator === "q") saved.push({ ...state });
    else if (operator === "Q") state = saved.pop() ?? { ...initial };
    else if (operator === "cm") state.matrix = multiply(readMatrix(operands), state.matrix);
    else if (operator === "Tf") {
      state.font = operands[0] ?? "";
      state.size = Number(operands[1]);
    } else if (operator === "w") state.thickness = Number(operands[0]);
    else if (operator === "BT") line = identity;
    else if (operator === "Tm") line = readMatrix(operands);
    else if (operator === "BMC" || operator === "BDC") {
      marks.push(mark);
      mark = readMark(operands) ?? mark;
    } else if (operator === "EMC") mark = marks.pop();
    else if (!setColour(state, operation)) {
      const form = operator === "Do" ? findForm(resources, operands[0]) : undefined;
      if (!form) {
        const [, , c, d] = multiply(line, state.matrix);
        const size = state.size * Math.hypot(c, d);
        const thickness = state.thickness * Math.hypot(state.matrix[2], state.matrix[3]);
        const drawn = { ...operation, ...state, size, thickness, mark, resources };
        yield drawn;
        const isPath = operator !== "Do";
        const frame = isPath && frameOf(drawn);
        if (frame) path = unite(path, frame);
        else if (/^W\*?$/.test(operator)) isClip = true;
        else if (operator === "n" || (isPath && paints.has(operator))) {
          // A path clips what is drawn after it.
          if (isClip && path) state.clip = intersect(state.clip, path);
          path = undefined;
          isClip = false;
        }
        continue;
      }
      const own = form.dict.lookup(PDFName.of("Matrix"));
      const matrix = own instanceof PDFArray ? readMatrix(own.asArray().map(String)) : identity;
      const within = form.dict.lookup(PDFName.of("Resources"));
      // The frame of a form is measured by the form's place on the page.
      yield* readForm(
        decodeStream(form),
        within instanceof PDFDict ? within : resources,
        { ...state, matrix: multiply(matrix, state.matrix) },
        mark,
      );
    }
  }
}

function setColour(state: State, { operator, operands }: Operation): boolean {
  const side = operator === operator.toLowerCase() ? "fill" : "stroke";
  switch (operator.toLowerCase()) {
    case "cs":
      state[side] = { space: operands[0] ?? "", values: [] };
      return true;
    case "sc":
    case "scn":
      state[side] = { space: state[side].space, values: operands.map(Number) };
      return true;
    case "g":
    case "rg":
    case "k":
      state[side] = { space: operator.toLowerCase(), values: operands.map(Number) };
      return true;
    default:
      return false;
  }
}

function readMark(operands: readonly string[]): Mark | undefined {
  if (operands[0] === "/Artifact") return "artifact";
  const place = operands.indexOf("/MCID");
  return place < 0 ? undefined : { id: Number(operands[place + 1]) };
}

/** The object that `/name Do` places: a picture, or a drawing of its own. */
export function findObject(resources: PDFDict, name: string | undefined): PDFRawStream | undefined {
  const objects = resources.lookup(PDFName.of("XObject"));
  const found =
    objects instanceof PDFDict ? objects.lookup(PDFName.of(name?.slice(1) ?? "")) : undefined;
  return found instanceof PDFRawStream ? found : undefined;
}

function findForm(resources: PDFDict, name: string | undefined): PDFRawStream | undefined {
  const found = findObject(resources, name);
  return found && isOf(found.dict, "Subtype", "Form") ? found : undefined;
}

export const isOf = (dictionary: PDFDict, key: string, name: string): boolean =>
  dictionary.lookup(PDFName.of(key)) === PDFName.of(name);

function readMatrix(operands: readonly string[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = operands.map(Number);
  return [a, b, c, d, e, f];
}

/** The box of points under a matrix. */
export function boxOf(points: readonly (readonly [number, number])[], m: Matrix): Box {
  const xs = points.map(([x, y]) => m[0] * x + m[2] * y + m[4]);
  const ys = points.map(([x, y]) => m[1] * x + m[3] * y + m[5]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const unitSquare = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** The frame of an operation; undefined for one that draws nothing. Text counts by its base line. */
export function frameOf({ operator, operands, matrix }: Drawn): Box | undefined {
  if (operator === "Do") return boxOf(unitSquare, matrix);
  const numbers = operands.map(Number);
  if (operator === "re") {
    const [x = 0, y = 0, width = 0, height = 0] = numbers;
    return boxOf(
      unitSquare.map(([a, b]) => [x + a * width, y + b * height]),
      matrix,
    );
  }
  if (!/^[mlcvy]$/.test(operator)) return undefined;
  // A curve counts with its handles: it does not leave their hull.
  const points = numbers.flatMap((x, index): [number, number][] =>
    index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : [],
  );
  return boxOf(points, matrix);
}

export const unite = (one: Box | undefined, other: Box): Box =>
  one
    ? [
        Math.min(one[0], other[0]),
        Math.min(one[1], other[1]),
        Math.max(one[2], other[2]),
        Math.max(one[3], other[3]),
      ]
    : other;

/** What two boxes share; without a place of its own where they share nothing. */
export const intersect = (one: Box | undefined, other: Box): Box =>
  one
    ? [
        Math.max(one[0], other[0]),
        Math.max(one[1], other[1]),
        Math.min(one[2], other[2]),
        Math.min(one[3], other[3]),
      ]
    : other;

/** Operators that paint: visible content must stand under a tag, or be marked as decoration. */
export const paints: ReadonlySet<string> = new Set(
  "Tj TJ ' \" f F f* B B* b b* S s sh Do".split(" "),
);
