// Sending mail: to a file where no SMTP server is set, otherwise to a real server; encryption and signature.
import { createHash, createVerify, generateKeyPairSync } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import type { SMTPServerOptions, SMTPServerSession } from "smtp-server";
import { afterAll, afterEach, describe, expect, it, test } from "vitest";
import type { Mail } from "#server/enquiries/mails/mail.ts";
import { type MailServer, openMailServer } from "#tests/mail-server.ts";
import { makeDataDir } from "#tests/start-site.ts";
import { createMailSender } from "./mail-sender.ts";

const folder = makeDataDir();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const mail: Mail = {
  from: "Laboratoire Sphérine <site@spherine.example>",
  to: ["ventes@spherine.example"],
  replyTo: { name: "", address: "claire@maison-oree.example" },
  subject: "Demande : Maison Orée (France) [SPH-7K3Q-9F2M]",
  text: "Bonjour,  \n\n  Œuvre.\n\n\n",
  html: "<p>Bonjour</p>",
  messageId: "<SPH-7K3Q-9F2M@spherine.example>",
  headers: { "Auto-Submitted": "auto-generated" },
};

const files = { SMTP_URL: undefined, SMTP_TLS: "required", DATA_DIR: folder } as const;
const never = new AbortController().signal;
const withoutTls = { disabledCommands: ["STARTTLS"] };

async function openServer(options?: SMTPServerOptions): Promise<MailServer> {
  const server = await openMailServer(options && { options });
  closers.push(server.close);
  return server;
}

function openSender(settings: Partial<Parameters<typeof createMailSender>[0]>) {
  const sender = createMailSender({ ...files, ...settings });
  closers.push(sender.close);
  return sender;
}

describe("without an SMTP server", () => {
  it("writes one complete .eml file per mail, however often it is sent, and leaves no draft", async () => {
    const sender = createMailSender(files);
    await sender.send(mail, mail.to, never);
    await sender.send(mail, mail.to, never);
    expect(readdirSync(join(folder, "mail"))).toEqual(["SPH-7K3Q-9F2M.eml"]);
    const written = await PostalMime.parse(readFileSync(join(folder, "mail", "SPH-7K3Q-9F2M.eml")));
    expect(written.subject).toBe(mail.subject);
    expect(written.messageId).toBe(mail.messageId);
  });

  it("says at start-up where mail goes", () => {
    expect(createMailSender({ ...files, DATA_DIR: "./var" }).describe()).toBe(
      "mail: written to var/mail as .eml files (SMTP_URL is not set)",
    );
  });
});

describe("with an SMTP server", () => {
  it("does not show the password at start-up", () => {
    const description = createMailSender({
      ...files,
      SMTP_URL: "smtps://user:secret@smtp.example.com:465/?tls.servername=x",
    }).describe();
    expect(description).toBe("mail: sent through smtps://smtp.example.com:465");
  });

  test.each([
    ["https://www.maison-oree.test", "www.maison-oree.test"],
    ["http://192.0.2.7:3000", undefined],
    ["http://localhost:3000", undefined],
  ])("greets the server by the name of %s, where it is one", async (SITE_URL, name) => {
    const names: string[] = [];
    const server = await openServer({
      ...withoutTls,
      onMailFrom: (_from, { hostNameAppearsAs }, done) => {
        if (hostNameAppearsAs) names.push(hostNameAppearsAs);
        done();
      },
    });
    await openSender({ SMTP_URL: server.url, SITE_URL }).send(mail, mail.to, never);
    if (name) expect(names).toEqual([name]);
    else expect(names).not.toContain(new URL(SITE_URL).hostname);
  });

  it("uses one connection for successive mails", async () => {
    let connections = 0;
    const server = await openServer({
      ...withoutTls,
      onConnect: (_session, callback) => {
        connections += 1;
        callback();
      },
    });
    const sender = openSender({ SMTP_URL: server.url });
    for (let n = 0; n < 3; n += 1) await sender.send(mail, mail.to, never);
    expect(await server.hasReceived(3)).toHaveLength(3);
    expect(connections).toBe(1);
  });

  it("sends to the given recipients, whoever the header names", async () => {
    const server = await openServer();
    const sender = openSender({ SMTP_URL: server.url });
    const both = { ...mail, to: ["ventes@spherine.example", "export@spherine.example"] };
    await sender.send(both, ["export@spherine.example"], never);
    const [received] = await server.hasReceived(1);
    expect(server.envelopes).toEqual([
      { from: "site@spherine.example", to: ["export@spherine.example"] },
    ]);
    expect(received?.to?.map(({ address }) => address)).toEqual(both.to);
  });

  it("has an empty return path where a bounce could loop", async () => {
    const server = await openServer();
    const sender = openSender({ SMTP_URL: server.url });
    await sender.send({ ...mail, returnPath: "" }, mail.to, never);
    await server.hasReceived(1);
    expect(server.envelopes[0]?.from).toBe("");
  });

  const hasSender = ({ envelope }: SMTPServerSession) =>
    envelope.mailFrom !== false && envelope.mailFrom.address !== "";
  const no = (responseCode: number) => Object.assign(new Error("no"), { responseCode });
  const acknowledgement = { ...mail, returnPath: "" } as const;

  test.each<[string, number, SMTPServerOptions]>([
    ["sender", 501, { onMailFrom: (from, _, done) => done(from.address ? null : no(501)) }],
    [
      "recipient",
      550,
      { onRcptTo: (_to, session, done) => done(hasSender(session) ? null : no(550)) },
    ],
  ])(
    "has the usual one where the server refuses an empty one at the %s, and remembers it",
    async (step, response, options) => {
      let tries = 0;
      const server = await openServer({
        ...withoutTls,
        ...options,
        onConnect: (_session, done) => {
          tries += 1;
          done();
        },
      });
      const refusals: unknown[] = [];
      const sender = createMailSender({ ...files, SMTP_URL: server.url }, (refusal) =>
        refusals.push(refusal),
      );
      closers.push(sender.close);
      expect(sender.emptySender()).toBe("not tried");
      for (const name of ["one", "two"])
        await sender.send({ ...acknowledgement, subject: name }, mail.to, never);
      const received = await server.hasReceived(2);
      expect(server.envelopes.map(({ from }) => from)).toEqual(
        Array(2).fill("site@spherine.example"),
      );
      // Machines still do not answer it.
      expect(received[0]?.headers).toContainEqual(
        expect.objectContaining({ key: "auto-submitted" }),
      );
      expect(refusals).toEqual([{ step, response }]);
      expect(sender.emptySender()).toBe("refused");
      expect(tries).toBeLessThanOrEqual(2);
    },
  );

  it("has the usual one where the server refuses an empty one after the whole mail", async () => {
    const senders: boolean[] = [];
    const server = await openServer({
      ...withoutTls,
      onData(stream, session, done) {
        senders.push(hasSender(session));
        stream.resume();
        stream.on("end", () => done(hasSender(session) ? null : no(554)));
      },
    });
    const sender = openSender({ SMTP_URL: server.url });
    for (const _ of ["one", "two"]) await sender.send(acknowledgement, mail.to, never);
    expect(senders).toEqual([false, true, true]);
    expect(sender.emptySender()).toBe("refused");
  });

  it("learns nothing of empty senders from a recipient that does not exist", async () => {
    const server = await openServer({
      ...withoutTls,
      onRcptTo: ({ address }, _session, done) => done(address.startsWith("no") ? no(550) : null),
    });
    const sender = openSender({ SMTP_URL: server.url });
    await expect(
      sender.send(acknowledgement, ["nobody@spherine.example"], never),
    ).rejects.toMatchObject({ responseCode: 550 });
    expect(sender.emptySender()).toBe("not tried");
    await sender.send(acknowledgement, mail.to, never);
    expect(sender.emptySender()).toBe("taken");
    await server.hasReceived(1);
    expect(server.envelopes[0]?.from).toBe("");
  });

  const refusing = (isRefused: (address: string) => boolean): SMTPServerOptions => ({
    ...withoutTls,
    onRcptTo: ({ address }, _session, callback) =>
      callback(
        isRefused(address)
          ? Object.assign(new Error("no such user"), { responseCode: 550 })
          : undefined,
      ),
  });
  const two = ["ventes@spherine.example", "export@spherine.example"];

  it("reports which of two addresses was refused, and with which answer", async () => {
    const server = await openServer(refusing((address) => address.startsWith("ventes")));
    const sent = await openSender({ SMTP_URL: server.url }).send({ ...mail, to: two }, two, never);
    expect(sent).toMatchObject({
      accepted: ["export@spherine.example"],
      refused: [{ address: "ventes@spherine.example", response: 550 }],
      answer: expect.stringMatching(/^250 .*refused for ventes@spherine\.example/),
    });
    expect(server.envelopes[0]?.to).toEqual(["export@spherine.example"]);
  });

  it("fails when every address was refused", async () => {
    const server = await openServer(refusing(() => true));
    const sender = openSender({ SMTP_URL: server.url });
    await expect(sender.send({ ...mail, to: two }, two, never)).rejects.toMatchObject({
      responseCode: 550,
    });
  });

  it("stops in the middle when aborted", async () => {
    const stopping = new AbortController();
    const server = await openServer({
      ...withoutTls,
      onMailFrom: () => stopping.abort(new Error("stopping")),
    });
    const sender = openSender({ SMTP_URL: server.url });
    await expect(sender.send(mail, mail.to, stopping.signal)).rejects.toThrow();
    expect(server.envelopes).toEqual([]);
  });
});

describe("encryption", () => {
  /** Reaches this machine, but is not one of the names that are exempt from encryption. */
  const fromOutside = ({ url }: MailServer) => url.replace("127.0.0.1", "0.0.0.0");
  const isEncrypted: boolean[] = [];
  const noteEncryption: SMTPServerOptions["onMailFrom"] = (_address, { secure }, callback) => {
    isEncrypted.push(secure);
    callback();
  };

  afterEach(() => {
    isEncrypted.length = 0;
  });

  it("is required: nothing is sent to a server that does not offer it", async () => {
    const server = await openServer({ ...withoutTls, onMailFrom: noteEncryption });
    const sender = openSender({ SMTP_URL: fromOutside(server) });
    await expect(sender.send(mail, mail.to, never)).rejects.toMatchObject({ code: "ETLS" });
    expect(isEncrypted).toEqual([]);
  });

  it("can be made optional by the operator", async () => {
    const server = await openServer({ ...withoutTls, onMailFrom: noteEncryption });
    const sender = openSender({ SMTP_URL: fromOutside(server), SMTP_TLS: "optional" });
    await sender.send(mail, mail.to, never);
    expect(isEncrypted).toEqual([false]);
  });

  it("is not needed on this machine", async () => {
    const server = await openServer({ ...withoutTls, onMailFrom: noteEncryption });
    for (const host of ["127.0.0.1", "localhost"]) {
      const SMTP_URL = server.url.replace("127.0.0.1", host);
      await openSender({ SMTP_URL }).send(mail, mail.to, never);
    }
    expect(isEncrypted).toEqual([false, false]);
  });

  it("is used on this machine where offered, whoever signed the certificate", async () => {
    const server = await openServer({ onMailFrom: noteEncryption });
    await openSender({ SMTP_URL: server.url }).send(mail, mail.to, never);
    expect(isEncrypted).toEqual([true]);
  });

  test.each(["required", "optional"] as const)(
    "with a certificate that nobody signed is none (%s)",
    async (SMTP_TLS) => {
      const server = await openServer({ onMailFrom: noteEncryption });
      const sender = openSender({ SMTP_URL: fromOutside(server), SMTP_TLS });
      await expect(sender.send(mail, mail.to, never)).rejects.toThrow(/certificate/);
      expect(isEncrypted).toEqual([]);
    },
  );
});

describe("DKIM", () => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

  async function receive(settings: Parameters<typeof openSender>[0]): Promise<string> {
    let source = "";
    const server = await openServer({
      ...withoutTls,
      onData(stream, _session, callback) {
        stream.setEncoding("latin1");
        stream.on("data", (chunk: string) => {
          source += chunk;
        });
        stream.on("end", () => callback());
      },
    });
    await openSender({ SMTP_URL: server.url, ...settings }).send(mail, mail.to, never);
    return source;
  }

  it("signs so that a mail server can verify it with the public key", async () => {
    const source = await receive({
      DKIM_DOMAIN: "spherine.example",
      DKIM_SELECTOR: "site2026",
      DKIM_PRIVATE_KEY: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    });
    const signed = readSignature(source);
    expect(signed.tags).toMatchObject({ d: "spherine.example", s: "site2026", a: "rsa-sha256" });
    for (const name of ["from", "to", "subject", "reply-to", "message-id"])
      expect(signed.tags["h"]?.toLowerCase().split(":")).toContain(name);
    expect(signed.tags["bh"]).toBe(signed.bodyHash);
    const verifies = (data: string) =>
      createVerify("RSA-SHA256")
        .update(data, "latin1")
        .verify(publicKey, signed.tags["b"] ?? "", "base64");
    expect(verifies(signed.data)).toBe(true);
    expect(verifies(signed.data.replace("claire", "paul"))).toBe(false);
  });

  it("is left to the mail server where it is not set", async () => {
    expect(await receive({})).not.toMatch(/^dkim-signature:/im);
  });

  /** The values that a mail server computes by RFC 6376 (both "relaxed", 3.4.2 and 3.4.4); latin1 stands for bytes. */
  function readSignature(source: string) {
    const end = source.indexOf("\r\n\r\n");
    const fields = source.slice(0, end).split(/\r\n(?![ \t])/);
    const nameOf = (field: string) => field.slice(0, field.indexOf(":")).trim().toLowerCase();
    const relax = (field: string) => {
      const value = field.slice(field.indexOf(":") + 1);
      return `${nameOf(field)}:${value
        .replaceAll("\r\n", "")
        .replace(/[ \t]+/g, " ")
        .trim()}`;
    };
    const signature = fields.find((field) => nameOf(field) === "dkim-signature") ?? "";
    const tags: Record<string, string> = {};
    for (const tag of signature.slice(signature.indexOf(":") + 1).split(";")) {
      const [name = "", ...value] = tag.split("=");
      tags[name.trim()] = value.join("=").replace(/\s/g, "");
    }
    // The last of repeated fields is signed first.
    const left = fields.filter((field) => field !== signature);
    const signedFields = (tags["h"] ?? "").split(":").flatMap((name) => {
      const at = left.findLastIndex((field) => nameOf(field) === name.toLowerCase());
      return at < 0 ? [] : left.splice(at, 1).map(relax);
    });
    const unsigned = relax(signature.replace(/([;\s]b=)[^;]*$/, "$1"));
    const body = source
      .slice(end + 4)
      .replace(/[ \t]+/g, " ")
      .replace(/ (?=\r\n|$)/g, "");
    const trimmed = body.replace(/(?:\r\n)*$/, "\r\n");
    return {
      tags,
      data: [...signedFields, unsigned].join("\r\n"),
      bodyHash: createHash("sha256").update(trimmed, "latin1").digest("base64"),
    };
  }
});
