-- Takes what experiments showed away again, for a return to a version without it. Verdicts are then made from visits alone.
-- Run by hand, with every server stopped.
DROP TABLE experiment_days;
DROP TABLE experiment_looks;
DELETE FROM migrations WHERE name IN ('0016_experiments.sql');
