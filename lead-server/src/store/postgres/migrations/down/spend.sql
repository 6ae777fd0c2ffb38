-- Takes times at steps and spend away again, and gives days their form of before. Visits stay counted, times and spend go.
-- Run by hand, with every server stopped.
DROP TABLE spend;
DROP TABLE visit_time_hours;
DROP TABLE visit_time_days;
CREATE TABLE visit_cell_days_old (
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
INSERT INTO visit_cell_days_old (day, cell, visits, lost, finished, disqualified, dropped, blocked, qualified, sold, accepted, returned, cents)
  SELECT day, cell, visits, lost, finished, disqualified, dropped, blocked, qualified, sold, accepted, returned, cents FROM visit_cell_days
  WHERE cell IN (SELECT id FROM figure_cells WHERE id <> whole);
DROP TABLE visit_cell_days;
ALTER TABLE visit_cell_days_old RENAME TO visit_cell_days;
CREATE TABLE visit_step_cell_days_old (
  day INTEGER NOT NULL,
  cell TEXT COLLATE "C" NOT NULL,
  step TEXT COLLATE "C" NOT NULL,
  target TEXT COLLATE "C" NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, cell, step, target)
);
INSERT INTO visit_step_cell_days_old (day, cell, step, target, count)
  SELECT day, cell, step, target, count FROM visit_step_cell_days
  WHERE cell IN (SELECT id FROM figure_cells WHERE id <> whole);
DROP TABLE visit_step_cell_days;
ALTER TABLE visit_step_cell_days_old RENAME TO visit_step_cell_days;
DELETE FROM figure_cells WHERE id = whole;
ALTER TABLE figure_cells DROP COLUMN whole;
DELETE FROM migrations WHERE name IN ('0021_figure_days.sql', '0022_spend.sql');
