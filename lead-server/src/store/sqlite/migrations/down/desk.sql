-- Takes the acts that wait for a second person and the times of destinations away again, for a return to a version without them.
-- Run by hand, with every server stopped.
DROP TABLE four_eyes;
DROP TABLE attempt_times;
DELETE FROM migrations WHERE name IN ('0017_desk.sql');
