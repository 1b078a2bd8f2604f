// The subjects that brands look for claims on, each with its claims: the last part of their ids (shared/content/claims).

export const claimSubjects = {
  fatigue: ["fatigue"],
  energy: ["energy-metabolism"],
  immunity: ["immune-system", "immune-system-exercise"],
  mind: [
    "nervous-system",
    "psychological-function",
    "cognitive-function",
    "mental-performance",
    "brain",
  ],
  sleep: ["falling-asleep", "jet-lag"],
  "oxidative-stress": ["oxidative-stress"],
  skin: ["skin", "collagen-skin", "skin-pigmentation"],
  hair: ["hair", "hair-pigmentation"],
  nails: ["nails"],
  bones: ["bones", "teeth", "collagen-bones", "collagen-cartilage", "collagen-teeth"],
  muscles: ["muscle-function"],
  vision: ["vision"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ClaimSubject = keyof typeof claimSubjects;

export const claimSubjectIds = Object.keys(claimSubjects) as readonly ClaimSubject[];
