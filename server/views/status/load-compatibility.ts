// The compatibility card: a cell for each mark that is known.
import type { HowKnown } from "#shared/content/schema/evidence.ts";
import type { Compatibility } from "#shared/content/schema/status.ts";
import type { Translated } from "#shared/editions/edition.ts";
import { type FamilyId, pathOfEntry } from "#shared/families/families.ts";
import { evidenceTexts } from "#shared/generated/evidence.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { compatibilityTexts } from "#shared/generated/interface/status.ts";
import type { CompatibilityCell, SheetCompatibility } from "#shared/pages/sheet-status.ts";
import { howKnown, type Known, loadAsked } from "../known.ts";
import { fill, type Say, sayAmount } from "./status-parts.ts";

type Notes = NonNullable<Compatibility["notes"]>;

/** `id`: the family among whose entries partners are. */
export function loadCompatibility(
  marks: Compatibility,
  id: FamilyId,
  known: Known,
  say: Say,
): SheetCompatibility {
  const { values, ...texts } = compatibilityTexts;
  const { ph, temperature, waterActivity, light, oxygen, metals, exclusions, notes = {} } = marks;
  const number = (value: number) => sayAmount({ from: value }, "");
  const cell = (
    name: keyof Notes,
    value: Translated | null,
    more: Partial<CompatibilityCell> = {},
  ): CompatibilityCell => ({
    id: name,
    label: say(texts[name]),
    value: value && say(value),
    note: notes[name] ? say(notes[name]) : null,
    ph: null,
    links: [],
    forms: [],
    wide: false,
    by: unlike(howKnown(known, `compatibility.${name}`)),
    ...more,
  });
  const by = howKnown(known, "compatibility");
  const unlike = (other: HowKnown) => (other === by ? null : other);
  const links = linksTo(marks.partners, id, say);
  const cells = [
    ...(ph
      ? [cell("ph", sayAmount(ph, ""), { ph: [Math.floor(ph.from), Math.ceil(ph.to ?? ph.from)] })]
      : []),
    ...(temperature
      ? [cell("temperature", fill(texts.temperatureValue, { degrees: number(temperature) }))]
      : []),
    ...(waterActivity
      ? [cell("waterActivity", fill(texts.waterActivityValue, { value: number(waterActivity) }))]
      : []),
    ...(light ? [cell("light", values.light[light])] : []),
    ...(oxygen ? [cell("oxygen", values.oxygen[oxygen])] : []),
    ...(metals ? [cell("metals", values.metals[metals])] : []),
    ...(links.length > 0 || notes.partners ? [cell("partners", null, { links })] : []),
    ...(exclusions ? [cell("exclusions", exclusions, { wide: true })] : []),
    ...(marks.forms.length > 0
      ? [
          cell("forms", null, {
            forms: marks.forms.map((form) => ({ id: form, label: say(texts.formNames[form]) })),
            wide: true,
          }),
        ]
      : []),
  ];
  const missing = { temperature, metals };
  const { open, confirmed } = loadAsked(known, "compatibility", say);
  const answers = confirmed.map(
    (answer): CompatibilityCell => ({
      id: answer.id,
      label: answer.label,
      value: answer.text,
      note: answer.confirmed,
      ph: null,
      links: [],
      forms: [],
      wide: false,
      by: "laboratory",
    }),
  );
  return {
    title: say(texts.title),
    caveat: say(evidenceTexts.card),
    by,
    // What the laboratory says goes before what is known of the matter.
    cells: [...cells.filter(({ id }) => !answers.some((each) => each.id === id)), ...answers],
    // One is enough for a card: the others wait in the data.
    open: open.filter(({ id }) => missing[id as keyof typeof missing] === undefined).slice(0, 1),
  };
}

function linksTo(slugs: readonly string[], id: FamilyId, say: Say): CompatibilityCell["links"] {
  const entries: readonly { readonly slug: string; readonly nom?: Translated }[] =
    familyEntries[id];
  return slugs.flatMap((slug) => {
    const name = entries.find((entry) => entry.slug === slug)?.nom;
    return name ? [{ path: pathOfEntry(id, slug), name: say(name) }] : [];
  });
}
