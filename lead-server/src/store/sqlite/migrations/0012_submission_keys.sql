-- The key of each submission's own, sealed by a data key: what is kept of it is sealed by this one, and an erasure empties it, which makes
-- every copy of the lead unreadable, in old copies of the database too. So it is copied apart from them (docs/operations.md). An erased lead
-- has an empty one: a copy that comes back tells by it what was erased since. The version before this one cannot open what has such a key.
CREATE TABLE submission_keys (
  id TEXT PRIMARY KEY,
  sealed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX submission_keys_destroyed ON submission_keys (id) WHERE sealed = x'';
INSERT INTO submission_keys (id, sealed) SELECT id, x'' FROM submissions WHERE kind = 'lead' AND state = 'erased';
