// WebKit, the engine of Safari, as GTK has it: its small browser, over WebDriver. What its console shows WebDriver does not tell.
import { inject, vi } from "vitest";
import { findClosedPort } from "#tests/mail-server.ts";
import type { Driver, Size } from "./driver.ts";
import { endProgram, pathOf, startProgram } from "./programs.ts";

/** ms; on a machine that is busy with something else. */
const startTime = 30_000;
/** ms; what is asked of a page that is just being left may never be answered, so whoever polls is to ask again. */
const answerTime = 8_000;

interface Failure {
  readonly error?: string;
  readonly message?: string;
}

export async function openWebKit(): Promise<Driver> {
  const port = await findClosedPort();
  const driver = startProgram("webKitDriver", [`--port=${port}`], {
    environment: {
      DISPLAY: inject("display"),
      LANG: "en_GB.UTF-8",
    },
  });
  const ask = async <Value = void>(
    method: string,
    path: string,
    body: object = {},
  ): Promise<Value> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(path.endsWith("/execute/sync") ? answerTime : startTime),
      ...(method === "POST" && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Value & Failure };
    if (!response.ok) throw new Error(`WebKit, ${path}: ${value.error} ${value.message}`);
    return value;
  };

  await vi.waitFor(() => ask("GET", "/status"), startTime);
  const { sessionId } = await ask<{ sessionId: string }>("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: "none",
        "webkitgtk:browserOptions": { binary: pathOf("miniBrowser"), args: ["--automation"] },
      },
    },
  });
  const tell = <Value = void>(command: string, body?: object) =>
    ask<Value>("POST", `/session/${sessionId}/${command}`, body);
  const evaluate = (expression: string) =>
    tell<string>("execute/sync", { script: `return ${expression}`, args: [] });
  const readSize = async (): Promise<Size> =>
    JSON.parse(await evaluate("JSON.stringify({ width: innerWidth, height: innerHeight })"));
  return {
    problems: [],
    evaluate,
    async resize(size) {
      const window = await ask<Size>("GET", `/session/${sessionId}/window/rect`);
      const inside = await readSize();
      await tell("window/rect", {
        width: size.width + window.width - inside.width,
        height: size.height + window.height - inside.height,
      });
      await vi.waitFor(async () => {
        const { width, height } = await readSize();
        if (width !== size.width || height !== size.height)
          throw new Error(`the window is ${width} × ${height}, not ${size.width} × ${size.height}`);
      }, startTime);
    },
    navigate: (url) => tell("url", { url }),
    act: (device) => tell("actions", { actions: [device] }),
    async close() {
      await ask("DELETE", `/session/${sessionId}`);
      await endProgram(driver);
    },
  };
}
