// POST /contact and all that follows from it: puts store, mail and loop together. The steps of a post are in handle-post.ts.
import { join } from "node:path";
import { Router } from "express";
import { ipKeyGenerator, MemoryStore, rateLimit } from "express-rate-limit";
import type { Logger } from "pino";
import type { Settings } from "#server/environment.ts";
import { composeMail } from "./compose-mail.ts";
import { createDelivery, systemTimers, type Timers } from "./delivery.ts";
import { createPostHandler, type RenderForm } from "./handle-post.ts";
import { createMailSender } from "./mail-sender.ts";
import { openSqliteStore } from "./sqlite-store.ts";

export interface Enquiries {
  /** Answers POST /contact and nothing else. */
  readonly router: Router;
  /** Begins to mail what is stored, also what an earlier process left. */
  start(): void;
  /** Waits for the mail in flight (six seconds at most), then closes the store. */
  stop(): Promise<void>;
  /** Whether an enquiry could be stored now. */
  isReady(): Promise<boolean>;
  /** Where mail goes, for the boot message; no secrets. */
  describeMail(): string;
}

export interface EnquiriesParts {
  readonly settings: Settings;
  readonly log: Logger;
  readonly renderForm: RenderForm;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly timers?: Timers;
}

/** Posts are counted over this long, ms. */
const countedTime = 10 * 60_000;
/** Posts, accepted or not, that an address may send for each enquiry it may send. */
const triesPerEnquiry = 10;

/**
 * Opens the store (DATA_DIR/enquiries.sqlite) and readies the rest; nothing is mailed before `start`.
 * @throws when the store cannot be opened, naming the file
 */
export async function createEnquiries(parts: EnquiriesParts): Promise<Enquiries> {
  const { settings, log, renderForm, now = Date.now, timers = systemTimers } = parts;
  const file = join(settings.DATA_DIR, "enquiries.sqlite");
  const store = openStore(file);
  const sender = createMailSender(settings);
  const route = { from: settings.MAIL_FROM, to: settings.SALES_EMAIL, siteUrl: settings.SITE_URL };
  const delivery = createDelivery({
    store,
    send: (enquiry, signal) => sender.send(composeMail(enquiry, route), signal),
    log,
    now,
    timers,
  });

  const stores: MemoryStore[] = [];
  /** Counts posts by address; past `limit` they go on marked, so that the form can be given back as it was filled in. */
  const countPosts = (limit: number, skipFailedRequests: boolean) => {
    const store = new MemoryStore();
    stores.push(store);
    return rateLimit({
      windowMs: countedTime,
      limit,
      store,
      skipFailedRequests,
      standardHeaders: false,
      legacyHeaders: false,
      // An IPv6 subscriber has a whole network of addresses: they count as one.
      keyGenerator: (request) => ipKeyGenerator(request.ip ?? "unknown"),
      handler: (request, response, next) => {
        const resetTime = (request as { rateLimit?: { resetTime?: Date } }).rateLimit?.resetTime;
        const ms = resetTime ? resetTime.getTime() - Date.now() : countedTime;
        response.locals["retryAfter"] = Math.max(1, Math.ceil(ms / 1000));
        next();
      },
      // These checks write visitors' addresses to the console; what they check is the settings' business.
      validate: false,
    });
  };
  // A form sent back for correction is no enquiry yet; still, nobody needs that many tries.
  const countTries = countPosts(settings.CONTACT_LIMIT * triesPerEnquiry, false);
  const countEnquiries = countPosts(settings.CONTACT_LIMIT, true);

  const router = Router();
  const { refuseForeign, handlePost } = createPostHandler({
    settings,
    log,
    renderForm,
    now,
    store,
    wake: delivery.wake,
  });
  router.post("/contact", refuseForeign, countTries, countEnquiries, handlePost);

  return {
    router,
    start() {
      store.countByStatus().then(
        ({ pending, failed, held }) =>
          log.info({ pending, failed, held }, "enquiries in the store"),
        () => undefined,
      );
      delivery.start();
    },
    async stop() {
      await delivery.stop();
      sender.close();
      for (const counted of stores) counted.shutdown();
      await store.close();
    },
    isReady: () =>
      store.checkWritable().then(
        () => true,
        () => false,
      ),
    describeMail: sender.describe,
  };
}

function openStore(file: string) {
  try {
    return openSqliteStore(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The enquiries cannot be kept in ${file} (DATA_DIR): ${reason}`, {
      cause: error,
    });
  }
}
