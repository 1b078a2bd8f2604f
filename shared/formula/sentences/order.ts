// Words the order: what is chosen of it in one sentence, the machine time, and the fields that ask for the rest.
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { withCapital } from "#shared/words/letters.ts";
import { capsuleSizeOf } from "../formula.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import { orderFields, orderParts } from "../order.ts";
import { orderChoices, readContent } from "../order-choices.ts";
import type { PackContent } from "../order-values.ts";
import type { OrderPresentation } from "./presentation.ts";
import { listWishNames } from "./wishes.ts";

export const describeOrder = (context: JudgedFormula): OrderPresentation => ({
  sentence: describePacks(context),
  machine: describeMachineTime(context),
  fields: listFields(context),
});

/** "5 000 piluliers de 60 gélules, taille 0, France"; "" where nothing of the order is chosen. */
function describePacks(context: JudgedFormula): string {
  const { words, formula } = context;
  const { order } = words.texts.said;
  const { batch, content, packaging, date } = formula;
  if (orderParts.every((part) => formula[part] === null)) return "";
  const hasPacks = batch !== null || content !== null || packaging !== null;
  const packs = words.count(order.packs[packaging ?? "open"], batch ?? 1, {
    batch: batch === null ? "" : words.number(batch),
    content: content === null ? "" : describeContent(content, context, order.contents.of),
  });
  return withCapital(
    words.series(
      ...(hasPacks ? [packs] : []),
      ...describeForm(context),
      ...listWishNames(context),
      ...describeDestination(context),
      ...(date === null ? [] : [words.fill(order.by, { date: words.date(date) })]),
    ),
  );
}

/** Where the packs have not named it already. */
function describeForm({ words, formula }: JudgedFormula): readonly string[] {
  const { instrument, container, content } = formula;
  if (instrument === "serum") return [];
  const isCounted = content !== null && readContent(content).unit === "units";
  if (!isCounted) return [textOf(words.texts.brief.containers[container])];
  const size = capsuleSizeOf[container];
  return size ? [words.fill(words.texts.said.order.size, { size })] : [];
}

function describeDestination({ words, formula }: JudgedFormula): readonly string[] {
  const { instrument, market, destination } = formula;
  if (destination === "autre") return [textOf(words.texts.said.order.elsewhere)];
  if (destination !== null) return [words.nameOfRegion(destination)];
  return instrument === "serum" ? [] : [words.nameOfRegion(market === "fr" ? "FR" : "EU")];
}

/** What a pack holds, alone: "60 gélules", "30 ml". */
export const nameContent = (content: PackContent, context: JudgedFormula): string =>
  describeContent(content, context, context.words.texts.said.order.contents.name);

function describeContent(
  content: PackContent,
  { words, formula }: JudgedFormula,
  texts: Readonly<Record<"capsules" | "sticks" | "days" | "ml", Phrase>>,
): string {
  const { count, unit } = readContent(content);
  const counted = formula.container === "stick" ? texts.sticks : texts.capsules;
  return words.fill(unit === "units" ? counted : texts[unit], { count: words.number(count) });
}

/** "5 000 × 60 gélules : 1 h 30 de géluleuse. Temps de machine, non un délai."; null where no capacity is published. */
function describeMachineTime(context: JudgedFormula): string | null {
  const { words, formula, verdict } = context;
  const { machine, contents } = words.texts.said.order;
  const { capsules, fillingMinutes, bottlingDays } = verdict.machineTime;
  const { batch, content } = formula;
  const number = batch === null ? "" : words.number(batch);
  const filling =
    capsules === null || content === null || fillingMinutes === null
      ? null
      : words.fill(capsules.isLeast ? machine.fillingLeast : machine.filling, {
          batch: number,
          content: describeContent(content, context, contents.name),
          capsules: words.number(capsules.count),
          time: describeMinutes(fillingMinutes, context),
        });
  const bottling =
    bottlingDays === null
      ? null
      : words.count(machine.bottling, bottlingDays, { days: words.number(bottlingDays) });
  const times = words.chain(filling, bottling);
  return times === null ? null : words.fill(machine.time, { times });
}

function describeMinutes(minutes: number, { words }: JudgedFormula): string {
  const { machine } = words.texts.said.order;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const blanks = { hours: words.number(hours), minutes: String(rest) };
  if (hours === 0) return words.fill(machine.minutes, blanks);
  return rest === 0
    ? words.fill(machine.hours, blanks)
    : words.fill(machine.hoursMinutes, { ...blanks, minutes: String(rest).padStart(2, "0") });
}

function listFields(context: JudgedFormula): OrderPresentation["fields"] {
  const { words, formula } = context;
  const { order } = words.texts.said;
  const choices = orderChoices(formula);
  const nameOf: {
    readonly [Part in keyof typeof choices]: (value: (typeof choices)[Part][number]) => string;
  } = {
    batch: (batch) => words.number(batch),
    content: (content) => describeContent(content, context, order.contents.name),
    packaging: (packaging) => textOf(order.packagings[packaging]),
    destination: (state) => (state === "autre" ? textOf(order.outside) : words.nameOfRegion(state)),
  };
  const listOptions = <Value extends string | number>(
    values: readonly Value[],
    name: (value: Value) => string,
  ) => [
    { value: "", text: textOf(order.open) },
    ...values.map((value) => ({ value: String(value), text: name(value) })),
  ];
  const options = {
    batch: listOptions(choices.batch, nameOf.batch),
    content: listOptions(choices.content, nameOf.content),
    packaging: listOptions(choices.packaging, nameOf.packaging),
    date: null,
    destination: listOptions(choices.destination, nameOf.destination),
  };
  return orderParts
    .filter((part) => part === "date" || choices[part].length > 0)
    .map((part) => ({
      part,
      name: orderFields[part],
      label: textOf(order.labels[part]),
      value: String(formula[part] ?? ""),
      options: options[part],
    }));
}
