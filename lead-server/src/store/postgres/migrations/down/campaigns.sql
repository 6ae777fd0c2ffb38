-- Takes the tables of campaigns away again, for a return to a version without them: the campaigns of the code are then live.
-- Run by hand, with every server stopped, after `ops campaigns export`.
DROP TABLE campaigns;
DROP TABLE campaign_versions;
DROP TABLE campaign_drafts;
DROP TABLE publications;
DROP TABLE campaign_schedules;
DROP TABLE page_servers;
DROP FUNCTION IF EXISTS campaign_versions_stay();
DELETE FROM migrations WHERE name IN ('0015_campaigns.sql', '0016_campaign_versions_stay.sql', '0025_server_settings.sql');
