-- What a primary key would say of ids, which are unique by their making. The version before this one sees no difference.
CREATE UNIQUE INDEX IF NOT EXISTS submissions_id ON submissions (id ASC);
