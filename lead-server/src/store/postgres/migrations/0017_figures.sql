-- Visits counted by what people ask (store/arrival-store.ts): a cell is a campaign's version, where a visit came from and what it was shown.
-- A cell's id is a hash of its names. Hours are whole hours since 1970; they become days after some time. The version before this one
-- writes none of these tables.
CREATE TABLE figure_cells (
  id TEXT COLLATE "C" PRIMARY KEY,
  campaign TEXT COLLATE "C" NOT NULL,
  version INTEGER NOT NULL,
  flow TEXT COLLATE "C" NOT NULL,
  affid TEXT COLLATE "C" NOT NULL,
  sub TEXT COLLATE "C" NOT NULL,
  source TEXT COLLATE "C" NOT NULL,
  device TEXT COLLATE "C" NOT NULL,
  language TEXT COLLATE "C" NOT NULL,
  theme TEXT COLLATE "C" NOT NULL
);

-- How a visit stands, to count it once. A visitor is a keyed hash of a random id; nobody who has opted out is here.
CREATE TABLE arrival_states (
  hour INTEGER NOT NULL,
  cell TEXT COLLATE "C" NOT NULL,
  visitor TEXT COLLATE "C" NOT NULL,
  exposed INTEGER NOT NULL,
  ending TEXT COLLATE "C" NOT NULL,
  qualified INTEGER NOT NULL,
  step TEXT COLLATE "C" NOT NULL,
  blocked INTEGER NOT NULL,
  steps TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (hour, cell, visitor)
);

CREATE TABLE visit_hours (
  hour INTEGER NOT NULL,
  cell TEXT COLLATE "C" NOT NULL,
  visits INTEGER NOT NULL DEFAULT 0,
  lost INTEGER NOT NULL DEFAULT 0,
  finished INTEGER NOT NULL DEFAULT 0,
  disqualified INTEGER NOT NULL DEFAULT 0,
  dropped INTEGER NOT NULL DEFAULT 0,
  blocked INTEGER NOT NULL DEFAULT 0,
  qualified INTEGER NOT NULL DEFAULT 0,
  sold INTEGER NOT NULL DEFAULT 0,
  accepted INTEGER NOT NULL DEFAULT 0,
  returned INTEGER NOT NULL DEFAULT 0,
  cents BIGINT NOT NULL DEFAULT 0,
  PRIMARY KEY (hour, cell)
);

CREATE TABLE visit_cell_days (
  day INTEGER NOT NULL,
  cell TEXT COLLATE "C" NOT NULL,
  visits INTEGER NOT NULL DEFAULT 0,
  lost INTEGER NOT NULL DEFAULT 0,
  finished INTEGER NOT NULL DEFAULT 0,
  disqualified INTEGER NOT NULL DEFAULT 0,
  dropped INTEGER NOT NULL DEFAULT 0,
  blocked INTEGER NOT NULL DEFAULT 0,
  qualified INTEGER NOT NULL DEFAULT 0,
  sold INTEGER NOT NULL DEFAULT 0,
  accepted INTEGER NOT NULL DEFAULT 0,
  returned INTEGER NOT NULL DEFAULT 0,
  cents BIGINT NOT NULL DEFAULT 0,
  PRIMARY KEY (day, cell)
);

-- Arrivals at a step have target ''. Leavings have the next step, or an end in small letters.
CREATE TABLE visit_step_hours (
  hour INTEGER NOT NULL,
  cell TEXT COLLATE "C" NOT NULL,
  step TEXT COLLATE "C" NOT NULL,
  target TEXT COLLATE "C" NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (hour, cell, step, target)
);

CREATE TABLE visit_step_cell_days (
  day INTEGER NOT NULL,
  cell TEXT COLLATE "C" NOT NULL,
  step TEXT COLLATE "C" NOT NULL,
  target TEXT COLLATE "C" NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, cell, step, target)
);

-- The cell in which a lead's outcomes count, and what is counted of it. `pending` holds the visit's end until it is counted, then ''.
CREATE TABLE lead_arrivals (
  submission_id TEXT COLLATE "C" PRIMARY KEY,
  hour INTEGER NOT NULL,
  cell TEXT COLLATE "C" NOT NULL,
  pending TEXT COLLATE "C" NOT NULL,
  sold INTEGER NOT NULL DEFAULT 0,
  accepted INTEGER NOT NULL DEFAULT 0,
  returned INTEGER NOT NULL DEFAULT 0,
  cents BIGINT NOT NULL DEFAULT 0
);
