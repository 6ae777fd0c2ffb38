-- Optional: an engine that lacks it goes on without.
-- A version of settings is never changed and never removed, whoever asks.
CREATE FUNCTION settings_versions_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a version of settings is never changed or removed' USING ERRCODE = '23001';
END $$;
CREATE TRIGGER settings_versions_stay BEFORE UPDATE OR DELETE ON settings_versions
FOR EACH ROW EXECUTE FUNCTION settings_versions_stay();
