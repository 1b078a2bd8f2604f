// The crash drill: enquiries come in while the site is killed again and again, and the mail server, what gives tokens for it and a
// receiver of webhooks flap. What was answered with 2xx must be in the mailbox of sales, and at the receiver. Not a test itself:
// drill.test.ts runs a short one, run-drill.ts a long one.
import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { openStore } from "#server/enquiries/outbox/open-store.ts";
import { webhookPatience } from "#server/enquiries/webhooks/post-webhook.ts";
import { type FlappingMailServer, moods, openFlappingMailServer } from "./flapping-mail-server.ts";
import { findClosedPort } from "./mail-server.ts";
import { type RunningSite, startSite } from "./start-site.ts";
import type { Storage } from "./storage.ts";
import { openTokenServer, sendJson, type TokenServer } from "./token-server.ts";
import {
  openWebhookReceiver,
  receiverMoods,
  type WebhookReceiver,
  webhookSecret,
} from "./webhook-receiver.ts";

export interface DrillPlan {
  /** Where enquiries are kept: settings of the site. */
  readonly storage: Storage["settings"];
  /** Site processes that share the storage. */
  readonly processes: number;
  readonly enquiries: number;
  /** How often a process is ended and started again. */
  readonly stops: number;
  readonly signal: "SIGKILL" | "SIGTERM";
  /** The mail server refuses an empty sender; visitors get acknowledgements, which would have one. */
  readonly refusesEmptySender?: boolean;
  /** The mail server lets in by tokens alone. */
  readonly hasTokens?: boolean;
}

export interface DrillReport {
  readonly posts: number;
  /** Enquiries that were answered with 2xx. */
  readonly accepted: number;
  /** Accepted enquiries that are not in the mailbox: must be none. */
  readonly lost: readonly string[];
  readonly stops: number;
  /** Posts that got no answer, or 503, and were sent again, as a visitor would. */
  readonly repeatedPosts: number;
  readonly mails: number;
  /** Of these, acknowledgements: at most thirty an hour, whatever is posted. */
  readonly receipts: number;
  /** Mails that came more than once. */
  readonly duplicates: number;
  /** Duplicates that neither a kill nor a connection that broke before the 250 explains: must be none. */
  readonly unexplained: readonly string[];
  /** Accepted enquiries of which the receiver got no webhook: must be none. */
  readonly lostWebhooks: readonly string[];
  readonly webhooks: number;
  readonly webhookDuplicates: number;
  /** As of mails: must be none. */
  readonly unexplainedWebhooks: readonly string[];
  /** Why the library of Standard Webhooks did not believe a webhook: must be none. */
  readonly unbelieved: readonly string[];
  /** How often the site asked for a token. */
  readonly tokens: number;
  readonly seconds: number;
}

/** Between the mail server's 250 and the note in the store nothing but a kill may fall; a busy machine takes this long, ms. */
const noteTime = 1500;

/** What a server took, and may take again. */
interface Taken {
  readonly reference: string;
  /** The same in every copy. */
  readonly identity: string;
  readonly at: number;
  /** The connection broke before the answer. */
  readonly isSilent: boolean;
  /** The site waits for the end of the answer before it notes it, ms. */
  readonly answerTime: number;
  /** A process that was killed may have written the last of it so long before, ms: it is read when this one gets to it. */
  readonly readTime: number;
}

/** Visitors who post at the same time. */
const visitors = 8;

/** Carries out the plan; afterwards the mail server stays up until all is delivered. */
export async function runDrill(plan: DrillPlan): Promise<DrillReport> {
  const began = Date.now();
  const { refusesEmptySender = false, hasTokens = false } = plan;
  const tokens = await openTokenServer();
  const mailServer = await openFlappingMailServer({
    takesEmptySender: !refusesEmptySender,
    tokens: hasTokens ? tokens.valid : undefined,
  });
  const receiver = await openWebhookReceiver();
  const stops: number[] = [];
  const ports = await Promise.all(Array.from({ length: plan.processes }, findClosedPort));
  const open = (port: number) =>
    startSite({
      ...plan.storage,
      PORT: String(port),
      SMTP_URL: mailServer.url,
      ...(hasTokens && {
        SMTP_URL: mailServer.url.replace("//", "//site%40spherine.example@"),
        SMTP_AUTH: "oauth2",
        SMTP_OAUTH_TOKEN_URL: tokens.url,
        SMTP_OAUTH_CLIENT_ID: "drill",
        SMTP_OAUTH_CLIENT_SECRET: "s3cret",
      }),
      SALES_EMAIL: "sales@spherine.example",
      ACKNOWLEDGEMENTS: refusesEmptySender ? "on" : "off",
      WEBHOOK_URL: `drill=${receiver.url}`,
      WEBHOOK_SECRET: `drill=${webhookSecret}`,
      DAILY_DIGEST: "off",
      CONTACT_LIMIT: "100000",
      CONTACT_LIMIT_TOTAL: "1000000",
      LOG_LEVEL: "info",
    });
  const sites: RunningSite[] = [];
  for (const port of ports) sites.push(await open(port));
  let isOver = false;
  // An acknowledgement whose recipient is refused is given up, as it should be: there would be none to look at.
  const possible = moods.filter((mood) => !refusesEmptySender || mood !== "550");
  const flapping = Promise.all([
    flap(mailServer, possible, () => isOver),
    flap(receiver, receiverMoods, () => isOver),
    flap(moodOf(tokens), tokenMoods, () => isOver),
  ]);

  const accepted = new Set<string>();
  let next = 0;
  let repeatedPosts = 0;
  async function visit(): Promise<void> {
    while (next < plan.enquiries) {
      next += 1;
      const enquiry = newEnquiry(next);
      for (let tries = 0; ; tries += 1) {
        const reference = await post(ports[tries % ports.length] ?? 0, enquiry);
        if (reference !== null) {
          accepted.add(reference);
          break;
        }
        repeatedPosts += 1;
        await pause(50);
      }
      // Visitors come as long as processes are stopped.
      while (next / plan.enquiries > (stops.length + 1) / plan.stops) await pause(10);
    }
  }

  async function stopAgainAndAgain(): Promise<void> {
    for (let n = 0; n < plan.stops; n += 1) {
      await pause(randomInt(10, 400));
      const which = n % sites.length;
      const site = sites[which];
      if (!site) return;
      stops.push(Date.now());
      if (plan.signal === "SIGKILL") await site.kill();
      else await site.stop();
      sites[which] = await open(ports[which] ?? 0);
    }
  }

  try {
    await Promise.all([...Array.from({ length: visitors }, visit), stopAgainAndAgain()]);
    isOver = true;
    await flapping;
    mailServer.mood = "up";
    receiver.mood = "up";
    tokens.behave = undefined;
    for (const site of sites) await site.stop();
    await sendMissing(plan, accepted, mailServer);
    // What was refused for good waits half an hour; a restart tries it at once.
    for (const [which, port] of ports.entries()) sites[which] = await open(port);
    await waitForAll(accepted, mailServer, receiver);
    return {
      ...report(plan, mailServer, receiver, accepted, stops, repeatedPosts, began),
      tokens: tokens.asked.length,
    };
  } finally {
    isOver = true;
    for (const site of sites) await site.kill();
    await mailServer.close();
    await receiver.close();
    await tokens.close();
  }
}

/**
 * A mail that a server had whole and did not answer waits half an hour, as it may have arrived. Who finds it missing has it sent again,
 * as an operator would.
 */
async function sendMissing(
  { storage }: DrillPlan,
  accepted: ReadonlySet<string>,
  { mailbox }: FlappingMailServer,
): Promise<void> {
  const arrived = new Set(mailbox.map(({ messageId }) => referenceOf(messageId)));
  const { store } = openStore({ DATABASE_URL: undefined, ...storage }, () => undefined);
  for (const reference of accepted)
    if (!arrived.has(reference)) await store.retry(reference, Date.now());
  await store.close();
}

async function flap<Each extends string>(
  server: { mood: Each | "up" },
  possible: readonly Each[],
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    server.mood = possible[randomInt(possible.length)] ?? "up";
    await pause(server.mood === "up" ? randomInt(50, 600) : randomInt(20, 200));
  }
}

/** up: gives tokens. 503, 401: refuses for now, for good. hang: says nothing. taken back: what it gave is none any more. */
const tokenMoods = ["up", "503", "401", "hang", "taken back"] as const;
type TokenMood = (typeof tokenMoods)[number];

function moodOf(tokens: TokenServer): { mood: TokenMood } {
  let now: TokenMood = "up";
  const behaviours: Readonly<Record<TokenMood, TokenServer["behave"]>> = {
    up: undefined,
    "503": (response) => void response.writeHead(503).end(),
    "401": (response) => void sendJson(response, 401, { error: "invalid_client" }),
    hang: () => undefined,
    "taken back": undefined,
  };
  return {
    get mood() {
      return now;
    },
    set mood(mood) {
      now = mood;
      tokens.behave = behaviours[mood];
      if (mood === "taken back") tokens.valid.clear();
    },
  };
}

function newEnquiry(number: number) {
  return {
    email: `visitor${number}@maison.example`,
    phone: "+33 4 65 71 20 10",
    company: `Maison ${number} ${randomUUID()}`,
    country: "France",
    message: "Bonjour",
    page: "/liposomes/zinc",
  };
}

/** The reference; null where nobody knows whether it was kept. */
async function post(port: number, enquiry: object): Promise<string | null> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(enquiry),
      signal: AbortSignal.timeout(10_000),
    });
    const answer = (await response.json()) as { reference?: string };
    if (response.status === 201 && answer.reference) return answer.reference;
    if (response.status === 503) return null;
    throw new Error(`the site answered ${response.status}: ${JSON.stringify(answer)}`);
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)
      return null;
    throw error;
  }
}

const referenceOf = (messageId: string) => /^<([^@]+)@/.exec(messageId)?.[1] ?? "";

const listMails = ({ mailbox }: FlappingMailServer): readonly Taken[] =>
  mailbox.map(({ messageId, mood, at }) => ({
    reference: referenceOf(messageId),
    identity: messageId,
    at,
    isSilent: mood === "silent drop",
    answerTime: 0,
    readTime: 50,
  }));

/** A webhook is written in one go, where a mail is a conversation. */
const listWebhooks = ({ taken }: WebhookReceiver): readonly Taken[] =>
  taken.map(({ id, body, mood, at }) => ({
    reference: JSON.parse(body).data.reference,
    identity: `${id} ${body}`,
    at,
    isSilent: mood === "silent drop",
    answerTime: mood === "endless" ? webhookPatience : 0,
    readTime: noteTime,
  }));

const findMissing = (accepted: ReadonlySet<string>, taken: readonly Taken[]) => {
  const arrived = new Set(taken.map(({ reference }) => reference));
  return [...accepted].filter((reference) => !arrived.has(reference));
};

/** Gives up once nothing has arrived for half a minute. */
async function waitForAll(
  accepted: ReadonlySet<string>,
  mailServer: FlappingMailServer,
  receiver: WebhookReceiver,
): Promise<void> {
  let size = -1;
  let since = Date.now();
  for (;;) {
    const [mails, webhooks] = [listMails(mailServer), listWebhooks(receiver)];
    if ([mails, webhooks].every((taken) => findMissing(accepted, taken).length === 0)) return;
    if (mails.length + webhooks.length !== size) {
      size = mails.length + webhooks.length;
      since = Date.now();
    }
    if (Date.now() - since > 30_000) return;
    await pause(100);
  }
}

/** What came more than once, and of that what neither a kill nor a connection that broke before the answer explains. */
function findDuplicates(
  taken: readonly Taken[],
  { signal }: DrillPlan,
  stops: readonly number[],
): { readonly duplicates: readonly string[]; readonly unexplained: readonly string[] } {
  const duplicates: string[] = [];
  const unexplained: string[] = [];
  for (const [reference, copies] of Map.groupBy(taken, (each) => each.reference)) {
    const isSteady = new Set(copies.map(({ identity }) => identity)).size === 1;
    // All but the last: each should have been noted, and was not.
    for (const { at, isSilent, answerTime, readTime } of copies.slice(0, -1)) {
      duplicates.push(reference);
      const isExplained =
        isSilent ||
        (signal === "SIGKILL" &&
          stops.some((stop) => stop >= at - readTime && stop < at + answerTime + noteTime));
      if (!isExplained || !isSteady) unexplained.push(reference);
    }
  }
  return { duplicates, unexplained };
}

function report(
  plan: DrillPlan,
  mailServer: FlappingMailServer,
  receiver: WebhookReceiver,
  accepted: ReadonlySet<string>,
  stops: readonly number[],
  repeatedPosts: number,
  began: number,
): Omit<DrillReport, "tokens"> {
  const [mails, webhooks] = [listMails(mailServer), listWebhooks(receiver)];
  const ofMails = findDuplicates(mails, plan, stops);
  const ofWebhooks = findDuplicates(webhooks, plan, stops);
  return {
    posts: accepted.size + repeatedPosts,
    accepted: accepted.size,
    lost: findMissing(accepted, mails),
    stops: stops.length,
    repeatedPosts,
    mails: mails.length,
    receipts: mails.filter(({ reference }) => reference.endsWith(".ack")).length,
    duplicates: ofMails.duplicates.length,
    unexplained: ofMails.unexplained,
    lostWebhooks: findMissing(accepted, webhooks),
    webhooks: webhooks.length,
    webhookDuplicates: ofWebhooks.duplicates.length,
    unexplainedWebhooks: ofWebhooks.unexplained,
    unbelieved: receiver.refused,
    seconds: (Date.now() - began) / 1000,
  };
}
