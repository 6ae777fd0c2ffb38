-- Privacy requests that wait for a person, to be counted without reading every lead (store/support.ts). The version before this one ignores it.
CREATE INDEX IF NOT EXISTS submissions_waiting ON submissions (received_at)
  WHERE kind = 'privacy' AND state IN ('open', 'unverified');
