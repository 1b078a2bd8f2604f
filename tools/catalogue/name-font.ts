// Gives a font that was pinned to a weight a PostScript name of its own: pinned fonts keep the name of the variable one, and
// programs that take fonts by their names would take one for all of them.

const postScriptName = 6;

/** Writes the new name, "InstrumentSans-W500", over the old one. @throws when it is longer, or there is none */
export function nameFont(font: Uint8Array, weight: number): Uint8Array {
  const named = Buffer.from(font);
  const tables = named.readUInt16BE(4);
  for (let entry = 12; entry < 12 + 16 * tables; entry += 16) {
    if (named.toString("latin1", entry, entry + 4) !== "name") continue;
    const table = named.readUInt32BE(entry + 8);
    const texts = table + named.readUInt16BE(table + 4);
    const count = named.readUInt16BE(table + 2);
    for (let record = table + 6; record < table + 6 + 12 * count; record += 12) {
      if (named.readUInt16BE(record + 6) !== postScriptName) continue;
      const length = named.readUInt16BE(record + 8);
      const place = texts + named.readUInt16BE(record + 10);
      // Each character has two bytes, the higher one first, as Windows stores names.
      const old = Buffer.from(named.subarray(place, place + length))
        .swap16()
        .toString("utf16le");
      const name = Buffer.from(old.replace(/-.*/, `-W${weight}`), "utf16le").swap16();
      if (name.length > length) throw new Error(`${old} has no room for a weight`);
      name.copy(named, place);
      named.writeUInt16BE(name.length, record + 8);
      return new Uint8Array(named);
    }
  }
  throw new Error("a font has no PostScript name");
}

/**
 * Replaces part of all names of a font by another of the same length: another cut of a family needs a name of its own, by which
 * templates select it.
 */
export function renameFamily(font: Uint8Array, from: string, to: string): Uint8Array {
  const named = Buffer.from(font);
  const [known, wanted] = [from, to].map((name) => Buffer.from(name, "utf16le").swap16());
  if (!known || known.length !== wanted?.length) throw new Error(`${to} is not as long as ${from}`);
  for (let at = named.indexOf(known); at >= 0; at = named.indexOf(known, at + 1))
    named.set(wanted, at);
  return new Uint8Array(named);
}
