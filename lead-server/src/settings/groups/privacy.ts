import { count, url } from '../kinds.ts';

/** The states that treat injury answers as consumer health data. See docs/spec/consent.md#consumer-health-data. */
export const healthDataStates = ['WA', 'NV'];

/** How long personal data is kept, and how it is erased. */
export const privacySettings = {
  ERASURE_WAIT_DAYS: count(10).describe(
    'Days that a deletion waits for its owner before a person has to decide; its leads are held at once. 0 erases at once, for tests',
  ),
  CONFIRMATION_URL: url().describe(
    'Your mail or text service, which gets the confirmation link of a deletion or opt-out for the contact on file; without it deletions wait for a person',
  ),
  RETENTION_LEAD_DAYS: count(1825).describe('Days that a lead is kept; 0 keeps it without an end (and so below)'),
  RETENTION_DISQUALIFIED_DAYS: count(365).describe('Days that a disqualified lead is kept'),
  RETENTION_REFUSED_DAYS: count(90).describe(
    'Days that a submission is kept that is no lead, or that no way through its survey leads to',
  ),
  RETENTION_TEST_DAYS: count(30).describe('Days that the lead of a test visit is kept'),
  RETENTION_UNFINISHED_DAYS: count(7).describe('Days that a visit that was not finished can be taken up again'),
  RETENTION_PRIVACY_DAYS: count(1095).describe('Days that a privacy request is kept; the law asks for 24 months at least'),
  RETENTION_MESSAGE_DAYS: count(90).describe('Days that an alert for the team is kept'),
  RETENTION_VISIT_DAYS: count(180).describe('Days that the steps of a visit are counted in the figures; no person is in them'),
  RETENTION_VISITOR_DAYS: count(14).describe(
    'Days that it is known of a visitor what was counted; who comes later is counted as another visitor',
  ),
  RETENTION_FIGURE_DAYS: count(400).describe('Days that visits are counted by campaign, source and device; no person is in them'),
  RETENTION_DELIVERY_DAYS: count(1825).describe(
    'Days that the log of finished deliveries is kept; without it nobody who had a lead can be told of an opt-out',
  ),
};
