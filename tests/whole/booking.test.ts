// The way to the laboratory's calendar (BOOKING_URL): a link on form, popup and thanks, where there is a calendar; nothing elsewhere.
import { afterEach, expect, test } from "vitest";
import {
  closeAll,
  closers,
  fillIn,
  openPopup,
  openSite,
  send,
  thanks,
} from "#tests/contact-form.ts";
import { shareBrowser, siteUrl, visit } from "#tests/visit.ts";

afterEach(() => closeAll(closers));
// After the hook above, so that pages are closed before their site.
shareBrowser();

const calendar = "https://calendar.spherine.example/call?from=site";

test("a calendar is linked from the form, the popup and the thanks, and nothing of it is loaded", async () => {
  const site = await openSite({ BOOKING_URL: calendar });
  for (const [path, name] of [
    ["/fr/contact", "Prendre rendez-vous"],
    ["/en/contact", "Book a call"],
  ] as const) {
    const response = await fetch(site.url + path);
    const html = await response.text();
    expect(html).toContain(`>${name}</a>`);
    expect(response.headers.get("content-security-policy")).not.toContain("calendar");
  }
  const page = await visit("/fr/liposomes/zinc", 390, {}, site.url);
  const dialog = await openPopup(page);
  const link = dialog.getByRole("link", { name: "Prendre rendez-vous" });
  expect(await link.getAttribute("href")).toBe(calendar);
  expect(await link.getAttribute("rel")).toContain("noopener");
  await fillIn(dialog);
  await send(dialog);
  await thanks(dialog).waitFor();
  expect(await link.count()).toBe(1);
  expect(await page.locator("iframe").count()).toBe(0);
});

test("without a calendar nobody is sent to one", async () => {
  for (const path of ["/fr/contact", "/en/contact"]) {
    const html = await (await fetch(siteUrl + path)).text();
    expect(html).not.toMatch(/>(?:Prendre rendez-vous|Book a call)</);
  }
});
