// Drawings that components of the site compute, as files for print: their own code and their own rules, with the colours of paper.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import { buildSync } from "esbuild";
import { root } from "#tools/content/problems.ts";

/** What a template draws: its file's name, its SVG. */
type Drawings = Readonly<Record<"niosome" | "vpro" | "prolipo", string>>;

/** Renders them; the names of classes are those of the rules that the bundler writes. */
const source = `
import { renderToStaticMarkup } from "react-dom/server";
import { VesicleDrawing } from "#client/components/TechnologyDescription/VesicleDrawing.tsx";
import { ProlipoDrawing, prolipoTargets } from "#client/pages/Probiotics/ProlipoDrawing.tsx";
import { leaderOf, round, side } from "#client/pages/Probiotics/TechnologyFigure.tsx";
import { VproDrawing, vproTargets } from "#client/pages/Probiotics/VproDrawing.tsx";

const figure = (Drawing, targets) => renderToStaticMarkup(
  <svg viewBox={"0 0 " + side + " " + side}>
    <g strokeLinecap="round" strokeLinejoin="round">
      <Drawing />
      {targets.map((target, at) => (
        <g key={at}>
          <path d={leaderOf(target, at, targets.length)} fill="none" stroke="#0f2a24" strokeWidth="0.9" />
          <circle cx={round(target[0])} cy={round(target[1])} r="2.6" fill="#0f2a24" />
        </g>
      ))}
    </g>
  </svg>,
);
module.exports = {
  niosome: renderToStaticMarkup(<VesicleDrawing />),
  vpro: figure(VproDrawing, vproTargets),
  prolipo: figure(ProlipoDrawing, prolipoTargets),
};
`;

/** The ground that each stands on in print, and the lines that stand on dark ground on the site. */
const grounds: Drawings = { niosome: "#f6f6f2", vpro: "#cfe3d8", prolipo: "#cfdde6" };
const linesOnPaper = "#8a3a4a";

export function drawComponents(): Drawings {
  const { outputFiles } = buildSync({
    stdin: { contents: source, resolveDir: root, loader: "tsx" },
    absWorkingDir: root,
    bundle: true,
    write: false,
    outdir: "drawings",
    platform: "node",
    format: "cjs",
    packages: "external",
    jsx: "automatic",
    loader: { ".css": "local-css" },
    logLevel: "error",
  });
  const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? "";
  const made: { exports: Partial<Drawings> } = { exports: {} };
  compileFunction(textOf(".js"), ["module", "exports", "require"])(
    made,
    made.exports,
    createRequire(import.meta.url),
  );
  const rules = listRules(textOf(".css"));
  const finish = (name: keyof Drawings) => styleSvg(made.exports[name] ?? "", rules, grounds[name]);
  return { niosome: finish("niosome"), vpro: finish("vpro"), prolipo: finish("prolipo") };
}

/** Rules of one class each, by its name: drawings use no others. */
const listRules = (css: string): ReadonlyMap<string, string> => {
  const rules = new Map<string, string>();
  for (const [, names = "", body = ""] of css.matchAll(/^((?:\.\w+,?\s*)+)\{([^{}]*)\}/gm))
    for (const [, name = ""] of names.matchAll(/\.(\w+)/g))
      rules.set(name, (rules.get(name) ?? "") + body);
  return rules;
};

function styleSvg(svg: string, rules: ReadonlyMap<string, string>, ground: string): string {
  const used = [...rules].filter(([name]) => svg.includes(`class="${name}"`));
  const style = used.map(([name, body]) => `.${name}{${paint(body, ground)}}`).join("");
  return svg
    .replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(">", `><style>${style}</style>`);
}

const tokens = new Map(
  [
    ...readFileSync(join(root, "client/styles/tokens.css"), "utf8").matchAll(
      /--([\w-]+): (#[\da-f]{6});/g,
    ),
  ].map(([, name = "", value = ""]) => [name, value] as const),
);

/** Colours as values: the tokens of the site, the active in the orange of print. */
const paint = (body: string, ground: string): string =>
  body
    .replaceAll("var(--color-ground)", ground)
    .replaceAll("var(--color-core)", tokens.get("palette-core") ?? "")
    .replaceAll("var(--palette-active)", tokens.get("palette-core") ?? "")
    .replaceAll("var(--palette-on-dark-3)", linesOnPaper)
    .replace(/var\(--([\w-]+)\)/g, (whole, name: string) => tokens.get(name) ?? whole)
    .replace(
      /color-mix\(in srgb, #([\da-f]{6}) (\d+)%, transparent\)/gi,
      (_, hex: string, share: string) =>
        `rgba(${[0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(",")},${Number(share) / 100})`,
    )
    .replace(/\s+/g, " ");
