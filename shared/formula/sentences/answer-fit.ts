// Does it fit: the codes of the answer in words.
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { unitFacts } from "#shared/facts/units.ts";
import { joinSentences } from "../desk-words.ts";
import type { FitCode } from "../findings.ts";
import { capsuleSizeOf } from "../formula.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import { describeConflict } from "./conflicts.ts";
import type { WordedAnswer } from "./presentation.ts";
import { describeOwn, namesOfTotals, worded } from "./total-words.ts";
import { listOpenWishes } from "./wishes.ts";

export function describeFit(context: JudgedFormula): WordedAnswer {
  const { words, verdict } = context;
  const { fit } = words.texts.said;
  const { room, exclusions, answers } = verdict;
  const { code } = answers.fit;
  const mass = words.weight(room.milligrams);
  switch (code) {
    case "no-active":
    case "no-dose":
      return worded(fit.empty, fit.emptyText, fit.shorts.empty);
    case "excluded":
    case "not-vegan":
    case "allergen":
    case "preservative": {
      const [barring] = exclusions.filter(({ unless }) => unless === null);
      const { title, text } = barring
        ? describeConflict(barring, context)
        : { title: "", text: "" };
      const weight = room.milligrams > 0 ? words.fill(fit.unknownText, { mass }) : null;
      const capsules = room.units === null ? null : `${words.count(fit.capsules, room.units)}.`;
      return {
        sentence: bare(title),
        note: joinSentences(
          text,
          ...describeOurs(context),
          describeOthers(context),
          capsules,
          weight,
        ),
        short: textOf(
          code === "excluded" ? fit.shorts.excluded : words.texts.said.wish.shorts[code],
        ),
      };
    }
    case "capacity-unknown":
      return {
        sentence: textOf(fit.unknown),
        note: joinSentences(words.fill(fit.unknownText, { mass }), ...listOpenWishes(context)),
        short: textOf(fit.shorts.unknown),
      };
    case "unit-doubtful":
    case "many-units":
    case "vegan-unconfirmed":
    case "allergens-unconfirmed":
    case "preservatives-unconfirmed":
    case "fits": {
      const capacity = words.weight(room.capacity ?? 0);
      const units = room.units ?? 0;
      const found = answers.fit.findings.filter((each) => each.code === "unit-doubtful");
      const isDoubtful = code === "unit-doubtful";
      const capsules = room.units === null ? null : words.count(fit.capsules, units);
      return {
        sentence:
          isDoubtful || capsules === null
            ? words.count(fit.doubtful, found.length, { names: namesOfTotals(found, context) })
            : capsules,
        note: joinSentences(
          isDoubtful && capsules !== null ? `${capsules}.` : null,
          code === "many-units" ? textOf(fit.many) : null,
          room.capacity === null
            ? words.fill(fit.unknownText, { mass })
            : room.isPowder
              ? words.fill(fit.strainsText, { mass, capacity })
              : describeSpace(mass, capacity, context),
          room.portions > 1
            ? words.fill(fit.portions, {
                portions: words.number(room.portions),
                units: words.number(units / room.portions),
              })
            : null,
          ...listOpenWishes(context),
        ),
        short:
          room.units !== null && !isDoubtful && code !== "many-units"
            ? words.count(fit.shorts.capsules, units, {
                size: capsuleSizeOf[room.container] ?? "",
              })
            : textOf(fit.shorts.unknown),
      };
    }
    default:
      return describeBottle(code, context);
  }
}

/** Names the heaviest salt where one container is not enough. */
function describeSpace(
  mass: string,
  capacity: string,
  { words, verdict, facts }: JudgedFormula,
): string {
  const { fit } = words.texts.said;
  const { parts, units } = verdict.room;
  const [heaviest] = parts.toSorted((a, b) => b.milligrams - a.milligrams);
  const form = heaviest ? (facts.actives[heaviest.slug]?.form ?? null) : null;
  if ((units ?? 1) < 2 || parts.length < 2 || !heaviest || form === null)
    return words.fill(fit.text, { mass, capacity });
  const part = words.weight(heaviest.milligrams);
  return words.fill(fit.textSeveral, { mass, capacity, part, form: textOf(form) });
}

/** The first is told, the others are counted. */
function describeOthers({ words, verdict }: JudgedFormula): string | null {
  const others = verdict.exclusions.filter(({ unless }) => unless === null).length - 1;
  return others > 0 ? words.count(words.texts.said.fit.otherExclusions, others) : null;
}

/** Of one of ours, what its page says. */
function describeOurs(context: JudgedFormula): readonly (string | null)[] {
  const { words, verdict } = context;
  return verdict.answers.fit.findings.some(({ code }) => code === "own-formula")
    ? [describeOwn(context), textOf(words.texts.said.fit.toMeasure)]
    : [];
}

const bare = (sentence: string): string => sentence.replace(/\.$/, "");

function describeBottle(code: FitCode, context: JudgedFormula): WordedAnswer {
  const { words, formula, verdict } = context;
  const { fit } = words.texts.said;
  const { ph, temperature, exclusions } = verdict;
  const percent = describeShareOfBottle(context);
  const isOver = code === "over-whole";
  const [barring] = exclusions.filter(({ unless }) => unless === null);
  const window = ph === null || ph === "none" ? null : ph.value;
  const blanks = {
    percent,
    from: window ? words.number(window.from) : "",
    to: window ? words.number(window.to) : "",
    degrees: temperature === null ? "" : words.number(temperature.value),
  };
  const inWindow = temperature === null ? fit.phText : fit.phTemperature;
  const outside = temperature === null ? null : fit.temperature;
  const marks = window ? (window.from === window.to ? fit.phOne : inWindow) : outside;
  const sentences: Partial<Record<FitCode, Phrase>> = {
    "over-whole": fit.over,
    "ph-unknown": fit.phUnknown,
    "ph-apart": fit.phNone,
  };
  return {
    sentence: words.fill(sentences[code] ?? fit.phCommon, blanks),
    note: joinSentences(
      isOver ? words.fill(fit.overText, blanks) : null,
      marks && words.fill(marks, blanks),
      barring && barring.kind !== "ph" ? describeConflict(barring, context).title : null,
      barring ? describeConflict(barring, context).text : null,
      ...describeOurs(context),
      describeOthers(context),
      exclusions.length === 0 ? words.count(fit.noExclusion, formula.actives.length) : null,
      ...listOpenWishes(context),
    ),
    // Beside a barred sign a share alone would say that all is well.
    short:
      code === "ph-apart" ? textOf(fit.shorts.excluded) : words.fill(fit.percentShort, { percent }),
  };
}

export const describeShareOfBottle = ({ words, verdict }: JudgedFormula): string =>
  words.percent(verdict.percent / unitFacts.pc.size);
