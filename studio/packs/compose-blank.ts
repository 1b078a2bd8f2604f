// Puts a blank bottle on the ground of another range, in linear light: shadows and the plinth's shading stay.
import { type Rgb, readColour, toneMap, undoToneMap } from "./light.ts";
import {
  at,
  type Bottle,
  getPlate,
  type Pixels,
  readLayer,
  readLight,
  readMaster,
} from "./stored-plate.ts";

/** The picture of a blank bottle on a ground of any colour, from the master of its plate. */
export async function composeBlank(bottle: Bottle, ground: string): Promise<Pixels> {
  const { neutral, base: stored } = getPlate(bottle);
  const base = await readMaster(`pack-${bottle}-${stored.ground}`);
  const [from, to] = [readColour(stored.colour), readColour(ground)];
  const layer = await readLayer(bottle, "ground");
  const glass = bottle.startsWith("serum") ? await readLayer(bottle, "glass") : null;
  const lights = Float64Array.from({ length: 256 }, (_, byte) => readLight(bottle, byte));
  const shown = Float64Array.from({ length: 256 }, (_, byte) => undoToneMap(byte / 255));
  const data = base.data.map((byte, index) => {
    const [pixel, channel] = [Math.floor(index / 3), index % 3];
    const share = at(layer.data, pixel * 4 + 3) / 255;
    const seen = glass ? at(glass.data, pixel * glass.channels) / 255 : 0;
    if (share === 0 && seen === 0) return byte;
    // Clear glass takes a part of the ground's colour, relative to that of the rendered one.
    const tint = (colour: Rgb) => 1 + seen * (at(colour, channel) / at(neutral, channel) - 1);
    const light = at(lights, at(layer.data, pixel * 4 + channel));
    const change = share * (at(to, channel) - at(from, channel)) * light;
    const bare = at(shown, byte) / tint(from);
    return Math.round(255 * toneMap((bare + change) * tint(to)));
  });
  return { ...base, data };
}
