-- Which settings a server uses, and why it cannot use the last ones (desk/campaigns/publication-status.ts). Servers of a version before report
-- neither.
ALTER TABLE page_servers ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE page_servers ADD COLUMN settings_revision INTEGER NOT NULL DEFAULT 0;
ALTER TABLE page_servers ADD COLUMN settings_fault TEXT NOT NULL DEFAULT '';
