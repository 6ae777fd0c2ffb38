-- Takes the tables of settings away again, for a return to a version without them: SITE_FILE and PARTNER_TABLES then count again.
-- Run by hand, with every server stopped, after `ops settings export` of each kind.
DROP TABLE settings_versions;
DROP TABLE settings_drafts;
DROP FUNCTION IF EXISTS settings_versions_stay();
DELETE FROM publications WHERE key LIKE 'settings:%';
DELETE FROM migrations WHERE name IN ('0024_settings.sql', '0026_settings_versions_stay.sql');
