// Whatever a field contains, mails are composed quickly and stay small: a store may hold what older rules accepted.

import { createTransport } from "nodemailer";
import { expect, test } from "vitest";
import type { StoredEnquiry } from "#server/enquiries/enquiry.ts";
import { type Enquiry, fieldNames } from "#shared/enquiry/rules.ts";
import { noSource } from "#shared/enquiry/source.ts";
import { composeAcknowledgement } from "./compose-acknowledgement.ts";
import { composeSalesMail } from "./compose-sales-mail.ts";
import { exampleRoute as route } from "./example-route.ts";
import type { Mail } from "./mail.ts";

/** Limit for one mail, ms of processor time, as other programs may be running: about twenty times the usual. */
const mostTime = 1000;
/** Limit for a complete mail as sent to the mail server, bytes. */
const mostBytes = 2_000_000;

const pieces = [
  "a",
  "W",
  " ",
  "\u00a0",
  "\n",
  "\r\n",
  "\u2028",
  "\t",
  "\0",
  "&",
  "<b>",
  '"',
  "%",
  "%0d%0a",
  ".",
  "/",
  "#",
  "(",
  "( 0 ",
  "+33 ",
  "1",
  "٣",
  "x1",
  "@",
  "http://",
  "https://a.example/",
  "👩‍🔬",
  "💣",
  "e\u0301",
  "\u0301",
  "\u200d",
  "\ud800",
  "\udfff",
  "\u202e",
  "\u2066",
  "שלום",
  "مرحبا ",
  "﷽",
  "漢",
  "{reference}",
];
const lengths = [0, 1, 2, 60, 150, 500, 5000, 20_000];

/** Numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function makeText(random: () => number): string {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  // Mostly one piece repeated, which slow regular expressions fail at, then something else.
  const kinds = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(pieces));
  const length = pick(lengths);
  const isMixed = random() < 0.5;
  let text = "";
  while (text.length < length)
    text += isMixed ? pick(kinds) : (kinds[0] ?? "").repeat(1 + length / 2) + kinds.join("");
  return `${pick(["", "/", "+", "a@b.fr"])}${text.slice(0, length)}${pick(["", "x", ".", "1"])}`;
}

const storedWith = (enquiry: Enquiry, suspicions: StoredEnquiry["suspicions"]): StoredEnquiry => ({
  reference: "SPH-7K3Q-9F2M",
  language: "fr",
  browserLanguage: enquiry.country,
  receivedAt: Date.UTC(2026, 6, 14),
  selection: "",
  formula: "",
  source: noSource,
  suspicions,
  enquiry,
});

const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** Composes and encodes a mail; throws if that takes too long or the mail is too large. */
async function check(compose: () => Mail): Promise<void> {
  const began = process.threadCpuUsage();
  const mail = compose();
  const { message } = await transport.sendMail({ ...mail, to: [...mail.to] });
  const { user, system } = process.threadCpuUsage(began);
  expect((user + system) / 1000).toBeLessThan(mostTime);
  expect((message as Buffer).length).toBeLessThan(mostBytes);
  expect(mail.subject.length).toBeLessThan(180);
  expect(mail.html).toContain("</html>");
  expect(`${mail.subject}${mail.text}${mail.html}`.isWellFormed()).toBe(true);
}

async function checkBoth(stored: StoredEnquiry): Promise<void> {
  await check(() => composeSalesMail(stored, route));
  try {
    await check(() => composeAcknowledgement(stored, route));
  } catch (error) {
    // There is no acknowledgement for an invalid address.
    if (!String(error).includes("its address is not one e-mail address")) throw error;
  }
}

test.each(Array.from({ length: 10 }, (_, seed) => seed))("random fields %i", async (seed) => {
  const random = randomFrom(seed);
  for (let n = 0; n < 20; n += 1) {
    const fields = fieldNames.map((name) => [name, makeText(random)]);
    await checkBoth(storedWith(Object.fromEntries(fields) as Enquiry, ["links"]));
  }
});

// Each piece alone and as often as possible: slow regular expressions fail at one piece repeated, then something else.
test.each(pieces)("nothing but %j", async (piece) => {
  for (const end of ["", "x", "x1", "!"]) {
    const text = piece.repeat(20_000 / piece.length) + end;
    const fields = fieldNames.map((name) => [name, name === "page" ? `/${text}` : text]);
    await checkBoth(storedWith(Object.fromEntries(fields) as Enquiry, []));
  }
});

test("a field of a megabyte makes no larger mail than one of 20 kB", async () => {
  const withLength = (length: number) => {
    const fields = fieldNames.map((name) => [name, "Orée & ".repeat(length / 7)]);
    return composeSalesMail(storedWith(Object.fromEntries(fields) as Enquiry, []), route);
  };
  const [big, small] = [withLength(1_000_000), withLength(20_006)];
  expect(big.html.length).toBeLessThan(small.html.length + 100);
  expect(big.text.length).toBeLessThan(small.text.length + 100);
});
