-- Moments are milliseconds since 1970. No foreign keys: rows of one submission are only ever written in one transaction.
CREATE TABLE submissions (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  state TEXT NOT NULL,
  key TEXT NOT NULL UNIQUE,
  body_hash TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  email_mac TEXT NOT NULL,
  phone_mac TEXT NOT NULL,
  sealed BLOB NOT NULL
) STRICT;
CREATE INDEX submissions_by_email ON submissions (email_mac) WHERE email_mac <> '';
CREATE INDEX submissions_by_phone ON submissions (phone_mac) WHERE phone_mac <> '';

CREATE TABLE receipts (
  submission_id TEXT PRIMARY KEY,
  version TEXT NOT NULL,
  text_hash TEXT NOT NULL,
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
