-- What is rare is found without reading every lead: people by the time of their lead and the first of their hash, what is no lead, and leads
-- that are not kept as long as the others. An index by hash alone would be written all over; these grow where the newest leads are, so a
-- lead costs the same among ten million as among none. The version before this one reads the table itself where it looked into
-- submissions_by_id.
CREATE INDEX IF NOT EXISTS submissions_by_email ON submissions (substr(id, 1, 6), substr(email_mac, 1, 8));
CREATE INDEX IF NOT EXISTS submissions_by_phone ON submissions (substr(id, 1, 6), substr(phone_mac, 1, 8));
CREATE INDEX IF NOT EXISTS submissions_no_lead ON submissions (kind, id ASC) WHERE kind <> 'lead';
CREATE INDEX IF NOT EXISTS submissions_shorter ON submissions (state, id ASC) WHERE kind = 'lead' AND state <> 'accepted';
DROP INDEX IF EXISTS submissions_by_id;
