-- The end of the audit's chain is there from the start: one that is missing was removed. The version before this one appends to it as before.
INSERT INTO facts (name, value) VALUES ('audit-head', '0 ') ON CONFLICT DO NOTHING;
