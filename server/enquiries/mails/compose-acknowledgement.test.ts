// The acknowledgement as a mail reader shows it: composed, encoded as MIME, parsed again.

import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { describe, expect, it, test } from "vitest";
import type { StoredEnquiry } from "#server/enquiries/enquiry.ts";
import { readSettings } from "#server/environment.ts";
import type { Language, Translated } from "#shared/editions/edition.ts";
import { noSource } from "#shared/enquiry/source.ts";
import { contactTexts } from "#shared/generated/interface/contact.ts";
import { mailTexts } from "#shared/generated/interface/mails.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { composeAcknowledgement } from "./compose-acknowledgement.ts";
import { exampleRoute as route } from "./example-route.ts";

const typed = {
  phone: "+44 20 7946 0958",
  company: "Zyxwv Trading",
  country: "Qatar",
  person: "",
  quantity: "",
  timing: "",
  message: "Buy cheap watches at watches.example",
  product: "Ubiquinol",
  page: "/liposomes/ubiquinol",
};

/** `language`: of the form; the page around it is always English here. */
const storedIn = (language: Language): StoredEnquiry => ({
  reference: "SPH-7K3Q-9F2M",
  language: "en",
  browserLanguage: "de-CH",
  selection: "",
  formula: "",
  source: noSource,
  suspicions: [],
  receivedAt: Date.UTC(2026, 6, 14, 22, 30, 5),
  enquiry: {
    email: "claire@maison-oree.example",
    ...typed,
    page: language === "en" ? `/en${typed.page}` : typed.page,
  },
});

const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

async function mailIn(language: Language) {
  const mail = composeAcknowledgement(storedIn(language), route);
  const { message } = await transport.sendMail({ ...mail, to: [...mail.to] });
  const { text = "", html = "", ...rest } = await PostalMime.parse(message as Buffer);
  return { ...rest, text, html };
}

const languages = ["fr", "en"] as const;

describe.each(languages)("an acknowledgement in %s", (language) => {
  it("goes only to the visitor, and replies go to the laboratory", async () => {
    const mail = await mailIn(language);
    expect(mail.to?.map(({ address }) => address)).toEqual(["claire@maison-oree.example"]);
    expect([...(mail.cc ?? []), ...(mail.bcc ?? [])]).toEqual([]);
    expect(mail.from?.address).toBe("site@spherine.example");
    expect(mail.replyTo).toEqual([
      expect.objectContaining({ name: route.lab.name, address: route.lab.email }),
    ]);
  });

  it("asks for no automatic answers and no failure notices", async () => {
    const { headers, messageId } = await mailIn(language);
    const headerOf = (name: string) => headers.find(({ key }) => key === name)?.value;
    expect(headerOf("auto-submitted")).toBe("auto-replied");
    expect(headerOf("x-auto-response-suppress")).toBe("All");
    expect(messageId).toBe("<SPH-7K3Q-9F2M.ack@spherine.example>");
    // So that a reply to it stands beside the enquiry in the mailbox of sales.
    for (const name of ["in-reply-to", "references"])
      expect(headerOf(name)).toBe("<SPH-7K3Q-9F2M@spherine.example>");
    expect(composeAcknowledgement(storedIn(language), route).returnPath).toBe("");
  });

  it("names the reference, what comes next and how to reach the laboratory", async () => {
    const { subject, text, html } = await mailIn(language);
    expect(subject).toContain("[SPH-7K3Q-9F2M]");
    for (const part of [text, html]) {
      for (const value of [
        "SPH-7K3Q-9F2M",
        contactTexts.sent.title[language],
        fillText(mailTexts.acknowledgement.next[language], {
          answerTime: route.lab.answerTime[language],
        }),
        mailTexts.acknowledgement.correct[language],
        mailTexts.acknowledgement.notYou[language],
        route.lab.name,
        route.lab.phone,
        route.lab.email,
        route.lab.address,
      ]) {
        expect(part).toContain(value);
      }
      expect(part).not.toMatch(/\{\w+\}|undefined/);
    }
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain('href="tel:+33465712010"');
    expect(html).toContain('href="mailto:contact@spherine.example?subject=%5BSPH-7K3Q-9F2M%5D"');
  });

  it("repeats neither the sender's details nor a text with a link or number", async () => {
    const { subject, text, html } = await mailIn(language);
    for (const value of Object.values(typed).filter(Boolean)) {
      expect(`${subject}${text}${html}`).not.toContain(value);
    }
    expect(text).toContain(mailTexts.acknowledgement.messageKept[language]);
  });

  it("differs only by its reference for visitors who send the same", () => {
    const stored = storedIn(language);
    const other = composeAcknowledgement(
      { ...stored, enquiry: { ...stored.enquiry, company: "<b>", email: "a@b.example" } },
      route,
    );
    const mail = composeAcknowledgement(stored, route);
    expect({ ...other, to: [] }).toEqual({ ...mail, to: [] });
  });

  it("loads nothing and links to no other site", async () => {
    const { html } = await mailIn(language);
    expect(html).not.toMatch(/<(?:img|link|script|iframe|object)\b|url\(|\bsrc=|https?:/i);
  });
});

test("the laboratory's calendar is one of the ways to reach it, where it has one", () => {
  const booking = "https://calendar.spherine.example/call";
  const withCalendar = { ...route, lab: { ...route.lab, booking } };
  const { text, html } = composeAcknowledgement(storedIn("fr"), withCalendar);
  expect(text).toContain(`Rendez-vous\u202f: ${booking}`);
  expect(html).toContain(`href="${booking}"`);
});

describe("the copy of the enquiry", () => {
  const compose = (message: string, selection = "") => {
    const stored = storedIn("fr");
    return composeAcknowledgement(
      { ...stored, selection, enquiry: { ...stored.enquiry, message } },
      route,
    );
  };
  const kept = mailTexts.acknowledgement.messageKept.fr;

  it("repeats the list by our own names and the message in its lines", () => {
    const { text, html } = compose(
      "Bonjour,\n<b>10 mg</b> de zinc, 5 000 boîtes ?",
      "liposomes.zinc\n  sans cuivre\nniosomes.zinc\nliposomes.retire",
    );
    expect(text).toContain(
      "Votre sélection, 2 éléments\n– Zinc, liposome\n  sans cuivre\n– Zinc, niosome\n\n" +
        "Votre message\n    Bonjour,\n    <b>10 mg</b> de zinc, 5 000 boîtes ?\n\n",
    );
    expect(html).toContain("&#60;b&#62;10 mg&#60;/b&#62;");
    expect(html).not.toContain("<b>");
    expect(text).not.toContain(kept);
  });

  it.each([
    ["/fr/liposomes/zinc", "zinc (pirate)", "Zinc, liposome"],
    ["/fr/contact?page=/formule-marque-blanche/zinc", "Zinc", "Zinc, marque blanche"],
    ["/fr", "devis", contactTexts.subjects.devis.fr],
  ])("names what the form on %s was about, by our own name", (page, product, name) => {
    const stored = storedIn("fr");
    const { text } = composeAcknowledgement(
      { ...stored, selection: "", enquiry: { ...stored.enquiry, page, product } },
      route,
    );
    expect(text).toContain(`Votre demande porte sur\n${name}\n\n`);
    expect(text).not.toContain("pirate");
  });

  it("names no subject that is not the site's own", () => {
    const stored = storedIn("fr");
    const enquiry = { ...stored.enquiry, page: "/fr/liposomes/nothing", product: "pirate" };
    const { text } = composeAcknowledgement({ ...stored, selection: "", enquiry }, route);
    expect(text).not.toMatch(/porte sur|pirate/);
  });

  it("is left out when the enquiry has nothing to repeat", () => {
    const { text } = compose("");
    expect(text).not.toContain(mailTexts.acknowledgement.messageTitle.fr);
    expect(text).not.toContain("Votre sélection");
  });

  test.each([
    "Voyez https://evil.example",
    "Voyez www.evil",
    // An ordinary domain whose name ends in a digit, a stop of another width, digits in circles, dashes between them.
    "laposte-colis24.com",
    "evil．com",
    "evil。com",
    "appelez ⓪⑥①②③④⑤⑥⑦⑧",
    "appelez 06–12–34–56–78",
    "06_12_34_56_78",
    "ha-1.com",
    "Voyez evil.example !",
    "Écrivez à a@b",
    "Voyez пример.рф",
    "Appelez le 06 12 34 56 78",
    "Appelez le +33 (6) 12-34.56",
    "Appelez le ٠٦١٢٣٤٥٦",
    // Parted by what is not seen, by letters that look like a dash or a blank, by more signs than usual, by single letters.
    `Appelez le ${[..."0612345678"].join("\ufe0f".repeat(4))}`,
    "Appelez le 06\u316412\u316434\u316456",
    "Appelez le 06ー12ー34ー56",
    "Appelez le 06 ---- 12 ---- 34",
    "Appelez le 06 x 12 x 34",
    "evil.\u034fexample",
    "x".repeat(1001),
  ])("leaves out %j, and says so", (words) => {
    const { text, html } = compose(words, "liposomes.zinc\n  note");
    for (const part of [text, html]) {
      expect(part).not.toContain(words);
      expect(part).toContain(kept);
    }
    expect(text).toContain("– Zinc, liposome\n\n");
    const sly = compose("Bonjour", `liposomes.zinc\n  ${words.slice(0, 400)}`);
    if (words.length < 400) expect(sly.text).not.toContain(words);
  });
});

test("the promise is the same as in the popup", () => {
  expect(readSettings({}).LAB_ANSWER_TIME_FR).toBe("dans les plus brefs délais");
  expect(contactTexts.hint.fr).toContain("dans les plus brefs délais");
  for (const language of languages) {
    expect(
      contactTexts.sent.next[language].startsWith(mailTexts.acknowledgement.next[language]),
    ).toBe(true);
  }
});

test.each([
  "",
  "a@b.example, victim@example.com",
  "a@b.example\r\nBcc: victim@example.com",
  "Victim <victim@example.com>",
  "group: victim@example.com;",
])("nothing is composed unless there is exactly one address: %j", (email) => {
  const stored = storedIn("fr");
  const compose = () =>
    composeAcknowledgement({ ...stored, enquiry: { ...stored.enquiry, email } }, route);
  expect(compose).toThrow("No receipt for SPH-7K3Q-9F2M");
  expect(compose).not.toThrow("victim");
});

test("settings with special characters show as they are", () => {
  const { html, text } = composeAcknowledgement(storedIn("en"), {
    ...route,
    lab: { ...route.lab, name: "Sphérine & <Filles>" },
  });
  expect(html).toContain("Sphérine &#38; &#60;Filles&#62;");
  expect(text).toContain("Sphérine & <Filles>");
});

test("every text exists in both languages with the same placeholders", () => {
  const texts = listTexts(mailTexts);
  expect(texts.length).toBeGreaterThan(50);
  const placeholders = (text: string) => text.match(/\{\w+\}/g) ?? [];
  for (const { fr, en } of texts) {
    expect(fr).not.toBe("");
    expect(en).not.toBe("");
    expect(placeholders(fr)).toEqual(placeholders(en));
  }
});

function listTexts(node: object): readonly Translated[] {
  if ("fr" in node) return [node as Translated];
  return Object.values(node).flatMap((value) => listTexts(value as object));
}
