// The daily digest as its readers receive it.
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { describe, expect, it, test } from "vitest";
import type { DigestCounts } from "#server/enquiries/enquiry.ts";
import { composeDigest } from "./compose-digest.ts";
import { exampleRoute } from "./example-route.ts";
import type { MailRoute } from "./mail.ts";

const route: MailRoute = {
  ...exampleRoute,
  from: "site@spherine.example",
  to: ["ventes@spherine.example", "export@spherine.example"],
  siteUrl: undefined,
};

const day = { from: Date.UTC(2026, 10, 20, 6), until: Date.UTC(2026, 10, 21, 6) };
const quiet: DigestCounts = { received: 0, delivered: 0, waiting: 0, held: 0 };

async function mailOf(counts: Partial<DigestCounts>, time = day) {
  const mail = composeDigest({ ...quiet, ...counts }, time, route);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await transport.sendMail({ ...mail, to: [...mail.to] });
  const { text = "", html = "", ...rest } = await PostalMime.parse(message as Buffer);
  return { ...rest, text, html };
}

describe("the subject", () => {
  test.each([
    [{}, "Demandes du site : 0 reçue, 0 transmise, 0 en attente"],
    [{ received: 1, delivered: 1 }, "Demandes du site : 1 reçue, 1 transmise, 0 en attente"],
    [{ received: 3, delivered: 3 }, "Demandes du site : 3 reçues, 3 transmises, 0 en attente"],
    [
      { received: 2, delivered: 1, waiting: 1, held: 1 },
      "Demandes du site : 2 reçues, 1 transmise, 1 en attente, 1 retenue",
    ],
    [
      { received: 9, delivered: 4, waiting: 3, held: 2 },
      "Demandes du site : 9 reçues, 4 transmises, 3 en attente, 2 retenues",
    ],
  ])("of %j is right", async (counts, subject) => {
    expect((await mailOf(counts)).subject).toBe(subject);
  });
});

describe("a digest", () => {
  it("goes to all of sales once a day, and is not answered automatically", async () => {
    const mail = await mailOf({});
    expect(mail.to?.map(({ address }) => address)).toEqual(route.to);
    expect(mail.messageId).toBe("<digest.2026-11-21@spherine.example>");
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
    );
  });

  it("is named after the day in Paris on which it ends", async () => {
    const until = Date.UTC(2026, 6, 14, 22, 30);
    const { messageId } = await mailOf({}, { from: until - 86_400_000, until });
    expect(messageId).toBe("<digest.2026-07-15@spherine.example>");
  });

  it("contains its period, all counts and the meaning of its absence, as text and as HTML", async () => {
    const { text, html } = await mailOf({ received: 3, delivered: 2, waiting: 1, held: 0 });
    for (const part of [text, html.replace(/<[^>]*>/g, " ")]) {
      const words = part.replace(/\s+/g, " ");
      expect(words).toContain("vendredi 20 novembre 2026 à 07:00");
      expect(words).toContain("samedi 21 novembre 2026 à 07:00 (heure de Paris)");
      for (const line of ["3 reçues", "2 transmises", "1 en attente", "0 retenue"]) {
        expect(words).toContain(line);
      }
      expect(words).toContain("S’il manque un jour, quelque chose ne va pas");
    }
  });

  test.each([
    [{}, "Aucune nouvelle demande"],
    [{ received: 2, delivered: 2 }, "Tout est transmis"],
    [{ waiting: 1 }, "1 demande attend d’être transmise"],
    [{ waiting: 2, held: 3 }, "2 demandes attendent d’être transmises"],
    [{ received: 1, held: 1 }, "1 demande retenue"],
    [{ held: 2 }, "2 demandes retenues"],
  ])("begins with the overall state: %j", async (counts, verdict) => {
    const { text, html } = await mailOf(counts);
    expect(text.startsWith(`${verdict}\n`)).toBe(true);
    expect(html).toContain(`>${verdict}</h1>`);
  });

  it("says what to do about waiting and held enquiries, only when there are any", async () => {
    const commands = ["list --status failed", "list --status held", "release RÉFÉRENCE"];
    const some = await mailOf({ waiting: 1, held: 1 });
    const none = await mailOf({ received: 1, delivered: 1 });
    for (const command of commands) {
      expect(some.text).toContain(`npm run enquiries -- ${command}`);
      expect(some.html).toContain(`npm run enquiries -- ${command}`);
      expect(none.text).not.toContain(command);
      expect(none.html).not.toContain(command);
    }
  });
});
