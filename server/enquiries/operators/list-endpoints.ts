// The endpoints of webhooks as operators see them: those of the settings, and those that only the store still knows.
import type { EndpointFacts, EnquiryStore } from "#server/enquiries/outbox/enquiry-store.ts";
import {
  describeEndpoint,
  type Endpoint,
  endpointsOf,
} from "#server/enquiries/webhooks/endpoints.ts";
import type { Settings } from "#server/environment.ts";

/** on: it gets webhooks. off: it said 410. unset: no setting names it. */
export interface ListedEndpoint {
  readonly name: string;
  readonly state: "on" | "off" | "unset";
  /** Undefined where no setting names it. */
  readonly endpoint: Endpoint | undefined;
  readonly facts: EndpointFacts | undefined;
}

export async function listEndpoints(
  store: Pick<EnquiryStore, "listEndpoints">,
  settings: Settings,
): Promise<readonly ListedEndpoint[]> {
  const set = endpointsOf(settings);
  const known = await store.listEndpoints();
  const others = known.filter(
    ({ name, waiting }) => waiting > 0 && !set.some((endpoint) => endpoint.name === name),
  );
  return [
    ...set.map((endpoint) => {
      const facts = known.find(({ name }) => name === endpoint.name);
      const state = facts?.goneKey === endpoint.addressKey ? "off" : "on";
      return { name: endpoint.name, state, endpoint, facts } as const;
    }),
    ...others.map(
      (facts) => ({ name: facts.name, state: "unset", endpoint: undefined, facts }) as const,
    ),
  ];
}

/** One line: "crm (https://crm.example): on; 2 webhooks wait, the oldest since 2026-01-31T12:00:00.000Z". */
export function describeState({ name, state, endpoint, facts }: ListedEndpoint): string {
  const timeOf = (time: number | null | undefined) => new Date(time ?? 0).toISOString();
  const { waiting = 0 } = facts ?? {};
  const says = {
    on: "on",
    off: `off since ${timeOf(facts?.goneAt)}, as it answered 410: once it is back, enquiries resume ${name}`,
    unset: `WEBHOOK_URL does not name it: name it again, or enquiries discard --webhook ${name} --all`,
  };
  const since = waiting > 0 ? `, the oldest since ${timeOf(facts?.oldestUnsentAt)}` : "";
  const where = endpoint ? describeEndpoint(endpoint) : name;
  return `${where}: ${says[state]}; ${webhooksOf(waiting)} ${waiting === 1 ? "waits" : "wait"}${since}`;
}

/** "1 webhook", "2 webhooks". */
export const webhooksOf = (count: number) => `${count} ${count === 1 ? "webhook" : "webhooks"}`;
