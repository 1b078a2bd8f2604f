// The one table of rooms and the rooms they may not use. Rooms inherit the walls of those they stand in. Biome enforces them, in
// editors too, but cannot inherit: `npm run walls` writes Biome's file, biome.walls.json, and walls.test.ts finds it out of date.

interface Wall {
  /** Patterns of imports, as Biome's noRestrictedImports has them. */
  readonly refused: readonly string[];
  /** The linter's message. */
  readonly why: string;
}

interface Room extends Wall {
  /** Path in the project. */
  readonly folder: string;
}

export const rooms: readonly Room[] = [
  {
    folder: "shared",
    refused: [
      ...["#server/**", "#client/**", "#tools/**", "node:*"],
      ...["react", "react/**", "react-dom", "react-router-dom", "express"],
    ],
    why: "shared/ is pure TypeScript for both sides: no Node, no React, no DOM.",
  },
  {
    folder: "shared/{content,editions,enquiry,families,pictures}",
    refused: ["#shared/pages/**"],
    why: "What pages show is above content, editions and the form.",
  },
  {
    folder: "client",
    refused: ["#server/**", "#tools/**", "node:*", "express"],
    why: "client/ runs in the browser: nothing of the server or of Node.",
  },
  {
    folder: "client",
    refused: [
      "#shared/generated/entries.ts",
      "#shared/generated/families.ts",
      "#shared/generated/pages/*",
    ],
    why: "Content reaches the browser as page data, never in the bundle (import its types only).",
  },
  {
    folder: "client/frame",
    refused: ["#client/pages/**"],
    why: "The frame is around every page and knows none.",
  },
  {
    folder: "client/components",
    refused: ["#client/frame/**", "#client/pages/**"],
    why: "components/ serve frame and pages and know neither.",
  },
  {
    folder: "client/hooks",
    refused: ["#client/components/**", "#client/frame/**", "#client/pages/**"],
    why: "hooks/ draw nothing and use nothing that does.",
  },
  {
    folder: "server",
    refused: ["#tools/**"],
    why: "tools/ run at build time; the container does not have them.",
  },
  {
    folder: "server/http",
    refused: [
      ...["#server/views/**", "#server/discovery/**", "#server/pages/**", "#server/enquiries/**"],
      ...["#shared/content/**", "#shared/generated/**", "#shared/pages/**", "#client/**"],
    ],
    why: "http/ sends bytes and knows nothing of what a page is about.",
  },
  {
    folder: "server/facts",
    refused: [
      ...["#server/views/**", "#server/http/**", "#server/discovery/**", "#server/pages/**"],
      ...["#server/enquiries/**", "#client/**", "express"],
    ],
    why: "facts/ says what is true of an entry, by id: it knows no reader and no page.",
  },
  {
    folder: "server/desk",
    refused: [
      ...["#server/views/**", "#server/http/**", "#server/discovery/**", "#server/pages/**"],
      ...["#server/enquiries/**", "#client/**", "express"],
    ],
    why: "desk/ hands the engine its facts, and knows no page.",
  },
  {
    folder: "server/views",
    refused: [
      ...["#server/http/**", "#server/discovery/**", "#server/pages/**", "#server/enquiries/**"],
      ...["#client/**", "express"],
    ],
    why: "views/ turns an address into data and knows nothing of HTTP.",
  },
  {
    folder: "server/discovery",
    refused: ["#server/pages/**", "#server/middleware/**", "#server/enquiries/**", "#client/**"],
    why: "discovery/ tells machines of pages, from views/, and sends with http/.",
  },
  {
    folder: "server/enquiries/receive",
    refused: [
      ...["#server/enquiries/enquiries.ts", "#server/enquiries/operators/**"],
      ...["#server/views/**", "!#server/views/desk/**", "#server/pages/**"],
    ],
    why: "receive/ may use outbox/, mails/ and server/views/desk, which opens formulas: nothing above it.",
  },
  {
    folder: "server/enquiries/outbox",
    refused: [
      ...["#server/enquiries/enquiries.ts", "#server/enquiries/receive/**"],
      ...["#server/enquiries/operators/**", "#server/enquiries/webhooks/**"],
      ...["#server/views/**", "#server/pages/**", "express"],
    ],
    why: "outbox/ may use mails/, nothing above it.",
  },
  {
    folder: "server/enquiries/webhooks",
    refused: [
      ...["#server/enquiries/enquiries.ts", "#server/enquiries/receive/**"],
      ...["#server/enquiries/operators/**", "#server/views/**", "#server/pages/**", "express"],
    ],
    why: "webhooks/ delivers what outbox/ keeps, and knows nothing above it.",
  },
  {
    folder: "server/enquiries/mails",
    refused: [
      ...["#server/enquiries/enquiries.ts", "#server/enquiries/receive/**"],
      ...["#server/enquiries/outbox/**", "#server/enquiries/operators/**"],
      ...["#server/views/**", "!#server/views/desk/**", "#server/pages/**", "express"],
    ],
    why: "mails/ composes from the data it is given and uses no other room but server/views/desk, which opens formulas.",
  },
];

/** Inner rooms come after outer ones: the last that holds for a file counts, so each has the walls around it too. */
export function composeWalls(): string {
  const overrides = [...new Set(rooms.map(({ folder }) => folder))].map((folder) => ({
    includes: [`${folder}/**`],
    linter: { rules: { style: { noRestrictedImports: refuse(wallsAround(folder)) } } },
  }));
  return `${JSON.stringify({ overrides }, null, 2)}\n`;
}

const wallsAround = (folder: string): readonly Wall[] =>
  rooms.filter((room) => room.folder === folder || folder.startsWith(`${room.folder}/`));

const refuse = (walls: readonly Wall[]) => ({
  level: "error",
  options: { patterns: walls.map(({ refused, why }) => ({ group: refused, message: why })) },
});

export const wallsFile = "biome.walls.json";
