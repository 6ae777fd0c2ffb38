-- What the last attempt of each delivery sent and got, sealed, for support (store/support.ts). The id is the delivery's.
-- The version before this one does not write it.
CREATE TABLE exchanges (
  id TEXT PRIMARY KEY,
  sealed BLOB NOT NULL
) STRICT;
