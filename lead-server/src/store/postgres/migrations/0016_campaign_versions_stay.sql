-- Optional: an engine that lacks it goes on without.
-- A version of a campaign is never changed and never removed, whoever asks.
CREATE FUNCTION campaign_versions_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a version of a campaign is never changed or removed' USING ERRCODE = '23001';
END $$;
CREATE TRIGGER campaign_versions_stay BEFORE UPDATE OR DELETE ON campaign_versions
FOR EACH ROW EXECUTE FUNCTION campaign_versions_stay();
