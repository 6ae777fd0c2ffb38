-- Days by the cell first, each campaign's own sum beside its cells, and times at steps. The cell of a whole campaign is its path and flow:
-- its id is these names, and `*` stands for the others. The version before this one goes on counting; its cells name their whole later.
ALTER TABLE figure_cells ADD COLUMN whole TEXT NOT NULL DEFAULT '';
UPDATE figure_cells SET whole = campaign || char(10) || flow;
INSERT INTO figure_cells (id, campaign, version, flow, affid, sub, source, device, language, theme, whole)
  SELECT DISTINCT whole, campaign, 0, flow, '*', '*', '*', '*', '*', '*', whole FROM figure_cells;

CREATE TABLE visit_cell_days_new (
  cell TEXT NOT NULL,
  day INTEGER NOT NULL,
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
  cents INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (cell, day)
) STRICT, WITHOUT ROWID;
INSERT INTO visit_cell_days_new (cell, day, visits, lost, finished, disqualified, dropped, blocked, qualified, sold, accepted, returned, cents) SELECT cell, day, visits, lost, finished, disqualified, dropped, blocked, qualified, sold, accepted, returned, cents FROM visit_cell_days;
INSERT INTO visit_cell_days_new (cell, day, visits, lost, finished, disqualified, dropped, blocked, qualified, sold, accepted, returned, cents)
  SELECT f.whole, d.day, sum(d.visits), sum(d.lost), sum(d.finished), sum(d.disqualified), sum(d.dropped), sum(d.blocked), sum(d.qualified), sum(d.sold), sum(d.accepted), sum(d.returned), sum(d.cents)
  FROM visit_cell_days d JOIN figure_cells f ON f.id = d.cell GROUP BY f.whole, d.day;
DROP TABLE visit_cell_days;
ALTER TABLE visit_cell_days_new RENAME TO visit_cell_days;

CREATE TABLE visit_step_cell_days_new (
  cell TEXT NOT NULL,
  day INTEGER NOT NULL,
  step TEXT NOT NULL,
  target TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (cell, day, step, target)
) STRICT, WITHOUT ROWID;
INSERT INTO visit_step_cell_days_new (cell, day, step, target, count)
  SELECT cell, day, step, target, count FROM visit_step_cell_days;
INSERT INTO visit_step_cell_days_new (cell, day, step, target, count)
  SELECT f.whole, d.day, d.step, d.target, sum(d.count)
  FROM visit_step_cell_days d JOIN figure_cells f ON f.id = d.cell GROUP BY f.whole, d.day, d.step, d.target;
DROP TABLE visit_step_cell_days;
ALTER TABLE visit_step_cell_days_new RENAME TO visit_step_cell_days;

-- Visits by the band of their time at a step, from its first sight to the first walk of an edge: below 1 s, then each twice as long.
CREATE TABLE visit_time_hours (
  hour INTEGER NOT NULL,
  cell TEXT NOT NULL,
  step TEXT NOT NULL,
  t0 INTEGER NOT NULL DEFAULT 0,
  t1 INTEGER NOT NULL DEFAULT 0,
  t2 INTEGER NOT NULL DEFAULT 0,
  t3 INTEGER NOT NULL DEFAULT 0,
  t4 INTEGER NOT NULL DEFAULT 0,
  t5 INTEGER NOT NULL DEFAULT 0,
  t6 INTEGER NOT NULL DEFAULT 0,
  t7 INTEGER NOT NULL DEFAULT 0,
  t8 INTEGER NOT NULL DEFAULT 0,
  t9 INTEGER NOT NULL DEFAULT 0,
  t10 INTEGER NOT NULL DEFAULT 0,
  t11 INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (hour, cell, step)
) STRICT, WITHOUT ROWID;

CREATE TABLE visit_time_days (
  cell TEXT NOT NULL,
  day INTEGER NOT NULL,
  step TEXT NOT NULL,
  t0 INTEGER NOT NULL DEFAULT 0,
  t1 INTEGER NOT NULL DEFAULT 0,
  t2 INTEGER NOT NULL DEFAULT 0,
  t3 INTEGER NOT NULL DEFAULT 0,
  t4 INTEGER NOT NULL DEFAULT 0,
  t5 INTEGER NOT NULL DEFAULT 0,
  t6 INTEGER NOT NULL DEFAULT 0,
  t7 INTEGER NOT NULL DEFAULT 0,
  t8 INTEGER NOT NULL DEFAULT 0,
  t9 INTEGER NOT NULL DEFAULT 0,
  t10 INTEGER NOT NULL DEFAULT 0,
  t11 INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (cell, day, step)
) STRICT, WITHOUT ROWID;
