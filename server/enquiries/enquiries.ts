// Puts the parts together: POST /contact (receive/), the store and delivery (outbox/), the content of mails (mails/).
import type { Worker } from "node:worker_threads";
import { Router } from "express";
import type { Logger } from "pino";
import { answerTimeSetting, type Settings } from "#server/environment.ts";
import { refuseMethod } from "#server/middleware/refuse-method.ts";
import { translate } from "#shared/editions/edition.ts";
import { createEnquiryMetrics } from "./enquiry-metrics.ts";
import { composeAcknowledgement } from "./mails/compose-acknowledgement.ts";
import { composeDigest } from "./mails/compose-digest.ts";
import { composeSalesMail } from "./mails/compose-sales-mail.ts";
import type { Mail, MailRoute } from "./mails/mail.ts";
import { createDailyTasks } from "./outbox/daily-tasks.ts";
import type { Trouble } from "./outbox/database.ts";
import { WrongEncodingError } from "./outbox/database.ts";
import { createDelivery, type Sent } from "./outbox/delivery.ts";
import type { LeasedMail } from "./outbox/enquiry-store.ts";
import { codeOf } from "./outbox/error-facts.ts";
import { createMailSender, type EmptySender } from "./outbox/mail-sender.ts";
import { openStore } from "./outbox/open-store.ts";
import { createSiteClock } from "./outbox/site-clock.ts";
import { openStoreThread } from "./outbox/store-thread.ts";
import { createStoreWatch } from "./outbox/store-watch.ts";
import { systemTimers, type Timers } from "./outbox/timers.ts";
import { createPostLimits } from "./receive/count-posts.ts";
import { createPostHandler, type RenderForm } from "./receive/handle-post.ts";
import { describeEndpoint, endpointsOf } from "./webhooks/endpoints.ts";

export interface Enquiries {
  /** Answers POST /contact only. */
  readonly router: Router;
  /** Starts to deliver stored enquiries, including those that an earlier process left. */
  start(): void;
  /** Waits for what is in flight (six seconds at most), then closes the store. */
  stop(): Promise<void>;
  /** Problems that keep enquiries from being stored or mailed now; empty when there are none. */
  findTroubles(): Promise<readonly ("storage" | "unsent" | "unsure")[]>;
  /** What is known of its surroundings, for whoever asks whether the site is ready. */
  readDetails(): { readonly emptySender: EmptySender };
  /** Metrics in the text format of Prometheus, with its content type. */
  readMetrics(): Promise<{ readonly type: string; readonly text: string }>;
  /** The destinations of enquiries and mail for the start-up message, without secrets. */
  describe(): {
    readonly storage: string;
    readonly mail: string;
    readonly webhooks?: string;
  };
}

export interface EnquiriesParts {
  readonly settings: Settings;
  readonly log: Logger;
  readonly renderForm: RenderForm;
  /** This machine's clock, ms since 1970. */
  readonly now?: () => number;
  readonly timers?: Timers;
  /** Limit for an answer of SQLite, ms. */
  readonly storeTimeout?: number;
  /** The SQLite thread, if it was started before. */
  readonly storeThread?: Worker | undefined;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** An enquiry that waits longer to be mailed is a problem, ms. */
const longestWait = 15 * minute;

/**
 * Opens the store and prepares the rest; nothing is mailed before `start`.
 * @throws when the store cannot be opened, naming the file, or is a database that cannot hold every letter
 */
export async function createEnquiries(parts: EnquiriesParts): Promise<Enquiries> {
  const { settings, log, renderForm, timers = systemTimers } = parts;
  const isShared = settings.DATABASE_URL !== undefined;
  const report = ({ level, text, ...facts }: Trouble) => log[level](facts, text);
  // SQLite blocks the thread that uses it; the client of PostgreSQL does not.
  const { store, counts } = isShared
    ? openStore(settings, report)
    : await openStoreThread(settings.DATA_DIR, report, parts.storeTimeout, parts.storeThread);
  const clock = createSiteClock({
    store,
    isShared,
    log,
    machineNow: parts.now ?? Date.now,
    timers,
  });
  const { now } = clock;
  // The clock is measured before anything is stored; `start` asks an unreachable database again.
  await clock.measure().catch((error: unknown) => {
    if (error instanceof WrongEncodingError) throw error;
  });
  const watch = createStoreWatch(store);
  const metrics = createEnquiryMetrics(watch.getFacts, now);
  const sender = createMailSender(settings, (refusal) =>
    log.warn(
      refusal,
      "the mail server takes no mail without a sender: acknowledgements have MAIL_FROM",
    ),
  );
  const route: MailRoute = {
    from: settings.MAIL_FROM,
    to: settings.SALES_EMAIL,
    siteUrl: settings.SITE_URL,
    lab: {
      name: settings.LAB_NAME,
      phone: settings.LAB_PHONE,
      email: settings.LAB_EMAIL,
      address: settings.LAB_ADDRESS,
      booking: settings.BOOKING_URL,
      answerTime: translate((language) => settings[answerTimeSetting(language)]),
    },
  };

  async function composeMail({ kind, enquiry, createdAt }: LeasedMail): Promise<Mail> {
    if (!enquiry) {
      const time = { from: createdAt - day, until: createdAt };
      return composeDigest(await store.countForDigest(time.from, time.until), time, route);
    }
    return kind === "sales"
      ? composeSalesMail(enquiry, route)
      : composeAcknowledgement(enquiry, route);
  }

  async function send(leased: LeasedMail, signal: AbortSignal, onWhole: () => void): Promise<Sent> {
    const mail = await composeMail(leased);
    const recipients = mail.to.filter((address) => !leased.acceptedBy.includes(address));
    if (recipients.length === 0)
      return { accepted: [], refused: [], answer: "every address has it" };
    return sender.send(mail, recipients, signal, onWhole);
  }

  const loop = { log, now, timers, random: Math.random };
  const endpoints = endpointsOf(settings);
  const endpointNames = endpoints.map(({ name }) => name);
  const webhooks =
    endpoints.length === 0
      ? null
      : (await import("./webhooks/open-webhooks.ts")).openWebhooks({ ...loop, endpoints, store });
  const delivery = createDelivery({
    ...loop,
    store: { ...store, makeAllDue: (at) => store.makeAllDue(at, "") },
    send,
    observeSent: metrics.observeSent,
    observeFailure: metrics.observeFailure,
  });
  const wake = () => {
    delivery.wake();
    webhooks?.wake();
  };
  const daily = createDailyTasks({
    store,
    log,
    now,
    timers,
    hasDigest: settings.DAILY_DIGEST,
    retentionDays: settings.RETENTION_DAYS,
    heldDays: settings.HELD_DAYS,
    wake: delivery.wake,
  });

  const limits = createPostLimits({ settings, sharedCounts: isShared ? counts : null, log, now });
  const router = Router();
  const { refuseForeign, handlePost } = createPostHandler({
    settings,
    log,
    renderForm,
    now,
    append: (enquiry) => store.append(enquiry, endpointNames),
    findRepeated: store.findRepeated,
    wake,
    limits,
  });
  router.post(
    "/contact",
    (_request, response, next) => {
      response.once("finish", () => metrics.countAnswer(response.statusCode));
      next();
    },
    refuseForeign,
    handlePost,
  );
  router.all("/contact", (request, response, next) =>
    request.method === "GET" || request.method === "HEAD"
      ? next()
      : refuseMethod(response, "GET, HEAD, POST"),
  );

  return {
    router,
    start() {
      store.getFacts().then(
        ({ pending, failed, held, unsure }) =>
          log.info({ pending, failed, held, unsure }, "enquiries in the store"),
        (error: unknown) =>
          log.error({ code: codeOf(error) }, "the enquiry store cannot be reached; pages are up"),
      );
      clock.start(wake);
      delivery.start();
      webhooks?.start();
      daily.start();
    },
    async stop() {
      clock.stop();
      daily.stop();
      await Promise.all([delivery.stop(), webhooks?.stop()]);
      sender.close();
      limits.stop();
      await store.close();
    },
    async findTroubles() {
      try {
        await watch.checkWritable();
        const { oldestUnsentAt, unsure } = await watch.getFacts();
        const isLate = oldestUnsentAt !== null && now() - oldestUnsentAt > longestWait;
        return [
          ...(isLate ? (["unsent"] as const) : []),
          ...(unsure > 0 ? (["unsure"] as const) : []),
        ];
      } catch {
        return ["storage"];
      }
    },
    readDetails: () => ({ emptySender: sender.emptySender() }),
    async readMetrics() {
      const { type, text } = await metrics.read();
      return { type, text: webhooks ? text + (await webhooks.readMetrics()) : text };
    },
    describe: () => ({
      storage: isShared ? "PostgreSQL" : `SQLite in ${settings.DATA_DIR}`,
      mail: sender.describe(),
      ...(webhooks && { webhooks: endpoints.map(describeEndpoint).join(", ") }),
    }),
  };
}
