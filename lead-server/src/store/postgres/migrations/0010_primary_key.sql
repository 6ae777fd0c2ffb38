-- Optional: an engine that lacks it goes on without.
-- A primary key for the one table without: logical replication refuses every UPDATE and DELETE of a table that has none. A start looks whether
-- it is there. In a large table it is added before, by hand, without a lock on the leads that come:
--   CREATE UNIQUE INDEX CONCURRENTLY submissions_pkey ON submissions (id ASC);
--   ALTER TABLE submissions ADD CONSTRAINT submissions_pkey PRIMARY KEY USING INDEX submissions_pkey;
-- The version before this one sees no difference.
ALTER TABLE submissions ADD PRIMARY KEY (id);
