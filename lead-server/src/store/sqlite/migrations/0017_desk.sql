-- Acts that wait for a second person, and how long destinations take. four_eyes holds ids of leads and deliveries, and no word of a
-- visitor's. attempt_times holds counts of a week, by hour and by band of time. The version before this one writes neither.
CREATE TABLE four_eyes (
  id TEXT NOT NULL PRIMARY KEY,
  act TEXT NOT NULL,
  scope TEXT NOT NULL,
  scope_hash TEXT NOT NULL,
  count INTEGER NOT NULL,
  label TEXT NOT NULL,
  asked_by TEXT NOT NULL,
  because TEXT NOT NULL,
  at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  state TEXT NOT NULL,
  decided_by TEXT NOT NULL,
  decided_at INTEGER NOT NULL,
  done INTEGER NOT NULL
) STRICT;
CREATE INDEX four_eyes_at ON four_eyes (at);

CREATE TABLE attempt_times (
  destination TEXT NOT NULL,
  hour INTEGER NOT NULL,
  outcome TEXT NOT NULL,
  band INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (destination, hour, outcome, band)
) STRICT, WITHOUT ROWID;
