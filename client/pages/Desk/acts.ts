// What can be done on a bench. Types only.
import type { Change } from "#shared/formula/change-formula.ts";
import type { Formula } from "#shared/formula/formula.ts";
import type { DeskChoice } from "#shared/pages/desk.ts";
import type { Answer } from "./answer.ts";

export interface Acts {
  /** The latest, also between renders. */
  now(): Answer;
  /** Before that, links and the form lead to the server. */
  isReady(): boolean;
  /** `isGoing`: more of the same gesture follows, which is one entry of the history. */
  change(what: Change, how?: { readonly isGoing?: boolean }): void;
  /** The gesture is over. */
  commit(): void;
  /** What a link without script leads to. `from`: by default the formula of the moment. */
  hrefOf(what: Change, from?: Formula): string;
  /** What stands in a field. An empty one has no dose. */
  type(slug: string, text: string): void;
  /** Fetches what is to be known, then puts it on the bench. The slug that takes the focus, or null where it cannot be had. */
  add(choice: DeskChoice): Promise<string | null>;
  /** The address was changed by the browser's ways back and forth: what it names is known, or the server says. */
  follow(): void;
  /** To another address of the bench, whose page the server makes. */
  leave(next: Formula): void;
}
