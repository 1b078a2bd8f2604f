// POST /contact and all that follows from it: puts store, mail and loops together. The steps of a post are in handle-post.ts.
import { Router } from "express";
import { ipKeyGenerator, MemoryStore, rateLimit } from "express-rate-limit";
import type { Logger } from "pino";
import { composeAcknowledgement } from "#server/enquiries/mails/compose-acknowledgement.ts";
import { composeDigest } from "#server/enquiries/mails/compose-digest.ts";
import { composeSalesMail } from "#server/enquiries/mails/compose-sales-mail.ts";
import type { Mail, MailRoute } from "#server/enquiries/mails/mail.ts";
import { createDailyTasks } from "#server/enquiries/outbox/daily-tasks.ts";
import { createDelivery, type Sent } from "#server/enquiries/outbox/delivery.ts";
import type { Claim } from "#server/enquiries/outbox/enquiry-store.ts";
import { codeOf } from "#server/enquiries/outbox/error-facts.ts";
import { createMailSender } from "#server/enquiries/outbox/mail-sender.ts";
import { createSiteClock } from "#server/enquiries/outbox/site-clock.ts";
import { openStoreThread } from "#server/enquiries/outbox/store-thread.ts";
import { createStoreWatch } from "#server/enquiries/outbox/store-watch.ts";
import { systemTimers, type Timers } from "#server/enquiries/outbox/timers.ts";
import {
  createPostHandler,
  markTooMany,
  type RenderForm,
} from "#server/enquiries/receive/handle-post.ts";
import { createSharedCounts } from "#server/enquiries/receive/shared-counts.ts";
import type { Settings } from "#server/environment.ts";
import { refuseMethod } from "#server/middleware/refuse-method.ts";
import { createMetrics } from "./enquiry-metrics.ts";

export interface Enquiries {
  /** Answers POST /contact and nothing else. */
  readonly router: Router;
  /** Begins to mail what is stored, also what an earlier process left. */
  start(): void;
  /** Waits for the mail in flight (six seconds at most), then closes the store. */
  stop(): Promise<void>;
  /** What keeps enquiries from being stored or mailed now; empty when nothing does. */
  findTroubles(): Promise<readonly ("storage" | "unsent")[]>;
  /** What Prometheus reads, with its content type. */
  readMetrics(): Promise<{ readonly type: string; readonly text: string }>;
  /** Where enquiries and mail go, for the boot message; no secrets. */
  describe(): { readonly storage: string; readonly mail: string };
}

export interface EnquiriesParts {
  readonly settings: Settings;
  readonly log: Logger;
  readonly renderForm: RenderForm;
  /** This machine's clock, ms since 1970. */
  readonly now?: () => number;
  readonly timers?: Timers;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Posts are counted over this long, ms. */
const countedTime = 10 * minute;
/** Posts that are no new enquiry, which an address may send for each enquiry it may send. */
const triesPerEnquiry = 20;
/** An enquiry that waits longer is trouble, ms. */
const longestWait = 15 * minute;

/**
 * Opens the store and readies the rest; nothing is mailed before `start`.
 * @throws when the store cannot be opened, naming the file
 */
export async function createEnquiries(parts: EnquiriesParts): Promise<Enquiries> {
  const { settings, log, renderForm, timers = systemTimers } = parts;
  const { store, counts } = await openStoreThread(settings, ({ level, text, ...facts }) =>
    log[level](facts, text),
  );
  const isShared = settings.DATABASE_URL !== undefined;
  const clock = createSiteClock({
    store,
    isShared,
    log,
    machineNow: parts.now ?? Date.now,
    timers,
  });
  const { now } = clock;
  // Before anything is stored; a database that is away is asked again as soon as it is back.
  await clock.measure().catch(() => undefined);
  const watch = createStoreWatch(store, now);
  const metrics = createMetrics(watch.getFacts, now);
  const sender = createMailSender(settings);
  const route: MailRoute = {
    from: settings.MAIL_FROM,
    to: settings.SALES_EMAIL,
    siteUrl: settings.SITE_URL,
    lab: {
      name: settings.LAB_NAME,
      phone: settings.LAB_PHONE,
      email: settings.LAB_EMAIL,
      address: settings.LAB_ADDRESS,
      answerTime: { fr: settings.LAB_ANSWER_TIME_FR, en: settings.LAB_ANSWER_TIME_EN },
    },
  };

  async function composeMail({ kind, enquiry, createdAt }: Claim): Promise<Mail> {
    if (!enquiry) {
      const time = { from: createdAt - day, until: createdAt };
      return composeDigest(await store.countForDigest(time.from, time.until), time, route);
    }
    return kind === "sales"
      ? composeSalesMail(enquiry, route)
      : composeAcknowledgement(enquiry, route);
  }

  async function send(claim: Claim, signal: AbortSignal): Promise<Sent> {
    const mail = await composeMail(claim);
    const recipients = mail.to.filter((address) => !claim.acceptedBy.includes(address));
    if (recipients.length === 0)
      return { accepted: [], refused: [], answer: "every address has it" };
    return sender.send(mail, recipients, signal);
  }

  const delivery = createDelivery({
    store,
    send,
    log,
    now,
    timers,
    random: Math.random,
    observe: metrics.observeMail,
  });
  const daily = createDailyTasks({
    store,
    log,
    now,
    timers,
    hasDigest: settings.DAILY_DIGEST,
    retentionDays: settings.RETENTION_DAYS,
    wake: delivery.wake,
  });

  const memories: MemoryStore[] = [];
  const openCounts = (name: string) => {
    if (isShared) return createSharedCounts(name, counts, now);
    const memory = new MemoryStore();
    memories.push(memory);
    return memory;
  };
  /** Counts posts; past `limit` they go on marked, so that the form can be given back as it was filled in. */
  const countPosts = (
    name: string,
    limit: number,
    options: { readonly onlyAccepted: boolean; readonly byAddress: boolean },
  ) =>
    rateLimit({
      windowMs: countedTime,
      limit,
      store: openCounts(name),
      skipFailedRequests: options.onlyAccepted,
      // A store that fails is no reason to refuse: whether the enquiry can be kept is found out next.
      passOnStoreError: true,
      // Its own words are no JSON, a stack trace long, at each post.
      logger: {
        warn: () => {},
        error: (error) => log.error({ code: codeOf(error) }, "posts cannot be counted"),
      },
      standardHeaders: false,
      legacyHeaders: false,
      // An IPv6 subscriber has a whole network of addresses: they count as one.
      keyGenerator: (request) =>
        options.byAddress ? ipKeyGenerator(request.ip ?? "unknown") : "all",
      handler: (request, response, next) => {
        const resetTime = (request as { rateLimit?: { resetTime?: Date } }).rateLimit?.resetTime;
        const ms = resetTime ? resetTime.getTime() - now() : countedTime;
        // However far ahead the clock was that began to count.
        const seconds = Math.ceil(Math.min(ms, countedTime) / 1000);
        markTooMany(response, Math.max(1, seconds));
        next();
      },
      // These checks write visitors' addresses to the console; what they check is the settings' business.
      validate: false,
    });

  const router = Router();
  const { refuseForeign, handlePost } = createPostHandler({
    settings,
    log,
    renderForm,
    now,
    append: store.append,
    findRepeated: store.findRepeated,
    wake: delivery.wake,
    countEnquiry: [
      countPosts("address", settings.CONTACT_LIMIT, { onlyAccepted: true, byAddress: true }),
      countPosts("all", settings.CONTACT_LIMIT_TOTAL, { onlyAccepted: true, byAddress: false }),
    ],
    // A form sent back for correction is no enquiry yet; still, nobody needs that many tries.
    countOther: countPosts("tries", settings.CONTACT_LIMIT * triesPerEnquiry, {
      onlyAccepted: false,
      byAddress: true,
    }),
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
      watch.getFactsNow().then(
        ({ pending, failed, held }) =>
          log.info({ pending, failed, held }, "enquiries in the store"),
        (error: unknown) =>
          log.error({ code: codeOf(error) }, "the enquiry store cannot be reached; pages are up"),
      );
      clock.start(delivery.wake);
      delivery.start();
      daily.start();
    },
    async stop() {
      clock.stop();
      daily.stop();
      await delivery.stop();
      sender.close();
      for (const memory of memories) memory.shutdown();
      await store.close();
    },
    async findTroubles() {
      try {
        await watch.checkWritable();
        const { oldestUnsentAt } = await watch.getFacts();
        return oldestUnsentAt !== null && now() - oldestUnsentAt > longestWait ? ["unsent"] : [];
      } catch {
        return ["storage"];
      }
    },
    readMetrics: metrics.read,
    describe: () => ({
      storage: isShared ? "PostgreSQL" : `SQLite in ${settings.DATA_DIR}`,
      mail: sender.describe(),
    }),
  };
}
