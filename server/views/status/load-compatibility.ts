// The compatibility card: a cell for each mark that is known.
import type { HowKnown } from "#shared/content/schema/evidence.ts";
import type { Compatibility } from "#shared/content/schema/status.ts";
import type { Translated } from "#shared/editions/edition.ts";
import { type FamilyId, pathOfEntry } from "#shared/families/families.ts";
import { evidenceTexts } from "#shared/generated/evidence.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { compatibilityTexts } from "#shared/generated/interface/status.ts";
import type { CompatibilityCell, SheetCompatibility } from "#shared/pages/sheet-status.ts";
import type { Text, Words } from "#shared/words/words.ts";
import { howKnown, type Known, loadAsked } from "../known.ts";

type Notes = NonNullable<Compatibility["notes"]>;

/** `id`: the family among whose entries partners are. */
export function loadCompatibility(
  marks: Compatibility,
  id: FamilyId,
  known: Known,
  words: Words,
): SheetCompatibility {
  const { values, ...texts } = compatibilityTexts;
  const { ph, temperature, waterActivity, light, oxygen, metals, exclusions, notes = {} } = marks;
  const cell = (
    name: keyof Notes,
    value: Text | null,
    more: Partial<CompatibilityCell> = {},
  ): CompatibilityCell => ({
    id: name,
    label: words.text(texts[name]),
    value: value === null ? null : words.text(value),
    note: notes[name] ? words.text(notes[name]) : null,
    ph: null,
    links: [],
    forms: [],
    wide: false,
    by: unlike(howKnown(known, `compatibility.${name}`)),
    ...more,
  });
  const by = howKnown(known, "compatibility");
  const unlike = (other: HowKnown) => (other === by ? null : other);
  const links = linksTo(marks.partners, id, words);
  const cells = [
    ...(ph
      ? [
          cell("ph", words.range(ph, ""), {
            ph: [Math.floor(ph.from), Math.ceil(ph.to ?? ph.from)],
          }),
        ]
      : []),
    ...(temperature
      ? [
          cell(
            "temperature",
            words.fill(texts.temperatureValue, { degrees: words.number(temperature) }),
          ),
        ]
      : []),
    ...(waterActivity
      ? [
          cell(
            "waterActivity",
            words.fill(texts.waterActivityValue, { value: words.number(waterActivity) }),
          ),
        ]
      : []),
    ...(light ? [cell("light", values.light[light])] : []),
    ...(oxygen ? [cell("oxygen", values.oxygen[oxygen])] : []),
    ...(metals ? [cell("metals", values.metals[metals])] : []),
    ...(links.length > 0 || notes.partners ? [cell("partners", null, { links })] : []),
    ...(exclusions ? [cell("exclusions", exclusions, { wide: true })] : []),
    ...(marks.forms.length > 0
      ? [
          cell("forms", null, {
            forms: marks.forms.map((form) => ({
              id: form,
              label: words.text(texts.formNames[form]),
            })),
            wide: true,
          }),
        ]
      : []),
  ];
  const missing = { temperature, metals };
  const { open, confirmed } = loadAsked(known, "compatibility", words);
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
    title: words.text(texts.title),
    caveat: words.text(evidenceTexts.card),
    by,
    // What the laboratory says goes before what is known of the matter.
    cells: [...cells.filter(({ id }) => !answers.some((each) => each.id === id)), ...answers],
    // One is enough for a card: the others wait in the data.
    open: open.filter(({ id }) => missing[id as keyof typeof missing] === undefined).slice(0, 1),
  };
}

function linksTo(slugs: readonly string[], id: FamilyId, words: Words): CompatibilityCell["links"] {
  const entries: readonly { readonly slug: string; readonly nom?: Translated }[] =
    familyEntries[id];
  return slugs.flatMap((slug) => {
    const name = entries.find((entry) => entry.slug === slug)?.nom;
    return name ? [{ path: pathOfEntry(id, slug), name: words.text(name) }] : [];
  });
}
