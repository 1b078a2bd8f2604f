// A pack as a PNG: its picture, and the label over it as the page shows it, multiplied with it. All is read from the page, so that one
// layout draws both.

/** Side of the file, px. */
const side = 1200;

/** Width of the parts of a line that each have a height of their own on the curve, in units of the label. */
const slice = 2;

function createCanvas(): readonly [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("the browser draws nothing");
  return [canvas, context];
}

async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

const numberOf = (element: Element, name: string) => Number(element.getAttribute(name));

/** The largest file of a picture: its set has the smallest first. */
const largestOf = ({ srcset, src }: HTMLImageElement) =>
  srcset.split(",").at(-1)?.trim().split(" ")[0] ?? src;

/** `label`: of a pack, over its picture. @throws where the picture does not come, or the browser draws nothing */
export async function drawPack(label: SVGSVGElement): Promise<Blob> {
  const photo = label.parentElement?.querySelector("img");
  if (!photo) throw new Error("there is no picture below the label");
  const [canvas, context] = createCanvas();
  const [printed, print] = createCanvas();
  const scale = side / label.viewBox.baseVal.width;
  print.scale(scale, scale);
  const logo = document.querySelector("[data-brand-logo] image")?.getAttribute("href");
  const [picture, mark] = await Promise.all([
    loadPicture(largestOf(photo)),
    logo && loadPicture(logo),
    document.fonts.ready,
  ]);
  for (const part of label.querySelectorAll("circle, text, use")) {
    if (part instanceof SVGCircleElement) drawCircle(print, part);
    else if (part instanceof SVGTextElement) drawText(print, part, scale);
    else if (mark) drawLogo(print, part, mark);
  }
  context.drawImage(picture, 0, 0, side, side);
  context.globalCompositeOperation = "multiply";
  context.drawImage(printed, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error("no picture"))), "image/png"),
  );
}

/** The disc, or the beads around it: dashes without length. */
function drawCircle(print: CanvasRenderingContext2D, circle: SVGCircleElement): void {
  const [x, y, radius] = ["cx", "cy", "r"].map((name) => numberOf(circle, name)) as [
    number,
    number,
    number,
  ];
  const { fill, stroke } = getComputedStyle(circle);
  const dot = (atX: number, atY: number, size: number) => {
    print.beginPath();
    print.arc(atX, atY, size, 0, 2 * Math.PI);
    print.fill();
  };
  if (stroke === "none") {
    print.fillStyle = fill;
    dot(x, y, radius);
    return;
  }
  print.fillStyle = stroke;
  const step = Number(circle.getAttribute("stroke-dasharray")?.split(" ")[1]);
  const beads = Math.round((2 * Math.PI * radius) / step);
  for (let bead = 0; bead < beads; bead += 1) {
    const angle = (2 * Math.PI * bead) / beads;
    dot(
      x + radius * Math.cos(angle),
      y + radius * Math.sin(angle),
      numberOf(circle, "stroke-width") / 2,
    );
  }
}

/** As large as its box lets it be, in its middle. */
function drawLogo(print: CanvasRenderingContext2D, box: Element, mark: HTMLImageElement): void {
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) =>
    numberOf(box, name),
  ) as [number, number, number, number];
  const scale = Math.min(width / mark.width, height / mark.height);
  const [across, down] = [mark.width * scale, mark.height * scale];
  print.drawImage(mark, x + (width - across) / 2, y + (height - down) / 2, across, down);
}

function drawText(print: CanvasRenderingContext2D, text: SVGTextElement, scale: number): void {
  // A name in whose place a logo stands.
  if (text.getClientRects().length === 0) return;
  const size = numberOf(text, "font-size");
  const { fontFamily, fontWeight, fill } = getComputedStyle(text);
  const set = (context: CanvasRenderingContext2D) => {
    context.font = `${fontWeight} ${size}px ${fontFamily}`;
    context.fillStyle = fill;
    context.textAlign = "center";
  };
  const words = text.textContent ?? "";
  const curve = text.previousElementSibling?.getAttribute("d");
  print.globalAlpha = Number(text.closest("[opacity]")?.getAttribute("opacity") ?? 1);
  if (curve) drawBent(print, { words, curve, size, scale, set });
  else {
    set(print);
    print.fillText(words, numberOf(text, "x"), numberOf(text, "y"));
  }
  print.globalAlpha = 1;
}

/** Straight, then bent in slices, so that letters of any script stay joined. `curve`: "M left ends Q middle control right ends". */
function drawBent(
  print: CanvasRenderingContext2D,
  {
    words,
    curve,
    size,
    scale,
    set,
  }: {
    words: string;
    curve: string;
    size: number;
    scale: number;
    set: (context: CanvasRenderingContext2D) => void;
  },
): void {
  const [left = 0, ends = 0, middle = 0, control = 0, right = 0] = [
    ...curve.matchAll(/[\d.]+/g),
  ].map(Number);
  const [flat, draw] = createCanvas();
  draw.scale(scale, scale);
  set(draw);
  draw.fillText(words, middle, middle);
  const [above, high] = [middle - 1.2 * size, 1.8 * size];
  for (let x = left; x < right; x += slice) {
    const share = (x + slice / 2 - left) / (right - left);
    const y = ends + 2 * share * (1 - share) * (control - ends);
    print.drawImage(
      flat,
      x * scale,
      above * scale,
      slice * scale,
      high * scale,
      x,
      above + y - middle,
      slice,
      high,
    );
  }
}
