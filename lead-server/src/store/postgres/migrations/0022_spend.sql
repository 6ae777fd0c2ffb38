-- What advertisements cost: a day of the business's zone, a source and a campaign as visits are counted by, and whose affiliate it is ('' where
-- the file did not say). A later upload takes the place of an earlier one. The version before this one does not know it.
CREATE TABLE spend (
  day INTEGER NOT NULL,
  source TEXT COLLATE "C" NOT NULL,
  campaign TEXT COLLATE "C" NOT NULL,
  affid TEXT COLLATE "C" NOT NULL,
  cents BIGINT NOT NULL,
  uploaded_by TEXT COLLATE "C" NOT NULL,
  uploaded_at BIGINT NOT NULL,
  PRIMARY KEY (day, source, campaign, affid)
);
