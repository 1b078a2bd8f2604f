// The page of the formula desk: the formula that the home page begins with, judged and worded by the site's own code, with the
// places of its rods and the address that opens it.

import { loadDeskTexts } from "#server/views/desk/load-desk-texts.ts";
import { openQuery } from "#server/views/desk/open-formula.ts";
import { localize } from "#server/views/localize.ts";
import { placeAbove, widthOf } from "#shared/formula/gauge-labels.ts";
import {
  listBeads,
  narrowTrack,
  placeDose,
  placeLines,
  scaleOf,
  type Track,
  xOf,
} from "#shared/formula/gauge-places.ts";
import { describeOrder } from "#shared/formula/sentences/order.ts";
import { describeBench } from "#shared/formula/sentences/present-bench.ts";
import { signOf, type TotalPresentation } from "#shared/formula/sentences/presentation.ts";
import { describeNotes } from "#shared/formula/sentences/questions.ts";
import type { DoseTotal } from "#shared/formula/verdict.ts";
import { desk } from "#shared/generated/pages/desk.ts";
import { home } from "#shared/generated/pages/home.ts";
import { customising } from "#shared/generated/pages/product.ts";
import { benchAddress } from "#shared/pages/desk-address.ts";
import type { Reader } from "#shared/words/words.ts";
import { drawCode } from "./draw-code.ts";

/** Points, as wide as the template draws it; a point of print is a pixel of the track. */
const width = 312;
const track: Track = { ...narrowTrack, mark: 26, clearance: 17, widths: [width] };
/** Of a dose above its mark. */
const doseSize = 10;

/** `online`: the address of a path on the site. */
export function collectDesk(reader: Reader, online: (path: string) => string) {
  const opened = openQuery(home.desk.query, "complement", reader);
  const { formula, verdict } = opened;
  const said = describeBench(opened);
  const { bench } = loadDeskTexts(reader);
  const url = online(benchAddress(formula));
  const { title, lead, start } = localize(desk, reader);
  const { silent, window, above } = start.anatomy;
  return {
    title,
    lead,
    brief: said.brief,
    width,
    mark: track.mark,
    zones: bench.zones.complement,
    edges: {
      threshold: bench.edges.narrow.threshold,
      maximum: bench.edges.complement.maximum[formula.market],
      europe: bench.edges.narrow.beside,
    },
    rods: verdict.rods.flatMap((rod, at) => {
      const words = said.rods[at];
      return words ? [rodOf(rod, words)] : [];
    }),
    cells: said.cells.map(({ sign, verb, sentence, note }) => ({
      sign,
      verb,
      sentence: sentence.replaceAll("-", "\u2011"),
      note,
    })),
    places: [silent, window, above],
    notes: describeNotes(opened).join(" "),
    url,
    qr: drawCode(url),
  };
}

/** How long machines would run for each batch of pill bottles with sixty capsules of that formula, in the order of the batches. */
export const listMachineTimes = (reader: Reader): readonly string[] =>
  customising.batches.map(({ units }) => {
    const query = `${home.desk.query}&serie=${units}&contenu=60&conditionnement=pilulier`;
    return describeOrder(openQuery(query, "complement", reader)).machine ?? "";
  });

/** Places in points from the left end of the rod. */
function rodOf(rod: DoseTotal, { name, dose, lines, ...edges }: TotalPresentation) {
  const scale = scaleOf(rod);
  const places = placeLines(scale, track);
  const place = placeDose(rod.total ?? 0, scale, track);
  const at = (each: typeof places.threshold) => (each === null ? null : xOf(each, width));
  const beads = listBeads(scale, track, [{ place, radius: track.clearance }]);
  return {
    name,
    dose: dose ?? "",
    said: lines.map(({ text }) => (text.endsWith(".") ? text : `${text}.`)).join(" "),
    sign: signOf[rod.zone ?? "none"],
    at: xOf(place, width),
    doseAt:
      xOf(place, width) + placeAbove(place, widthOf(dose ?? "", doseSize), places, track).shift,
    threshold: { at: at(places.threshold), value: edges.threshold },
    maximum: { at: at(places.maximum), value: edges.maximum },
    europe: { at: at(places.europe) ?? track.europe * width, value: edges.europe ?? edges.open },
    beads: beads.map(({ kind, first, last }) => ({ kind, first, last })),
    step: width / track.intervals,
  };
}
