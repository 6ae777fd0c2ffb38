-- Moments are milliseconds since 1970. No foreign keys: rows of one submission are only ever written in one transaction.
CREATE TABLE submissions (
  id TEXT COLLATE "C" PRIMARY KEY,
  kind TEXT NOT NULL,
  state TEXT NOT NULL,
  key TEXT COLLATE "C" NOT NULL UNIQUE,
  body_hash TEXT NOT NULL,
  received_at BIGINT NOT NULL,
  email_mac TEXT NOT NULL,
  phone_mac TEXT NOT NULL,
  sealed BYTEA NOT NULL
);
CREATE INDEX submissions_by_email ON submissions (email_mac) WHERE email_mac <> '';
CREATE INDEX submissions_by_phone ON submissions (phone_mac) WHERE phone_mac <> '';

CREATE TABLE receipts (
  submission_id TEXT COLLATE "C" PRIMARY KEY,
  version TEXT NOT NULL,
  text_hash TEXT NOT NULL,
  sealed BYTEA NOT NULL
);

CREATE TABLE deliveries (
  submission_id TEXT COLLATE "C" NOT NULL,
  destination TEXT COLLATE "C" NOT NULL,
  state TEXT NOT NULL,
  reason TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL,
  PRIMARY KEY (submission_id, destination)
);
CREATE INDEX deliveries_due ON deliveries (destination, next_at) WHERE state = 'pending';
CREATE INDEX deliveries_dead ON deliveries (submission_id) WHERE state = 'dead';

CREATE TABLE sessions (
  id TEXT COLLATE "C" PRIMARY KEY,
  sealed BYTEA NOT NULL,
  updated_at BIGINT NOT NULL
);
CREATE INDEX sessions_by_age ON sessions (updated_at);

CREATE TABLE facts (
  name TEXT COLLATE "C" PRIMARY KEY,
  value TEXT NOT NULL
);
