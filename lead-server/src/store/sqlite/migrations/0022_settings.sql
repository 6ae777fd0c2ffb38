-- Settings as versions (store/settings-store.ts). What is live of a kind is the version of its last row in publications. Versions are never
-- changed and never removed: a lead names the one whose consent it saw. The version before this one knows nothing of these tables.
CREATE TABLE settings_versions (
  kind TEXT NOT NULL,
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  hash TEXT NOT NULL,
  base INTEGER NOT NULL,
  at INTEGER NOT NULL,
  by_whom TEXT NOT NULL,
  because TEXT NOT NULL,
  origin TEXT NOT NULL,
  PRIMARY KEY (kind, version)
) STRICT;

CREATE TABLE settings_drafts (
  kind TEXT PRIMARY KEY,
  base INTEGER NOT NULL,
  body TEXT NOT NULL,
  hash TEXT NOT NULL,
  etag INTEGER NOT NULL,
  at INTEGER NOT NULL,
  by_whom TEXT NOT NULL,
  because TEXT NOT NULL
) STRICT;

CREATE TRIGGER settings_versions_stay BEFORE UPDATE ON settings_versions
BEGIN SELECT RAISE(ABORT, 'a version of settings is never changed'); END;
CREATE TRIGGER settings_versions_remain BEFORE DELETE ON settings_versions
BEGIN SELECT RAISE(ABORT, 'a version of settings is never removed'); END;
