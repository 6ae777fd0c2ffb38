-- Lists of privacy requests by state, the newest first, without reading those in other states. The version before this one ignores it.
CREATE INDEX IF NOT EXISTS submissions_requests ON submissions (state, id ASC) WHERE kind = 'privacy';
