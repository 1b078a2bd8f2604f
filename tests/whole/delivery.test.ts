// From the popup to the sales mailbox, with the built site and a real mail server; also when either is down.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import request from "supertest";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { findClosedPort, openMailServer } from "#tests/mail-server.ts";
import { makeDataDir, type RunningSite, startSite } from "#tests/start-site.ts";
import { ask, makeStorage } from "#tests/storage.ts";
import { forgiveProblem, hydrated, isFocused, openPage, shareBrowser } from "#tests/visit.ts";

const enquiry = {
  email: "claire@maison-oree.example",
  phone: "+33 4 65 71 00 00",
  company: "Maison Orée",
  country: "France",
  message: "Bonjour,\nquel est votre délai pour 2 000 unités ?",
};

let dataDir: string;
const closers: (() => Promise<unknown>)[] = [];

beforeEach(() => {
  dataDir = makeDataDir();
});

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  rmSync(dataDir, { recursive: true, force: true });
});

// After the hooks above, so that pages are closed before their site.
shareBrowser();

async function open(environment: Record<string, string>): Promise<RunningSite> {
  const site = await startSite({
    DATA_DIR: dataDir,
    SALES_EMAIL: "sales@spherine.example",
    ACKNOWLEDGEMENTS: "off",
    ...environment,
  });
  closers.push(site.kill);
  return site;
}

test("an enquiry from the popup arrives with all its fields", async () => {
  const mailServer = await openMailServer();
  closers.push(mailServer.close);
  const site = await open({ SMTP_URL: mailServer.url });
  const page = await openPage();
  // A visitor takes longer than a test.
  await page.clock.install();
  await page.goto(`${site.url}/liposomes/zinc`);
  await page.getByRole("link", { name: "Nous contacter" }).first().click();
  await page.getByLabel("Email").fill(enquiry.email);
  await page.getByLabel("Numéro de téléphone").fill(enquiry.phone);
  await page.getByLabel("Entreprise").fill(enquiry.company);
  await page.getByLabel("Pays").fill(enquiry.country);
  await page.getByLabel("Message").fill(enquiry.message);
  await page.clock.fastForward(20_000);
  await page.getByRole("button", { name: "Envoyer" }).click();
  const thanks = page.getByRole("heading", { name: "Votre demande est enregistrée" });
  await thanks.waitFor();
  await expect.poll(() => isFocused(thanks)).toBe(true);
  const [reference = "none"] =
    (await page.getByText(/SPH-\w{4}-\w{4}/).textContent())?.match(/SPH-\S+/) ?? [];

  const [mail] = await mailServer.hasReceived(1);
  expect(mail?.to?.map(({ address }) => address)).toEqual(["sales@spherine.example"]);
  expect(mail?.replyTo?.map(({ address }) => address)).toEqual([enquiry.email]);
  expect(mail?.subject).toContain("Maison Orée");
  expect(mail?.subject).toContain("France");
  for (const part of [mail?.text, mail?.html?.replace(/<br ?\/?>/g, "\n")]) {
    for (const text of [
      enquiry.email,
      enquiry.phone,
      enquiry.company,
      enquiry.country,
      "2 000 unités",
      "zinc",
      "/liposomes/zinc",
      reference,
    ]) {
      expect(part).toContain(text);
    }
  }
});

test("the popup's clock goes on while it is closed, and begins anew for the next enquiry", async () => {
  const mailServer = await openMailServer();
  closers.push(mailServer.close);
  const site = await open({ SMTP_URL: mailServer.url });
  const page = await openPage();
  await page.clock.install();
  await page.goto(`${site.url}/liposomes/zinc`);
  await hydrated(page);
  // Nothing passes but what the test lets pass.
  await page.clock.pauseAt(Date.now() + 60_000);
  const openPopup = () => page.getByRole("link", { name: "Nous contacter" }).first().click();
  const fillIn = async () => {
    await page.getByLabel("Email").fill(enquiry.email);
    await page.getByLabel("Numéro de téléphone").fill(enquiry.phone);
    await page.getByLabel("Entreprise").fill(enquiry.company);
    await page.getByLabel("Pays").fill(enquiry.country);
  };
  const send = async () => {
    await page.getByRole("button", { name: "Envoyer" }).click();
    await page.getByText(/SPH-\w{4}-\w{4}/).waitFor();
  };
  await openPopup();
  await fillIn();
  await page.clock.runFor(20_000);
  await page.keyboard.press("Escape");
  await openPopup();
  expect(await page.getByLabel("Pays").inputValue()).toBe(enquiry.country);
  await page.clock.runFor(500);
  await send();
  const [mail] = await mailServer.hasReceived(1);
  expect(mail?.subject).toMatch(/^Demande : /);

  await page.clock.runFor(20_000);
  await page.keyboard.press("Escape");
  await openPopup();
  await fillIn();
  await page.getByLabel("Message").fill("Encore une question");
  await page.clock.runFor(500);
  await send();
  const [, next] = await mailServer.hasReceived(2);
  expect(next?.subject).toMatch(/^Demande à vérifier : /);
});

test("sent while the mail server was down, it arrives after it is back", async () => {
  const port = await findClosedPort();
  const site = await open({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const answer = await request(site.url).post("/contact").send(enquiry);
  expect(answer.status).toBe(201);
  // The site has tried, and has been refused: that is in its log.
  await expect.poll(() => site.log.some(({ level }) => Number(level) >= 40)).toBe(true);
  const mailServer = await openMailServer({ port });
  closers.push(mailServer.close);
  const [mail] = await mailServer.hasReceived(1);
  expect(mail?.text).toContain(answer.body.reference);
});

test("killed right after the answer and started again, it arrives", async () => {
  const port = await findClosedPort();
  const site = await open({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const answer = await request(site.url).post("/contact").send(enquiry);
  await site.kill();
  expect(answer.status).toBe(201);
  const mailServer = await openMailServer({ port });
  closers.push(mailServer.close);
  await open({ SMTP_URL: mailServer.url });
  const [mail] = await mailServer.hasReceived(1);
  expect(mail?.text).toContain(answer.body.reference);
});

test("told to stop, it lets the open request finish and ends by itself", async () => {
  const site = await open({});
  const answer = request(site.url).post("/contact").send(enquiry);
  const [{ status }, code] = await Promise.all([
    answer.then((done) => done),
    answer.then(() => site.stop()),
  ]);
  expect(status).toBe(201);
  expect(code).toBe(0);
});

test("a wrong setting stops the boot with its name, what it got and what it wants", async () => {
  const failing = startSite({
    PORT: "80a",
    SALES_EMAIL: "sales",
    SMTP_URL: "http://user:hunter2@mail",
    DATABASE_URL: "mysql://user:hunter2@db/site",
    DKIM_PRIVATE_KEY: "hunter2",
  });
  await expect(failing).rejects.toThrow(/PORT: got "80a", wants a port number/);
  await expect(failing).rejects.toThrow(/SALES_EMAIL: got "sales", wants e-mail addresses/);
  await expect(failing).rejects.toThrow(/SMTP_URL: got a value that is not shown/);
  await expect(failing).rejects.toThrow(/DATABASE_URL: got a value that is not shown/);
  await expect(failing).rejects.toThrow(/DKIM_PRIVATE_KEY: got a value that is not shown/);
  await expect(failing).rejects.not.toThrow(/hunter2/);
});

test("DKIM wants all its settings or none", async () => {
  const failing = startSite({ DKIM_DOMAIN: "spherine.example" });
  await expect(failing).rejects.toThrow(/DKIM_SELECTOR, DKIM_PRIVATE_KEY: got nothing/);
});

describe("while enquiries cannot be kept", () => {
  /** Hides the table from the running site, or gives it back. */
  function rename(from: string, to: string): void {
    const db = new DatabaseSync(join(dataDir, "enquiries.sqlite"), { timeout: 5000 });
    db.exec(`ALTER TABLE ${from} RENAME TO ${to}`);
    db.close();
  }

  test.each([
    ["with script", true],
    ["without", false],
  ])(
    "the text stays, an e-mail with it is offered, and it can be sent again: %s",
    async (_, javaScriptEnabled) => {
      const site = await open({});
      const page = await openPage({ javaScriptEnabled });
      await page.clock.install();
      await page.goto(`${site.url}/liposomes/zinc`);
      await page.getByRole("link", { name: "Nous contacter" }).first().click();
      await page.getByLabel("Email").fill(enquiry.email);
      await page.getByLabel("Numéro de téléphone").fill(enquiry.phone);
      await page.getByLabel("Entreprise").fill(enquiry.company);
      await page.getByLabel("Pays").fill(enquiry.country);
      await page.getByLabel("Message").fill(enquiry.message);
      if (javaScriptEnabled) await page.clock.fastForward(20_000);
      rename("enquiries", "gone");
      await page.getByRole("button", { name: "Envoyer" }).click();
      const alert = page.getByRole("alert");
      await alert.waitFor();
      // The browser itself reports the 503.
      await forgiveProblem(page, "503");
      expect(await alert.textContent()).toContain("+33 4 65 71 20 10");
      const link = alert.getByRole("link", { name: "Envoyer ce texte par e-mail" });
      const address = new URL((await link.getAttribute("href")) ?? "");
      expect(address.protocol + address.pathname).toBe("mailto:contact@spherine.example");
      for (const typed of [enquiry.phone, enquiry.company, "2 000 unités"])
        expect(address.searchParams.get("body")?.replaceAll("\r\n", "\n")).toContain(typed);
      expect(await page.getByLabel("Message").inputValue()).toBe(enquiry.message);
      expect(await page.getByLabel("Pays").inputValue()).toBe(enquiry.country);
      expect((await request(site.url).get("/liposomes")).status).toBe(200);
      const ready = await request(site.url).get("/readyz");
      expect(ready.status).toBe(503);
      expect(ready.body).toMatchObject({ status: "not ready", because: ["storage"] });

      rename("gone", "enquiries");
      await page.getByRole("button", { name: "Envoyer" }).click();
      await page.getByText(/SPH-\w{4}-\w{4}/).waitFor();
    },
  );

  test.each([
    ["a setting", (DATABASE_URL: string) => ({ DATABASE_URL })],
    [
      "a file",
      (address: string) => {
        const DATABASE_URL_FILE = join(dataDir, "database-url");
        writeFileSync(DATABASE_URL_FILE, `${address}\n`);
        return { DATABASE_URL_FILE };
      },
    ],
  ])(
    "as PostgreSQL, named by %s, is away, the site starts and its pages are up",
    async (_, nameIt) => {
      const port = await findClosedPort();
      const site = await open(nameIt(`postgres://nobody:secret@127.0.0.1:${port}/none`));
      expect(site.log).toContainEqual(
        expect.objectContaining({ msg: "the site is up", storage: "PostgreSQL" }),
      );
      expect((await request(site.url).get("/")).status).toBe(200);
      const answer = await request(site.url).post("/contact").send(enquiry);
      expect(answer.status).toBe(503);
      expect(answer.headers["retry-after"]).toMatch(/^\d+$/);
      expect((await request(site.url).get("/readyz")).body.because).toEqual(["storage"]);
      expect((await request(site.url).get("/metrics")).text).toMatch(/^enquiries_store_up 0$/m);
      expect(JSON.stringify(site.log)).not.toContain("secret");
    },
  );

  test("as PostgreSQL broke every connection, the next enquiries are kept", async () => {
    const storage = await makeStorage("PostgreSQL");
    closers.push(storage.remove);
    const site = await open({ ...storage.settings });
    const post = (company: string) =>
      request(site.url)
        .post("/contact")
        .send({ ...enquiry, company });
    const breakAll =
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'spherine'";
    for (let n = 0; n < 10; n += 1) {
      // Whatever they are answered, the process lives on.
      await Promise.all([
        post(`A${n}`).ok(() => true),
        ask(inject("postgresUrl"), breakAll),
        post(`B${n}`).ok(() => true),
      ]);
    }
    await expect.poll(async () => (await post("C")).status).toBe(201);
    expect((await request(site.url).get("/readyz")).status).toBe(200);
  });
});

test("the metrics want their token where one is set", async () => {
  const site = await open({ METRICS_TOKEN: "s3cret" });
  expect((await request(site.url).get("/metrics")).status).toBe(401);
  const wrong = request(site.url).get("/metrics").set("Authorization", "Bearer s3cre");
  expect((await wrong).status).toBe(401);
  const right = await request(site.url).get("/metrics").set("Authorization", "Bearer s3cret");
  expect(right.status).toBe(200);
  expect(right.headers["content-type"]).toMatch(/^text\/plain/);
  expect(right.text).toMatch(/^enquiries_pending 0$/m);
});
