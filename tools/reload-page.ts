// Added to every page by `npm run dev`: reloads it once the running site has changed, takes in styles without reloading, and shows
// the problems that keep a change from being seen.
import { eventsPath, type State } from "./dev/messages.ts";

/** The state that a reload must keep. */
interface Place {
  readonly path: string;
  readonly top: number;
  /** The states of all panels of the page, in order. */
  readonly open: readonly boolean[];
}

const placeKey = "place-before-reload";
const buildKey = "build-reloaded-for";
/** The build is part of the address of its data. */
const ownBuild = document.getElementById("wake")?.dataset["data"]?.split("/")[2];
let styles: State["styles"] = {};

function show({ build, styles: addresses, problems }: State): void {
  showProblems(problems);
  styles = addresses;
  takeStyles();
  if (!build || build === ownBuild) return;
  // A build reloads a page once, in case the site does not serve the one it names.
  if (sessionStorage.getItem(buildKey) === build) return;
  sessionStorage.setItem(buildKey, build);
  keepPlace();
  location.reload();
}

/** Each sheet gives way to its successor once that has come: the page is never without. */
function takeStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const name = /^\/assets\/([\w-]+)\./.exec(link.getAttribute("href") ?? "")?.[1] ?? "";
    const address = styles[name];
    if (!address || link.getAttribute("href") === address || link.dataset["successor"] === address)
      continue;
    link.dataset["successor"] = address;
    const successor = document.createElement("link");
    successor.rel = "stylesheet";
    successor.media = link.media;
    successor.href = address;
    successor.onload = () => link.remove();
    link.after(successor);
  }
}

const listPanels = () => [...document.querySelectorAll("details")];

function keepPlace(): void {
  const place: Place = {
    path: location.pathname,
    top: scrollY,
    open: listPanels().map(({ open }) => open),
  };
  sessionStorage.setItem(placeKey, JSON.stringify(place));
}

/** Scrolls once React has taken the page over, which restores the browser's own position. */
function restorePlace(): void {
  const kept = sessionStorage.getItem(placeKey);
  if (!kept) return;
  const element = document.getElementById("root")?.firstElementChild;
  if (element && !Object.keys(element).some((key) => key.startsWith("__reactProps"))) {
    requestAnimationFrame(restorePlace);
    return;
  }
  sessionStorage.removeItem(placeKey);
  const { path, top, open } = JSON.parse(kept) as Place;
  if (path !== location.pathname) return;
  for (const [index, panel] of listPanels().entries()) panel.open = open[index] ?? panel.open;
  scrollTo({ top, behavior: "instant" });
}

function showProblems(problems: readonly string[]): void {
  const shown = document.getElementById("problems");
  const text = problems.join("\n");
  if (shown?.dataset["text"] === text || (!shown && !text)) return;
  shown?.remove();
  if (text) document.body.append(makeNotice(problems, text));
}

function makeNotice(problems: readonly string[], text: string): HTMLElement {
  const notice = document.createElement("section");
  notice.id = "problems";
  notice.dataset["text"] = text;
  notice.setAttribute("role", "alert");
  // Set by script, which the security policy allows, unlike style attributes.
  notice.style.cssText =
    "position:fixed;inset:0 0 auto;z-index:9999;max-height:70vh;overflow:auto;padding:24px;background:#fff;color:#111;border-bottom:6px solid #b3261e;font:16px/1.5 system-ui";
  const title = document.createElement("h2");
  title.textContent = "The last change cannot be shown. This is the site as it was before.";
  const list = document.createElement("ul");
  list.append(
    ...problems.map((problem) => {
      const item = document.createElement("li");
      item.textContent = problem;
      return item;
    }),
  );
  notice.append(title, list);
  return notice;
}

// Sheets of pages that are visited later come as they were when their data were read.
new MutationObserver(takeStyles).observe(document.head, { childList: true });
new EventSource(eventsPath).onmessage = ({ data }) => show(JSON.parse(data));
restorePlace();
