// The pictures that link previews show. The list is written by studio/images/make-social-cards.ts.
import list from "./social-cards.json" with { type: "json" };

export interface SocialCard {
  readonly address: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Those that end in "-en" stand in for others on pages in English. */
export type SocialCardName = Exclude<keyof typeof list, `${string}-en`>;

export const socialCards: Readonly<Record<SocialCardName, SocialCard>> = list;
