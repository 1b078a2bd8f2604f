// What the laboratory shows must lead somewhere: files that are there, measurements of entries that exist.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Particulars } from "#shared/content/schema/particulars.ts";
import { familiesOf } from "#shared/families/families.ts";
import { root } from "../problems.ts";
import { type Check, type CheckedContent, inFacts } from "./checked-content.ts";

export const checkParticulars: Check = (content) => {
  const values = content.documents.find(({ kind }) => kind.folder === "particulars")?.values;
  return values ? listFaults(values["particulars"] as Particulars, content) : [];
};

function listFaults(
  { measurements, certificates }: Particulars,
  { entries }: CheckedContent,
): ReturnType<Check> {
  const measured = new Set(
    [...familiesOf("liposome"), ...familiesOf("niosome")].flatMap(({ id, folder }) => [
      `${folder}/*`,
      ...entries.families[id].map(({ slug }) => `${folder}/${slug}`),
    ]),
  );
  return [
    ...[...measurements, ...certificates].flatMap(({ file }) =>
      file === undefined || existsSync(join(root, "public", file))
        ? []
        : [
            {
              where: inFacts("particulars", "file"),
              what: `there is no public${file}`,
              wanted: "a PDF there",
            },
          ],
    ),
    ...measurements.flatMap(({ of }) =>
      measured.has(of)
        ? []
        : [
            {
              where: inFacts("particulars", "measurements"),
              what: `nothing is at ${of}`,
              wanted: "an entry, liposomes/zinc, or all of its folder, liposomes/*",
            },
          ],
    ),
  ];
}
