// Reads a tagged PDF as a screen reader does: its elements in the order of the tags, with what stands in them.
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
} from "@cantoo/pdf-lib";
import { decodeStream, readPage } from "#tools/catalogue/content-stream.ts";
import { listKids } from "#tools/catalogue/read-structure.ts";

/** An element without elements below it, or a piece of text between such. */
export interface Spoken {
  /** From the outermost element inwards: `Sect`, `L`, `LI`, `LBody`. */
  readonly path: readonly string[];
  readonly text: string;
  /** From 1; where the text begins. 0 where it stands on no page. */
  readonly page: number;
}

export const textOf = (value: unknown): string | undefined =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;

export const structureOf = ({ catalog }: PDFDocument): PDFDict =>
  catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict);

export const typeOf = (element: PDFDict): string =>
  element.lookup(PDFName.of("S"), PDFName).decodeText();

/** Of marked content, by `page's reference, identifier`. */
export function readMarkedTexts(document: PDFDocument): Map<string, string> {
  const texts = new Map<string, string>();
  const decoders = new Map<unknown, (code: string) => string>();
  for (const page of document.getPages()) {
    for (const { operator, operands, mark, font, resources } of readPage(page)) {
      if (!/^(?:Tj|TJ)$/.test(operator) || typeof mark !== "object") continue;
      const dictionary = resources
        .lookup(PDFName.of("Font"), PDFDict)
        .lookup(PDFName.of(font.slice(1)), PDFDict);
      const decode = decoders.get(dictionary) ?? readDecoder(dictionary);
      decoders.set(dictionary, decode);
      const key = `${page.ref} ${mark.id}`;
      const text = operands.map((operand) => decode(operand)).join("");
      texts.set(key, (texts.get(key) ?? "") + text);
    }
  }
  return texts;
}

/** From a token of a string to its text, by the font's map of codes of two bytes; numbers and brackets are none. */
function readDecoder(font: PDFDict): (token: string) => string {
  const map = font.lookup(PDFName.of("ToUnicode"));
  const signs =
    map instanceof PDFRawStream ? readMap(decodeStream(map)) : new Map<number, string>();
  return (token) => {
    if (!/^[(<]/.test(token)) return "";
    const bytes = (
      token.startsWith("(") ? PDFString.of(token.slice(1, -1)) : PDFHexString.of(token.slice(1, -1))
    ).asBytes();
    let text = "";
    for (let place = 0; place + 1 < bytes.length; place += 2)
      text += signs.get((bytes[place] ?? 0) * 256 + (bytes[place + 1] ?? 0)) ?? "\ufffd";
    return text;
  };
}

function readMap(text: string): Map<number, string> {
  const signs = new Map<number, string>();
  const decode = (hex: string) =>
    String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
  for (const [, body = ""] of text.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = "", to = ""] of body.matchAll(/<(\w+)>\s*<(\w+)>/g))
      signs.set(Number.parseInt(code, 16), decode(to));
  for (const [, body = ""] of text.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first = "", last = "", to = ""] of body.matchAll(
      /<(\w+)>\s*<(\w+)>\s*<(\w+)>/g,
    )) {
      const start = Number.parseInt(first, 16);
      for (let code = start; code <= Number.parseInt(last, 16); code += 1)
        signs.set(
          code,
          decode(to).replace(/.$/su, (sign) =>
            String.fromCodePoint((sign.codePointAt(0) ?? 0) + code - start),
          ),
        );
    }
  return signs;
}

/** Alternative texts stand for what they are the alternative of. */
export function readAloud(document: PDFDocument): Spoken[] {
  const texts = readMarkedTexts(document);
  const numbers = new Map(document.getPages().map(({ ref }, index) => [ref, index + 1]));
  const spoken: Spoken[] = [];
  const visit = (element: PDFDict, path: readonly string[]): void => {
    const said =
      textOf(element.lookup(PDFName.of("ActualText"))) ?? textOf(element.lookup(PDFName.of("Alt")));
    const kids = listKids(element);
    if (said !== undefined) {
      spoken.push({ path, text: said, page: firstPage(element) });
      return;
    }
    let text = "";
    let page = 0;
    const close = () => {
      if (text) spoken.push({ path, text, page });
      text = "";
    };
    for (const kid of kids) {
      if (kid instanceof PDFDict) {
        // What stands in a line is said with it.
        if (isInline(kid)) {
          page ||= firstPage(kid);
          text += readInline(kid);
        } else {
          close();
          visit(kid, [...path, typeOf(kid)]);
        }
      } else {
        page = text ? page : (numbers.get(kid.page) ?? 0);
        text += texts.get(`${kid.page} ${kid.id}`) ?? "";
      }
    }
    close();
  };
  const firstPage = (element: PDFDict): number => {
    for (const kid of listKids(element)) {
      const page = kid instanceof PDFDict ? firstPage(kid) : numbers.get(kid.page);
      if (page) return page;
    }
    return 0;
  };
  const readInline = (element: PDFDict): string =>
    textOf(element.lookup(PDFName.of("ActualText"))) ??
    textOf(element.lookup(PDFName.of("Alt"))) ??
    listKids(element)
      .map((kid) =>
        kid instanceof PDFDict ? readInline(kid) : (texts.get(`${kid.page} ${kid.id}`) ?? ""),
      )
      .join("");
  visit(structureOf(document), []);
  return spoken;
}

const inline = new Set(["Span", "Link", "Quote", "Code", "Em", "Strong", "Lbl", "Reference"]);
const isInline = (element: PDFDict): boolean =>
  inline.has(typeOf(element)) &&
  listKids(element).every((kid) => !(kid instanceof PDFDict) || isInline(kid));

/** Elements in the order of reading. */
export function* listElements(element: PDFDict): Generator<PDFDict> {
  for (const kid of listKids(element)) {
    if (!(kid instanceof PDFDict)) continue;
    yield kid;
    yield* listElements(kid);
  }
}

/** Below a name tree's or number tree's root, by number. */
export function readNumbers(tree: PDFDict): Map<number, unknown> {
  const found = new Map<number, unknown>();
  const numbers = tree.lookup(PDFName.of("Nums"));
  if (numbers instanceof PDFArray)
    for (let place = 0; place + 1 < numbers.size(); place += 2)
      found.set(Number(String(numbers.lookup(place))), numbers.lookup(place + 1));
  const kids = tree.lookup(PDFName.of("Kids"));
  if (kids instanceof PDFArray)
    for (let place = 0; place < kids.size(); place += 1)
      for (const [number, value] of readNumbers(kids.lookup(place, PDFDict)))
        found.set(number, value);
  return found;
}
