// The printing condition: an ICC profile, which the printing house names. None is free to be kept here.
import { readFileSync } from "node:fs";
import { basename } from "node:path";

export interface Profile {
  readonly bytes: Uint8Array;
  readonly file: string;
  /** The name of its printing condition in the ICC's register. */
  readonly condition: string;
}

/**
 * `condition`: "FOGRA51" and the like.
 * @throws when the file is no profile of a printing press with four inks, or is one of another condition
 */
export function readProfile(path: string, condition: string): Profile {
  const bytes = readFileSync(path);
  const at = (place: number) => bytes.toString("latin1", place, place + 4);
  if (bytes.length < 128 || at(36) !== "acsp") throw new Error(`${path} is no ICC profile`);
  if (at(12) !== "prtr" || at(16) !== "CMYK")
    throw new Error(
      `${path} is a profile of ${at(12)} in ${at(16).trim()}, not of a press in CMYK`,
    );
  const named = [...new Set(bytes.toString("latin1").match(/FOGRA\d+/g))];
  if (named.length > 0 && !named.includes(condition))
    throw new Error(`${path} is of ${named.join(", ")}, not of ${condition}: give --condition`);
  return { bytes: new Uint8Array(bytes), file: basename(path), condition };
}
