import { z } from 'zod';
import { type ScriptName, scriptNames } from '#contract/flow/flow.ts';
import { base, count, list, url } from '../kinds.ts';
import { healthDataStates } from './privacy.ts';

/** The European Economic Area, Britain and Switzerland, Quebec, and the states of health data. */
const regionsThatAsk = [
  'AT,BE,BG,CH,CY,CZ,DE,DK,EE,ES,FI,FR,GB,GR,HR,HU,IE,IS,IT,LI,LT,LU,LV,MT,NL,NO,PL,PT,RO,SE,SI,SK,CA-QC',
  ...healthDataStates.map((state) => `US-${state}`),
].join(',');
/** A country of ISO 3166, or one of its parts. */
const regionForm = /^[A-Z]{2}(-[A-Z\d]{1,3})?$/;
const stepScriptForm = new RegExp(`^(${scriptNames.join('|')})=https?://\\S+$`);
const stepScript = (text: string): [ScriptName, string] => {
  const at = text.indexOf('=');
  return [text.slice(0, at) as ScriptName, text.slice(at + 1)];
};

/** Scripts and links of pages, and their caching. */
export const pageSettings = {
  SCRIPT_HOSTS: list()
    .refine(
      (hosts) => hosts.every((host) => /^(https:\/\/)?[A-Za-z0-9*.-]+(:\d+)?$/.test(host)),
      'should be host names, comma-separated',
    )
    .describe('Hosts of advertising, certificate and captcha scripts that pages may load (content security policy)'),
  EVERFLOW_URL: base().describe('Everflow: the domain of the click script, before /scripts/main.js'),
  TRANSACTION_ID_URL: url().describe(
    'Helper that gives a transaction id where the click script gave none, or where there is none',
  ),
  STEP_SCRIPTS: list()
    .refine((all) => all.every((each) => stepScriptForm.test(each)), 'should be name=https address pairs, comma-separated')
    .transform((all) => all.map(stepScript))
    .describe(`Advertising and pixel scripts of the steps, as name=address pairs; names: ${scriptNames.join(', ')}`),
  TRUSTEDFORM_SCRIPT_URL: url().describe('TrustedForm script, such as https://api.trustedform.com/trustedform.js'),
  LEADID_SCRIPT_URL: url().describe('Jornaya LeadiD script, such as https://create.lidstatic.com/campaign/{key}.js'),
  CALL_NUMBER_URL: url().describe('Service that gives the call-tracking number of a visit'),
  OFFER_PAGE_URL: url().describe(
    'Partner page that opens for disqualified visitors, with its campaign and affiliate in the query',
  ),
  LAWYER_TRACKER_URL: url().describe('Tracker page that opens for visitors of the third variant who have a lawyer'),
  REGION_HEADERS: list()
    .refine((names) => names.every((name) => /^[A-Za-z0-9-]+$/.test(name)), 'should be header names, comma-separated')
    .describe('Headers in which the proxy says the country and subdivision; without them visitors count as of the United States'),
  ASKING_REGIONS: list(regionsThatAsk)
    .refine((all) => all.every((each) => regionForm.test(each)), 'should be countries or their parts such as DE,US-WA')
    .describe('Regions in which advertising scripts wait for a yes, as DE or US-WA'),
  PAGE_CACHE_SECONDS: count(300).describe(
    'How long a CDN may keep a page before it asks again (lead-server/docs/caching.md); 0: not at all',
  ),
  VARIANTS_HEADER: z
    .string()
    .regex(/^[a-z\d-]*$/, 'should be the name of a header in small letters')
    .default('')
    .describe('Header in which a trusted edge names the visitor’s variants of experiments (lead-server/docs/caching.md)'),
  PURGE_URL: url().describe('Where `ops pages purge` tells the CDN to drop pages, as a POST with Surrogate-Key and JSON tags'),
  PURGE_HEADER: z
    .string()
    .regex(/^$|^[A-Za-z\d-]+: \S.*$/, 'should be a header such as Authorization: Bearer ...')
    .default('')
    .describe('The header with the CDN’s key for that, as `Fastly-Key: ...` or `Authorization: Bearer ...`'),
};
