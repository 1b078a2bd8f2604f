// Bodies in rare encodings: made for clients that are still connected.
import { createServer, request, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type PackedResponse, pack, sendPacked } from "./packed.ts";

let server: Server;
let packed: PackedResponse;
let sent: Promise<void>[];

beforeEach(async () => {
  packed = await pack("a page", {
    type: "text/html",
    cacheControl: "no-cache",
    vary: "Accept-Encoding",
  });
  sent = [];
  server = createServer((asked, answer) => void sent.push(sendPacked(asked, answer, packed)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

const port = () => (server.address() as AddressInfo).port;

function ask(encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": encoding };
    request({ port: port(), headers, agent: false }, async (answer) =>
      resolve(Buffer.concat(await answer.toArray())),
    )
      .on("error", reject)
      .end();
  });
}

test("nothing is written for a visitor who has left while it was made", async () => {
  const begun: boolean[] = [];
  server.on("request", (asked, answer) => {
    asked.socket.destroy();
    sent[0]?.then(() => begun.push(answer.headersSent));
  });
  const client = connect(port(), "127.0.0.1");
  client.write("GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: identity\r\n\r\n");
  await new Promise((resolve) => client.once("close", resolve));
  await expect.poll(() => begun).toEqual([false]);
});

test("an answer in identity may be asked for by more than 200 letters of encodings", async () => {
  expect((await ask(`br${", x".repeat(2000)}`)).toString()).toMatch(/^a page/);
});
