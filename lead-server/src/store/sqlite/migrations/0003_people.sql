-- People whose leads are delivered to nobody, by keyed hash of email or phone (store/people.ts). The version before this one ignores it.
CREATE TABLE opt_outs (
  mac TEXT PRIMARY KEY,
  sealed BLOB NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
