-- Visits, counted by day as they happen (store/visit-store.ts), so that figures read few rows however many came. How each visit stands is
-- kept for some days, to count a visitor once; the steps that it took are short hashes in it. What was counted before is brought over; its
-- rows (visits, visit_steps) are removed bit by bit, and a later version drops those tables. What the version before this one still writes
-- there is counted nowhere.
CREATE TABLE visit_states (
  flow TEXT COLLATE "C" NOT NULL,
  experiment TEXT COLLATE "C" NOT NULL,
  variant TEXT COLLATE "C" NOT NULL,
  visitor TEXT COLLATE "C" NOT NULL,
  day INTEGER NOT NULL,
  exposed INTEGER NOT NULL,
  ending TEXT NOT NULL,
  reason TEXT NOT NULL,
  step TEXT NOT NULL,
  blocked INTEGER NOT NULL,
  steps TEXT NOT NULL,
  PRIMARY KEY (flow, experiment, variant, visitor)
);
CREATE INDEX visit_states_by_day ON visit_states (day);

CREATE TABLE visit_days (
  day INTEGER NOT NULL,
  flow TEXT COLLATE "C" NOT NULL,
  experiment TEXT COLLATE "C" NOT NULL,
  variant TEXT COLLATE "C" NOT NULL,
  exposed INTEGER NOT NULL,
  ending TEXT COLLATE "C" NOT NULL,
  reason TEXT COLLATE "C" NOT NULL,
  step TEXT COLLATE "C" NOT NULL,
  blocked INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, flow, experiment, variant, exposed, ending, reason, step, blocked)
);

CREATE TABLE visit_step_days (
  day INTEGER NOT NULL,
  flow TEXT COLLATE "C" NOT NULL,
  experiment TEXT COLLATE "C" NOT NULL,
  variant TEXT COLLATE "C" NOT NULL,
  step TEXT COLLATE "C" NOT NULL,
  target TEXT COLLATE "C" NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, flow, experiment, variant, step, target)
);

INSERT INTO visit_days (day, flow, experiment, variant, exposed, ending, reason, step, blocked, count)
SELECT day, flow, experiment, variant, exposed, ending, reason, step, blocked, CAST(count(*) AS INTEGER)
FROM visits GROUP BY day, flow, experiment, variant, exposed, ending, reason, step, blocked;
INSERT INTO visit_step_days (day, flow, experiment, variant, step, target, count)
SELECT day, flow, experiment, variant, step, target, CAST(count(*) AS INTEGER)
FROM visit_steps GROUP BY day, flow, experiment, variant, step, target;
