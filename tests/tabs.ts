// Tabs that a page opens, as the browser itself lists them. Playwright announces a tab only after its first navigation; where it
// sees the tab while that is still empty and Chromium does not report the navigation, its event never comes.
import type { Page } from "playwright-core";
import { expect } from "vitest";

export interface Tab {
  /** Of its document. */
  readonly title: string;
  /** Whether it could steer the page that opened it. */
  readonly canAccessOpener: boolean;
}

/** Does what opens one tab beside `page`, and waits until that shows a document at `address`. */
export async function openBeside(
  page: Page,
  address: string,
  open: () => Promise<void>,
): Promise<Tab> {
  const context = page.context();
  const browser = context.browser();
  if (!browser) throw new Error("the browser was not launched by this test");
  const own = await context.newCDPSession(page);
  const { browserContextId } = (await own.send("Target.getTargetInfo")).targetInfo;
  await own.detach();
  const session = await browser.newBrowserCDPSession();
  const listTabs = async () => {
    const { targetInfos } = await session.send("Target.getTargets");
    return targetInfos.filter(
      (target) => target.type === "page" && target.browserContextId === browserContextId,
    );
  };
  const before = new Set((await listTabs()).map(({ targetId }) => targetId));
  await open();
  let tabs: Awaited<ReturnType<typeof listTabs>> = [];
  await expect
    .poll(async () => {
      tabs = (await listTabs()).filter(({ targetId }) => !before.has(targetId));
      return tabs.map(({ url, title }) => ({
        url,
        hasTitle: title !== "" && !url.endsWith(title),
      }));
    })
    .toEqual([{ url: address, hasTitle: true }]);
  await session.detach();
  const [{ title, canAccessOpener }] = tabs as [(typeof tabs)[number]];
  return { title, canAccessOpener };
}
