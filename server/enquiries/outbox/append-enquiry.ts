// Storing an enquiry with the mails it causes. The caller's transaction puts all of it on disk or none of it.
import { hash, randomInt } from "node:crypto";
import { isHeld, type Suspicion } from "#server/enquiries/enquiry.ts";
import { languages } from "#shared/editions/languages.ts";
import { referenceAlphabet } from "#shared/enquiry/reference.ts";
import { fieldNames } from "#shared/enquiry/rules.ts";
import { sourceParts } from "#shared/enquiry/source.ts";
import { laboratory } from "#shared/generated/pages/laboratory.ts";
import { questions } from "#shared/generated/questions.ts";
import { insertInto, type Queries } from "./database.ts";
import type { Appended, NewEnquiry } from "./enquiry-store.ts";
import { foldAddress } from "./stored-rows.ts";

/** Posts with the same texts are the same enquiry within this time, ms. */
const repetitionTime = 10 * 60_000;

const hour = 60 * 60_000;

/** An address gets at most one acknowledgement in this time, ms. */
export const acknowledgementPause = 24 * hour;

/**
 * Acknowledgements within an hour, from all processes together: far more than a laboratory has visitors who write, and too few
 * for anybody who wants to pester people through the site. Concurrent transactions may exceed it by a few.
 */
const mostAcknowledged = 30;

/** Once this many other addresses have sent the same message within the time (ms), the next is held. */
const flood = { mostOthers: 5, time: 10 * 60_000 } as const;

/** Shorter messages may well be identical: "Bonjour, je souhaite recevoir votre catalogue." */
const leastFloodLength = 50;

/** The columns of an enquiry, whose values are all known when it arrives. */
export const enquiryColumns = [
  "received_at",
  "reference",
  "language",
  "browser_language",
  "suspicions",
  "content_key",
  "flood_key",
  "selection",
  "formula",
  ...sourceParts,
  ...fieldNames,
] as const;

const insertEnquiry = `${insertInto("enquiries", enquiryColumns)} ON CONFLICT DO NOTHING RETURNING id`;

/** The mail is due as soon as it is stored. */
export const insertMail = `
  INSERT INTO mails (enquiry_id, kind, status, created_at, next_attempt_at)
  VALUES ($1, $2, $3, $4, $4) ON CONFLICT DO NOTHING`;

/** For an enquiry, or for the reference of one that was erased. */
export const insertWebhook = `
  INSERT INTO mails (enquiry_id, erased_reference, kind, endpoint, status, created_at, next_attempt_at)
  VALUES ($1, $2, 'webhook', $3, $4, $5, $6) ON CONFLICT DO NOTHING`;

/** Returns a row if the address may get an acknowledgement now. */
const recordAcknowledgement = `
  INSERT INTO acknowledged (address_key, at)
  SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT)
  WHERE (
    SELECT count(*) FROM acknowledged WHERE abs(acknowledged.at - CAST($2 AS BIGINT)) < ${hour}
  ) < ${mostAcknowledged}
  ON CONFLICT (address_key) DO UPDATE SET at = excluded.at
    WHERE acknowledged.at <= excluded.at - ${acknowledgementPause}
  RETURNING address_key`;

const countFlood = `
  SELECT count(DISTINCT lower(email)) AS number FROM enquiries
  WHERE flood_key = $1 AND received_at > $2 AND lower(email) <> lower($3)`;

/** The reference under which the same texts are stored already; null when they are new. */
export async function findRepeated(queries: Queries, enquiry: NewEnquiry): Promise<string | null> {
  const [known] = await queries.run(
    "SELECT reference FROM enquiries WHERE content_key = $1 AND received_at > $2",
    [toContentKey(enquiry), enquiry.receivedAt - repetitionTime],
  );
  return known ? String(known["reference"]) : null;
}

export async function append(
  queries: Queries,
  given: NewEnquiry,
  endpoints: readonly string[],
): Promise<Appended> {
  const { enquiry, receivedAt } = given;
  const isFlood = await isFlooding(queries, given);
  const found: readonly Suspicion[] = isFlood ? [...given.suspicions, "flood"] : given.suspicions;
  const contentKey = toContentKey(given);
  for (;;) {
    const reference = makeReference();
    const [row] = await queries.run(insertEnquiry, [
      receivedAt,
      reference,
      given.language,
      given.browserLanguage,
      found.join(" "),
      contentKey,
      toFloodKey(enquiry.message),
      given.selection,
      given.formula,
      ...sourceParts.map((part) => given.source[part]),
      ...fieldNames.map((name) => enquiry[name]),
    ]);
    if (row) {
      const isWithheld = isHeld(found);
      await storeMails(queries, given, Number(row["id"]), isWithheld);
      await storeWebhooks(queries, given, Number(row["id"]), isWithheld, endpoints);
      return { reference, isNew: true, isHeld: isWithheld };
    }
    // Either the same texts are stored already, or the reference is by chance that of another enquiry.
    const known = await findRepeated(queries, given);
    if (known !== null) return { reference: known, isNew: false, isHeld: false };
    // The window has passed: the old row releases its content_key, and the next round inserts.
    await queries.run(
      "UPDATE enquiries SET content_key = NULL WHERE content_key = $1 AND received_at <= $2",
      [contentKey, receivedAt - repetitionTime],
    );
  }
}

/** Stores the mails of a new enquiry: to sales and, if the visitor may get one now, the acknowledgement. */
async function storeMails(
  queries: Queries,
  given: NewEnquiry,
  id: number,
  isWithheld: boolean,
): Promise<void> {
  const { receivedAt } = given;
  await queries.run(insertMail, [id, "sales", isWithheld ? "held" : "pending", receivedAt]);
  if (!isWithheld && given.isAcknowledged && (await mayAcknowledge(queries, given)))
    await queries.run(insertMail, [id, "acknowledgement", "pending", receivedAt]);
}

async function storeWebhooks(
  queries: Queries,
  { receivedAt }: NewEnquiry,
  id: number,
  isWithheld: boolean,
  endpoints: readonly string[],
): Promise<void> {
  const status = isWithheld ? "held" : "pending";
  for (const endpoint of endpoints)
    await queries.run(insertWebhook, [id, null, endpoint, status, receivedAt, receivedAt]);
}

/** True when the address may get an acknowledgement, which is recorded: it gets no other within a day. */
async function mayAcknowledge(
  queries: Queries,
  { enquiry, receivedAt }: NewEnquiry,
): Promise<boolean> {
  const key = toAddressKey(enquiry.email);
  return (await queries.run(recordAcknowledgement, [key, receivedAt])).length > 0;
}

/** True when many other addresses have just sent the same message. */
async function isFlooding(queries: Queries, { enquiry, receivedAt }: NewEnquiry): Promise<boolean> {
  const key = toFloodKey(enquiry.message);
  if (key === null) return false;
  const [row] = await queries.run(countFlood, [key, receivedAt - flood.time, enquiry.email]);
  return Number(row?.["number"]) >= flood.mostOthers;
}

/**
 * The key that makes two posts the same enquiry: all that was typed, and whether it is held, as a robot's copy must not swallow a
 * visitor's. Mere suspicion makes no difference: a visitor who sends the same again, slower, has sent it already. A digest of at
 * most 15 kB: the fields' limits, a selection of twelve notes and a formula.
 */
export function toContentKey({
  enquiry,
  selection,
  formula,
  suspicions: found,
}: NewEnquiry): string {
  return hash(
    "sha256",
    JSON.stringify([isHeld(found), selection, formula, ...fieldNames.map((name) => enquiry[name])]),
    "base64url",
  );
}

/** The same key for identical messages; null for one too short to tell. Questions that a press inserts are not the sender's own. */
function toFloodKey(message: string): string | null {
  const typed = message
    .split("\n")
    .filter((line) => !isOwnQuestion(toPlain(line)))
    .join("\n");
  return typed.length < leastFloodLength ? null : hash("sha256", typed, "base64url");
}

const toPlain = (line: string) => line.replace(/\s+/g, " ").trim();

/** Prepared questions of buyers and of sheets, in every language. */
const ownQuestions: readonly string[] = [
  ...laboratory.buyer.rows.flatMap(({ question }) => question ?? []),
  ...questions.flatMap(({ sheet }) => sheet?.question ?? []),
].flatMap((question) => languages.map(({ id }) => toPlain(question[id])));

/** Prepared questions of sheets follow the name of their subject, which is no longer than this. */
const longestName = 120;

const isOwnQuestion = (line: string) =>
  ownQuestions.some(
    (question) => line.endsWith(question) && line.length <= question.length + longestName,
  );

/**
 * The same key for every way to write a mailbox: what follows a plus is ignored, and for Gmail also dots and which of its two
 * domains is used.
 */
export function toAddressKey(email: string): string {
  const [local = "", domain = ""] = foldAddress(email).split("@");
  const [name = ""] = local.split("+", 1);
  const mailbox = /^(?:gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll(".", "")}@gmail.com`
    : `${name}@${domain}`;
  return hash("sha256", mailbox, "base64url");
}

/** A reference nobody can guess: 31⁸ of them. */
function makeReference(): string {
  const draw = () => referenceAlphabet.charAt(randomInt(referenceAlphabet.length));
  const four = () => draw() + draw() + draw() + draw();
  return `SPH-${four()}-${four()}`;
}
