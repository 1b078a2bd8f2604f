// Where mail goes: a file for each mail where no SMTP server is set, and what the boot message tells.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, describe, expect, it } from "vitest";
import type { Mail } from "./mail.ts";
import { createMailSender } from "./mail-sender.ts";

const folder = mkdtempSync(join(tmpdir(), "mail-sender-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const mail: Mail = {
  from: "Laboratoire Sphérine <site@spherine.example>",
  to: ["ventes@spherine.example"],
  replyTo: { name: "", address: "claire@maison-oree.example" },
  subject: "Demande de Maison Orée (France) [SPH-7K3Q-9F2M]",
  text: "Bonjour",
  html: "<p>Bonjour</p>",
  messageId: "<SPH-7K3Q-9F2M@spherine.example>",
  headers: { "Auto-Submitted": "auto-generated" },
};

const files = { SMTP_URL: undefined, SMTP_TLS: "required", DATA_DIR: folder } as const;

describe("without an SMTP server", () => {
  it("writes one whole .eml file a mail, however often it is sent, and leaves no draft", async () => {
    const sender = createMailSender(files);
    await sender.send(mail, mail.to, new AbortController().signal);
    await sender.send(mail, mail.to, new AbortController().signal);
    expect(readdirSync(join(folder, "mail"))).toEqual(["SPH-7K3Q-9F2M.eml"]);
    const written = await PostalMime.parse(readFileSync(join(folder, "mail", "SPH-7K3Q-9F2M.eml")));
    expect(written.subject).toBe(mail.subject);
    expect(written.messageId).toBe(mail.messageId);
  });

  it("says at boot where mail goes", () => {
    expect(createMailSender({ ...files, DATA_DIR: "./var" }).describe()).toBe(
      "mail: written to var/mail as .eml files (SMTP_URL is not set)",
    );
  });
});

describe("with an SMTP server", () => {
  it("does not tell the password at boot", () => {
    const description = createMailSender({
      ...files,
      SMTP_URL: "smtps://user:secret@smtp.example.com:465/?tls.servername=x",
    }).describe();
    expect(description).toBe("mail: sent through smtps://smtp.example.com:465");
  });
});
