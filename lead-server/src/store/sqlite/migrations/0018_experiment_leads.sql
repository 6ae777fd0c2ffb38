-- Which variant a lead's visit had: with buyers' replies it says what each variant brings and how many of its leads are refused. It holds
-- no person, and leads of visitors who are not counted are not in it. The version before this one does not write it.
CREATE TABLE experiment_leads (
  flow TEXT NOT NULL,
  experiment TEXT NOT NULL,
  submission_id TEXT NOT NULL,
  variant TEXT NOT NULL,
  PRIMARY KEY (flow, experiment, submission_id)
) STRICT, WITHOUT ROWID;
-- A lead that is erased or forgotten goes by its id.
CREATE INDEX experiment_leads_by_submission ON experiment_leads (submission_id);
