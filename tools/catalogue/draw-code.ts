// Codes to scan, with the ground that scanners need around them.
import { renderSVG } from "uqr";

/** Modules that stay empty on each side, by ISO/IEC 18004. */
const quietZone = 4;

export const drawCode = (address: string): string =>
  renderSVG(address, {
    ecc: "M",
    border: quietZone,
    whiteColor: "#fff",
    blackColor: "#0F2A24",
  });
