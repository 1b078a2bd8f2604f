import { expect, test } from "vitest";
import { findClaim, termsOf } from "#server/facts/find-claim.ts";
import { editionIn } from "#shared/editions/edition.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { matrixOf, wordsOfBenefit } from "./claim-words.ts";

const readers = (["fr", "en"] as const).map((pageLanguage) => ({
  edition: editionIn(pageLanguage),
  pageLanguage,
}));

test.each(readers)(
  "the table of a complex says each claim word for word, in $pageLanguage",
  (reader) => {
    const complexes = familyEntries.liposome.flatMap(({ bienfaits }) => {
      const matrix = matrixOf(bienfaits, reader);
      return matrix ? [{ bienfaits, matrix }] : [];
    });
    expect(complexes.length).toBeGreaterThan(1);
    for (const { bienfaits, matrix } of complexes) {
      const said = matrix.groups.flatMap(({ rows }) =>
        rows.flatMap(({ text, has }) =>
          matrix.subjects.flatMap((subject, place) =>
            has[place] ? [`${subject} ${text.replace("… ", "")}`] : [],
          ),
        ),
      );
      const authorised = bienfaits.flatMap((benefit) =>
        "claims" in benefit
          ? benefit.claims.map((id) => `${findClaim(id).sentence[reader.pageLanguage]}.`)
          : [],
      );
      expect(said.toSorted()).toEqual(authorised.toSorted());
    }
  },
);

test.each(readers)("a condition follows the claim that it is of, in $pageLanguage", (reader) => {
  const entry = familyEntries.liposome.find(({ slug }) => slug === "epadha");
  const benefit = entry?.bienfaits.find((each) => "claims" in each && each.claims.length === 3);
  if (!benefit || !("claims" in benefit)) throw new Error("EPA and DHA have three claims together");
  expect(wordsOfBenefit(benefit, reader).sentences.map(({ condition }) => condition)).toEqual(
    benefit.claims.map((id) => termsOf(findClaim(id))?.[reader.pageLanguage]),
  );
});
