// The compatibility card: a cell for each mark that is known.
import type { Compatibility } from "#shared/content/schema/status.ts";
import type { Translated } from "#shared/editions/edition.ts";
import { type FamilyId, pathOfEntry } from "#shared/families/families.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { compatibilityTexts } from "#shared/generated/interface/status.ts";
import type { CompatibilityCell, SheetCompatibility } from "#shared/pages/sheet-status.ts";
import { fill, type Say, sayAmount } from "./status-parts.ts";

type Notes = NonNullable<Compatibility["notes"]>;

/** `id`: the family among whose entries partners are. */
export function loadCompatibility(
  known: Compatibility,
  id: FamilyId,
  say: Say,
): SheetCompatibility {
  const { values, ...texts } = compatibilityTexts;
  const { ph, temperature, waterActivity, light, oxygen, metals, exclusions, notes = {} } = known;
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
    ...more,
  });
  const links = linksTo(known.partners, id, say);
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
    ...(known.forms.length > 0
      ? [
          cell("forms", null, {
            forms: known.forms.map((form) => ({ id: form, label: say(texts.formNames[form]) })),
            wide: true,
          }),
        ]
      : []),
  ];
  return { title: say(texts.title), caveat: say(texts.caveat), cells };
}

function linksTo(slugs: readonly string[], id: FamilyId, say: Say): CompatibilityCell["links"] {
  const entries: readonly { readonly slug: string; readonly nom?: Translated }[] =
    familyEntries[id];
  return slugs.flatMap((slug) => {
    const name = entries.find((entry) => entry.slug === slug)?.nom;
    return name ? [{ path: pathOfEntry(id, slug), name: say(name) }] : [];
  });
}
