// Answers that visitors get from a server that is being stopped.
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDrain, type Drain } from "./drain.ts";

/** The answer is larger than the buffers of a connection. */
const large = Buffer.alloc(30_000_000, "a");

let server: Server;
let drain: Drain;
let client: Socket;

beforeEach(async () => {
  server = createServer();
  drain = createDrain(server);
  server.on("request", (request, response) => {
    const body = request.url === "/large" ? large : "small";
    response.setHeader("Content-Length", body.length).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  await new Promise((resolve) => server.once("connection", resolve));
});

afterEach(() => {
  client.destroy();
  server.close();
});

const bytesUntilClosed = async () => (await client.toArray()).join("").length;

test("an answer that is being sent to a slow visitor arrives in full", async () => {
  client.write("GET /large HTTP/1.1\r\nHost: a\r\n\r\n");
  await new Promise((resolve) => client.once("readable", resolve));
  const stopped = drain.stop(false);
  await expect.poll(() => server.listening, { timeout: 10_000 }).toBe(false);
  expect(await bytesUntilClosed()).toBeGreaterThan(large.length);
  await stopped;
});

test("a request whose beginning has arrived is answered, as the last on its connection", async () => {
  client.write("GET / HTTP/1.1\r\n");
  const stopped = drain.stop(false);
  await expect.poll(() => server.listening, { timeout: 10_000 }).toBe(false);
  client.end("Host: a\r\n\r\n");
  const answer = (await client.toArray()).join("");
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n.*Connection: close\r\n.*small$/s);
  await stopped;
});

test("idle connections do not delay it", async () => {
  const used = connect((server.address() as AddressInfo).port, "127.0.0.1");
  used.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await new Promise((resolve) => used.once("data", resolve));
  await drain.stop(false);
  expect(await bytesUntilClosed()).toBe(0);
  used.destroy();
});
