-- Optional: an engine that lacks it goes on without.
-- A sealed lead stays in its row, which has room for it: moved out (as PostgreSQL does from 2 KB on, after trying to compress what cannot be
-- compressed) it took an insert into three more pages, a sixth of what a lead costs the database. Rows that are there stay as they are. The
-- version before this one sees no difference.
ALTER TABLE submissions SET (toast_tuple_target = 8160);
