// The tables of enquiries as a list of schema changes. Append only, never edit: a database stores how many it has had.
import type { Migrations } from "./database.ts";

/** Kinds and states are listed in enquiry-store.ts. Times are milliseconds since 1970. */
export const migrations: Migrations = [
  ({ id, integer, tableEnd }) => `
    CREATE TABLE enquiries (
      id ${id},
      reference TEXT NOT NULL UNIQUE,
      received_at ${integer} NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('pending', 'failed', 'sent', 'held')),
      email TEXT NOT NULL,
      phone TEXT NOT NULL,
      company TEXT NOT NULL,
      country TEXT NOT NULL,
      message TEXT NOT NULL,
      product TEXT NOT NULL,
      page TEXT NOT NULL,
      form_key TEXT,
      next_attempt_at ${integer} NOT NULL,
      lease TEXT,
      lease_until ${integer} NOT NULL DEFAULT 0
    ) ${tableEnd};
    CREATE UNIQUE INDEX enquiries_form_key ON enquiries (form_key) WHERE form_key IS NOT NULL;
    CREATE INDEX enquiries_due ON enquiries (next_attempt_at) WHERE status IN ('pending', 'failed');
    CREATE TABLE attempts (
      id ${id},
      enquiry_id ${integer} NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
      at ${integer} NOT NULL,
      outcome TEXT NOT NULL CHECK (outcome IN ('sent', 'failed')),
      answer TEXT NOT NULL
    ) ${tableEnd};
    CREATE INDEX attempts_enquiry ON attempts (enquiry_id);`,

  // An enquiry causes several mails: each has its own state and attempts.
  ({ id, integer, tableEnd, volatile }) => `
    CREATE TABLE mails (
      id ${id},
      enquiry_id ${integer} REFERENCES enquiries (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('sales', 'acknowledgement', 'digest')),
      status TEXT NOT NULL CHECK (status IN ('pending', 'failed', 'sent', 'held', 'abandoned')),
      created_at ${integer} NOT NULL,
      next_attempt_at ${integer} NOT NULL,
      delivered_at ${integer},
      lease TEXT,
      lease_until ${integer} NOT NULL DEFAULT 0
    ) ${tableEnd};
    INSERT INTO mails (enquiry_id, kind, status, created_at, next_attempt_at, delivered_at)
      SELECT id, 'sales', status, received_at, next_attempt_at,
        (SELECT max(at) FROM attempts WHERE enquiry_id = enquiries.id AND outcome = 'sent')
      FROM enquiries ORDER BY id;
    ALTER TABLE attempts RENAME TO old_attempts;
    CREATE TABLE attempts (
      id ${id},
      mail_id ${integer} NOT NULL REFERENCES mails (id) ON DELETE CASCADE,
      at ${integer} NOT NULL,
      accepted TEXT NOT NULL,
      answer TEXT NOT NULL
    ) ${tableEnd};
    INSERT INTO attempts (mail_id, at, accepted, answer)
      SELECT mails.id, old_attempts.at, '[]', old_attempts.answer
      FROM old_attempts JOIN mails ON mails.enquiry_id = old_attempts.enquiry_id
      ORDER BY old_attempts.id;
    DROP TABLE old_attempts;
    DROP INDEX enquiries_form_key;
    DROP INDEX enquiries_due;
    ALTER TABLE enquiries DROP COLUMN status;
    ALTER TABLE enquiries DROP COLUMN form_key;
    ALTER TABLE enquiries DROP COLUMN next_attempt_at;
    ALTER TABLE enquiries DROP COLUMN lease;
    ALTER TABLE enquiries DROP COLUMN lease_until;
    ALTER TABLE enquiries ADD COLUMN language TEXT NOT NULL DEFAULT 'fr';
    ALTER TABLE enquiries ADD COLUMN browser_language TEXT NOT NULL DEFAULT '';
    ALTER TABLE enquiries ADD COLUMN content_key TEXT;
    CREATE UNIQUE INDEX enquiries_content_key ON enquiries (content_key);
    CREATE INDEX enquiries_received ON enquiries (received_at);
    CREATE INDEX mails_enquiry ON mails (enquiry_id);
    CREATE INDEX mails_due ON mails (next_attempt_at) WHERE status IN ('pending', 'failed');
    CREATE UNIQUE INDEX mails_digest ON mails (created_at) WHERE kind = 'digest';
    CREATE INDEX attempts_mail ON attempts (mail_id);
    CREATE TABLE acknowledged (
      address_key TEXT PRIMARY KEY,
      at ${integer} NOT NULL
    ) ${tableEnd};
    CREATE ${volatile} TABLE post_counts (
      counter TEXT PRIMARY KEY,
      hits ${integer} NOT NULL,
      resets_at ${integer} NOT NULL
    ) ${tableEnd};`,

  // Indexes that find the next mail without reading all that wait.
  () => `
    DROP INDEX mails_due;
    CREATE INDEX mails_due ON mails (kind, next_attempt_at, id) WHERE status IN ('pending', 'failed');
    CREATE INDEX mails_leased ON mails (lease_until) WHERE lease_until > 0;`,

  // The reasons why an enquiry is suspect (names in enquiries/enquiry.ts), and a key to find the same message from many addresses.
  () => `
    ALTER TABLE enquiries ADD COLUMN suspicions TEXT NOT NULL DEFAULT '';
    ALTER TABLE enquiries ADD COLUMN flood_key TEXT;
    CREATE INDEX enquiries_flood ON enquiries (flood_key, received_at) WHERE flood_key IS NOT NULL;`,

  // The visitor's selection (shared/selection/chosen.ts).
  () => "ALTER TABLE enquiries ADD COLUMN selection TEXT NOT NULL DEFAULT '';",

  // The number of attempts, as not all of a mail that is refused for ever are kept; and a mark on mails that wait because the mail
  // server could not be reached.
  ({ integer }) => `
    ALTER TABLE mails ADD COLUMN attempts ${integer} NOT NULL DEFAULT 0;
    UPDATE mails SET attempts = (SELECT count(*) FROM attempts WHERE mail_id = mails.id);
    ALTER TABLE mails ADD COLUMN awaits_server ${integer} NOT NULL DEFAULT 0;
    CREATE INDEX mails_awaiting ON mails (id) WHERE awaits_server = 1;`,

  // The person's name, quantity and date, if the visitor gives them.
  () => `
    ALTER TABLE enquiries ADD COLUMN person TEXT NOT NULL DEFAULT '';
    ALTER TABLE enquiries ADD COLUMN quantity TEXT NOT NULL DEFAULT '';
    ALTER TABLE enquiries ADD COLUMN timing TEXT NOT NULL DEFAULT '';`,

  // A formula of the desk (shared/enquiry/carried-formula.ts).
  () => "ALTER TABLE enquiries ADD COLUMN formula TEXT NOT NULL DEFAULT '';",

  // Attempts after which the server had the whole mail and did not say what became of it: how many, and which.
  ({ integer }) => `
    ALTER TABLE mails ADD COLUMN unanswered ${integer} NOT NULL DEFAULT 0;
    ALTER TABLE attempts ADD COLUMN is_unanswered ${integer} NOT NULL DEFAULT 0;`,

  // Where the visit came from (shared/enquiry/source.ts).
  () => `
    ALTER TABLE enquiries ADD COLUMN landing TEXT NOT NULL DEFAULT '';
    ALTER TABLE enquiries ADD COLUMN referrer TEXT NOT NULL DEFAULT '';
    ALTER TABLE enquiries ADD COLUMN utm_source TEXT NOT NULL DEFAULT '';
    ALTER TABLE enquiries ADD COLUMN utm_medium TEXT NOT NULL DEFAULT '';
    ALTER TABLE enquiries ADD COLUMN utm_campaign TEXT NOT NULL DEFAULT '';`,

  // Webhooks: an enquiry has one for each endpoint, an erased one has only its reference left. The kinds of mail are in a new
  // column, as SQLite cannot change the check of an old one, and would take the attempts along with a table.
  ({ integer, tableEnd }) => `
    DROP INDEX mails_due;
    DROP INDEX mails_digest;
    ALTER TABLE mails ADD COLUMN sort TEXT NOT NULL DEFAULT 'sales'
      CHECK (sort IN ('sales', 'acknowledgement', 'digest', 'webhook'));
    UPDATE mails SET sort = kind WHERE kind <> 'sales';
    ALTER TABLE mails DROP COLUMN kind;
    ALTER TABLE mails RENAME COLUMN sort TO kind;
    ALTER TABLE mails ADD COLUMN endpoint TEXT NOT NULL DEFAULT '';
    ALTER TABLE mails ADD COLUMN erased_reference TEXT;
    CREATE INDEX mails_due ON mails (kind, endpoint, next_attempt_at, id) WHERE status IN ('pending', 'failed');
    CREATE UNIQUE INDEX mails_digest ON mails (created_at) WHERE kind = 'digest';
    CREATE UNIQUE INDEX mails_webhook ON mails (enquiry_id, endpoint) WHERE kind = 'webhook';
    CREATE UNIQUE INDEX mails_erasure ON mails (erased_reference, endpoint) WHERE erased_reference IS NOT NULL;
    CREATE TABLE gone_endpoints (
      name TEXT PRIMARY KEY,
      address_key TEXT NOT NULL,
      at ${integer} NOT NULL
    ) ${tableEnd};`,
  // When sales first answered, as operators say.
  ({ integer }) => `ALTER TABLE enquiries ADD COLUMN answered_at ${integer};`,
];
