-- What is held, by its reason, to be counted without reading what was delivered (store/support.ts). The version before this one ignores it.
CREATE INDEX IF NOT EXISTS deliveries_held ON deliveries (reason, submission_id, updated_at) WHERE state = 'held';
