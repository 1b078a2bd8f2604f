// A client that does as little as it can for each request, so that the server is the limit: no parser of headers but what ends
// an answer. Started by clients.ts.
import { connect } from "node:net";
import type { Report, Work } from "./clients.ts";

const endOfHead = Buffer.from("\r\n\r\n");

process.once("message", async (work: Work) => {
  process.send?.(await run(work));
});

async function run({ url, paths, count, connections, headers = {} }: Work): Promise<Report> {
  const { hostname, port, host } = new URL(url);
  const fields = Object.entries({ Host: host, "Accept-Encoding": "br", ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${fields}\r\n`));
  const latencies = new Float64Array(count);
  const statuses: Record<string, number> = {};
  let sent = 0;
  let answered = 0;

  /** Sends one request after the other on one connection, and opens another should the server close it. */
  function visit(): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let began = 0;
      let head = Buffer.alloc(0);
      let status = "";
      /** Bytes of the body that are still to come; -1 while the head is read. */
      let missing = -1;
      let isOver = false;
      const ask = () => {
        if (sent >= count) {
          isOver = true;
          socket.destroy();
          return;
        }
        began = performance.now();
        missing = -1;
        head = Buffer.alloc(0);
        socket.write(requests[sent % requests.length] ?? "");
        sent += 1;
      };
      const note = (outcome: string) => {
        statuses[outcome] = (statuses[outcome] ?? 0) + 1;
        latencies[answered] = performance.now() - began;
        answered += 1;
      };
      socket.on("connect", ask);
      socket.on("data", (chunk) => {
        let body = chunk;
        if (missing < 0) {
          head = head.length ? Buffer.concat([head, chunk]) : chunk;
          const end = head.indexOf(endOfHead);
          if (end < 0) return;
          const text = head.toString("latin1", 0, end);
          status = text.slice(9, 12);
          missing =
            status === "304" ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? "NaN");
          if (Number.isNaN(missing)) throw new Error(`no length in\n${text}`);
          body = head.subarray(end + endOfHead.length);
        }
        missing -= body.length;
        if (missing > 0) return;
        note(status);
        ask();
      });
      socket.on("error", () => undefined);
      socket.on("close", () => {
        if (!isOver) note("closed");
        if (isOver || sent >= count) resolve();
        else resolve(visit());
      });
    });
  }

  const cpu = process.cpuUsage();
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, visit));
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  const sorted = latencies.subarray(0, answered).sort();
  const at = (share: number) =>
    sorted[Math.min(answered - 1, Math.floor(answered * share))] ?? Number.NaN;
  return {
    seconds: ms / 1000,
    statuses,
    p50: at(0.5),
    p99: at(0.99),
    worst: at(1),
    busy: (user + system) / 1000 / ms,
  };
}
