// Hands a composed mail to the SMTP server or, where none is set, writes it to a file. It neither composes nor retries.
import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Settings } from "#server/environment.ts";
import type { Mail } from "./compose-mail.ts";

/** The whole conversation with the server takes no longer, however slowly it answers, ms. */
const sendTimeout = 60_000;

/** No phase waits longer for the server, ms. */
const phaseTimeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

export interface MailSender {
  /**
   * Fulfilled with the answer when at least one recipient's mail was taken over.
   * @throws the transport's error, also when `signal` ends the sending
   */
  send(mail: Mail, signal: AbortSignal): Promise<string>;
  /** For the boot message: no secrets. */
  describe(): string;
  close(): void;
}

export function createMailSender(settings: Pick<Settings, "SMTP_URL" | "DATA_DIR">): MailSender {
  return settings.SMTP_URL === undefined
    ? createFileSender(join(settings.DATA_DIR, "mail"))
    : createSmtpSender(settings.SMTP_URL);
}

function createSmtpSender(address: string): MailSender {
  const { protocol, hostname, host } = new URL(address);
  const transport = createTransport({
    // What the address says in its query wins over the rest.
    url: address,
    ...phaseTimeouts,
    // A relay on this machine has a certificate nobody signed, and nobody can listen in between.
    ...(isLoopback(hostname) && { tls: { rejectUnauthorized: false } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, signal) {
      const info = await transport.sendMail({
        ...mail,
        to: [...mail.to],
        signal: AbortSignal.any([signal, AbortSignal.timeout(sendTimeout)]),
      });
      const refused = info.rejected.length ? ` (refused for ${info.rejected.join(", ")})` : "";
      return info.response + refused;
    },
    describe: () => `mail: sent through ${protocol}//${host}`,
    close: () => transport.close(),
  };
}

function createFileSender(folder: string): MailSender {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, signal) {
      const { message } = await transport.sendMail({ ...mail, to: [...mail.to], signal });
      if (!Buffer.isBuffer(message)) throw new Error("the mail was not composed in memory");
      const name = `${mail.messageId.replace(/^<|@.*$/g, "")}.eml`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(folder, name, message);
      return `written to ${join(folder, name)}`;
    },
    describe: () => `mail: written to ${folder} as .eml files (SMTP_URL is not set)`,
    close: () => transport.close(),
  };
}

/** Nobody ever sees half a file under the final name, and it survives a power cut. */
async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  const draft = join(folder, `.${name}.${process.pid}.part`);
  const file = await open(draft, "w", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, name));
}

function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127\./.test(hostname);
}
