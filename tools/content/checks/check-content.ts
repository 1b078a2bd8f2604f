// All conditions that the content must meet, one concern per file.
import type { ContentProblem } from "../problems.ts";
import type { Check, CheckedContent } from "./checked-content.ts";
import { checkClaims } from "./claims.ts";
import { checkComparisons } from "./comparisons.ts";
import { checkDoses } from "./doses.ts";
import { checkEvidence } from "./evidence.ts";
import { checkFilters } from "./filters.ts";
import { checkFormula } from "./formula.ts";
import { checkIdentity } from "./identity.ts";
import { checkLengths } from "./lengths.ts";
import { checkLinks } from "./links.ts";
import { checkOriginality } from "./originality.ts";
import { checkParticulars } from "./particulars.ts";
import { checkPictures } from "./pictures.ts";
import { checkProducts } from "./products.ts";
import { checkRoom } from "./room.ts";
import { checkStatus } from "./status.ts";
import { checkStrains } from "./strains.ts";
import { checkTypography } from "./typography.ts";

const checks: readonly Check[] = [
  checkLinks,
  checkIdentity,
  checkStrains,
  checkStatus,
  checkFormula,
  checkEvidence,
  checkProducts,
  checkRoom,
  checkDoses,
  checkClaims,
  checkComparisons,
  checkParticulars,
  checkPictures,
  checkFilters,
  checkLengths,
  checkOriginality,
  checkTypography,
];

/** All problems of content that could be read, without the checks of `left`. */
export const checkContent = (
  content: CheckedContent,
  left: readonly Check[] = [],
): ContentProblem[] =>
  checks.filter((check) => !left.includes(check)).flatMap((check) => check(content));
