-- Moments are milliseconds since 1970. No foreign keys: rows of one submission are only ever written in one transaction.
CREATE TABLE submissions (
  id TEXT COLLATE "C" NOT NULL,
  kind TEXT NOT NULL,
  state TEXT NOT NULL,
  key TEXT COLLATE "C" NOT NULL UNIQUE,
  body_hash TEXT NOT NULL,
  received_at BIGINT NOT NULL,
  email_mac TEXT NOT NULL,
  phone_mac TEXT NOT NULL,
  consent_version TEXT,
  consent_hash TEXT,
  sealed BYTEA NOT NULL
);
-- Ids are unique by their making (store/id.ts) and ascend, so this index only ever grows at its end; it also holds the keyed hashes, so
-- that looking for a person reads it alone. Two indexes by hash would be written all over, and cost each lead more than the rest of it.
CREATE INDEX submissions_by_id ON submissions (id, email_mac, phone_mac);

-- The exact text of each consent that was shown, once: submissions name it by its hash.
CREATE TABLE consent_texts (
  hash TEXT COLLATE "C" PRIMARY KEY,
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
