import { z } from 'zod';
import { stateByCode } from '#contract/fields/states.ts';
import { base, list, url } from '../kinds.ts';
import { healthDataStates } from './privacy.ts';

const webhookSecret = /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/;

/** The buyers of leads, and their credentials. */
export const buyerSettings = {
  LEAD_EXCHANGE_URL: base().describe('Lead exchange: the base address before /exchange/store/lead-data'),
  LEAD_EXCHANGE_TEST_URL: base().describe('The same of a test system, for leads of test visits; without it they go nowhere'),
  LEAD_INGEST_URL: base().describe('LeadProsper ingest: the base address before /direct_post'),
  LEAD_INGEST_TEST_URL: base().describe(
    'The ingest for leads of test visits, which go there as lp_action=test; without it they go nowhere',
  ),
  LP_CAMPAIGN_ID: z.string().default('').describe('LeadProsper campaign id'),
  LP_SUPPLIER_ID: z.string().default('').describe('LeadProsper supplier id'),
  LP_KEY: z.string().default('').describe('LeadProsper key'),
  LEAD_EXCHANGE_BUYER: z
    .string()
    .default('')
    .describe('The buyer behind the lead exchange, by the name that consent texts give it'),
  LEAD_INGEST_BUYER: z.string().default('').describe('The buyer behind the ingest, by the name that consent texts give it'),
  DELIVERY_PLACES: list()
    .refine(
      (all) => all.every((each) => /^[a-z][a-z\d-]{0,30}=[1-9]\d{0,2}$/.test(each)),
      'should be destination=number pairs, such as exchange=64',
    )
    .transform((all) =>
      all.map((each): [string, number] => [each.slice(0, each.indexOf('=')), Number(each.slice(each.indexOf('=') + 1))]),
    )
    .describe(
      'How many leads are sent at once to a destination by each process, as destination=number pairs (exchange=64); else 8, ingest 32',
    ),
  HELD_STATES: list(healthDataStates.join(','))
    .refine(
      (all) =>
        String(all) === 'none' ||
        (all.length > 0 && all.every((each) => stateByCode(each) !== undefined && each === each.toUpperCase())),
      'should be states such as WA,NV, or none and nothing beside it',
    )
    .transform((all) => all.filter((each) => each !== 'none'))
    .describe(
      'States whose leads, as those of an unknown ZIP, are sold only with a consent that names the buyer (consumer health data), or none',
    ),
  BAD_WORDS_WEBHOOK_URL: url().describe('Automation webhook that gets a copy of leads with bad words, form-encoded'),
  VERIFICATION_HELPER_URL: url().describe('Verification helper that gets ZIP, address, browser and certificates of each lead'),
  SLACK_WEBHOOK_URL: url().describe(
    'Slack incoming webhook for alerts, and for what waits for a person, while the settings name no other',
  ),
  ALERT_WEBHOOK_URL: url().describe(
    'Webhook of your own that gets the same as JSON, signed with WEBHOOK_SECRET: a fall, an experiment to decide, given-up deliveries, held leads',
  ),
  WEBHOOK_SECRET: list()
    .refine((keys) => keys.every((key) => webhookSecret.test(key)), 'should be whsec_ and at least 24 bytes in base64')
    .describe('Standard Webhooks secret (whsec_...); two while it is being changed'),
  CALLBACK_SECRETS: list()
    .refine(
      (all) => all.every((each) => /^[a-z][a-z\d-]{1,30}=whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(each)),
      'should be destination=whsec_... pairs',
    )
    .describe(
      'Standard Webhooks secrets with which buyers sign what they say later, as destination=whsec_... pairs (ingest=whsec_...)',
    ),
  PRIVACY_NOTICE_URLS: list()
    .refine((all) => all.every((each) => /^[a-z\d-]+=https?:\/\/\S+$/.test(each)), 'should be destination=address pairs')
    .describe(
      'Where a partner that had a lead is told of an opt-out or deletion, as destination=address pairs (exchange=https://...)',
    ),
};
