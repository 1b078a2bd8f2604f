// The page of the contact form, and the links that lead to it, with script and before it has come.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Closers, closeAll, fillIn, openSite, send, thanks } from "#tests/contact-form.ts";
import { expectSubject, subjects } from "#tests/enquiry-subjects.ts";
import {
  hydrated,
  openPage,
  press,
  shareBrowser,
  siteUrl,
  visit,
  waitForPath,
} from "#tests/visit.ts";

shareBrowser();

describe("what the enquiry is about, with script", () => {
  const untilAll: Closers = [];
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    site = await openSite({ ACKNOWLEDGEMENTS: "off" }, untilAll);
  });
  afterAll(() => closeAll(untilAll));
  let sent = 0;

  test.each(subjects)("from %s, by “%s”, reaches sales as “%s”", async (...subject) => {
    const [address, name, line] = subject;
    const page = await openPage();
    await page.clock.install();
    await page.goto(site.url + address);
    await hydrated(page);
    await press(page, page.getByRole("link", { name }).first());
    const about = page.getByText(/^Votre demande porte sur/);
    await about.waitFor();
    expect(await about.textContent()).toContain(line.split(" : ")[1]);
    const company = await fillIn(page);
    await page.clock.fastForward(20_000);
    await send(page);
    await thanks(page).waitFor();
    sent += 1;
    const mails = await site.mailServer.hasReceived(sent);
    expectSubject(mails.at(-1), subject, company);
  });
});

test("a phone's menu leads to the form's page, and the footer there names it", async () => {
  const phone = await visit("/liposomes", 390);
  await phone.getByLabel("Open the menu").click();
  await phone.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).click();
  await waitForPath(phone, "/contact");
  await phone
    .getByRole("contentinfo")
    .getByRole("link", { name: "Contact", exact: true })
    .waitFor();
});

test("the form's page comes back to bare when it is asked for bare", async () => {
  const page = await visit("/contact?sujet=devis", 1300);
  const about = page.getByRole("main").getByText(/porte sur/);
  await about.waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  await waitForPath(page, "/contact");
  await about.waitFor({ state: "hidden" });
});

test("the form's page comes before script has taken over, from any page", async () => {
  const page = await openPage();
  // The site's script never comes.
  await page.route("**/start.*.js", () => undefined);
  await page.goto(`${siteUrl}/liposomes/zinc`, { waitUntil: "commit" });
  await page.getByRole("link", { name: "Nous contacter" }).first().click({ noWaitAfter: true });
  await page.getByText(/porte sur.*Zinc, liposome/).waitFor();
  expect(new URL(page.url()).pathname).toBe("/contact");
});
