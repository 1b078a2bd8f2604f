// The pictures that link previews show, one for each kind of page: which master, which crop, which title.
// Data only; titles are the pages' own, in the page's language. After a change: node tools/images/make-social-cards.ts

import type { Language } from "#shared/editions/edition.ts";
import { customMade } from "#shared/generated/pages/custom-made.ts";
import { home } from "#shared/generated/pages/home.ts";
import { laboratory } from "#shared/generated/pages/laboratory.ts";
import { liposomes } from "#shared/generated/pages/liposomes.ts";
import { niosomes } from "#shared/generated/pages/niosomes.ts";
import { probiotics } from "#shared/generated/pages/probiotics.ts";
import { whiteLabel } from "#shared/generated/pages/white-label.ts";
import type { Extension } from "./extend-ground.ts";

export interface SocialCardRequest {
  /** Key in the manifest and first part of the file name. */
  readonly name: string;
  readonly lang: Language;
  readonly title: string;
  /** Room beside the subject of the picture, px of 1200. */
  readonly titleWidth: number;
  /** File name in the masters' folder, without its ending. */
  readonly master: string;
  /** Ground added beside it, before the crop. */
  readonly extend?: Extension;
  /**
   * "bleed": the picture fills the card and is calm on its left.
   * "panel": a busy picture fills the right of the card, the title stands on a plain ground.
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
function makeTechnologyCard(
  name: string,
  title: string,
  picture: Pick<SocialCardRequest, "master" | "focus"> &
    Partial<Pick<SocialCardRequest, "layout" | "titleWidth">>,
): SocialCardRequest {
  return { name, lang: "fr", title, titleWidth: 440, layout: "bleed", ground: "light", ...picture };
}

/** A card of a range's product pages: an unprinted bottle on the range's ground. */
const makeRangeCard = (range: string, title: string, pack: Subject): SocialCardRequest => ({
  name: `range-${range}`,
  lang: "en",
  title,
  titleWidth: 490,
  ...pack,
});

export const socialCardList: readonly SocialCardRequest[] = [
  {
    name: "home",
    lang: "en",
    title: home.hero.title.en,
    titleWidth: 545,
    master: "home-loop-poster",
    layout: "bleed",
    ground: "dark",
    focus: [0.5, 0.5],
  },
  {
    name: "custom-made",
    lang: "en",
    title: customMade.hero.title.en,
    titleWidth: 460,
    master: "group-tailor-made",
    layout: "bleed",
    ground: "light",
    focus: [1, 0.5],
  },
  {
    name: "white-label",
    lang: "en",
    title: whiteLabel.hero.title.en,
    titleWidth: 450,
    master: "group-white-label",
    layout: "bleed",
    ground: "light",
    focus: [1, 0.5],
  },
  {
    name: "laboratory",
    lang: "en",
    title: laboratory.hero.title.en,
    titleWidth: 530,
    master: "scene-filling-line",
    layout: "panel",
    ground: "dark",
    focus: [0.42, 0.5],
  },
  makeTechnologyCard("liposomes", liposomes.banner.title.fr, {
    master: "liposome-wide",
    focus: [0.5, 0.5],
  }),
  makeTechnologyCard("niosomes", niosomes.banner.title.fr, {
    master: "niosome-wide",
    focus: [0.5, 0.5],
  }),
  makeTechnologyCard("probiotics", probiotics.title.fr, {
    master: "probiotics",
    layout: "panel",
    titleWidth: 530,
    focus: [0.5, 0.5],
  }),
  makeTechnologyCard("liposome-sheets", "Actifs en liposome", {
    master: "liposome-hover",
    layout: "panel",
    titleWidth: 530,
    focus: [0.4, 0.5],
  }),
  makeTechnologyCard("niosome-sheets", "Actifs en niosome", {
    master: "niosome-hover",
    layout: "panel",
    titleWidth: 530,
    focus: [0.5, 0.6],
  }),
  makeTechnologyCard("strain-sheets", "Souches probiotiques", {
    master: "probiotics-hover",
    layout: "panel",
    titleWidth: 530,
    focus: [0.5, 0.5],
  }),
  makeRangeCard("essentiels", "Essentials", makeBottle("pack-white-essentiels")),
  makeRangeCard("bien-etre", "Wellness", makeBottle("pack-white-bien-etre")),
  makeRangeCard("vitalite", "Vitality", makeBottle("pack-amber-vitalite")),
  makeRangeCard("beaute", "Beauty", makeBottle("pack-amber-beaute")),
  makeRangeCard("probiotiques", "Probiotics & postbiotics", makeBottle("pack-amber-probiotiques")),
  makeRangeCard("serums", "Cosmetic serums", makeSerum("pack-serum-clear-beaute")),
];
