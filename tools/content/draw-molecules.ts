// Draws every molecule of the content from its SMILES: RDKit draws, OpenChemLib computes formula and mass from the same string, so
// that they cannot disagree. One bond length for all, charges written, colour left to the page. The engravings of plants and the
// machines of the workshop, which are drawn elsewhere, go beside the molecules. Drawings are kept, as drawing takes two seconds.
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import initRDKit, { type MainModule } from "@rdkit/rdkit";
import { Molecule as Chemistry } from "openchemlib";
import type { Molecule } from "#shared/content/schema/identity.ts";
import type { Report } from "#tools/progress.ts";
import { writeWhole } from "#tools/write-whole.ts";
import { placeInDisc } from "./place-in-disc.ts";
import { type ContentProblem, root } from "./problems.ts";

const generated = join(import.meta.dirname, "../../shared/generated/drawings.ts");
const contentFolder = join(import.meta.dirname, "../../shared/content");

const drawingOptions = {
  width: -1,
  height: -1,
  fixedBondLength: 34,
  bondLineWidth: 1.6,
  scaleBondWidth: false,
  clearBackground: false,
  padding: 0.05,
  multipleBondOffset: 0.16,
  minFontSize: 14,
  maxFontSize: 17,
  additionalAtomLabelPadding: 0.07,
  // Ions of transition metals would get a radical's dot.
  includeRadicals: false,
  // One colour for every element: bonds are then single strokes.
  atomColourPalette: { "-1": [0, 0, 0] },
};

/** Wider than this, a drawing would be too small in a disc: the page shows its head and fades the tail. */
const widestWhole = 420;
const shownOfLong = 330;

interface Drawing {
  readonly address: string;
  /** Address of the same as the disc of a small plate shows it. */
  readonly disc: string;
  /** Part of the drawing that a disc shows, in drawing units: x, y, width, height. */
  readonly view: readonly [number, number, number, number];
  /** Side on which the rest of a long molecule fades. */
  readonly fades: "left" | "right" | "both" | null;
  /** Subscripts written: "C₆H₈O₆". */
  readonly formula: string;
  /** g/mol, average. */
  readonly mass: number;
  /** "CIWBSHSKHKDKBQ-JLAZNSOCSA-N", by which databases are searched. */
  readonly inchiKey: string;
}

export interface PlacedMolecule {
  readonly molecule: Molecule;
  /** The place of the molecule, for messages. */
  readonly where: string;
}

export interface MoleculeDrawings {
  /** Drawings by SMILES. */
  readonly drawings: Readonly<Record<string, Drawing>>;
  /** The pictures by address. */
  readonly files: ReadonlyMap<string, string>;
  /** Molecules whose SMILES is not read, or gives another formula than their entry states: they are not among the drawings. */
  readonly problems: readonly ContentProblem[];
}

/** The results of a SMILES alone. */
interface Drawn extends Pick<Drawing, "view" | "fades" | "inchiKey"> {
  readonly svg: string;
  /** The formula as OpenChemLib writes it: "C6H8O6". */
  readonly computed: string;
  readonly mass: number;
}

/** Draws the molecules; nothing is written into the project yet. */
export async function drawMolecules(
  molecules: readonly PlacedMolecule[],
  report?: Report,
): Promise<MoleculeDrawings> {
  const kept = readKept();
  const before = kept.size;
  const drawings: Record<string, Drawing> = {};
  const files = new Map<string, string>();
  const problems: ContentProblem[] = [];
  for (const [index, { molecule, where }] of molecules.entries()) {
    report?.(index + 1, molecules.length, "drawing molecules");
    const { smiles, formula } = molecule;
    const drawn = kept.get(smiles) ?? draw(await loadRdkit(), smiles);
    if (!drawn) {
      problems.push({ where, ...unreadable(molecule) });
      continue;
    }
    kept.set(smiles, drawn);
    const { svg, computed, mass, ...facts } = drawn;
    if (countAtoms(computed) !== countAtoms(formula)) {
      problems.push({
        where,
        what: `the SMILES gives ${computed}, and the formula says ${formula}`,
        wanted: "both of the same compound",
      });
      continue;
    }
    if (smiles in drawings) continue;
    const address = addressOf(svg);
    files.set(address, svg);
    const inDisc = placeInDisc(svg, facts.view, facts.fades);
    const disc = addressOf(inDisc);
    files.set(disc, inDisc);
    drawings[smiles] = { address, disc, ...facts, formula: writeFormula(formula), mass };
  }
  if (kept.size > before) writeWhole(keptFile, JSON.stringify([version(), ...kept]));
  return { drawings, files, problems };
}

let rdkit: Promise<MainModule> | undefined;

/** The package is CommonJS: its types describe a global, its module is the loader itself. */
function loadRdkit(): Promise<MainModule> {
  rdkit ??= (initRDKit as unknown as () => Promise<MainModule>)();
  return rdkit;
}

function draw(rdkit: MainModule, smiles: string): Drawn | undefined {
  const weight = weigh(smiles);
  if (!weight) return undefined;
  const structure = rdkit.get_mol(smiles);
  if (!structure?.is_valid()) return undefined;
  structure.set_new_coords(true);
  const raw = structure.get_svg_with_highlights(JSON.stringify(drawingOptions));
  const head = placeOfHead(JSON.parse(structure.get_json()));
  const inchiKey = rdkit.get_inchikey_for_inchi(structure.get_inchi(""));
  structure.delete();
  const { view, fades } = frame(raw, head);
  return { svg: tidy(raw, view), view, fades, inchiKey, ...weight };
}

/** Earlier drawings by SMILES; `npm ci` empties the folder. */
const keptFile = join(root, "node_modules/.cache/molecules.json");

/** Changes with the code that draws: this file and RDKit. */
function version(): string {
  const rdkitFacts = join(root, "node_modules/@rdkit/rdkit/package.json");
  const hash = createHash("sha256");
  for (const file of [import.meta.filename, rdkitFacts]) hash.update(readFileSync(file));
  return hash.digest("base64url");
}

let known: Map<string, Drawn> | undefined;

/** Read once by a process; drawings of another version are ignored. */
function readKept(): Map<string, Drawn> {
  if (known) return known;
  try {
    const [made, ...kept] = JSON.parse(readIfThere(keptFile) ?? "[]");
    known = new Map(made === version() ? kept : []);
  } catch {
    known = new Map();
  }
  return known;
}

/**
 * Writes the drawings' facts and addresses to shared/generated/drawings.ts, and into `site`, if given, the drawings,
 * engravings and machines.
 */
export function writeDrawings({ drawings, files }: MoleculeDrawings, site?: string): void {
  if (site) {
    mkdirSync(join(site, "molecules"), { recursive: true });
    for (const [address, svg] of files) writeFileSync(join(site, address), svg);
  }
  const engravings = placeFiles("engravings", site, ({ address }) => address);
  const machines = placeFiles("machines", site, ({ address, svg }) => ({
    address,
    ...sizeOf(svg),
  }));
  const text = `// Generated by tools/content/draw-molecules.ts from the molecules of the content. Not in version control.\n\nexport interface Drawing {\n  readonly address: string;\n  readonly disc: string;\n  readonly view: readonly number[];\n  readonly fades: "left" | "right" | "both" | null;\n  readonly formula: string;\n  readonly mass: number;\n  readonly inchiKey: string;\n}\n\n/** By SMILES. */\nexport const drawings: Readonly<Record<string, Drawing>> = ${JSON.stringify(drawings, null, 2)};\n\n/** Addresses of the engravings, by name. */\nexport const engravings: Readonly<Record<string, string>> = ${JSON.stringify(engravings, null, 2)};\n\nexport interface PlacedMachine {\n  readonly address: string;\n  readonly width: number;\n  readonly height: number;\n}\n\n/** The machines of the workshop, by name. */\nexport const machines: Readonly<Record<string, PlacedMachine>> = ${JSON.stringify(machines, null, 2)};\n`;
  if (readIfThere(generated) !== text) writeFileSync(generated, text);
}

/** A name that changes with the drawing, so that browsers may keep it for ever. */
function addressOf(svg: string): string {
  const hash = createHash("sha256").update(svg).digest("base64url").slice(0, 12);
  return `/molecules/${hash}.svg`;
}

/** Copies drawings that come as files into `folder`, if given; what is told of each, by name. */
function placeFiles<Told>(
  kind: "engravings" | "machines",
  folder: string | undefined,
  tell: (file: { readonly address: string; readonly svg: string }) => Told,
): Readonly<Record<string, Told>> {
  const from = join(contentFolder, kind);
  const files = globSync("*.svg", { cwd: from }).sort();
  return Object.fromEntries(
    files.map((file) => {
      const svg = readFileSync(join(from, file), "utf8");
      const address = addressOf(svg);
      if (folder) writeFileSync(join(folder, address), svg);
      return [basename(file, ".svg"), tell({ address, svg })];
    }),
  );
}

/** Units of its view box. */
function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
  return { width, height };
}

/** The part of a drawing that is shown: all of it, or the part of a long one around its head (0: left end, 1: right end). */
function frame(raw: string, head: number): Pick<Drawing, "view" | "fades"> {
  const [, width = 0, height = 0] = (/viewBox='0 0 (\d+) (\d+)'/.exec(raw) ?? []).map(Number);
  if (width <= widestWhole) return { view: [0, 0, width, height], fades: null };
  const hidden = width - shownOfLong;
  // An end is shown when little of it would be hidden.
  const x = Math.round(head * width - shownOfLong / 2);
  if (x < shownOfLong / 4) return { view: [0, 0, shownOfLong, height], fades: "right" };
  if (x > hidden - shownOfLong / 4)
    return { view: [hidden, 0, shownOfLong, height], fades: "left" };
  return { view: [x, 0, shownOfLong, height], fades: "both" };
}

/** RDKit's picture as two paths that take the colour of the page, without parts out of view; `#m` names it. */
function tidy(raw: string, view: Drawing["view"]): string {
  const [left, , width] = view;
  const strokes: string[] = [];
  const fills: string[] = [];
  for (const [, d = "", rest = ""] of raw.matchAll(/<path[^>]* d='([^']+)'([^>]*)>/g)) {
    // Every command of these paths takes pairs, so that every other number is an x.
    const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
    const isInView = numbers.every(
      (x, index) => index % 2 === 1 || (x >= left && x <= left + width),
    );
    if (isInView) (rest.includes("fill:none") ? strokes : fills).push(d.trim());
  }
  const stroke =
    'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(" ")}"><g id="m">` +
    `<path ${stroke} d="${strokes.map(compact).join("")}"/>` +
    `<path fill="currentColor" fill-rule="evenodd" d="${fills.map(compact).join("")}"/></g></svg>\n`
  );
}

const compact = (path: string) => path.replace(/\s*([MLQCZ])\s*/g, "$1").replace(/\s+/g, " ");

/**
 * The position of the head along the drawing, 0 to 1: the end on which most ring atoms are; without rings, the middle of the atoms
 * that are not carbon.
 */
function placeOfHead(json: RdkitJson): number {
  const [molecule] = json.molecules;
  const places = (molecule?.conformers?.[0]?.coords ?? []).map(([x = 0]) => x);
  const rings = new Set(molecule?.extensions?.flatMap(({ atomRings }) => atomRings ?? []).flat());
  const meanPlace = (isMeant: (index: number) => boolean) => {
    const meant = places.filter((_, index) => isMeant(index));
    return meant.reduce((sum, x) => sum + x, 0) / (meant.length || 1);
  };
  if (rings.size > 0)
    return meanPlace((index) => rings.has(index)) >= meanPlace(() => true) ? 1 : 0;
  const isHetero = (index: number) => (molecule?.atoms[index]?.z ?? 6) !== 6;
  if (!places.some((_, index) => isHetero(index))) return 1;
  const [first, last] = [Math.min(...places), Math.max(...places)];
  return (meanPlace(isHetero) - first) / (last - first);
}

interface RdkitJson {
  readonly molecules: readonly {
    /** `z`: atomic number, absent for carbon. */
    readonly atoms: readonly { readonly z?: number }[];
    readonly conformers?: readonly { readonly coords: readonly (readonly number[])[] }[];
    readonly extensions?: readonly { readonly atomRings?: readonly (readonly number[])[] }[];
  }[];
}

const subscripts = "₀₁₂₃₄₅₆₇₈₉";

const writeFormula = (formula: string) =>
  formula.replace(/\d/g, (digit) => subscripts[Number(digit)] ?? digit);

function weigh(smiles: string): Pick<Drawn, "computed" | "mass"> | undefined {
  try {
    const { formula, relativeWeight } = Chemistry.fromSmiles(smiles).getMolecularFormula();
    return { computed: formula, mass: Math.round(relativeWeight * 100) / 100 };
  } catch {
    return undefined;
  }
}

const unreadable = ({ smiles }: Molecule) => ({
  what: `the SMILES cannot be read: ${smiles}`,
  wanted: "a molecule in SMILES, as PubChem gives it",
});

/** The atoms of a formula in alphabetical order, so that two orders of writing compare equal. */
const countAtoms = (formula: string) =>
  [...formula.matchAll(/([A-Z][a-z]?)(\d*)/g)]
    .map(([, element, count]) => `${element}${count || 1}`)
    .sort()
    .join("");

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
