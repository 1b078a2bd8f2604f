// Strains: which fields each kind has, and one code per strain.
import type { Strain } from "#shared/content/schema/entries.ts";
import type { ContentProblem } from "../problems.ts";
import { type Check, folderOf, inFacts } from "./checked-content.ts";

export const checkStrains: Check = ({ entries: { strains } }) =>
  strains.flatMap((strain, index) => [
    ...checkCode(strain, strains.slice(0, index)),
    ...checkKind(strain),
  ]);

function checkCode(strain: Strain, before: readonly Strain[]): ContentProblem[] {
  const owner = before.find(({ code }) => code === strain.code);
  if (!owner) return [];
  return [
    {
      where: inFacts(folderOf(strain), "code"),
      what: `${strain.code} is the code of ${owner.slug} too`,
      wanted: "a code of its own",
    },
  ];
}

/** Only conventional strains have no action; only probiotics have a type of strain, and only postbiotics a technology. */
function checkKind(strain: Strain): ContentProblem[] {
  const folder = folderOf(strain);
  const { type, souche, action, technologie } = strain;
  const problems: ContentProblem[] = [];
  if ((type === "probiotique") !== (souche !== null))
    problems.push({
      where: inFacts(folder, "souche"),
      what: souche === null ? "is missing" : `a postbiotic has ${souche}`,
      wanted: "one of every probiotic, none of a postbiotic",
    });
  if (technologie !== null && type !== "postbiotique")
    problems.push({
      where: inFacts(folder, "technologie"),
      what: `a probiotic has ${technologie}`,
      wanted: "none: it is for postbiotics",
    });
  if ((action === null) !== (souche === "souche-conventionnelle"))
    problems.push({
      where: `shared/content/${folder}, action`,
      what: action === null ? "is missing" : "a conventional strain has one",
      wanted: "none of a conventional strain, one of every other",
    });
  return problems;
}
