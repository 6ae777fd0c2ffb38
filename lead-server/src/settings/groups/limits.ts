import { count } from '../kinds.ts';

/** How much of a thing one person, one address or everybody may cause. */
export const limitSettings = {
  LEADS_PER_PERSON: count(3).describe(
    'Leads of one email or phone in 24 hours; further ones are held until a person has looked. 0 sets no limit',
  ),
  RATE_LEADS_PER_MINUTE: count(60).describe('Leads a minute from one address, such as an office; 0 sets no limit'),
  RATE_PRIVACY_PER_MINUTE: count(20).describe('Privacy requests a minute from one address, such as a household; 0 sets no limit'),
  RATE_PAGES_PER_MINUTE: count(300).describe('Pages a minute to one address; more come, each a second late; 0 sets no limit'),
  RATE_CALLS_PER_MINUTE: count(1200).describe('Other calls a minute from one address; 0 sets no limit'),
  PAID_CHECKS_PER_HOUR: count(3000).describe(
    'Paid checks of phones, and as many of emails, an hour; then they count as a service that does not answer. 0 sets no limit',
  ),
  PARTNER_CALLS_PER_HOUR: count(20_000).describe(
    'Calls an hour to each of the services for buyers, call numbers and transaction ids; then visitors go on without. 0 sets no limit',
  ),
  JUNK_PER_HOUR: count(1000).describe(
    'Bodies that are no lead, and messages of an unknown text, kept an hour of all addresses, a tenth of one network; then they are answered and not kept. 0 sets no limit',
  ),
  TEXTS_PER_HOUR: count(1000).describe(
    'Phone codes and confirmation links an hour over all visitors; then codes are left out and links wait. 0 sets no limit',
  ),
};
