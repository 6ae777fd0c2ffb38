-- Moments are milliseconds since 1970. No foreign keys: rows of one submission are only ever written in one transaction.
CREATE TABLE submissions (
  id TEXT NOT NULL,
  kind TEXT NOT NULL,
  state TEXT NOT NULL,
  key TEXT NOT NULL UNIQUE,
  body_hash TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  email_mac TEXT NOT NULL,
  phone_mac TEXT NOT NULL,
  consent_version TEXT,
  consent_hash TEXT,
  sealed BLOB NOT NULL
) STRICT;
-- Ids are unique by their making (store/id.ts) and ascend, so this index only ever grows at its end; it also holds the keyed hashes, so
-- that looking for a person reads it alone. Two indexes by hash would be written all over, and cost each lead more than the rest of it.
CREATE INDEX submissions_by_id ON submissions (id, email_mac, phone_mac);

-- The exact text of each consent that was shown, once: submissions name it by its hash.
CREATE TABLE consent_texts (
  hash TEXT PRIMARY KEY,
  sealed BLOB NOT NULL
) STRICT;

CREATE TABLE deliveries (
  submission_id TEXT NOT NULL,
  destination TEXT NOT NULL,
  state TEXT NOT NULL,
  reason TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (submission_id, destination)
) STRICT, WITHOUT ROWID;
CREATE INDEX deliveries_due ON deliveries (destination, next_at) WHERE state = 'pending';
CREATE INDEX deliveries_dead ON deliveries (submission_id) WHERE state = 'dead';

CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  sealed BLOB NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_by_age ON sessions (updated_at);

CREATE TABLE facts (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
