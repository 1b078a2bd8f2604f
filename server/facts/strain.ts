// The facts of a strain that are computed; the others stand in its document.
import type { Strain } from "#shared/content/schema/entries.ts";
import { factCodes } from "#shared/generated/interface/facts.ts";
import { originTexts } from "#shared/generated/interface/status.ts";
import { summariseDose } from "./dose-summary.ts";
import type { Subject } from "./fact-of.ts";
import { claimCode, listForms } from "./molecule.ts";
import { strainStatus } from "./strain-status.ts";

export const strainSubject = (entry: Strain): Subject => {
  const { formerName, compatibility } = entry;
  return {
    entry,
    known: { folder: "strains", slug: entry.slug, evidence: entry.evidence },
    lack: "unknown",
    computed: {
      // A strain is no single substance.
      "identity.inci": () => "inapplicable",
      "identity.cas": () => "inapplicable",
      "identity.element": () => "inapplicable",
      formerName: () =>
        formerName ? { value: { kind: "latin", name: formerName } } : "inapplicable",
      // All strains are grown.
      "origin.text": () => ({
        value: { kind: "text", text: originTexts.strain },
        by: "literature",
      }),
      formes: () => listForms(compatibility.forms, factCodes["compatibility.forms"]),
      claims: () => claimCode("none", "strain"),
      dose: () => summariseDose(strainStatus(entry), null),
    },
  };
};
