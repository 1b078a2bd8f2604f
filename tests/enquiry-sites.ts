// Sites that take enquiries as served: real HTTP, a real store and a real SMTP server. The pages around the form are not here.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import express, { type Express } from "express";
import pino from "pino";
import type { SMTPServerOptions } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import {
  createEnquiries,
  type Enquiries,
  type EnquiriesParts,
} from "#server/enquiries/enquiries.ts";
import type { EnquiryStore, ListedEnquiry } from "#server/enquiries/outbox/enquiry-store.ts";
import { openStore } from "#server/enquiries/outbox/open-store.ts";
import type { RenderForm } from "#server/enquiries/receive/handle-post.ts";
import { readSettings } from "#server/environment.ts";
import type { ContactState } from "#shared/enquiry/contact-state.ts";
import { type MailServer, openMailServer as startMailServer } from "./mail-server.ts";
import { type Engine, makeStorage, type Storage } from "./storage.ts";

export const good = {
  email: "claire+achats@maison-oree.example",
  phone: "+33 (0)4 65 71 20 10 poste 12",
  company: "Maison Orée & Filles",
  country: "Côte d’Ivoire",
  message: "Bonjour,\nquel est votre délai ?",
  product: "Vitamine C+",
  page: "/liposomes/vitamine-c",
};
export const formType = "application/x-www-form-urlencoded";

let number = 0;
/** A good enquiry that nobody has sent before. */
export function another() {
  number += 1;
  return { ...good, company: `Maison ${number}` };
}

interface Site {
  readonly app: Express;
  readonly enquiries: Enquiries;
  /** What pages were asked to show, in order. */
  readonly shown: {
    readonly status: number;
    readonly page: string;
    readonly contact: ContactState;
  }[];
}

/**
 * Gives each test of the file or block an empty storage, and closes afterwards all that it opened. `once`: the tests share them, as
 * none leaves anything behind that matters to another.
 */
export function prepareSites(engine: Engine, { once = false } = {}) {
  let storage: Storage;
  let reader: EnquiryStore;
  let lines: string[];
  let closers: (() => Promise<void>)[];

  const [before, after] = once ? [beforeAll, afterAll] : [beforeEach, afterEach];
  before(async () => {
    lines = [];
    closers = [];
    storage = await makeStorage(engine);
    reader = openStore({ DATABASE_URL: undefined, ...storage.settings }, () => {}).store;
  });

  after(async () => {
    for (const close of closers.reverse()) await close();
    await reader.close();
    await storage.remove();
  });

  async function openSite(
    environment: Record<string, string> = {},
    parts: Partial<Pick<EnquiriesParts, "now" | "timers" | "storeTimeout">> = {},
  ): Promise<Site> {
    const settings = readSettings({
      ...storage.settings,
      CONTACT_LIMIT: "1000",
      ACKNOWLEDGEMENTS: "off",
      DAILY_DIGEST: "off",
      ...environment,
    });
    const shown: Site["shown"] = [];
    const renderForm: RenderForm = async (_request, response, rendered) => {
      shown.push(rendered);
      response
        .status(rendered.status)
        .type("text/html")
        .send("<!DOCTYPE html><title>the page, popup open</title>");
    };
    const log = pino({ level: "debug" }, { write: (line: string) => void lines.push(line) });
    const enquiries = await createEnquiries({ settings, log, renderForm, ...parts });
    const app = express();
    app.set("trust proxy", settings.TRUST_PROXY);
    app.use(enquiries.router);
    closers.push(() => enquiries.stop());
    enquiries.start();
    return { app, enquiries, shown };
  }

  const mailFolder = () => join(storage.settings.DATA_DIR, "mail");

  return {
    /** Looks at what the site keeps, as another process would. */
    get reader() {
      return reader;
    },
    /** The log of all sites of the test. */
    get lines() {
      return lines;
    },
    get storage() {
      return storage;
    },
    openSite,

    async openMailServer(options?: SMTPServerOptions): Promise<MailServer> {
      const mailServer = await startMailServer(options && { options });
      closers.push(mailServer.close);
      return mailServer;
    },

    /** The enquiry that is in this state, as soon as there is one. */
    waitForStatus(status: ListedEnquiry["status"]): Promise<ListedEnquiry> {
      const find = async () => (await reader.list({})).find((enquiry) => enquiry.status === status);
      return vi.waitUntil(find, { timeout: 60_000, interval: 20 });
    },

    attemptsOf: async (reference: string) => (await reader.find(reference))?.attempts,
    mailFolder,
    mailFiles: () => readdirSync(mailFolder()).filter((name) => name.endsWith(".eml")),
  };
}
