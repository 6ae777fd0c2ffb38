import { join } from 'node:path';
import { phoneDigits } from '#contract/fields/validation.ts';
import { mailboxOf } from '../lib/email-identity.ts';
import type { Log } from '../lib/log.ts';
import type { Config } from '../settings/config.ts';
import type { CounterStore } from '../store/counter-store.ts';
import type { Vault } from '../vault/vault.ts';
import { buyersByService, buyersByTable, type FindBuyers, type PreCheck, preCheckByService, preCheckByTable } from './buyers.ts';
import { callNumberBy, type FindCallNumber } from './call-number.ts';
import { type Altcha, altcha } from './captcha/altcha.ts';
import type { Captcha } from './captcha/captcha.ts';
import { recaptcha } from './captcha/recaptcha.ts';
import { type CallPartner, type Clients, createClients, type OnPartnerCall, type PartnerName } from './client.ts';
import { type CheckEmail, checkEmailByIpqs, checkEmailEmbedded, domainExistsByDns, emailUnknown } from './email.ts';
import { type CheckGibberish, checkGibberishBy, checkGibberishEmbedded } from './gibberish.ts';
import { hourlyBudget, withBudget } from './hourly-budget.ts';
import { type CampaignLookup, createCampaignLookup, type FindMapping, mappingByService, mappingByTable } from './mappings.ts';
import { type FindLevel, levelByService, levelByTable } from './meter-level.ts';
import { paidCheck } from './paid-checks.ts';
import { type CheckPhone, checkPhoneByIpqs, checkPhoneEmbedded, phoneUnknown } from './phone.ts';
import type { Tables } from './tables.ts';
import { createTextBudget, type TextBudget } from './text-budget.ts';
import { type FindTransactionId, noTransactionId, transactionIdBy } from './transaction-id.ts';
import { embeddedTwoStep } from './two-step/embedded.ts';
import { twilioTwoStep } from './two-step/twilio.ts';
import { type TwoStep, withResendPause, withTextBudget } from './two-step/two-step.ts';
import { type CampaignOffer, unknownOffers } from './unknown-offers.ts';
import { type LookUpZip, lookUpZipBy } from './zip/service.ts';
import { readZipTable, type ZipPlace } from './zip/table.ts';

/**
 * Every check of a partner, by the partner where its settings are given, else embedded. See
 * docs/spec/calls.md#embedded-defaults.
 */
export interface Partners {
  readonly checkPhone: CheckPhone;
  readonly checkEmail: CheckEmail;
  /** Whether each of the two checks above is paid for. */
  readonly checksArePaid: boolean;
  readonly checkGibberish: CheckGibberish;
  readonly lookUpZip: LookUpZip;
  /** The embedded table, which answers at once. */
  readonly findPlace: (zip: string) => ZipPlace;
  readonly twoStep: TwoStep;
  /** The messages of the hour: phone codes and confirmation links together. */
  readonly mayText: TextBudget;
  readonly captcha: Captcha;
  /** The proof of work for clients near the limit of leads. */
  readonly leadProof: Altcha;
  readonly findMapping: FindMapping;
  /** For a page: uses the table when the service does not respond. Never rejects. */
  readonly pageMapping: FindMapping;
  readonly campaigns: CampaignLookup;
  /** The campaigns whose offer no mapping names. Never rejects. */
  readonly unknownOffers: (offers: readonly CampaignOffer[]) => Promise<readonly CampaignOffer[]>;
  readonly findBuyers: FindBuyers;
  readonly preCheck: PreCheck;
  readonly findLevel: FindLevel;
  readonly findCallNumber: FindCallNumber;
  readonly findTransactionId: FindTransactionId;
  readonly statuses: Clients['statuses'];
}

/** As long as a page tries to send a lead. */
const leadProofLifeMs = 10 * 60_000;

export interface PartnerOptions {
  readonly log: Log;
  readonly store: CounterStore;
  readonly vault: Vault;
  readonly onPartnerCall?: OnPartnerCall | undefined;
  /** The tables of the settings as they are now. */
  readonly tables: () => Tables;
}

function createTwoStep(
  config: Config,
  { log, store, vault, onPartnerCall }: PartnerOptions,
  { to }: Clients,
  mayText: TextBudget,
): TwoStep {
  const parts = { store, vault, now: Date.now };
  const {
    TWILIO_URL: base,
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_VERIFY_SERVICE_SID: serviceSid,
  } = config;
  const onRefused = () => onPartnerCall?.('twilio', 'budget_spent', 0);
  if (accountSid) {
    const twilio = twilioTwoStep(to('twilio'), { base, accountSid, authToken, serviceSid });
    return withResendPause(withTextBudget(twilio, mayText, onRefused), parts);
  }
  // in development only, and without the phone
  const deliver = (_phone: string, code: string) => log.info({ code }, 'two-step code (development)');
  return withResendPause(embeddedTwoStep({ ...parts, deliver: config.NODE_ENV === 'production' ? undefined : deliver }), parts);
}

/** Finds a partner's campaign by affiliate and offer, for deliveries and for pages. */
function createMappings(
  config: Config,
  tables: PartnerOptions['tables'],
  to: Clients['to'],
): Pick<Partners, 'findMapping' | 'pageMapping' | 'campaigns' | 'unknownOffers'> {
  const { MAPPINGS_URL } = config;
  const byDefault = {
    lp_campaign_id: config.LP_CAMPAIGN_ID,
    lp_supplier_id: config.LP_SUPPLIER_ID,
    lp_key: config.LP_KEY,
  };
  const ownMapping: ReturnType<typeof mappingByTable> = (affid, oid) => mappingByTable(tables().mappings, byDefault)(affid, oid);
  // two clients: ids chosen by strangers must not open the breaker of deliveries
  const [delivery, page] = MAPPINGS_URL ? [to('mappings'), to('page-mappings')] : [];
  const by = (client: CallPartner | undefined, table: typeof ownMapping) =>
    MAPPINGS_URL && client ? mappingByService(client, MAPPINGS_URL, table) : undefined;
  const [forDelivery, forPage] = [by(delivery, ownMapping), by(page, ownMapping)];
  const findMapping: FindMapping = forDelivery ?? (async (affid, oid) => ownMapping(affid, oid));
  const pageMapping: FindMapping = async (affid, oid) =>
    (await forPage?.(affid, oid).catch(() => undefined)) ?? ownMapping(affid, oid);
  const knownOffers = {
    everyOffer: config.LP_CAMPAIGN_ID,
    find: by(page, () => ({ lp_campaign_id: '', lp_supplier_id: '', lp_key: '' })),
  };
  return {
    findMapping,
    pageMapping,
    campaigns: createCampaignLookup(ownMapping, forPage),
    unknownOffers: (offers: readonly CampaignOffer[]) => unknownOffers(offers, { ...knownOffers, table: tables().mappings }),
  };
}

/** Each call reads the settings of its moment. */
export function createPartners(config: Config, parts: PartnerOptions): Partners {
  const { IPQS_URL, IPQS_KEY, GIBBERISH_URL, ZIP_URL, BUYERS_URL, COMPENSATION_URL } = config;
  const { CALL_NUMBER_URL, TRANSACTION_ID_URL } = config;
  const clients = createClients(parts.onPartnerCall);
  const { to } = clients;
  const mayText = createTextBudget({
    store: parts.store,
    now: Date.now,
    limit: () => config.TEXTS_PER_HOUR,
    onReached: () =>
      parts.log.error(
        { limit: config.TEXTS_PER_HOUR },
        'TEXTS_PER_HOUR reached, visitors continue without a phone code this hour',
      ),
  });
  const domainExists = domainExistsByDns((came, ms) => parts.onPartnerCall?.('dns', came, ms));
  const zips = readZipTable(join(config.FUNNEL_DIR, 'zip-codes.tsv'));
  const { tables } = parts;
  const budgetOf = (partner: PartnerName, setting: 'PAID_CHECKS_PER_HOUR' | 'PARTNER_CALLS_PER_HOUR') =>
    hourlyBudget({
      get perHour() {
        return config[setting];
      },
      onSpent: () => parts.log.error({ limit: config[setting], name: partner }, `${setting} reached, visitors go on without`),
      onRefused: (result) => parts.onPartnerCall?.(partner, result, 0),
    });
  const paid = (partner: PartnerName) => ({ budget: budgetOf(partner, 'PAID_CHECKS_PER_HOUR') });
  const buyersBy =
    (ask: CallPartner, url: string): FindBuyers =>
    (fields) =>
      buyersByService(ask, url, tables())(fields);
  const meterBy =
    (ask: CallPartner, url: string): FindLevel =>
    (answers) =>
      levelByService(ask, url, tables().compensation)(answers);
  const budgeted = (partner: PartnerName) => withBudget(to(partner), budgetOf(partner, 'PARTNER_CALLS_PER_HOUR'));
  return {
    checkPhone: IPQS_KEY
      ? paidCheck(checkPhoneByIpqs(to('ipqs-phone'), IPQS_URL, IPQS_KEY), {
          ...paid('ipqs-phone'),
          unknown: phoneUnknown,
          canonical: (phone) => phoneDigits(phone) || phone.trim(),
        })
      : checkPhoneEmbedded,
    checkEmail: IPQS_KEY
      ? paidCheck(checkEmailByIpqs(to('ipqs-email'), IPQS_URL, IPQS_KEY), {
          ...paid('ipqs-email'),
          unknown: emailUnknown,
          canonical: mailboxOf,
        })
      : checkEmailEmbedded(domainExists),
    checksArePaid: IPQS_KEY !== '',
    checkGibberish: GIBBERISH_URL ? checkGibberishBy(to('gibberish'), GIBBERISH_URL) : checkGibberishEmbedded,
    lookUpZip: ZIP_URL ? lookUpZipBy(to('zip'), ZIP_URL, zips) : async (zip) => zips(zip),
    findPlace: zips,
    twoStep: createTwoStep(config, parts, clients, mayText),
    mayText,
    captcha: config.RECAPTCHA_SECRET
      ? recaptcha(to('recaptcha'), config.RECAPTCHA_URL, {
          siteKey: config.RECAPTCHA_SITE_KEY,
          secret: config.RECAPTCHA_SECRET,
        })
      : altcha(parts),
    leadProof: altcha({ ...parts, purpose: 'lead proof', lifeMs: leadProofLifeMs }),
    ...createMappings(config, tables, to),
    findBuyers: BUYERS_URL ? buyersBy(budgeted('buyers'), BUYERS_URL) : (fields) => buyersByTable(tables())(fields),
    preCheck: BUYERS_URL
      ? preCheckByService(to('pre-check'), BUYERS_URL)
      : (affid, share) => preCheckByTable(tables().prefilledAffiliates)(affid, share),
    findLevel: COMPENSATION_URL
      ? meterBy(to('compensation'), COMPENSATION_URL)
      : (answers) => levelByTable(tables().compensation)(answers),
    findCallNumber: CALL_NUMBER_URL ? callNumberBy(budgeted('call-number'), CALL_NUMBER_URL) : async () => '',
    findTransactionId: TRANSACTION_ID_URL ? transactionIdBy(budgeted('transaction-id'), TRANSACTION_ID_URL) : noTransactionId,
    statuses: clients.statuses,
  };
}
