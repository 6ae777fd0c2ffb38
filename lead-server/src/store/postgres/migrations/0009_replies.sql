-- What a buyer said about a lead (store/reply-store.ts). Nobody is named in it. The version before this one writes none.
CREATE TABLE replies (
  submission_id TEXT COLLATE "C" NOT NULL,
  destination TEXT COLLATE "C" NOT NULL,
  verdict TEXT NOT NULL,
  reason TEXT NOT NULL,
  price_cents BIGINT,
  partner_lead_id TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (submission_id, destination)
);
CREATE INDEX replies_by_partner_id ON replies (destination, partner_lead_id) WHERE partner_lead_id <> '';
