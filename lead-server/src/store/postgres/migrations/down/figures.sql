-- Takes the figures by campaign away again, for a return to a version without them. Figures by flow and by experiment stay.
-- Run by hand, with every server stopped.
DROP TABLE figure_cells;
DROP TABLE arrival_states;
DROP TABLE visit_hours;
DROP TABLE visit_cell_days;
DROP TABLE visit_step_hours;
DROP TABLE visit_step_cell_days;
DROP TABLE lead_arrivals;
DELETE FROM migrations WHERE name IN ('0017_figures.sql');
