// The texts that a verdict is said with: the desk's own, and those that sheets and labels have too. Types only.
import type { ClaimSubject } from "#shared/content/claim-subjects.ts";
import type { Market } from "#shared/content/markets.ts";
import type { DeskCopy } from "#shared/content/schema/pages/desk.ts";
import type { Compatibility, Sensitivity } from "#shared/content/schema/status.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import type { Localized } from "#shared/pages/localized.ts";

export interface DeskTexts extends Localized<DeskCopy> {
  readonly subjects: Readonly<Record<ClaimSubject, Phrase>>;
  /** Mentions of every label. */
  readonly mentions: Readonly<Record<"complement" | "liquid" | "serum", readonly Phrase[]>>;
  readonly marks: {
    readonly temperature: Phrase;
    readonly temperatureValue: Phrase;
    readonly waterActivity: Phrase;
    readonly waterActivityValue: Phrase;
    readonly light: Phrase;
    readonly oxygen: Phrase;
    readonly metals: Phrase;
    readonly values: Readonly<
      Record<"light" | "oxygen" | "metals", Readonly<Record<Sensitivity, Phrase>>>
    >;
    readonly formNames: Readonly<Record<Compatibility["forms"][number], Phrase>>;
  };
  /** Where other maxima than those of an order are accepted in practice. */
  readonly practice: Readonly<Record<Market, Phrase | null>>;
  /** Notices that must stand wherever a verdict is repeated. */
  readonly notes: Readonly<Record<Market | "serum", readonly Phrase[]>>;
  /** Name of the regulation, for what its annexes do not limit. */
  readonly noAnnex: Phrase;
}
