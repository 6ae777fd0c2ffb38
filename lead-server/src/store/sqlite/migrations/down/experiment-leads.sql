-- Takes the variants of leads away again, for a return to a version without them. Refusals and revenue are then not known by variant.
-- Run by hand, with every server stopped.
DROP TABLE experiment_leads;
DELETE FROM migrations WHERE name IN ('0018_experiment_leads.sql');
