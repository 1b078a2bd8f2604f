// Writes the mails of ten lifelike enquiries and of two mornings to var/mails: .eml for mail programs, .html for browsers, and a page
// that shows them all. Run by `npm run mails`.

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { StoredEnquiry } from "#server/enquiries/enquiry.ts";
import { composeAcknowledgement } from "#server/enquiries/mails/compose-acknowledgement.ts";
import { composeDigest } from "#server/enquiries/mails/compose-digest.ts";
import { composeSalesMail } from "#server/enquiries/mails/compose-sales-mail.ts";
import { exampleRoute } from "#server/enquiries/mails/example-route.ts";
import type { Mail, MailRoute } from "#server/enquiries/mails/mail.ts";
import { createMailSender } from "#server/enquiries/outbox/mail-sender.ts";
import { answerTimeSetting, readSettings } from "#server/environment.ts";
import { translate } from "#shared/editions/edition.ts";
import { noSource } from "#shared/enquiry/source.ts";
import { escapeHtml } from "#shared/words/escape-html.ts";
import { lifelikeEnquiries } from "#tests/lifelike-enquiries.ts";

const folder = join(import.meta.dirname, "../var/mails");
const settings = readSettings({ DATA_DIR: folder });
const sender = createMailSender(settings);
const route: MailRoute = {
  ...exampleRoute,
  lab: {
    ...exampleRoute.lab,
    answerTime: translate((language) => settings[answerTimeSetting(language)]),
  },
};
const day = 24 * 60 * 60_000;
const eight = Date.UTC(2026, 0, 15, 7);

/** Of five actives with an order, of twenty, of a serum. */
const formulas: Readonly<Record<number, string>> = {
  0: "complement?v=1&vitamine-c=120mg&acerola=40mg&zinc=10mg&selenium=55ug&cuivre=0.14mg&serie=5000&contenu=60&conditionnement=pilulier&date=2027-03-15",
  3: "complement?v=1&vitamine-c=120mg&acerola=40mg&zinc=10mg&selenium=55ug&cuivre=1mg&fer=14mg&magnesium=300mg&calcium=200mg&vitamined3=10ug&vitamineb9=200ug&vitaminea=400ug&curcuma=160mg&cafeine=80mg&ashwagandha=300mg&rhodiola=200mg&melatonine=1mg&coenzyme-q10=100mg&collagene=1g&sph-117=3md&sph-131=3md&marche=ue",
  4: "serum?v=1&retinol=0.2pc&glycolique=5pc&niacinamide=5pc&contenu=30ml&pays=DE",
};

/** Every tenth, so that several languages are among them; some with a formula, one with a selection, one that looks like
 * spam. */
const enquiries = lifelikeEnquiries
  .filter((_, index) => index % 10 === 0)
  .map(
    ([email, phone, company, country, message], index): StoredEnquiry => ({
      reference: `SPH-7K3Q-9F2${index}`,
      enquiry: {
        ...{ email, phone, company, country, message, product: "", page: "/fr/liposomes" },
        ...(index === 1
          ? { person: "Claire Morel", quantity: "5 000 boîtes", timing: "avant mars" }
          : { person: "", quantity: "", timing: "" }),
      },
      selection: index === 1 ? "liposomes.zinc\n  Sans cuivre\nniosomes.retinol" : "",
      formula: formulas[index] ?? "",
      source: noSource,
      language: index % 2 === 0 ? "fr" : "en",
      browserLanguage: index % 2 === 0 ? "fr-FR" : "en-GB",
      receivedAt: eight - index * 60 * 60_000,
      suspicions: index === 2 ? ["haste", "links"] : [],
    }),
  );

const busy = { from: eight - day, until: eight };
const quiet = { from: eight, until: eight + day };
const mails: readonly (readonly [string, Mail])[] = [
  ...enquiries.flatMap((enquiry, index) => [
    [`${index}-sales`, composeSalesMail(enquiry, route)] as const,
    [
      `${index}-acknowledgement-${enquiry.language}`,
      composeAcknowledgement(enquiry, route),
    ] as const,
  ]),
  ["digest", composeDigest({ received: 10, delivered: 8, waiting: 2, held: 1 }, busy, route)],
  ["digest-quiet", composeDigest({ received: 0, delivered: 0, waiting: 0, held: 0 }, quiet, route)],
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, mail] of mails) {
  writeFileSync(join(folder, `${name}.html`), mail.html);
  await sender.send(mail, mail.to, new AbortController().signal);
}
const shown = mails.map(
  ([name, { subject, messageId }]) =>
    `<h2>${escapeHtml(subject)}</h2><p><a href="${name}.html">${name}.html</a> <a href="mail/${messageId.replace(/^<|@.*$/g, "")}.eml">.eml</a></p>
<iframe src="${name}.html" title="${name}" width="640" height="700" loading="lazy"></iframe>`,
);
const index = join(folder, "index.html");
writeFileSync(
  index,
  `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Mails</title>${shown.join("\n")}</html>`,
);
console.log(`${mails.length} mails: ${pathToFileURL(index)}`);
