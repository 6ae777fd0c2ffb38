-- Campaigns as stored data (store/campaign-store.ts). A campaign is identified by its path as it is matched. Versions are never changed
-- and never removed: a lead names the one that its visitor saw. The version before this one knows nothing of these tables.
CREATE TABLE campaigns (
  key TEXT COLLATE "C" PRIMARY KEY,
  state TEXT NOT NULL,
  live_version INTEGER NOT NULL,
  paused_for TEXT NOT NULL,
  revision INTEGER NOT NULL
);

CREATE TABLE campaign_versions (
  key TEXT COLLATE "C" NOT NULL,
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  hash TEXT NOT NULL,
  thank_you_path TEXT NOT NULL,
  base INTEGER NOT NULL,
  at BIGINT NOT NULL,
  by_whom TEXT NOT NULL,
  because TEXT NOT NULL,
  origin TEXT NOT NULL,
  PRIMARY KEY (key, version)
);

CREATE TABLE campaign_drafts (
  key TEXT COLLATE "C" PRIMARY KEY,
  base INTEGER NOT NULL,
  body TEXT NOT NULL,
  hash TEXT NOT NULL,
  etag INTEGER NOT NULL,
  approved_by TEXT NOT NULL,
  at BIGINT NOT NULL,
  by_whom TEXT NOT NULL,
  because TEXT NOT NULL
);

CREATE TABLE publications (
  revision INTEGER PRIMARY KEY,
  key TEXT COLLATE "C" NOT NULL,
  version INTEGER NOT NULL,
  act TEXT NOT NULL,
  at BIGINT NOT NULL,
  by_whom TEXT NOT NULL,
  because TEXT NOT NULL,
  tags TEXT NOT NULL,
  purge TEXT NOT NULL,
  purge_tries INTEGER NOT NULL,
  purge_at BIGINT NOT NULL,
  purge_fault TEXT NOT NULL
);
CREATE INDEX publications_by_key ON publications (key, revision);
CREATE INDEX publications_to_purge ON publications (revision) WHERE purge = 'waiting';

CREATE TABLE campaign_schedules (
  id INTEGER PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  key TEXT COLLATE "C" NOT NULL,
  act TEXT NOT NULL,
  version INTEGER NOT NULL,
  paused_for TEXT NOT NULL,
  due_at BIGINT NOT NULL,
  at BIGINT NOT NULL,
  by_whom TEXT NOT NULL,
  because TEXT NOT NULL,
  state TEXT NOT NULL,
  reason TEXT NOT NULL,
  lease_until BIGINT NOT NULL
);

CREATE TABLE page_servers (
  id TEXT PRIMARY KEY,
  revision INTEGER NOT NULL,
  source TEXT NOT NULL,
  read_at BIGINT NOT NULL,
  seen_at BIGINT NOT NULL
);
