import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { stateByCode } from '#contract/fields/states.ts';
import { type ScriptName, scriptNames } from '#contract/flow/flow.ts';
import { isDatabaseAddress } from './database-addresses.ts';

/** What must not be so in production, by the name that ALLOW_INSECURE takes (production.ts). */
export const dangerNames = [
  'public-url',
  'data-keys',
  'tokens',
  'operators',
  'script-hosts',
  'trusted-proxies',
  'partners',
  'database',
  'placeholders',
] as const;
export type DangerName = (typeof dangerNames)[number];

/** A comma-separated list; empty entries are dropped. */
const list = (fallback = '') =>
  z
    .string()
    .default(fallback)
    .transform((text) =>
      text
        .split(',')
        .map((each) => each.trim())
        .filter((each) => each !== ''),
    );

const hasNoName = (address: string) => {
  const { username, password } = new URL(address);
  return username === '' && password === '';
};
const webAddress = z
  .url({ protocol: /^https?$/, error: 'should be an http or https address', abort: true })
  // no call can be made to one: it would fail at every try
  .refine(hasNoName, 'should be an address without a user name or password');
const url = () => webAddress.optional();
/** An address before a path, without a slash at its end. */
const baseAddress = webAddress.transform((text) => text.replace(/\/+$/, ''));
const base = () => baseAddress.optional();
const databaseUrl = () => z.string().refine(isDatabaseAddress, 'should be a postgres:// address').optional();
const integer = (least: number, most: number) => {
  const error = `should be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error);
};
const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, { error: `should be one of ${values.join(', ')}` });
/** More than anyone sets: a count without an upper end. */
export const noLimit = 1_000_000_000;
const count = (fallback: number) => integer(0, noLimit).default(fallback);
/** As Express takes them: an address, a range, or one of its names for usual ranges. */
const isProxy = (text: string): boolean => {
  const [address = '', bits = '1'] = text.split('/');
  const named = ['loopback', 'linklocal', 'uniquelocal'].includes(text);
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return named || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
};
/** The states that treat injury answers as consumer health data. See docs/spec/consent.md#consumer-health-data. */
const healthDataStates = ['WA', 'NV'];
/** The European Economic Area, Britain and Switzerland, Quebec, and those states. */
const regionsThatAsk = [
  'AT,BE,BG,CH,CY,CZ,DE,DK,EE,ES,FI,FR,GB,GR,HR,HU,IE,IS,IT,LI,LT,LU,LV,MT,NL,NO,PL,PT,RO,SE,SI,SK,CA-QC',
  ...healthDataStates.map((state) => `US-${state}`),
].join(',');
/** A country of ISO 3166, or one of its parts. */
const regionForm = /^[A-Z]{2}(-[A-Z\d]{1,3})?$/;
const secret = () => z.union([z.literal(''), z.string().min(24, 'should have at least 24 characters')]).default('');
/** It is kept in two bytes (vault/vault.ts). */
const newestVersion = 65_535;
const versionOf = (key: string) => Number.parseInt(key, 10);
const dataKey = /^[1-9]\d{0,4}:[A-Za-z0-9+/]{43}=$/;
const stepScriptForm = new RegExp(`^(${scriptNames.join('|')})=https?://\\S+$`);
const stepScript = (text: string): [ScriptName, string] => {
  const at = text.indexOf('=');
  return [text.slice(0, at) as ScriptName, text.slice(at + 1)];
};
/** What people at /ops may be (ops/operators.ts says what each may do). */
export const roles = ['viewer', 'marketer', 'operator', 'privacy', 'admin'] as const;
export type Role = (typeof roles)[number];
const roleRow = new RegExp(`^[^=].*=(${roles.join('|')})$`);
const webhookSecret = /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/;

/** Every setting of the server: schema, default, and its line in .env.example. Development needs none. */
export const settings = z.object({
  NODE_ENV: oneOf('development', 'production', 'test')
    .default('production')
    .describe('What it runs for; npm start sets development where nothing else is said'),
  ALLOW_INSECURE: list()
    .refine(
      (all) => all.every((each) => (dangerNames as readonly string[]).includes(each)),
      `should be names of ${dangerNames.join(', ')}`,
    )
    .describe('What production may have although it is dangerous, by the name that a refused start gives it'),
  PORT: integer(0, 65_535).default(3000).describe('The port to listen on; 0 takes a free one'),
  HOST: z.string().default('0.0.0.0').describe('The address to listen on; 0.0.0.0 is all of IPv4, :: all of IPv6 too'),
  PUBLIC_URL: base().describe(
    'Where visitors reach the site (of several hosts the main one); https here makes cookies Secure and sends HSTS: set it in production',
  ),
  TRUSTED_PROXIES: list()
    .refine((all) => all.every(isProxy), 'should be addresses or ranges such as 10.0.0.0/8, comma-separated')
    .describe(
      'Addresses or ranges of the proxies in front of the server, comma-separated (or loopback, linklocal, uniquelocal); none is trusted without it',
    ),
  LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error', 'silent').default('info').describe('The least that is logged'),
  FUNNEL_DIR: z.string().default('./dist').describe('Where the built funnel is'),

  DATA_DIR: z.string().default('./data').describe('Where the embedded database and the development keys are kept'),
  DATABASE_URL: databaseUrl().describe(
    'PostgreSQL to use instead of the embedded database; several hosts as host1:5432,host2:5432',
  ),
  DATABASE_HOSTS: list()
    .refine((all) => all.every((each) => /^[\w.:[\]-]+$/.test(each)), 'should be hosts such as db1:5432,db2:5432')
    .describe('The hosts of one replicated PostgreSQL, in place of the one in DATABASE_URL: the one that takes writes is used'),
  DATABASE_POOLER: oneOf('none', 'transaction')
    .default('none')
    .describe('transaction: DATABASE_URL is a pooler such as PgBouncer in transaction mode (lead-server/docs/scale.md)'),
  MIGRATE_DATABASE_URL: databaseUrl().describe(
    'The same database as the role that owns its tables, for `ops migrate` only: then the role of DATABASE_URL owns nothing',
  ),
  MIGRATE_AT_START: oneOf('on', 'off')
    .default('on')
    .describe('off: a start refuses a PostgreSQL whose tables are behind, until `ops migrate` has run'),
  DATA_KEYS: list()
    .refine((keys) => keys.every((key) => dataKey.test(key)), 'should be version:key pairs, the key 32 bytes in base64')
    .refine(
      (keys) => keys.map(versionOf).every((version) => version <= newestVersion),
      `should be keys of versions up to ${newestVersion}`,
    )
    .refine((keys) => new Set(keys.map(versionOf)).size === keys.length, 'should be keys of different versions')
    .describe(
      'Keys that encrypt personal data, as version:base64 pairs; the highest version encrypts, all decrypt. Required in production',
    ),
  DATA_KEY_VERSION: integer(1, newestVersion)
    .optional()
    .describe(
      'Which of DATA_KEYS encrypts, while every replica gets to know a newer one (lead-server/src/privacy/README.md); else the highest',
    ),

  BACKUP_RECIPIENT: z
    .union([z.literal(''), z.string().regex(/^age1[a-z\d]+$/, 'should be a public key of age, such as age1...')])
    .default('')
    .describe(
      'Public key of age (age-encryption.org) to which `ops backup` encrypts; without it a copy is as readable as the database',
    ),
  BACKUP_IDENTITY: z
    .string()
    .default('')
    .describe('The secret key of that, for `ops restore` only: keep it away from the server'),

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
  SLACK_WEBHOOK_URL: url().describe('Slack incoming webhook for alerts'),
  WEBHOOK_SECRET: list()
    .refine((keys) => keys.every((key) => webhookSecret.test(key)), 'should be whsec_ and at least 24 bytes in base64')
    .describe('Standard Webhooks secret (whsec_...); two, comma-separated, while it is being changed'),

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

  IPQS_URL: baseAddress.default('https://www.ipqualityscore.com').describe('IPQualityScore base address'),
  IPQS_KEY: z.string().default('').describe('IPQualityScore key; without it phone and email are checked by what is embedded'),
  ZIP_URL: base().describe('ZIP service base address before /us/{zip}; where it does not answer in time the embedded table does'),
  GIBBERISH_URL: base().describe(
    'Gibberish service base address before /index.php; where it does not answer in time our own text model does',
  ),

  TRUSTEDFORM_URL: baseAddress
    .default('https://cert.trustedform.com')
    .describe('TrustedForm certificates: the base address before /{id}'),
  TRUSTEDFORM_API_KEY: z.string().default('').describe('TrustedForm API key; with it the certificate of each lead is retained'),
  PARTNER_TABLES: z
    .string()
    .optional()
    .describe('JSON file with the embedded tables: mappings, buyers, prefilled affiliates, compensation (partners/tables.ts)'),
  MAPPINGS_URL: base().describe('Mappings service base address before /inbound/get-mappings; without it the table answers'),
  BUYERS_URL: base().describe('Buyers service base address before /buyers/get-available; without it the table answers'),
  COMPENSATION_URL: base().describe('Compensation service base address before /compensation-meter; without it the table answers'),
  RECAPTCHA_URL: baseAddress.default('https://www.google.com').describe('reCAPTCHA base address'),
  RECAPTCHA_SITE_KEY: z.string().default('').describe('reCAPTCHA v2 site key'),
  RECAPTCHA_SECRET: z.string().default('').describe('reCAPTCHA v2 secret; without it the captcha is our own proof of work'),
  TWILIO_URL: baseAddress.default('https://verify.twilio.com').describe('Twilio Verify base address'),
  TWILIO_ACCOUNT_SID: z
    .string()
    .default('')
    .describe('Twilio account; without it codes are ours, and logged in development only'),
  TWILIO_AUTH_TOKEN: z.string().default('').describe('Twilio auth token'),
  TWILIO_VERIFY_SERVICE_SID: z.string().default('').describe('Twilio Verify service'),
  PAID_CHECKS_PER_HOUR: count(3000).describe(
    'Paid checks of phones, and as many of emails, an hour; then they count as a service that does not answer. 0 sets no limit',
  ),
  PARTNER_CALLS_PER_HOUR: count(20_000).describe(
    'Calls an hour to each of the services for buyers, call numbers and transaction ids; then visitors go on without. 0 sets no limit',
  ),
  TEXTS_PER_HOUR: count(1000).describe('Phone codes an hour over all visitors, who then go on without one; 0 sets no limit'),

  SITE_FILE: z
    .string()
    .optional()
    .describe(
      'JSON file with the facts of the site: brands, hosts, sellers, call numbers, testimonials, fixed buyers, reroute (site.example.json)',
    ),
  COMPANY_NAME: z
    .string()
    .default('')
    .describe('The company behind the site, as the legal pages name it; they mark what is missing'),
  COMPANY_ADDRESS: z.string().default('').describe("The company's postal address"),
  COMPANY_EMAIL: z.string().default('').describe('Where people write about their privacy'),
  COMPANY_LAW_STATE: z.string().default('').describe('The state whose law the terms of use name'),
  SPONSORS: list().describe('Law firms and others that pay for leads, comma-separated, as the page /sponsors lists them'),

  ERASURE_WAIT_DAYS: count(10).describe(
    'Days until a deletion that nobody confirmed or recalled is carried out; its leads are held at once. 0 erases at once, for tests',
  ),
  CONFIRMATION_URL: url().describe(
    'Your mail or text service, which gets the confirmation link of a deletion for the email and phone on file; without it an operator sends it (ops requests --json)',
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
  RETENTION_DELIVERY_DAYS: count(1825).describe(
    'Days that the log of finished deliveries is kept; without it nobody who had a lead can be told of an opt-out',
  ),

  LEADS_PER_PERSON: count(3).describe(
    'Leads of one email or phone in 24 hours; further ones are held until a person has looked. 0 sets no limit',
  ),
  RATE_LEADS_PER_MINUTE: count(60).describe('Leads a minute from one address, such as an office; 0 sets no limit'),
  RATE_PRIVACY_PER_MINUTE: count(20).describe('Privacy requests a minute from one address, such as a household; 0 sets no limit'),
  RATE_PAGES_PER_MINUTE: count(300).describe('Pages a minute to one address; more come, each a second late; 0 sets no limit'),
  RATE_CALLS_PER_MINUTE: count(1200).describe('Other calls a minute from one address; 0 sets no limit'),
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
  OPS_TOKEN: secret().describe(
    'What opens the operations page at /ops, at least 24 characters; without it there is no such page',
  ),
  OPS_PORT: integer(0, 65_535)
    .optional()
    .describe(
      'A port of its own for /ops and /metrics, which then answer nowhere else; reach it by a tunnel or your own network',
    ),
  OPS_BIND: z.string().default('127.0.0.1').describe('The address that OPS_PORT listens on; this machine alone without it'),
  OPS_HOST: z
    .union([z.literal(''), z.string().regex(/^[a-z\d.-]+$/, 'should be a host name in small letters')])
    .default('')
    .describe('A host name of its own for /ops and /metrics, which then answer nowhere else'),
  OPS_URL: base().describe(
    'Where operators reach /ops, such as https://desk.example.com or, by a tunnel, http://localhost:3001; the provider sends them back there',
  ),
  OPS_PASSWORDS: oneOf('on', 'off')
    .default('on')
    .describe('off: nobody signs in at /ops by a password or OPS_TOKEN, only by OIDC_ISSUER'),
  OIDC_ISSUER: base().describe(
    'OpenID Connect provider by which operators sign in (its issuer); register OPS_URL/ops/sign-in/callback there',
  ),
  OIDC_CLIENT_ID: z.string().default('').describe('The client id that the provider gave'),
  OIDC_CLIENT_SECRET: z.string().default('').describe('Its secret'),
  OIDC_ROLE_CLAIM: z
    .string()
    .default('groups')
    .describe('The claim of the id token that OIDC_ROLES is about, a text or a list of texts'),
  OIDC_ROLES: list()
    .refine((all) => all.every((each) => roleRow.test(each)), `should be claim=role pairs, the role one of ${roles.join(', ')}`)
    .transform((all) =>
      all.map((each): [string, Role] => [each.slice(0, each.lastIndexOf('=')), each.slice(each.lastIndexOf('=') + 1) as Role]),
    )
    .describe(
      'Who may do what, as claim=role pairs such as survey-admins=admin,survey-desk=operator; the first that fits counts',
    ),
  OIDC_ACR: z.string().default('').describe('The strength of sign-in (acr) that is asked for and that the id token has to name'),
  METRICS_TOKEN: secret().describe(
    'Bearer token of /metrics (Prometheus), at least 24 characters; without it there is no such address',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: base().describe(
    'OpenTelemetry collector (OTLP over HTTP) that gets traces; without it none are made',
  ),
  SHUTDOWN_DELAY_SECONDS: integer(0, 600)
    .default(0)
    .describe('How long a stop goes on taking requests while /readyz says 503: as long as the load balancer takes to see it'),
  SHUTDOWN_GRACE_SECONDS: integer(0, 3600).default(20).describe('How long a stop waits for requests and deliveries under way'),
});

export type Config = z.infer<typeof settings>;

/** Where visitors reach the site, for a link that is written down. */
export const siteAddress = ({ PUBLIC_URL, PORT }: Pick<Config, 'PUBLIC_URL' | 'PORT'>): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`;

/** A setting that cannot be used. The message never repeats the value, which may be a key. */
export class ConfigError extends Error {}

/** Settings of one partner that are of no use without each other. */
const together = [
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_VERIFY_SERVICE_SID'],
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ROLES', 'OPS_URL'],
] as const;

/** The settings whose value is in a file, as container platforms give secrets: `DATA_KEYS_FILE` names that of `DATA_KEYS`. */
function settingsInFiles(environment: Readonly<Record<string, string>>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of Object.keys(settings.shape)) {
    const file = environment[`${name}_FILE`];
    if (file === undefined || Object.hasOwn(settings.shape, `${name}_FILE`)) continue;
    if (environment[name] !== undefined) throw new ConfigError(`${name} and ${name}_FILE are both set: take one out.`);
    try {
      found[name] = readFileSync(file, 'utf8').trim();
    } catch (failure) {
      throw new ConfigError(`${name}_FILE: its file cannot be read (${(failure as { code?: string }).code}).`);
    }
  }
  return found;
}

/**
 * Reads the settings. A blank value counts as not given: as a number it would be 0, which means no limit. Each setting can come
 * from a file that NAME_FILE names.
 * @throws ConfigError naming every bad setting
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const said = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value] as const] : [])),
  );
  const given = { ...said, ...settingsInFiles(said) };
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`These settings can't be used:\n${lines.join('\n')}\nAll settings are listed in .env.example.`);
  }
  const { DATA_KEYS: keys, DATA_KEY_VERSION: version } = parsed.data;
  if (version !== undefined && !keys.some((each) => each.startsWith(`${version}:`))) {
    throw new ConfigError('DATA_KEY_VERSION: should be the version of one of DATA_KEYS.');
  }
  for (const names of together) {
    const missing = names.filter((name) => (parsed.data[name] ?? '').length === 0);
    if (missing.length > 0 && missing.length < names.length) {
      throw new ConfigError(`${missing.join(' and ')} should be given too: ${names.join(', ')} go together.`);
    }
  }
  if (parsed.data.OPS_PASSWORDS === 'off' && parsed.data.OIDC_ISSUER === undefined)
    throw new ConfigError('OPS_PASSWORDS=off needs OIDC_ISSUER: nobody could sign in.');
  return parsed.data;
}

/** The environment, completed by a `.env` file where there is one; what is really set wins. */
export function environmentWith(file: string): Record<string, string | undefined> {
  if (!existsSync(file)) return process.env;
  return { ...parseEnv(readFileSync(file, 'utf8')), ...process.env };
}
