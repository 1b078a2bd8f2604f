// What stands between an engine and the site: it puts a script into each page that reports what goes wrong there, as no driver
// of WebKit does, and can hold back the site's own scripts for as long as a test wants.
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "#tests/mail-server.ts";

export interface Relay {
  readonly url: string;
  /** What went wrong in the pages. */
  readonly problems: readonly string[];
  /** Scripts that are asked for from now on do not come until they are released. */
  readonly holdScripts: () => void;
  readonly releaseScripts: () => void;
  readonly close: () => Promise<void>;
}

/** Runs in the page, before any other script of it. Waits for each report to have arrived, so that none is lost. */
function reportProblems(): void {
  const report = (...parts: unknown[]) => {
    const asked = new XMLHttpRequest();
    asked.open("POST", "/problems", false);
    asked.send(parts.map(String).join(" "));
  };
  addEventListener(
    "error",
    ({ message, target }) => {
      // That of a video says which it cannot take; the video itself says when there is none.
      if (target instanceof HTMLSourceElement) return;
      report(message ?? `not loaded: ${target instanceof Element ? target.outerHTML : "a file"}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => report("unhandled:", reason));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    report(violatedDirective, "forbids", blockedURI),
  );
  for (const kind of ["error", "warn"] as const) {
    const show = console[kind];
    console[kind] = (...parts) => {
      show(...parts);
      report(...parts);
    };
  }
}

const reporter = "/report-problems.js";

export async function openRelay(site: string): Promise<Relay> {
  const problems: string[] = [];
  let held = Promise.resolve();
  let releaseScripts = () => {};
  const server = createServer((asked, answer) => {
    void pass(asked, answer).catch(() => answer.destroy());
  });

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method = "GET", url: path = "/", headers } = asked;
    if (path === "/problems") {
      problems.push(await text(asked));
      answer.end();
      return;
    }
    if (path === reporter) {
      answer.writeHead(200, { "content-type": "text/javascript" });
      answer.end(`(${reportProblems})()`);
      return;
    }
    if (path.endsWith(".js")) await held;
    const got = await send(asked, `${site}${path}`, {
      method,
      headers: { ...headers, "accept-encoding": "identity" },
    });
    const isPage = got.headers["content-type"]?.startsWith("text/html");
    if (!isPage) {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
      return;
    }
    const { "content-length": _, ...rest } = got.headers;
    answer.writeHead(got.statusCode ?? 502, rest);
    const page = await text(got);
    answer.end(page.replace("<head>", `<head><script src="${reporter}"></script>`));
  }

  const port = await listen(server, () => server.listen(0, "127.0.0.1"));
  return {
    url: `http://127.0.0.1:${port}`,
    problems,
    holdScripts() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      releaseScripts = resolve;
    },
    releaseScripts: () => releaseScripts(),
    async close() {
      releaseScripts();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(
  asked: IncomingMessage,
  url: string,
  options: { method: string; headers: OutgoingHttpHeaders },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, resolve);
    sent.on("error", reject);
    asked.pipe(sent);
  });
}
