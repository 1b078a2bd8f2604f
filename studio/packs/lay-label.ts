// Lays a drawn label around a bottle: the ray of every pixel meets the label's cylinder, and the print takes the light
// that falls there.
import { makeChance } from "#studio/images/extend-ground.ts";
import { type DrawnLabel, paper } from "./draw-label.ts";
import { type Rgb, readByte, readColour, toneMap } from "./light.ts";
import { at, type Bottle, getPlate, type Pixels, readLayer, readLight } from "./stored-plate.ts";

/** Width of the camera's film, mm. */
const film = 36;
/** A pixel of print is the mean of so many squared. */
const supersampling = 3;

/** Column and row of the drawn label, not whole numbers. */
type Place = readonly [column: number, row: number];

/** The label's box in the picture of the blank bottle, `blank`, with the label printed. Always the same bytes. */
export async function layLabel(bottle: Bottle, blank: Pixels, label: DrawnLabel): Promise<Pixels> {
  const { left, top, width, height } = getPlate(bottle).box;
  const readLabelLight = await makeLabelLight(bottle);
  const findOnLabel = makeRays(bottle, blank.width, label);
  const readPrint = makePrint(label);
  const chance = makeChance(1);
  const data = new Uint8Array(width * height * 3);
  for (let index = 0; index < width * height; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)];
    const print = readPrint((across, down) => findOnLabel(left + x + across, top + y + down));
    for (let channel = 0; channel < 3; channel += 1) {
      // Unprinted paper is the blank bottle's, with the edges of the label and their shadows.
      let byte = at(blank.data, ((top + y) * blank.width + left + x) * 3 + channel);
      if (print) {
        const { shine, diffuse } = readLabelLight(x, y, channel);
        const shown = 255 * toneMap(shine + at(print, channel) * diffuse);
        // Half a step of noise, as everywhere in the picture.
        byte = Math.min(Math.max(Math.round(shown + chance() - 0.5), 0), 255);
      }
      data[index * 3 + channel] = byte;
    }
  }
  return { data, width, height, channels: 3 };
}

/** Light on the label, between the stored steps, by pixel of its box. */
async function makeLabelLight(bottle: Bottle) {
  const { data, width, height: rows } = await readLayer(bottle, "label");
  const [across = 1, down = 1] = getPlate(bottle).step;
  const light = Float64Array.from(data, (byte) => readLight(bottle, byte));
  // Shine lies above diffuse light.
  const height = rows / 2;
  const read = (column: number, row: number, channel: number) =>
    at(light, (row * width + column) * 3 + channel);
  return (x: number, y: number, channel: number) => {
    const between = (first: number) =>
      interpolate([x / across, first + y / down], (column, row) => read(column, row, channel));
    return { shine: between(0), diffuse: between(height) };
  };
}

/** Finds where on the drawn label a point of the picture is; null beside the bottle. */
function makeRays(bottle: Bottle, side: number, label: DrawnLabel) {
  const { camera, lens, radius, foot, head, arc } = getPlate(bottle);
  const [rowX = [], rowY = [], rowZ = []] = camera;
  const turn = (row: readonly number[], x: number, y: number) =>
    x * at(row, 0) + y * at(row, 1) - at(row, 2);
  const [eyeX, eyeY, eyeZ] = [at(rowX, 3), at(rowY, 3), at(rowZ, 3)];
  const scale = film / lens / side;
  return (x: number, y: number): Place | null => {
    const [across, up] = [(x - side / 2) * scale, (side / 2 - y) * scale];
    const towardsX = turn(rowX, across, up);
    const towardsY = turn(rowY, across, up);
    const a = towardsX ** 2 + towardsY ** 2;
    const b = eyeX * towardsX + eyeY * towardsY;
    const root = b ** 2 - a * (eyeX ** 2 + eyeY ** 2 - radius ** 2);
    if (root < 0) return null;
    const distance = (-b - Math.sqrt(root)) / a;
    // From the front of the bottle, where the middle of the label is.
    const angle = Math.atan2(eyeX + distance * towardsX, -(eyeY + distance * towardsY));
    const level = (eyeZ + distance * turn(rowZ, across, up) - foot) / (head - foot);
    const fromMiddle = (angle / arc) * (label.wholeWidth - 1);
    return [(label.width - 1) / 2 + fromMiddle, (1 - level) * (label.height - 1)];
  };
}

/** Reads the mean colour of a pixel's print, linear; null where all of it is blank paper. */
function makePrint(label: DrawnLabel) {
  const { data, width, height, channels } = label;
  const blank = readColour(paper);
  const isNearPrint = findPrint(label);
  const read = (place: Place, channel: number) =>
    interpolate(place, (column, row) =>
      readByte(at(data, (row * width + column) * channels + channel)),
    );
  return (find: (across: number, down: number) => Place | null): Rgb | null => {
    const middle = find(0.5, 0.5);
    if (!middle || !isNearPrint(middle)) return null;
    const mean: [number, number, number] = [...blank];
    for (let part = 0; part < supersampling ** 2; part += 1) {
      const across = ((part % supersampling) + 0.5) / supersampling;
      const place = find(across, (Math.floor(part / supersampling) + 0.5) / supersampling);
      if (!place || Math.min(...place) < 0 || place[0] >= width - 1 || place[1] >= height - 1)
        continue;
      for (let channel = 0; channel < 3; channel += 1) {
        const change = read(place, channel) - at(blank, channel);
        mean[channel] = at(mean, channel) + change / supersampling ** 2;
      }
    }
    return mean.every((colour, channel) => Math.abs(colour - at(blank, channel)) < 1e-6)
      ? null
      : mean;
  };
}

/** Tells whether a place is at most a few pixels of the drawing from something printed. */
function findPrint({ data, width, height, channels }: DrawnLabel) {
  // More than a pixel of the picture is wide on the label.
  const cell = 8;
  const columns = Math.ceil(width / cell);
  const cells = new Uint8Array(columns * Math.ceil(height / cell));
  const [red, green, blue] = Buffer.from(paper.slice(1), "hex");
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const first = pixel * channels;
    if (data[first] === red && data[first + 1] === green && data[first + 2] === blue) continue;
    const [column, row] = [pixel % width, Math.floor(pixel / width)];
    cells[Math.floor(row / cell) * columns + Math.floor(column / cell)] = 1;
  }
  const around = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => down * columns + across));
  return ([x, y]: Place): boolean => {
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    const own = Math.floor(y / cell) * columns + Math.floor(x / cell);
    return around.some((step) => cells[own + step] === 1);
  };
}

/** Between the four whole places around one. */
function interpolate([x, y]: Place, read: (column: number, row: number) => number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [x - column, y - row];
  const above = read(column, row) * (1 - across) + read(column + 1, row) * across;
  const below = read(column, row + 1) * (1 - across) + read(column + 1, row + 1) * across;
  return above * (1 - down) + below * down;
}
