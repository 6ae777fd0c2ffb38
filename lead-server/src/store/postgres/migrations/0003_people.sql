-- People whose leads are delivered to nobody, by keyed hash of email or phone (store/people.ts). The version before this one ignores it.
CREATE TABLE opt_outs (
  mac TEXT COLLATE "C" PRIMARY KEY,
  sealed BYTEA NOT NULL,
  at BIGINT NOT NULL
);
