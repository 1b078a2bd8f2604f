import { describe, expect, it } from "vitest";
import { serums } from "#shared/generated/entries.ts";
import { serumUse } from "./cosmetic-use.ts";

const serum = (slug: string) => {
  const found = serums.find((each) => each.slug === slug);
  if (!found) throw new Error(`no serum is called ${slug}`);
  return serumUse(found).map(({ source }) => JSON.stringify(source));
};

describe("the actives of a finished serum", () => {
  it("have a level above what is usual told, with the usual one", () => {
    const [caffeine = "", egcg = ""] = serum("cafeine-egcg");
    expect(caffeine).toContain('"from":1,"to":5,');
    expect(egcg).toContain('"from":0.1,"to":1,');
  });

  it("are not told so within it, nor where the usual level counts the metal of a salt", () => {
    expect(serum("niacinamide-zinc").join("")).not.toContain('"to":');
    expect(serum("vitamine-c-acide-hyaluronique").join("")).not.toContain('"to":');
  });
});
