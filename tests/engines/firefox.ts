// Firefox, over WebDriver BiDi: it speaks it itself, and Node has the socket.
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeDataDir } from "#tests/start-site.ts";
import type { Driver } from "./driver.ts";
import { endProgram, readFrom, startProgram } from "./programs.ts";

const preferences = {
  "intl.accept_languages": "en-GB, en",
  // Scrollbars that take room, as on Windows: what is as wide as the window is then wider than the page.
  "widget.gtk.overlay-scrollbars.enabled": false,
  "ui.useOverlayScrollbars": 0,
  "ui.prefersReducedMotion": 1,
};

/** Answers and events, as much of them as is read here. */
interface Message {
  readonly id?: number;
  readonly type: "success" | "error" | "event";
  readonly message?: string;
  readonly result?: unknown;
  readonly method?: string;
  readonly params?: { readonly level: string; readonly text: string | null };
}

interface Evaluated {
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

export async function openFirefox(): Promise<Driver> {
  const profile = makeDataDir();
  const lines = Object.entries(preferences).map(
    (preference) => `user_pref(${preference.map((part) => JSON.stringify(part)).join(", ")});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const options = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile];
  const firefox = startProgram("firefox", options);
  const address = await readFrom(firefox, 2, /BiDi listening on (\S+)/);
  const problems: string[] = [];
  const send = await connect(`${address}/session`, ({ level, text }) => {
    if (level === "error" || level === "warn") problems.push(text ?? "");
  });

  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts } = await send<{ contexts: { context: string }[] }>("browsingContext.getTree");
  const context = contexts[0]?.context;
  return {
    problems,
    resize: (viewport) => send("browsingContext.setViewport", { context, viewport }),
    navigate: (url) => send("browsingContext.navigate", { context, url, wait: "none" }),
    async evaluate(expression) {
      const { result, exceptionDetails } = await send<Evaluated>("script.evaluate", {
        target: { context },
        expression,
        awaitPromise: false,
      });
      if (!result) throw new Error(exceptionDetails?.text);
      return result.value;
    },
    act: (device) => send("input.performActions", { context, actions: [device] }),
    async close() {
      await endProgram(firefox);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Resolves with what sends a command and resolves with its result. */
async function connect(address: string, log: (entry: NonNullable<Message["params"]>) => void) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener("message", ({ data }) => {
    const { id, type, message, result, params }: Message = JSON.parse(data);
    if (type === "event" && params) log(params);
    if (id === undefined) return;
    if (type === "success") waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(message));
    waiting.delete(id);
  });
  await once(socket, "open");
  let last = 0;
  return <Result = void>(method: string, params: object = {}): Promise<Result> => {
    last += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(last, answer);
    socket.send(JSON.stringify({ id: last, method, params }));
    return answer.promise as Promise<Result>;
  };
}
