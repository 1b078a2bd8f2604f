// From colours and displayed values to light and back. The tone map is that of the rendered scenes.

/** Red, green, blue; light in scene units, 1 is a white ground. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Light above it is rolled off towards white. */
const shoulder = 0.72;

/** Of a displayed value, 0 to 1. */
const decode = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const encode = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

const inEightBits = Float64Array.from({ length: 256 }, (_, value) => decode(value / 255));

/** Of a byte of an untoned picture, such as a drawn label. */
export const readByte = (byte: number) => inEightBits[byte] ?? 0;

/** "#F2E2C4" */
export function readColour(hex: string): Rgb {
  const [red = 0, green = 0, blue = 0] = Buffer.from(hex.slice(1), "hex");
  return [readByte(red), readByte(green), readByte(blue)];
}

/** Displayed value, 0 to 1. */
export function toneMap(light: number): number {
  const seen = Math.max(light, 0);
  if (seen < shoulder) return encode(seen);
  return encode(shoulder + (1 - shoulder) * (1 - Math.exp(-(seen - shoulder) / (1 - shoulder))));
}

/** Light that `toneMap` shows as `value`, 0 to 1; of full white the least that is shown so in 8 bits. */
export function undoToneMap(value: number): number {
  const seen = decode(Math.min(value, 1 - 1 / 1024));
  if (seen < shoulder) return seen;
  return shoulder - (1 - shoulder) * Math.log(1 - (seen - shoulder) / (1 - shoulder));
}
