-- Acts that wait for a second person, and how long destinations take. four_eyes holds ids of leads and deliveries, and no word of a
-- visitor's. attempt_times holds counts of a week, by hour and by band of time. The version before this one writes neither.
CREATE TABLE four_eyes (
  id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  act TEXT COLLATE "C" NOT NULL,
  scope TEXT COLLATE "C" NOT NULL,
  scope_hash TEXT COLLATE "C" NOT NULL,
  count INTEGER NOT NULL,
  label TEXT COLLATE "C" NOT NULL,
  asked_by TEXT COLLATE "C" NOT NULL,
  because TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  state TEXT COLLATE "C" NOT NULL,
  decided_by TEXT COLLATE "C" NOT NULL,
  decided_at BIGINT NOT NULL,
  done INTEGER NOT NULL
);
CREATE INDEX four_eyes_at ON four_eyes (at);

CREATE TABLE attempt_times (
  destination TEXT COLLATE "C" NOT NULL,
  hour INTEGER NOT NULL,
  outcome TEXT COLLATE "C" NOT NULL,
  band INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (destination, hour, outcome, band)
);
