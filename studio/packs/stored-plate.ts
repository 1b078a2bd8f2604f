// A rendered bottle as store-plates.py keeps it in plates/: geometry in plates.json, light in layers.
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { Product } from "../../shared/content/schema/entries.ts";
import { mastersFolder } from "#studio/images/picture-list.ts";
import storedPlates from "./plates/plates.json" with { type: "json" };

export type Bottle = Product["bottle"];

/** Rows of pixels, `channels` bytes each. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

export const platesFolder = new URL("plates/", import.meta.url);

export const getPlate = (bottle: Bottle) => storedPlates[bottle];

export const locateMaster = (name: string) => new URL(`${name}.webp`, mastersFolder);

export const readMaster = (name: string): Promise<Pixels> => readPixels(locateMaster(name));

async function readPixels(file: URL): Promise<Pixels> {
  const { data, info } = await sharp(await readFile(file))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/**
 * "ground": light on the ground and how much of a pixel is ground; "glass": how much of it is ground seen through glass;
 * "label": light on the label, its shine above its diffuse light, at every `step` of its box.
 */
export const readLayer = (bottle: Bottle, layer: "ground" | "glass" | "label"): Promise<Pixels> =>
  readPixels(new URL(`${bottle}-${layer}.webp`, platesFolder));

/** Light of a layer's byte: layers hold the square root of its share of `brightest`. */
export const readLight = (bottle: Bottle, byte: number): number =>
  getPlate(bottle).brightest * (byte / 255) ** 2;

/** A number of a list that is known to have it. */
export const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0;
