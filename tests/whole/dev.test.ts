// `npm run dev` in a copy of the project: what is saved is seen on the page that is open, and what is wrong is said there.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { copyProject } from "#tests/copy-project.ts";
import { makeDataDir } from "#tests/start-site.ts";
import { hydrated, shareBrowser, visit } from "#tests/visit.ts";

const root = join(import.meta.dirname, "../..");

shareBrowser();

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** Resolves with its address once it has built; ended with the test. */
async function startDev(folder: string): Promise<string> {
  const port = await findPort();
  const dev: ChildProcess = spawn(process.execPath, ["tools/dev.ts"], {
    cwd: folder,
    env: { PATH: process.env["PATH"], PORT: `${port}`, HOST: "127.0.0.1", DATA_DIR: makeDataDir() },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  const ended = once(dev, "exit");
  onTestFinished(async () => {
    dev.kill("SIGINT");
    await ended;
  });
  return new Promise((resolve, reject) => {
    const listen = (line: string) => {
      said.push(line);
      if (line.startsWith("Watching")) resolve(`http://127.0.0.1:${port}`);
    };
    for (const stream of [dev.stdout, dev.stderr])
      if (stream) createInterface({ input: stream }).on("line", listen);
    void ended.then(() => reject(new Error(`npm run dev has ended:\n${said.join("\n")}`)));
  });
}

test("a save is seen: a style without a reload, sentences and components with one, mistakes until put right", {
  timeout: 300_000,
}, async () => {
  const { folder } = copyProject();
  cpSync(join(root, "public"), join(folder, "public"), { recursive: true });
  const edit = (file: string, find: string, put: string) => {
    const path = join(folder, file);
    const text = readFileSync(path, "utf8");
    expect(text).toContain(find);
    writeFileSync(path, text.replace(find, put));
  };
  const site = await startDev(folder);
  // The build that visitors get is none of its business.
  expect(existsSync(join(folder, "dist"))).toBe(false);

  const page = await visit("/fr/liposomes/zinc", 1300, {}, site);
  const panels = page.locator("#content details");
  const scrollTop = () => page.evaluate(() => scrollY);
  // Set by this test: a reload takes it away.
  const isSameVisit = () => page.evaluate(() => "isSameVisit" in window);
  const mark = () => page.evaluate(() => Object.assign(window, { isSameVisit: true }));
  await panels.nth(1).locator("summary").click();
  await panels.nth(1).evaluate((panel) => panel.scrollIntoView({ block: "start" }));
  const opener = page.getByRole("banner").getByRole("link", { name: "Rechercher", exact: true });
  await opener.filter({ visible: true }).press("Enter");
  const search = page.getByRole("banner").getByRole("combobox");
  await search.fill("magné");
  await page.getByRole("option").first().waitFor();
  const place = await scrollTop();
  expect(place).toBeGreaterThan(300);
  await mark();

  const title = page.getByRole("heading", { level: 1 });
  edit("client/styles/base.css", "h1", "h1 { outline: 3px solid rgb(1, 2, 3); }\nh1");
  await expect
    .poll(() => title.evaluate((node) => getComputedStyle(node).outlineColor))
    .toBe("rgb(1, 2, 3)");
  edit(
    "client/components/Disclosure/Disclosure.module.css",
    ".summary {",
    ".summary { color: #123456;",
  );
  const closed = panels.nth(3).locator("summary");
  await expect
    .poll(() => closed.evaluate((node) => getComputedStyle(node).color))
    .toBe("rgb(18, 52, 86)");
  expect(await isSameVisit()).toBe(true);
  expect(await scrollTop()).toBe(place);
  expect(await panels.nth(1).getAttribute("open")).toBe("");
  expect(await search.inputValue()).toBe("magné");

  // Open pages are told before the site has them: a visitor who comes once it has gets the styles as they are.
  const linked = async () => {
    const html = await (await fetch(`${site}/fr/liposomes/zinc`)).text();
    const sheets = [...html.matchAll(/ href="(\/[^"]+\.css)"/g)].map(([, address]) => address);
    const answers = await Promise.all(sheets.map((address) => fetch(site + address)));
    return (await Promise.all(answers.map((answer) => answer.text()))).join("");
  };
  await expect.poll(linked).toContain("#123456");
  const other = await visit("/fr/liposomes/zinc", 1300, {}, site);
  await expect
    .poll(() => other.locator("h1").evaluate((node) => getComputedStyle(node).outlineColor))
    .toBe("rgb(1, 2, 3)");
  await other.close();

  const words = "shared/content/liposomes/zinc/fr.md";
  edit(words, "**Deux glycines par zinc.**", "**Deux glycines pour un zinc.**");
  await page.getByText("Deux glycines pour un zinc.").first().waitFor({ state: "attached" });
  await hydrated(page);
  expect(await isSameVisit()).toBe(false);
  await expect.poll(() => panels.nth(1).getAttribute("open")).toBe("");
  await expect.poll(async () => Math.abs((await scrollTop()) - place)).toBeLessThan(100);

  edit(
    "client/components/Disclosure/Disclosure.tsx",
    "<Text of={title} />",
    "<Text of={title} /> (essai)",
  );
  await panels.first().getByText("(essai)").waitFor();
  await hydrated(page);

  await mark();
  edit(words, "nom: zinc", "nom: ''");
  const notice = page.getByRole("alert");
  await notice.waitFor();
  expect(await notice.textContent()).toMatch(/shared\/content\/liposomes\/zinc.*nom/);
  expect(await isSameVisit()).toBe(true);
  await title.waitFor();
  edit(words, "nom: ''", "nom: zinc");
  await notice.waitFor({ state: "detached" });

  edit("client/pages/Sheet/Accordion.tsx", "<div", "<<div");
  await notice.waitFor();
  expect(await notice.textContent()).toContain("client/pages/Sheet/Accordion.tsx:");
  edit("client/pages/Sheet/Accordion.tsx", "<<div", "<div");
  await notice.waitFor({ state: "detached" });
});
