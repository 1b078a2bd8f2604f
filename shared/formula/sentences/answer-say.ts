// Words the answer on claims: each of its codes has a sentence.
import { textOf } from "#shared/editions/edition.ts";
import type { PluralPhrase } from "#shared/words/count.ts";
import { joinSentences } from "../desk-words.ts";
import type { Finding, SayCode } from "../findings.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import type { WordedAnswer } from "./presentation.ts";
import { namedTotal, namesOfTotals, totalOf, worded } from "./total-words.ts";

export function describeSay(context: JudgedFormula): WordedAnswer {
  const { words, verdict } = context;
  const { say, claims: count } = words.texts.said;
  const { code, findings } = verdict.answers.say;
  const found = (wanted: SayCode) => findings.filter((each) => each.code === wanted);
  switch (code) {
    case "no-active":
      return worded(say.empty, say.emptyText, say.shorts.nothing);
    case "aspects": {
      const aspects = found("aspects")[0]?.slugs.length ?? 0;
      return {
        sentence: words.count(say.aspects, aspects),
        note: textOf(say.aspectsText),
        short: words.count(say.shorts.aspects, aspects),
      };
    }
    case "unit-doubtful": {
      const doubted = namesOfTotals(found(code), context);
      const { claims } = verdict;
      return {
        sentence: words.count(say.doubtful, found(code).length, { names: doubted }),
        note: words.fill(claims.length > 0 ? say.doubtfulOthers : say.doubtfulText, {
          claims: words.count(count, claims.length),
        }),
        short: textOf(say.shorts.doubtful),
      };
    }
    case "nothing-earned":
      return {
        sentence: textOf(say.nothing),
        note: joinSentences(...findings.map((each) => describeWhyNothing(each, context))),
        short: textOf(say.shorts.nothing),
      };
    default: {
      const claims = words.count(count, verdict.claims.length);
      const above = found("earned-above");
      const gaining = found("earned").length + above.length;
      const [next] = found("next");
      const isAllAbove = code === "earned-above";
      return {
        sentence: words.fill(say.earned, { claims, by: words.count(say.by, gaining) }),
        note: joinSentences(
          isAllAbove ? textOf(say.allAbove) : null,
          ...(isAllAbove ? [] : above).map((each) => {
            const rod = totalOf(each, context);
            if (!rod) return null;
            return words.count(say.above, rod.earned.length, { named: namedTotal(rod, words) });
          }),
          next
            ? describeNext(say.next, next, context)
            : above.length === 0
              ? textOf(say.own)
              : null,
          ...found("inexact").map((each) => describeInexact(each, context)),
          ...found("withheld").map((each) => describeWithheld(each, context)),
          found("strain-tolerated").length > 0 ? textOf(say.tolerated) : null,
        ),
        short: claims,
      };
    }
  }
}

/** The claims that the first silent dose would earn. */
function describeNext(text: PluralPhrase, found: Finding, context: JudgedFormula): string | null {
  const { words } = context;
  const rod = totalOf(found, context);
  if (!rod?.nearest) return null;
  return words.count(text, rod.nearest.count, {
    amount: words.dose(rod.nearest.amount, rod.unit),
    named: namedTotal(rod, words),
  });
}

const describeWithheld = ({ slugs }: Finding, { words }: JudgedFormula): string =>
  words.fill(words.texts.said.say.withheld, { names: words.actives(slugs) });

function describeInexact(found: Finding, context: JudgedFormula): string | null {
  const { words } = context;
  const rod = totalOf(found, context);
  const [exact] = found.amounts;
  if (!rod || !exact) return null;
  return words.fill(words.texts.said.say.inexact, {
    amount: words.dose(exact.amount, exact.unit),
    named: namedTotal(rod, words),
  });
}

function describeWhyNothing(found: Finding<SayCode>, context: JudgedFormula): string | null {
  const { words } = context;
  const { say } = words.texts.said;
  const names = words.actives(found.slugs);
  if (found.code === "next") return describeNext(say.first, found, context);
  if (found.code === "withheld") return describeWithheld(found, context);
  if (found.code === "inexact") return describeInexact(found, context);
  if (found.code === "strain-tolerated") return textOf(say.tolerated);
  if (found.code === "strain") {
    const { findings } = context.verdict.answers.say;
    const hasLive = findings.some(({ code }) => code === "strain-tolerated");
    return hasLive ? words.fill(say.notTolerated, { names }) : textOf(say.strains);
  }
  return words.fill(found.code === "claim-on-hold" ? say.onHold : say.none, { names });
}
