// The restart drill: visitors post and read through a proxy while the sites behind it are restarted one after the other, as
// an upgrade does. Nobody may notice. Not a test itself: drill.test.ts runs a short one, run-drill.ts a long one.
import { setTimeout as pause } from "node:timers/promises";
import { load } from "./load.ts";
import { findClosedPort } from "./mail-server.ts";
import { openProxy } from "./proxy.ts";
import { type RunningSite, startSite } from "./start-site.ts";

export interface RestartPlan {
  /** Where enquiries are kept: settings of the site. */
  readonly storage: Readonly<Record<string, string>>;
  /** Site processes that share the storage. */
  readonly processes: number;
  readonly restarts: number;
}

export interface RestartReport {
  readonly restarts: number;
  readonly posts: number;
  /** Posts that were not accepted, by the status they got (0: none): must be none. */
  readonly lostPosts: readonly number[];
  readonly views: number;
  /** The same for pages: must be none. */
  readonly lostViews: readonly number[];
  readonly seconds: number;
}

/** Visitors who come at the same time. */
const visitors = 32;
/** Visitors send so many requests between two looks at whether it is over. */
const atATime = 100;

export async function runRestartDrill(plan: RestartPlan): Promise<RestartReport> {
  const began = Date.now();
  const ports = await Promise.all(Array.from({ length: plan.processes }, findClosedPort));
  const open = (port: number) =>
    startSite({
      ...plan.storage,
      PORT: String(port),
      ACKNOWLEDGEMENTS: "off",
      DAILY_DIGEST: "off",
      CONTACT_LIMIT: "100000",
      CONTACT_LIMIT_TOTAL: "1000000",
      LOG_LEVEL: "info",
    });
  const sites: RunningSite[] = [];
  for (const port of ports) sites.push(await open(port));
  const proxy = await openProxy(sites.map(({ url }) => url));
  const statuses = { posts: [] as number[], views: [] as number[] };
  let isOver = false;

  async function visit(): Promise<void> {
    const askedFor = { connections: visitors / 2, count: atATime };
    const page = { path: "/liposomes/zinc", headers: { "accept-encoding": "br" } };
    while (!isOver) {
      const [posts, views] = await Promise.all([
        load(proxy.url, askedFor, newPost),
        load(proxy.url, askedFor, () => page),
      ]);
      for (const [status, count] of posts.statuses)
        statuses.posts.push(...Array<number>(count).fill(status));
      for (const [status, count] of views.statuses)
        statuses.views.push(...Array<number>(count).fill(status));
    }
  }

  async function restartAgainAndAgain(): Promise<void> {
    try {
      for (let n = 0; n < plan.restarts; n += 1) {
        // Visitors are in full swing, and the proxy has connections to every site.
        const before = statuses.posts.length;
        while (statuses.posts.length === before) await pause(20);
        const which = n % sites.length;
        await sites[which]?.stop();
        sites[which] = await open(ports[which] ?? 0);
        // As an upgrade waits for a container to be healthy before the next.
        while (!proxy.areAllHealthy()) await pause(50);
      }
    } finally {
      isOver = true;
    }
  }

  try {
    await Promise.all([visit(), restartAgainAndAgain()]);
    return {
      restarts: plan.restarts,
      posts: statuses.posts.length,
      lostPosts: statuses.posts.filter((status) => status !== 201),
      views: statuses.views.length,
      lostViews: statuses.views.filter((status) => status !== 200),
      seconds: (Date.now() - began) / 1000,
    };
  } finally {
    await proxy.close();
    for (const site of sites) await site.kill();
  }
}

function newPost(n: number) {
  return {
    path: "/contact",
    method: "POST" as const,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      email: `visitor${n}@maison.example`,
      phone: "+33 4 65 71 20 10",
      company: `Maison ${n} ${crypto.randomUUID()}`,
      country: "France",
      message: "Bonjour",
      page: "/liposomes/zinc",
    }),
  };
}
