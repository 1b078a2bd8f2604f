// What the store knows of the endpoints of webhooks: which are off, and what waits for them.
import type { Database, Queries } from "./database.ts";
import type { EndpointKey, EndpointRecords } from "./enquiry-store.ts";
import { isUnsent, numberOrNull } from "./stored-rows.ts";

/** True while nothing is to be sent to the endpoint at this address. */
export async function isOff(queries: Queries, { name, addressKey }: EndpointKey): Promise<boolean> {
  const [gone] = await queries.run(
    "SELECT 1 FROM gone_endpoints WHERE name = $1 AND address_key = $2",
    [name, addressKey],
  );
  return gone !== undefined;
}

export function createEndpointRecords(db: Database): EndpointRecords {
  return {
    async listEndpoints() {
      const rows = await db.run(
        `SELECT names.name, gone_endpoints.address_key, gone_endpoints.at, waits.number, waits.oldest
         FROM (
           SELECT name FROM gone_endpoints
           UNION SELECT endpoint AS name FROM mails WHERE kind = 'webhook' AND ${isUnsent}
         ) AS names
         LEFT JOIN gone_endpoints ON gone_endpoints.name = names.name
         LEFT JOIN (
           SELECT endpoint, count(*) AS number, min(created_at) AS oldest
           FROM mails WHERE kind = 'webhook' AND ${isUnsent} GROUP BY endpoint
         ) AS waits ON waits.endpoint = names.name
         ORDER BY names.name`,
      );
      return rows.map((row) => ({
        name: String(row["name"]),
        waiting: Number(row["number"] ?? 0),
        oldestUnsentAt: numberOrNull(row["oldest"]),
        goneKey: row["address_key"] === null ? null : String(row["address_key"]),
        goneAt: numberOrNull(row["at"]),
      }));
    },

    async turnOff({ name, addressKey }, now) {
      await db.transaction((queries) =>
        queries.run(
          `INSERT INTO gone_endpoints (name, address_key, at) VALUES ($1, $2, $3)
           ON CONFLICT (name) DO UPDATE SET address_key = excluded.address_key, at = excluded.at
             WHERE gone_endpoints.address_key <> excluded.address_key`,
          [name, addressKey, now],
        ),
      );
    },

    turnOn: (name, now) =>
      db.transaction(async (queries) => {
        const gone = await queries.run(
          "DELETE FROM gone_endpoints WHERE name = $1 RETURNING name",
          [name],
        );
        if (gone.length === 0) return false;
        await queries.run(
          `UPDATE mails SET next_attempt_at = $1
           WHERE kind = 'webhook' AND endpoint = $2 AND ${isUnsent} AND next_attempt_at > $1`,
          [now, name],
        );
        return true;
      }),

    discardWebhooks: (endpoint, reference) =>
      db.transaction(async (queries) => {
        // Without its lease, an attempt that is under way and fails changes nothing.
        const discarded = await queries.run(
          `UPDATE mails SET status = 'abandoned', awaits_server = 0, lease = NULL, lease_until = 0
           WHERE kind = 'webhook' AND endpoint = $1 AND ${isUnsent}
           ${reference === undefined ? "" : `AND ${isOf("$2")}`}
           RETURNING id`,
          reference === undefined ? [endpoint] : [endpoint, reference],
        );
        return discarded.length;
      }),
  };
}

/** Condition for a mail of the enquiry with the reference that `place` stands for, erased or not. */
export const isOf = (place: string) =>
  `(enquiry_id = (SELECT id FROM enquiries WHERE reference = ${place}) OR erased_reference = ${place})`;
