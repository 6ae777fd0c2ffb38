-- What a buyer said about a lead (store/reply-store.ts). Nobody is named in it. The version before this one writes none.
CREATE TABLE replies (
  submission_id TEXT NOT NULL,
  destination TEXT NOT NULL,
  verdict TEXT NOT NULL,
  reason TEXT NOT NULL,
  price_cents INTEGER,
  partner_lead_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (submission_id, destination)
) STRICT, WITHOUT ROWID;
CREATE INDEX replies_by_partner_id ON replies (destination, partner_lead_id) WHERE partner_lead_id <> '';
