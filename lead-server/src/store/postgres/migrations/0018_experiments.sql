-- What experiments showed, for as long as there is a store: visits' own rows are forgotten (RETENTION_VISIT_DAYS), and a verdict once
-- named is not taken back. experiment_days holds the visits that began on a day, by what became of them. experiment_looks holds how
-- each comparison stood on a day: the lowest p so far, and its first crossing, which stays. The version before this one writes neither.
CREATE TABLE experiment_days (
  flow TEXT COLLATE "C" NOT NULL,
  experiment TEXT COLLATE "C" NOT NULL,
  variant TEXT COLLATE "C" NOT NULL,
  day INTEGER NOT NULL,
  visitors INTEGER NOT NULL,
  finished INTEGER NOT NULL,
  disqualified INTEGER NOT NULL,
  blocked INTEGER NOT NULL,
  PRIMARY KEY (flow, experiment, variant, day)
);

CREATE TABLE experiment_looks (
  flow TEXT COLLATE "C" NOT NULL,
  experiment TEXT COLLATE "C" NOT NULL,
  comparison TEXT COLLATE "C" NOT NULL,
  day INTEGER NOT NULL,
  p_min DOUBLE PRECISION NOT NULL,
  crossed_at BIGINT NOT NULL,
  effect DOUBLE PRECISION NOT NULL,
  named_at BIGINT NOT NULL,
  PRIMARY KEY (flow, experiment, comparison, day)
);
