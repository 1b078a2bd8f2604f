// The content of the mail to sales, and how sales answer with it.
import { describe, expect, it, test } from "vitest";
import type { StoredEnquiry } from "#server/enquiries/enquiry.ts";
import { fieldNames } from "#shared/enquiry/rules.ts";
import { sourceParts } from "#shared/enquiry/source.ts";
import { asRead, linksOf, mailOf, route, stored, withFields } from "#tests/kits/read-sales-mail.ts";
import { composeSalesMail } from "./compose-sales-mail.ts";

describe("a selection", () => {
  const chosen = {
    ...stored,
    selection:
      "liposomes.zinc\n  Sans cuivre,\n  <b>10 mg</b>\nprobiotiques.bifidobacterium-bifidum-sph-101\nliposomes.retire",
  };

  it("is a table of links with the notes, in both parts of the mail", async () => {
    const { text, html } = await mailOf(chosen);
    expect(text).toContain(`Sélection, 3 éléments :

  - Zinc, liposome https://www.spherine.example/fr/liposomes/zinc
    Sans cuivre,
    <b>10 mg</b>
  - Bifidobacterium bifidum SPH 101 https://www.spherine.example/fr/probiotiques/bifidobacterium-bifidum-sph-101
  - liposomes.retire

  Comparaison : https://www.spherine.example/fr/selection?s=liposomes.zinc,probiotiques.bifidobacterium-bifidum-sph-101
`);
    expect(linksOf(html)).toContain("https://www.spherine.example/fr/liposomes/zinc");
    expect(linksOf(html).some((link) => link.includes("retire"))).toBe(false);
    expect(html).toContain("Sans cuivre,<br>\n&#60;b&#62;10 mg&#60;/b&#62;");
    expect(html).toContain("liposomes.retire");
  });

  it("tells two things of one name apart, and opens as the list that was in view", async () => {
    const twins = {
      ...withFields({ page: "/fr/selection" }),
      selection: "liposomes.zinc\nniosomes.zinc\nformule-marque-blanche.zinc",
    };
    const { text, html } = await mailOf(twins);
    for (const name of ["Zinc, liposome", "Zinc, niosome", "Zinc, marque blanche"]) {
      expect(text).toContain(`  - ${name} https://`);
      expect(html).toContain(`>${name}</a>`);
    }
    const list =
      "https://www.spherine.example/fr/selection?s=liposomes.zinc,niosomes.zinc,formule-marque-blanche.zinc";
    expect(text).toContain(`Page : ${list}\n`);
    expect(linksOf(html).filter((link) => link === list)).toHaveLength(2);
    const { text: unlinked } = await mailOf(withFields({ page: "/fr/selection" }));
    expect(unlinked).toContain("Page : https://www.spherine.example/fr/selection\n");
  });

  it("is left out when empty, and breaks no mail whatever it holds", async () => {
    expect((await mailOf(stored)).text).not.toContain("Sélection");
    const { text } = await mailOf({ ...stored, selection: "\u0000{\n<script>\n  x\r\nBcc: a@b.c" });
    expect(text).not.toMatch(/Sélection|Bcc/);
  });
});

describe("the name of a brand on the packs", () => {
  it.each([
    ["/fr/formule-marque-blanche/zinc?nom=Maison+Aubr%C3%A9e"],
    ["/fr/contact?nom=Maison+Aubr%C3%A9e&page=/formule-marque-blanche/zinc"],
  ])("%s is said as text, and its page shows it again", async (page) => {
    const { text, html } = await mailOf(withFields({ page }));
    expect(text).toContain("Nom sur l’étiquette : Maison Aubrée\n");
    const link =
      "https://www.spherine.example/fr/formule-marque-blanche/zinc?nom=Maison+Aubr%C3%A9e";
    expect(text).toContain(`Page : ${link}\n`);
    expect(linksOf(html)).toContain(link);
  });

  it("is neither said nor kept without one, and is one short line whatever it holds", async () => {
    expect((await mailOf(stored)).text).not.toContain("Nom sur l’étiquette");
    const hostile = `/fr?nom=${encodeURIComponent(`<b>\nBcc: a@b.c\u202e${"x".repeat(400)}`)}`;
    const { text, html } = await mailOf(withFields({ page: hostile }));
    expect(text).toMatch(/Nom sur l’étiquette : <b> Bcc: a@b\.cx{1,60}\n/);
    expect(html).not.toContain("<b> Bcc");
  });
});

describe("where the visit came from", () => {
  it("is told as far as it is known, with a link to the first page alone", async () => {
    const source = {
      landing: "/fr/liposomes",
      referrer: "www.google.com",
      utm_source: "lettre",
      utm_medium: "",
      utm_campaign: "<b>Vitafoods",
    };
    const { text, html } = await mailOf({ ...stored, source });
    expect(text).toContain(
      "Première page : https://www.spherine.example/fr/liposomes\nSite d’origine : www.google.com\nCampagne : lettre · <b>Vitafoods\n",
    );
    expect(linksOf(html)).toContain("https://www.spherine.example/fr/liposomes");
    expect(linksOf(html).join()).not.toContain("google");
    expect(html).toContain("lettre · &#60;b&#62;Vitafoods");
    expect((await mailOf(stored)).text).not.toMatch(/Première page|Site d’origine|Campagne/);
  });

  test.each(sourceParts)(
    "adds no line and no markup by %s, whatever is stored there",
    async (part) => {
      const hostile = "/x\r\nRéférence : SPH-AAAA-AAAA\u202e<script>\ud800";
      const { text, html, headers } = await mailOf({
        ...stored,
        source: { ...stored.source, [part]: hostile },
      });
      expect(text).not.toMatch(/^Référence : SPH-AAAA|\u202e/m);
      expect(html).not.toMatch(/<script|\u202e/);
      expect(headers.map(({ key }) => key)).toEqual(
        (await mailOf(stored)).headers.map(({ key }) => key),
      );
    },
  );
});

describe("a mail to sales", () => {
  it("has every field of the form, in both of its parts", async () => {
    const fields: Readonly<Record<string, string>> = {
      ...Object.fromEntries(fieldNames.map((name) => [name, `what ${name} says`])),
      email: "claire@maison-oree.example",
      phone: "+33 4 65 71 20 10",
      page: "/liposomes/zinc",
    };
    const { text, html } = await mailOf(withFields(fields));
    for (const part of [text, html])
      for (const name of fieldNames) expect(part).toContain(fields[name]);
  });

  it("goes from the site to all of sales, and replies go to the visitor", async () => {
    const mail = await mailOf(stored);
    expect(mail.from).toMatchObject({
      name: "Laboratoire Sphérine",
      address: "site@spherine.example",
    });
    expect(mail.to?.map(({ address }) => address)).toEqual(route.to);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual([
      "claire+achats@maison-oree.example",
    ]);
  });

  it("has the same Message-ID for each attempt, and is a person's letter, not an automatic one", async () => {
    const mail = await mailOf(stored);
    expect(mail.messageId).toBe("<SPH-7K3Q-9F2M@spherine.example>");
    expect((await mailOf(stored)).messageId).toBe(mail.messageId);
    expect(mail.headers.map(({ key }) => key)).not.toContain("auto-submitted");
  });

  it("has company, country, product and reference in its subject", async () => {
    const { subject } = await mailOf(stored);
    expect(subject).toBe("Demande : Maison Orée (Côte d’Ivoire) – Vitamine C+ [SPH-7K3Q-9F2M]");
  });

  it("has the beginning of each in its subject, however long they are", async () => {
    const mail = await mailOf(
      withFields({
        company: `Orée ${"é".repeat(315)}`,
        country: `Pays ${"y".repeat(75)}`,
        product: `Sérum ${"m".repeat(144)}`,
      }),
    );
    expect(mail.subject).toMatch(/^Demande : Orée é+… \(Pays y+…\) – Sérum m+… \[SPH-7K3Q-9F2M\]$/);
    expect(mail.subject?.length).toBeLessThanOrEqual(150);
    expect(mail.text).toContain("é".repeat(315));
    expect(mail.html).toContain("é".repeat(315));
  });

  it("states the sender, quantity and date only when the visitor gave them", async () => {
    const given = withFields({ person: "Claire Morel", quantity: "5 000", timing: "mars" });
    const { text, html } = await mailOf(given);
    expect(text).toContain("Contact : Claire Morel\nQuantité : 5 000\nÉchéance : mars\n");
    for (const value of ["Claire Morel", "5 000", "mars"]) expect(html).toContain(value);
    expect((await mailOf(stored)).text).not.toMatch(/Contact :|Quantité|Échéance/);
  });

  it("does not split an emoji", async () => {
    const { subject } = await mailOf(withFields({ company: "👩‍🔬".repeat(20) }));
    expect(subject).toMatch(/^Demande : (?:👩‍🔬)+… \(Côte/u);
  });

  it("contains every field, the reference and the time, as text and as HTML", async () => {
    const { text, html } = await mailOf(stored);
    const { message, ...lines } = stored.enquiry;
    for (const part of [text, html]) {
      for (const value of [...Object.values(lines), ...message.split("\n"), stored.reference]) {
        expect(part).toContain(value);
      }
      expect(part).toContain("mercredi 15 juillet 2026 à 00:30:05");
    }
  });

  it("begins with the sender, the request and how to answer, then has the message", async () => {
    const { html } = await mailOf(stored);
    const order = [
      "Orée</h1>",
      "d’Ivoire</p>",
      "C+</span>",
      "tel:",
      "mailto:",
      "Bonjour,<br>",
      "à 00:30:05",
    ];
    const places = order.map((part) => html.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it("lets sales call, answer and open the page with one click", async () => {
    const { html } = await mailOf(stored);
    const answer = `mailto:claire%2Bachats@maison-oree.example?subject=${encodeURIComponent(
      "Re: Votre demande est enregistrée [SPH-7K3Q-9F2M]",
    )}&In-Reply-To=%3CSPH-7K3Q-9F2M%40spherine.example%3E`;
    expect(linksOf(html)).toEqual([
      "tel:+33465712010;ext=12",
      "tel:+33465712010;ext=12",
      answer,
      ...Array.from({ length: 3 }, () => expect.stringContaining(`${answer}&body=Bonjour`)),
      "https://www.spherine.example/liposomes/vitamine-c",
    ]);
  });

  it("starts the reply in the visitor's language", async () => {
    const { html } = await mailOf({ ...stored, language: "en" });
    expect(html).toContain(
      encodeURIComponent("Re: Your enquiry has been received [SPH-7K3Q-9F2M]"),
    );
  });

  it("shows the page without a link where the site's address is not known", () => {
    const { html, text } = composeSalesMail(stored, { ...route, siteUrl: undefined });
    expect(asRead(html)).toContain("/liposomes/vitamine-c");
    expect(html).not.toContain("http");
    expect(text).toContain("Page : /liposomes/vitamine-c");
  });

  it("shows the message's beginning and the phone number in a list of mails", async () => {
    const { html } = await mailOf(stored);
    const body = html.slice(html.indexOf("<body"));
    expect(body.replace(/<[^>]*>/g, "").trim()).toMatch(
      /^Bonjour, Quel est votre délai \? · \+33 \(0\)4 65 71 20 10 poste 12\n/,
    );
  });

  it("reads well when only the required fields were filled in", async () => {
    const { subject, text, html } = await mailOf(
      withFields({ message: "", product: "", page: "" }),
    );
    expect(subject).toBe("Demande : Maison Orée (Côte d’Ivoire) [SPH-7K3Q-9F2M]");
    expect(text).toContain("Produit : non précisé\n");
    expect(text).toContain("Page : non précisée\n");
    expect(text).toMatch(/^Message :\n\n {4}Aucun message\.$/m);
    expect(html).toContain("Aucun message.");
  });

  it("says so when even required fields are empty, and then has no reply address", async () => {
    const { subject, replyTo, text, html } = await mailOf(
      withFields({ email: "", phone: "", company: "", country: "" }),
    );
    expect(subject).toContain("Demande : entreprise non précisée (pays non précisé)");
    expect(replyTo ?? []).toEqual([]);
    expect(text).toContain("Téléphone : non précisé\n");
    expect(text).toContain("E-mail : non précisé\n");
    expect(linksOf(html)).toEqual(["https://www.spherine.example/liposomes/vitamine-c"]);
  });

  it("supports a domain in another script", async () => {
    const { replyTo } = await mailOf(withFields({ email: "info@пример.рф" }));
    expect(replyTo?.[0]?.address).toMatch(/^info@(xn--e1afmkfd\.xn--p1ai|пример\.рф)$/);
  });

  it("does not link a page outside the site", async () => {
    const { html, text } = await mailOf(withFields({ page: "//evil.example/x" }));
    expect(html).not.toContain("evil.example");
    expect(text).not.toContain("evil.example");
  });

  it("loads nothing", async () => {
    const { html } = await mailOf(stored);
    expect(html).not.toMatch(/<(?:img|link|script|iframe|object)\b|url\(|\bsrc=/i);
  });
});

describe("a prepared answer", () => {
  const answersOf = (html: string) =>
    linksOf(html).flatMap((link) => {
      const body = link.startsWith("mailto:") && new URL(link).searchParams.get("body");
      return body ? [body] : [];
    });
  const booking = "https://calendar.example/spherine";

  it.each([
    ["fr", /^Bonjour,\r\n\r\nMerci/, "https://www.spherine.example/catalogue.pdf"],
    ["en", /^Hello,\r\n\r\nThank you/, "https://www.spherine.example/catalogue-en.pdf"],
  ] as const)(
    "is in the visitor’s language, %s, and signed",
    async (language, begin, catalogue) => {
      const { html } = await mailOf({ ...stored, language });
      const answers = answersOf(html);
      expect(answers).toHaveLength(3);
      for (const answer of answers) {
        expect(answer).toMatch(begin);
        expect(answer).toMatch(/\r\n\r\nLaboratoire Sphérine\r\n\+33 4 65 71 20 10$/);
        // Nothing that was typed is in it.
        for (const typed of ["Maison", "Ivoire", "Vitamine", "délai"])
          expect(answer).not.toContain(typed);
      }
      expect(answers[2]).toContain(catalogue);
    },
  );

  it("offers the laboratory’s calendar where there is one, and no catalogue without an address", () => {
    const lab = { ...route.lab, booking };
    const { html } = composeSalesMail(stored, { ...route, siteUrl: undefined, lab });
    const answers = answersOf(html);
    expect(answers).toHaveLength(2);
    expect(answers[0]).toContain(booking);
  });

  it("stands in both parts, and fits what programs take from a link", async () => {
    const { text, html } = await mailOf(stored);
    expect(text).toMatch(/^Répondre :\n {2}un appel : mailto:claire/m);
    for (const link of linksOf(html)) expect(link.length).toBeLessThan(2000);
  });

  it("is not there without an address to write to", async () => {
    const { text, html } = await mailOf(withFields({ email: "none, a@b.example" }));
    expect(text).not.toContain("Répondre");
    expect(html).not.toContain("mailto:");
  });
});

describe("an enquiry that looks like spam", () => {
  const suspect: StoredEnquiry = { ...stored, suspicions: ["haste", "links"] };

  it("is marked in the subject and begins with the reasons, as text and as HTML", async () => {
    const { subject, text, html } = await mailOf(suspect);
    expect(subject).toBe(
      "Demande à vérifier : Maison Orée (Côte d’Ivoire) – Vitamine C+ [SPH-7K3Q-9F2M]",
    );
    const why =
      "À\u00a0vérifier\u202f: le formulaire est parti plus vite que l’on ne tape\u202f; le message contient beaucoup de liens.";
    expect(text.startsWith(`${why}\n`)).toBe(true);
    const body = html.slice(html.indexOf("<body"));
    expect(body.indexOf(why)).toBeGreaterThan(0);
    expect(body.indexOf(why)).toBeLessThan(body.indexOf("<h1"));
    for (const part of [text, html]) expect(part).toContain("Aucun accusé de réception");
  });

  it("is otherwise mailed like any other", async () => {
    const mail = await mailOf(suspect);
    const usual = await mailOf(stored);
    expect(mail.text.endsWith(usual.text)).toBe(true);
    expect(mail.messageId).toBe(usual.messageId);
    expect(mail.replyTo).toEqual(usual.replyTo);
    expect(`${usual.subject}${usual.text}${usual.html}`).not.toMatch(/vérifier/i);
  });
});

describe("the visitor's language", () => {
  test.each([
    ["fr", "fr-FR", "français (page de l’édition d’origine) ; navigateur : français (fr-FR)"],
    ["fr", "fr-CH", "français (page de l’édition d’origine) ; navigateur : français (fr-CH)"],
    ["en", "en", "anglais (page de l’édition d’origine) ; navigateur : anglais (en)"],
    ["fr", "de-CH", "français (page de l’édition d’origine) ; navigateur : allemand (de-CH)"],
    [
      "en",
      "zh-Hant-TW",
      "anglais (page de l’édition d’origine) ; navigateur : chinois (zh-Hant-TW)",
    ],
    ["en", "fr", "anglais (page de l’édition d’origine) ; navigateur : français (fr)"],
    ["en", "", "anglais (page de l’édition d’origine) ; navigateur : non précisé"],
    ["en", "qfz", "anglais (page de l’édition d’origine) ; navigateur : langue inconnue (qfz)"],
    [
      "fr",
      "<script>\r\nBcc: x@y.example",
      "français (page de l’édition d’origine) ; navigateur : langue inconnue",
    ],
    ["fr", "*", "français (page de l’édition d’origine) ; navigateur : langue inconnue"],
  ] as const)("is told of a page in %s and a browser in %s", async (language, browser, words) => {
    const { text, html } = await mailOf({
      ...withFields({ page: "/liposomes" }),
      language,
      browserLanguage: browser,
    });
    expect(text).toContain(`Langue : ${words}\n`);
    expect(html).toContain(`>${words}<`);
  });
});

describe("the edition that the visitor read", () => {
  test.each([
    [
      "/liposomes/vitamine-c",
      "fr",
      "français (page de l’édition d’origine) ; navigateur : français (fr-FR)",
    ],
    ["/france", "fr", "français (page de l’édition d’origine) ; navigateur : français (fr-FR)"],
    ["/fr/liposomes/vitamine-c", "fr", "français (édition /fr) ; navigateur : français (fr-FR)"],
    ["/fr", "fr", "français (édition /fr) ; navigateur : français (fr-FR)"],
    ["/en/contact?page=/liposomes", "en", "anglais (édition /en) ; navigateur : français (fr-FR)"],
    ["/fr<b>", "fr", "français (page de l’édition d’origine) ; navigateur : français (fr-FR)"],
    ["", "fr", "non précisée ; navigateur : français (fr-FR)"],
  ] as const)("is told of page %j in %s", async (page, language, words) => {
    const { text, html } = await mailOf({ ...withFields({ page }), language });
    expect(text).toContain(`Langue : ${words}\n`);
    expect(html).toContain(`>${words}<`);
  });
});

describe("a phone number", () => {
  test.each([
    ["0033 4 65 71 20 10", "tel:+33465712010"],
    ["(+33) 4.65.71.20.10", "tel:+33465712010"],
    ["+33 04 65 71 20 10", "tel:+33465712010"],
    ["04 65 71 20 10", "tel:0465712010"],
    ["+1 (555) 123-4567x12", "tel:+15551234567;ext=12"],
    ["+1 555 123 4567 #12", "tel:+15551234567;ext=12"],
    ["+44-(0)20-7946-0958", "tel:+442079460958"],
    ["+39 (0)6 6982", "tel:+39066982"],
    ["+225 07 12 34 56 78", "tel:+2250712345678"],
    ["٠١٢٣٤٥٦٧٨٩", "tel:0123456789"],
  ])("%s is dialled as %s", async (phone, link) => {
    const { html } = await mailOf(withFields({ phone }));
    expect(linksOf(html)).toContain(link);
  });

  it("has no link when there are two numbers", async () => {
    for (const phone of [
      "+33 4 65 71 20 10 / +33 6 12 34 56 78",
      "04 65 71 20 10 / 06 12 34 56 78",
      "212 345 / 212 346",
    ]) {
      const { html } = await mailOf(withFields({ phone }));
      expect(html).toContain(phone);
      expect(html).not.toContain("tel:");
    }
  });

  test.each([
    ["04 65 71 20 10", "France", "+33465712010"],
    ["04 65 71 20 10", "FRANCE", "+33465712010"],
    ["06.12.34.56.78 poste 3", "France", "+33612345678"],
    ["+33 (0)4 65 71 20 10", "Belgique", "+33465712010"],
    ["0049 30 901820-47", "Allemagne", "+493090182047"],
  ])("%s in %s: %s is shown beside", async (phone, country, international) => {
    const { text, html } = await mailOf(withFields({ phone, country }));
    expect(text).toContain(`Téléphone : ${phone}\nInternational : ${international}\n`);
    expect(html).toContain(`>${international}<`);
  });

  test.each([
    ["04 65 71 20 10", "Belgique"],
    ["020 7946 0958", "France"],
    ["0262 12 34 56", "France"],
    ["0800 12 34 56", "France"],
    ["+33 4 65 71", "France"],
    ["+33465712010", "France"],
    ["3631 00", "France"],
  ])("%s in %s: nothing is shown beside", async (phone, country) => {
    const { text } = await mailOf(withFields({ phone, country }));
    expect(text).toContain(`Téléphone : ${phone}\nE-mail`);
  });
});
