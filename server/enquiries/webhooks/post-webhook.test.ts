// One webhook over a real connection: what is signed, and all that an endpoint may answer.

import { readFileSync } from "node:fs";
import { createServer as createSecureServer } from "node:https";
import { createServer, type Server } from "node:net";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { faultOf, isOutage, stepOf } from "#server/enquiries/outbox/error-facts.ts";
import { findClosedPort, listen } from "#tests/mail-server.ts";
import {
  openWebhookReceiver,
  type WebhookReceiver,
  webhookSecret,
} from "#tests/webhook-receiver.ts";
import { postWebhook } from "./post-webhook.ts";

const message = { id: "SPH-7K3Q-9F2M-received", body: '{"type":"enquiry.received","é":"👩‍🔬"}' };
const never = new AbortController().signal;
const other = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;

let receiver: WebhookReceiver;
const servers: Server[] = [];

beforeEach(async () => {
  receiver = await openWebhookReceiver();
});

afterEach(async () => {
  await receiver.close();
  for (const server of servers.splice(0)) server.close();
});

const endpointAt = (url: string, secrets: readonly string[] = [webhookSecret]) => ({
  name: "crm",
  addressKey: "",
  url,
  secrets,
});

const post = (url = receiver.url, patience?: number, secrets?: readonly string[]) =>
  postWebhook(endpointAt(url, secrets), message, Date.now(), never, patience);

const failOf = (...given: Parameters<typeof post>) =>
  post(...given).then(
    () => null,
    (error: unknown) => error,
  );

const factsOf = (error: unknown) => [stepOf(error), faultOf(error), isOutage(error)];

describe("a webhook", () => {
  it("is taken by whoever knows its secret", async () => {
    expect(await post()).toBe("204");
    expect(receiver.taken).toMatchObject([message]);
  });

  test.each([
    ["first", [webhookSecret, other]],
    ["second", [other, webhookSecret]],
  ])("is taken by who knows the %s of two secrets", async (_, secrets) => {
    await post(receiver.url, undefined, secrets);
    expect(receiver.taken).toHaveLength(1);
  });

  it("is refused by who knows another", async () => {
    const error = await failOf(receiver.url, undefined, [other]);
    expect(factsOf(error)).toEqual(["data", "endpoint", false]);
    expect(receiver.refused[0]).toMatch(/No matching signature/);
  });

  it("takes user and password of the address along", async () => {
    let authorization: string | undefined;
    receiver.behave = (response, request) => {
      ({ authorization } = request.headers);
      response.end("ok");
    };
    expect(await post(receiver.url.replace("//", "//us%40er:pass@"))).toBe("200 ok");
    expect(authorization).toBe(`Basic ${Buffer.from("us@er:pass").toString("base64")}`);
  });
});

describe("an endpoint that took it", () => {
  it("may answer 10 MB, of which the beginning is read", async () => {
    let isCut = false;
    receiver.behave = (response) => {
      response.on("close", () => {
        isCut = !response.writableFinished;
      });
      response.writeHead(200).end(Buffer.alloc(10_000_000, "a"));
    };
    const answer = await post();
    expect(answer).toHaveLength(504);
    await expect.poll(() => isCut).toBe(true);
  });

  it("may answer without end, and is not waited for", async () => {
    receiver.mood = "endless";
    expect(await post(receiver.url, 200)).toBe("200 and so on");
    expect(receiver.taken).toHaveLength(1);
  });

  it("may send signs that a terminal would obey", async () => {
    receiver.behave = (response) => void response.end("a\u001b[2Jb\nc");
    expect(await post()).toMatch(/^200 a[^\p{Cc}]*b c$/u);
  });
});

test.each<[number, string]>([
  [301, "endpoint"],
  [400, "endpoint"],
  [401, "endpoint"],
  [404, "endpoint"],
  [408, "later"],
  [410, "gone"],
  [425, "later"],
  [429, "later"],
  [500, "later"],
  [503, "later"],
])("an answer %i is: %s", async (status, fault) => {
  receiver.behave = (response) => void response.writeHead(status).end("says why");
  const error = await failOf();
  expect(factsOf(error)).toEqual(["data", fault, false]);
  expect(error).toMatchObject({ code: `HTTP_${status}`, message: `${status} says why` });
});

test("a redirect is told and not followed", async () => {
  const asked: string[] = [];
  receiver.behave = (response, request) => {
    asked.push(request.url ?? "");
    const location = "http://169.254.169.254/latest/meta-data/";
    response.writeHead(302, { location }).end();
  };
  expect(await failOf()).toMatchObject({
    message: "302 redirects to http://169.254.169.254/latest/meta-data/, and is not followed",
    fault: "endpoint",
  });
  expect(asked).toEqual(["/hook"]);
});

describe("an endpoint that gives no answer", () => {
  it("is an outage where nobody is", async () => {
    const error = await failOf(`http://127.0.0.1:${await findClosedPort()}/`);
    expect(error).toMatchObject({ code: "ECONNREFUSED" });
    expect(factsOf(error)).toEqual(["connect", "later", true]);
  });

  it("is an outage where its name is none", async () => {
    const error = await failOf("https://nowhere.invalid/");
    expect(factsOf(error)).toEqual(["connect", "later", true]);
  });

  it.each(["hang", "drop before", "silent drop"] as const)("is an outage: %s", async (mood) => {
    receiver.mood = mood;
    expect(factsOf(await failOf(receiver.url, 200))).toEqual(["connect", "later", true]);
  });

  it("has 15 seconds in all, however much it sends meanwhile", async () => {
    const port = await serve((socket) => {
      const drip = setInterval(() => socket.write("HTTP/1.1 100 Continue\r\n\r\n"), 5);
      socket.on("close", () => clearInterval(drip));
    });
    const error = await failOf(`http://127.0.0.1:${port}/`, 200);
    expect(error).toMatchObject({ code: "ETIMEDOUT", message: "no answer for 0.2 seconds" });
  });

  it.each(["220 mail.example ESMTP\r\n", `HTTP/1.1 200 OK\r\n${"a: b\r\n".repeat(9000)}`])(
    "is no outage where it speaks something else: %#",
    async (greeting) => {
      const port = await serve((socket) => void socket.write(greeting));
      const error = await failOf(`http://127.0.0.1:${port}/`);
      expect(error).toMatchObject({ code: expect.stringMatching(/^HPE_/) });
      expect(factsOf(error)).toEqual(["connect", "later", false]);
    },
  );

  it("is not waited for where it wants another protocol", async () => {
    const port = await serve((socket) => {
      socket.write("HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n");
    });
    expect(factsOf(await failOf(`http://127.0.0.1:${port}/`))[1]).toBe("later");
  });

  it("must have a certificate to trust", async () => {
    const pem = readFileSync("tests/client-certificate.pem");
    const server = createSecureServer({ key: pem, cert: pem }, (_request, response) =>
      response.end(),
    );
    servers.push(server);
    const port = await listen(server, () => server.listen(0, "127.0.0.1"));
    const error = await failOf(`https://127.0.0.1:${port}/`);
    expect(factsOf(error)).toEqual(["encryption", "encryption", false]);
  });

  it("is left at once when the process stops", async () => {
    receiver.mood = "hang";
    const stopping = new AbortController();
    const posting = postWebhook(endpointAt(receiver.url), message, Date.now(), stopping.signal);
    stopping.abort(new Error("stopping"));
    await expect(posting).rejects.toMatchObject({ fault: "later" });
  });
});

async function serve(answer: (socket: import("node:net").Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    answer(socket);
  });
  servers.push(server);
  return listen(server, () => server.listen(0, "127.0.0.1"));
}
