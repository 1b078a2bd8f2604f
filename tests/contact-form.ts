// What tests of the contact form do and look for.
import { rmSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { openMailServer } from "#tests/mail-server.ts";
import { makeDataDir, startSite } from "#tests/start-site.ts";
import { press } from "#tests/visit.ts";

export type Closers = (() => unknown)[];
export const closeAll = async (closers: Closers) => {
  for (const close of closers.splice(0).reverse()) await close();
};
export const closers: Closers = [];

export const off = { javaScriptEnabled: false } as const;

let number = 0;
/** Fills in what is required, as nobody has before, in any language; `root`: where the form is. */
export async function fillIn(root: Page | Locator, typed: { email?: string; phone?: string } = {}) {
  number += 1;
  const company = `Maison ${number}`;
  await root.locator("#contact-email").fill(typed.email ?? "claire@maison-oree.example");
  await root.locator("#contact-phone").fill(typed.phone ?? "+33 4 65 71 00 00");
  await root.locator("#contact-company").fill(company);
  await root.locator("#contact-country").fill("France");
  return company;
}

export const send = (root: Page | Locator) =>
  root.getByRole("button", { name: "Envoyer", exact: true }).click();

export const thanks = (root: Page | Locator) =>
  root.getByRole("heading", { name: "Votre demande est enregistrée" });

export const openPopup = async (page: Page, name = "Nous contacter") => {
  await press(page, page.getByRole("link", { name }).first());
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  return dialog;
};

/** Sends an enquiry from the popup of a page, and gives the popup with its thanks. */
export async function askInPopup(page: Page): Promise<Locator> {
  const dialog = await openPopup(page);
  await fillIn(dialog);
  await send(dialog);
  await thanks(dialog).waitFor();
  return dialog;
}

/** Sends a form, and gives what it posts. */
export async function sendAndRead(page: Page, form: Locator): Promise<unknown> {
  const [sent] = await Promise.all([
    page.waitForRequest((asked) => asked.method() === "POST"),
    send(form),
  ]);
  return JSON.parse(sent.postData() ?? "{}");
}

/** Counts what the page sends. */
export function countPosts(page: Page): () => number {
  let count = 0;
  page.on("request", (sent) => {
    if (sent.method() === "POST") count += 1;
  });
  return () => count;
}

/** A site of the test's own, with a mail server; `until` is called when it is over. */
export async function openSite(environment: Record<string, string> = {}, until = closers) {
  const dataDir = makeDataDir();
  until.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const mailServer = await openMailServer();
  until.push(mailServer.close);
  const site = await startSite({
    DATA_DIR: dataDir,
    SMTP_URL: mailServer.url,
    PRERENDER: "off",
    SALES_EMAIL: "sales@spherine.example",
    ...environment,
  });
  until.push(site.kill);
  return { ...site, mailServer };
}
