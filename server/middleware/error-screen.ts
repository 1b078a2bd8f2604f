// The last resort: the specified error screen, without React (which may be what failed), stack or message.
import type { ErrorRequestHandler } from "express";
import type { Logger } from "pino";
import { errorTextsAt } from "#shared/pages/error-texts.ts";
import { requestIdOf } from "./request-log.ts";

function writeScreen(path: string, stylesheet: string): string {
  const { lang, title, home, paragraphs } = errorTextsAt(path);
  const written = paragraphs.map(
    ({ lang, text, link }) => `<p lang="${lang}">${text} <a href="${home}">${link}</a>.</p>`,
  );
  return `<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<main class="error-screen">
<h1>${title}</h1>
${written.join("\n")}
</main>
</body>
</html>
`;
}

/** Answers errors that reached the end of the chain: the client's with 4xx in plain text, ours with 500 and the screen. */
export function errorScreen({
  log,
  stylesheet,
}: {
  log: Logger;
  stylesheet: string;
}): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const status = statusOf(error);
    if (status < 500) {
      response
        .status(status)
        .type("text/plain")
        .send(`${status}: this request could not be understood.\n`);
      return;
    }
    log.error({ id: requestIdOf(response), err: error, path: request.path }, "a request failed");
    response
      .status(500)
      .set("Cache-Control", "no-store")
      .type("text/html")
      .send(writeScreen(request.path, stylesheet));
  };
}

function statusOf(error: unknown): number {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === "number" && status >= 400 && status < 500 ? status : 500;
}
