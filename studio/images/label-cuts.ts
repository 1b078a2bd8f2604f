// Which parts of a picture of packs are printed, and so differ between languages: data of cut-labels.ts and of the picture lists.

/** Pixels from the picture's left top corner: left, top, width, height. */
type Part = readonly [left: number, top: number, width: number, height: number];

export interface LabelCut {
  /** Where the part begins that is rendered in the other language, as large as the picture. */
  readonly from: readonly [left: number, top: number];
  /** What is cut out of it: one part a label, without what stands before it. */
  readonly labels: readonly Part[];
}

const group: LabelCut = {
  from: [1339, 561],
  labels: [
    [1389, 868, 216, 125],
    [1671, 1015, 287, 136],
    [2009, 783, 210, 125],
    [2241, 1055, 180, 88],
    [2483, 916, 232, 123],
  ],
};

const opener: LabelCut = {
  from: [200, 2020],
  labels: [
    [284, 2497, 309, 211],
    [733, 2729, 379, 220],
    [1245, 2371, 344, 207],
    [1617, 2794, 213, 138],
    [1965, 2574, 340, 204],
  ],
};

/** By the name of the master that holds them. */
export const labelCuts = {
  "group-white-label-labels-en": group,
  // Without words: the page writes them.
  "group-white-label-labels-none": group,
  "opener-white-label-labels-en": opener,
  "opener-white-label-labels-none": opener,
  "scene-pouch-labels-en": {
    from: [540, 360],
    labels: [[600, 530, 200, 95]],
  },
  "scene-pouch-labels-none": {
    from: [0, 0],
    labels: [[606, 394, 192, 242]],
  },
} as const satisfies Readonly<Record<string, LabelCut>>;

/** The smallest rectangle around all labels of a cut. */
export function boxOf({ labels }: LabelCut): { left: number; top: number; width: number; height: number } {
  const left = Math.min(...labels.map(([x]) => x));
  const top = Math.min(...labels.map(([, y]) => y));
  const right = Math.max(...labels.map(([x, , width]) => x + width));
  const bottom = Math.max(...labels.map(([, y, , height]) => y + height));
  return { left, top, width: right - left, height: bottom - top };
}

/** To lay over the picture in the first language. */
export function labelOf(master: keyof typeof labelCuts) {
  const { left, top } = boxOf(labelCuts[master]);
  return { master, left, top };
}
