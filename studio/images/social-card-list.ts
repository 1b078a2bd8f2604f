// The pictures that link previews show, one for each kind of page: which master, which crop.
// They hold no words but the brand's name and, on the packs of white label, labels, of which pages in English have their own card
// ("-en"): every other card serves all editions, and the preview has the page's title beside it.
// After a change: node images/make-social-cards.ts

import type { Extension } from "./extend-ground.ts";
import { labelOf } from "./label-cuts.ts";
import type { Label } from "./picture-list.ts";

export interface SocialCardRequest {
  /** Key in the manifest and first part of the file name. */
  readonly name: string;
  /** File name in the masters' folder, without its ending. */
  readonly master: string;
  /** Laid over it first. */
  readonly label?: Label;
  /** Ground added beside it, before the crop. */
  readonly extend?: Extension;
  /**
   * "bleed": the picture fills the card and is calm on its left.
   * "panel": a busy picture fills the right of the card, the name stands on a plain ground.
   */
  readonly layout: "bleed" | "panel";
  /** "dark": white type on a dark ground. */
  readonly ground: "light" | "dark";
  /** Middle of the crop, fractions of the (extended) master's width and height. */
  readonly focus: readonly [number, number];
  /** The largest crop is divided by it. */
  readonly zoom?: number;
}

type Subject = Pick<
  SocialCardRequest,
  "master" | "extend" | "layout" | "ground" | "focus" | "zoom"
>;

// Packs stand right of the middle. The floor's rows are those of product-pictures.ts; a serum is higher than a bottle.
const makePack = (master: string): Pick<Subject, "master" | "layout" | "ground"> => ({
  master,
  layout: "bleed",
  ground: "light",
});
const makeBottle = (master: string): Subject => ({
  ...makePack(master),
  extend: { left: 1330, right: 370, floor: [850, 950] },
  focus: [0.54, 0.52],
  zoom: 1.1,
});
const makeSerum = (master: string): Subject => ({
  ...makePack(master),
  extend: { left: 1330, right: 370, floor: [900, 1010] },
  focus: [0.5, 0.5],
});

/** A card of a technology's pages. */
const makeTechnologyCard = (
  name: string,
  picture: Pick<SocialCardRequest, "master" | "focus"> & Partial<Pick<SocialCardRequest, "layout">>,
): SocialCardRequest => ({ name, layout: "bleed", ground: "light", ...picture });

const whiteLabel: SocialCardRequest = {
  name: "white-label",
  master: "group-white-label",
  layout: "bleed",
  ground: "light",
  focus: [1, 0.5],
};

export const socialCardList: readonly SocialCardRequest[] = [
  {
    name: "home",
    master: "home-loop-poster",
    layout: "bleed",
    ground: "dark",
    focus: [0.5, 0.5],
  },
  {
    name: "custom-made",
    master: "group-tailor-made",
    layout: "bleed",
    ground: "light",
    focus: [1, 0.5],
  },
  whiteLabel,
  { ...whiteLabel, name: "white-label-en", label: labelOf("group-white-label-labels-en") },
  {
    name: "laboratory",
    master: "scene-filling-line",
    layout: "panel",
    ground: "dark",
    focus: [0.42, 0.5],
  },
  makeTechnologyCard("liposomes", {
    master: "liposome-wide",
    focus: [0.5, 0.5],
  }),
  makeTechnologyCard("niosomes", {
    master: "niosome-wide",
    focus: [0.5, 0.5],
  }),
  makeTechnologyCard("probiotics", {
    master: "probiotics",
    layout: "panel",
    focus: [0.5, 0.5],
  }),
  makeTechnologyCard("liposome-sheets", {
    master: "liposome-hover",
    layout: "panel",
    focus: [0.4, 0.5],
  }),
  makeTechnologyCard("niosome-sheets", {
    master: "niosome-hover",
    layout: "panel",
    focus: [0.5, 0.6],
  }),
  makeTechnologyCard("strain-sheets", {
    master: "probiotics-hover",
    layout: "panel",
    focus: [0.5, 0.5],
  }),
  // Of a range's product pages: an unprinted bottle on the range's ground.
  { name: "range-essentiels", ...makeBottle("pack-white-essentiels") },
  { name: "range-bien-etre", ...makeBottle("pack-white-bien-etre") },
  { name: "range-vitalite", ...makeBottle("pack-amber-vitalite") },
  { name: "range-beaute", ...makeBottle("pack-amber-beaute") },
  { name: "range-probiotiques", ...makeBottle("pack-amber-probiotiques") },
  { name: "range-serums", ...makeSerum("pack-serum-clear-beaute") },
];
