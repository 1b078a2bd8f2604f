// The pictures that link previews show. The list is written by studio/images/make-social-cards.ts.
import list from "./social-cards.json" with { type: "json" };

export interface SocialCard {
  readonly address: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export type SocialCardName = keyof typeof list;

export const socialCards: Readonly<Record<SocialCardName, SocialCard>> = list;
