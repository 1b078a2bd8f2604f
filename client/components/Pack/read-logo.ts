// A logo from the visitor's disk, as a picture of bounded size: it is drawn anew, so that nothing of the file itself comes into the page.

/** Bytes of a file. */
const heaviest = 2_000_000;
/** Sides of a picture in the file, and of the one that is made of it, px. */
const longestRead = 8000;
const longestMade = 1200;

const signature = [0x89, 0x50, 0x4e, 0x47];

/** An SVG is a text whose first element may come after a declaration and remarks. */
async function isPicture(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 24).arrayBuffer());
  if (!signature.every((byte, at) => head[at] === byte))
    return /<svg[\s>]/.test(await file.slice(0, 4000).text());
  // Width and height stand in its first block: a small file may hold more than memory does.
  const sides = new DataView(head.buffer);
  return head.length === 24 && Math.max(sides.getUint32(16), sides.getUint32(20)) <= longestRead;
}

/** A PNG; null for another file, one that is too large, or one that no browser draws. */
export async function readLogo(file: File): Promise<Blob | null> {
  if (file.size > heaviest || !(await isPicture(file))) return null;
  const type = file.type === "image/png" ? file.type : "image/svg+xml";
  const address = URL.createObjectURL(new Blob([file], { type }));
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    // An SVG may have no size of its own.
    const { naturalWidth: width = 0, naturalHeight: height = 0 } = picture;
    const scale = longestMade / Math.max(width, height, 1);
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round((width || 1) * scale));
    canvas.height = Math.max(1, Math.round((height || 1) * scale));
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
