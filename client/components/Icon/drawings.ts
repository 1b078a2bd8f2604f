// One path per icon, on a 24 by 24 grid. A circle is two arcs; a small circle inside is the house accent.
import type { IconName } from "#shared/content/icon-names.ts";

/** A circle as a path. */
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const drawings: Readonly<Record<IconName, string>> = {
  idea: `M8.5 15.2a6.5 6.5 0 1 1 7 0v2.8h-7zM9.5 21h5M12 11.6V18${circle(12, 9.8, 1.8)}`,
  batch: `${circle(14.5, 10.5, 5.5)}${circle(5.5, 15.5, 2.5)}M2 18.5h20`,
  pack: `M9 3h6v3H9zM8 6h8l1 3v11a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V9z${circle(12, 14.5, 2.2)}`,
  flask: `M9.5 3h5M10.5 3v6L5 19.2a1.2 1.2 0 0 0 1.1 1.8h11.8a1.2 1.2 0 0 0 1.1-1.8L13.5 9V3M8 15h8${circle(12, 18, 0.9)}`,
  shield:
    "M12 3l7.5 2.5v5.8c0 4.6-3.2 7.9-7.5 9.7c-4.3-1.8-7.5-5.1-7.5-9.7V5.5zM8.5 12l2.5 2.5l4.5-5",
  talk: "M4 4.5h16v11.5H11l-4 4v-4H4zM8 9h8M8 12h5",
  blank: "M9.5 3h5v3h-5zM8.5 6h7l1 3v11a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1V9zM7.5 12h9M7.5 17h9",
  tailor: `M4 3.5h10M5.5 3.5v13.5a3.5 3.5 0 0 0 7 0V3.5M5.5 12h7M5.5 8h2.5${circle(18.5, 9, 1.2)}${circle(18.5, 15.5, 2.2)}`,
  leaf: "M19.5 4.5C10 4.5 5 9 5 14.5a4.8 4.8 0 0 0 4.8 4.8C16 19.3 19.5 13.5 19.5 4.5zM4 20.5C6.5 15.5 10 12 14.5 9.5",
  gelule: "M7 8.5h10a3.5 3.5 0 0 1 0 7H7a3.5 3.5 0 0 1 0-7zM12 8.5v7",
  serum:
    "M10.5 2.5h3v4h-3zM9.5 6.5h5V9h-5zM8 11.5L9.5 9h5l1.5 2.5V20a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1zM8 16.5h8M12 9v4.5",
  creme: `M4 5.5h16v4H4zM5.5 9.5h13V18a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2z${circle(12, 14.7, 1.8)}`,
  poudre: `M3 19.5h18M5 19.5C8.5 18 9.5 11 12 11s3.5 7 7 8.5${circle(12, 6.5, 0.9)}${circle(7.8, 9.5, 0.9)}${circle(16.2, 9.5, 0.9)}`,
  liquide: "M12 3.5c3.5 4.3 6 7.4 6 10.7a6 6 0 0 1-12 0c0-3.3 2.5-6.4 6-10.7zM9 14.5a3 3 0 0 0 3 3",
  blister: `M5 3h14v18H5z${circle(9, 7.5, 1.6)}${circle(15, 7.5, 1.6)}${circle(9, 12, 1.6)}${circle(15, 12, 1.6)}${circle(9, 16.5, 1.6)}${circle(15, 16.5, 1.6)}`,
  pouch: `M6.5 3h11l1 17.5h-13zM6.3 6.5h11.4${circle(12, 13.5, 2.6)}`,
  bottle:
    "M10 3h4v3.5h-4zM10 6.5c0 2-2 2.5-2 4.5v9a1 1 0 0 0 1 1h6a1 1 0 0 0 1-1v-9c0-2-2-2.5-2-4.5",
  softgel: `M4.63 17.16a9 5.5 -35 1 0 14.74 -10.32a9 5.5 -35 1 0 -14.74 10.32M7.4 13.8c1-2.3 2.9-4.2 5.2-5.2${circle(15, 13, 0.9)}`,
  droppingBottle: `M10.5 3.5a1.5 1.5 0 0 1 3 0V7h-3zM9 7h6v2.5H9zM9 9.5L7.5 12v8a1 1 0 0 0 1 1h7a1 1 0 0 0 1-1v-8L15 9.5${circle(12, 16, 1.8)}`,
  rawMaterial: `M3.5 11h17M5 11a7 7 0 0 0 14 0M12 18v3M8 21h8M10.5 11L15.6 4.6${circle(16.4, 3.6, 1.3)}`,
  coated: `M8.5 6h7a6 6 0 0 1 0 12h-7a6 6 0 0 1 0-12zM9 9.2h6a2.8 2.8 0 0 1 0 5.6H9a2.8 2.8 0 0 1 0-5.6z${circle(12, 12, 0.9)}`,
  target: `${circle(12, 12, 9)}${circle(12, 12, 5)}${circle(12, 12, 1.2)}`,
  clock: `${circle(12, 12, 9)}M12 6.5V12l3.5 2.5`,
  coin: `${circle(12, 12, 9)}M15.5 8.5a4.5 4.5 0 1 0 0 7M6.5 11h6M6.5 13.5h5`,
  training: `M3 5h18v11H3zM12 16v2.5M8 21l4-2.5l4 2.5M7 12.5l3-3l2.5 2l4-3.5${circle(12, 3.5, 0.8)}`,
  right: "M4.5 12h15M13.5 6l6 6l-6 6",
  left: "M19.5 12h-15M10.5 6l-6 6l6 6",
  down: "M6 9.5l6 6l6-6",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  check: "M5 12.5l4.5 4.5L19 7.5",
  search: `${circle(10.5, 10.5, 6.5)}M15.5 15.5L21 21`,
  menu: "M4 9h16M4 15h16",
  pause: "M9.5 7v10M14.5 7v10",
  play: "M8.5 6l9 6l-9 6z",
  download: "M12 4v11M7 10.5l5 5l5-5M5 20h14",
  phone:
    "M6.5 3.5l3 1l1 4l-2 1.7c1 2.3 2.8 4.1 5.2 5.2l1.8-2l4 1l1 3c-.3 2-1.5 3-3.5 3C10.5 20 4 13.5 3.5 7c0-2 1-3.2 3-3.5z",
  mail: "M3 5.5h18v13H3zM3 6.5l9 7l9-7",
  print: "M7 9V3.5h10V9M7 16.5H3.5V9h17v7.5H17M7 13.5h10v7H7z",
  link: `${circle(7.5, 16.5, 4)}${circle(16.5, 7.5, 4)}M10.3 13.7l3.4-3.4`,
};
