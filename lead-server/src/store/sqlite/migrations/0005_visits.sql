-- What is counted of visits (store/visits.ts). A visitor is a keyed hash of a random id; nobody who has opted out is here. The experiment
-- and variant '' stand for the flow as a whole. Days are whole days since 1970. The version before this one writes neither table.
CREATE TABLE visits (
  flow TEXT NOT NULL,
  experiment TEXT NOT NULL,
  variant TEXT NOT NULL,
  visitor TEXT NOT NULL,
  day INTEGER NOT NULL,
  exposed INTEGER NOT NULL,
  ending TEXT NOT NULL,
  reason TEXT NOT NULL,
  step TEXT NOT NULL,
  blocked INTEGER NOT NULL,
  PRIMARY KEY (flow, experiment, variant, visitor)
) STRICT, WITHOUT ROWID;
CREATE INDEX visits_by_day ON visits (day);

-- Each step shown (target '') and each edge walked, once for a visitor.
CREATE TABLE visit_steps (
  flow TEXT NOT NULL,
  experiment TEXT NOT NULL,
  variant TEXT NOT NULL,
  visitor TEXT NOT NULL,
  step TEXT NOT NULL,
  target TEXT NOT NULL,
  day INTEGER NOT NULL,
  PRIMARY KEY (flow, experiment, variant, visitor, step, target)
) STRICT, WITHOUT ROWID;
CREATE INDEX visit_steps_by_day ON visit_steps (day);
