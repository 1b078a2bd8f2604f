// The store on PostgreSQL, and the behaviour that only a server has.
import { describe, expect, it } from "vitest";
import { proveQueue } from "#tests/kits/queue.contract.ts";
import { proveRecords } from "#tests/kits/records.contract.ts";
import { newEnquiry, prepareStores } from "#tests/kits/test-stores.ts";
import { proveWebhooks } from "#tests/kits/webhooks.contract.ts";

describe("the queue in PostgreSQL", () => proveQueue("PostgreSQL"));
describe("the records in PostgreSQL", () => proveRecords("PostgreSQL"));
describe("webhooks in PostgreSQL", () => proveWebhooks("PostgreSQL"));

describe("a PostgreSQL server", () => {
  const stores = prepareStores("PostgreSQL");

  it("that cannot be reached is an error, but does not prevent a start", async () => {
    const url = stores.storage.settings.DATABASE_URL ?? "";
    const store = stores.open({ DATABASE_URL: url.replace(/:\d+\//, ":1/") });
    await expect(store.append(newEnquiry())).rejects.toThrow(/ECONNREFUSED/);
    await expect(store.getFacts()).rejects.toThrow(/ECONNREFUSED/);
  });
});
