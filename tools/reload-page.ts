// Added to every page by `npm run dev`: reloads it once the running site has changed, and shows on it what keeps the content
// from being built.

/** Where the build leaves the problems, in dist/site. */
const problemsAddress = "/content-problems.json";
const pause = 700;

/** The document's ETag changes with every build. */
let held: string | null = null;

const ask = (address: string, method: "GET" | "HEAD") =>
  fetch(address, { method, cache: "no-store" }).catch(() => null);

async function reloadIfChanged(): Promise<void> {
  const tag = (await ask(location.href, "HEAD"))?.headers.get("etag");
  if (held && tag && tag !== held) location.reload();
  held = tag ?? held;
}

/** While the site is being built there is no list: what is shown stays. */
async function updateProblems(): Promise<void> {
  const response = await ask(problemsAddress, "GET");
  if (response?.ok) showProblems(await response.json());
}

function showProblems(problems: readonly string[]): void {
  const shown = document.getElementById("content-problems");
  const text = problems.join("\n");
  if (shown?.dataset["text"] === text || (!shown && !text)) return;
  shown?.remove();
  if (text) document.body.append(makeNotice(problems, text));
}

function makeNotice(problems: readonly string[], text: string): HTMLElement {
  const notice = document.createElement("section");
  notice.id = "content-problems";
  notice.dataset["text"] = text;
  notice.setAttribute("role", "alert");
  // By script, which the security policy allows, as it does no style attributes.
  notice.style.cssText =
    "position:fixed;inset:0 0 auto;z-index:9999;max-height:70vh;overflow:auto;padding:24px;background:#fff;color:#111;border-bottom:6px solid #b3261e;font:16px/1.5 system-ui";
  const title = document.createElement("h2");
  title.textContent = "The content cannot be built. This is the site as it was before.";
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

setInterval(() => Promise.all([reloadIfChanged(), updateProblems()]), pause);
