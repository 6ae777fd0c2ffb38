-- Counts that end at a moment: codes sent, tries of a code, captchas used. Names hold keyed hashes, never a person's data.
CREATE TABLE tallies (
  name TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  ends_at BIGINT NOT NULL
);
CREATE INDEX tallies_by_end ON tallies (ends_at);
