// The floor: a node:http server that sends the same bytes with the same headers, and does nothing else. Started by servers.ts.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Answer } from "./servers.ts";

process.once("message", ({ headers, body }: Answer) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_request, response) => {
    response.writeHead(200, [...headers]);
    response.end(bytes);
  });
  server.keepAliveTimeout = 130_000;
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
});
