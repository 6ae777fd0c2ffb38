import type { Site } from '#contract/site/site.ts';
import { databaseAddresses } from '../lib/database-addresses.ts';
import { type Config, ConfigError } from './config.ts';
import type { DangerName } from './groups/server.ts';
import { visiblePlaceholders } from './placeholders.ts';
import { isGuessableKey, isGuessableText } from './weak-secrets.ts';

interface Danger {
  readonly name: DangerName;
  /** The danger and its remedy. Never a value: it may be a key. */
  readonly text: string;
}

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];
const isLoopback = (address: string): boolean => {
  const { hostname } = new URL(address);
  return loopbackHosts.includes(hostname) || hostname.endsWith('.localhost');
};

const keyBytesOf = (key: string): Uint8Array => Buffer.from(key.slice(key.indexOf(':') + 1), 'base64');

/** Whether one of some keys could be guessed, or two are the same. */
const isWeakSet = (keys: readonly Uint8Array[]): boolean =>
  keys.some(isGuessableKey) || new Set(keys.map((each) => each.join())).size < keys.length;

/** Whether a host of scripts is all of them, or all of a top-level domain, whatever scheme and port are around it. */
function allowsAnywhere(host: string): boolean {
  const name = host.replace(/^[a-z]+:(\/\/)?/i, '').replace(/:\d+$/, '');
  return name === '' || /^[*.]+$/.test(name) || /^\*\.[^.]*$/.test(name) || host.includes('unsafe-');
}

/** Whether a range of proxies has most of the internet in it. */
function coversTheInternet(range: string): boolean {
  const [address = '', bits] = range.split('/');
  return bits !== undefined && Number(bits) < (address.includes(':') ? 16 : 8);
}

const isPlain = (address: string): boolean => address.startsWith('http:') && !isLoopback(address);

/** The settings that have addresses of partners over plain http beyond this machine. */
function plainPartners(config: Config, destinations: readonly string[]): readonly string[] {
  const single = Object.entries(config).flatMap(([name, value]) =>
    (name.endsWith('_URL') || name === 'OIDC_ISSUER') && name !== 'PUBLIC_URL' && typeof value === 'string' && isPlain(value)
      ? [name]
      : [],
  );
  const hasPlainNotice = config.PRIVACY_NOTICE_URLS.some((each) => isPlain(each.slice(each.indexOf('=') + 1)));
  return [
    ...single,
    ...(hasPlainNotice ? ['PRIVACY_NOTICE_URLS'] : []),
    ...(destinations.some(isPlain) ? ['PARTNER_TABLES or the settings'] : []),
  ];
}

function hasPlainDatabase(address: string | undefined, hosts: readonly string[]): boolean {
  if (address === undefined) return false;
  return databaseAddresses(address, hosts).some((each) => {
    const { hostname, searchParams } = new URL(each);
    // the driver takes the last of each, and a host there instead of the one in front
    const last = (name: string) => searchParams.getAll(name).at(-1);
    const isLocal = (host: string) => host === '' || /^(%2F|\/)/i.test(host) || loopbackHosts.includes(host);
    const isHere = [last('host') ?? hostname, last('hostaddr') ?? ''].every((some) => some.split(',').every(isLocal));
    return !isHere && !/^(require|verify-ca|verify-full)$/.test(last('sslmode') ?? '');
  });
}

/**
 * Everything that is dangerous in production, whether or not it is allowed. Pure.
 * @param site undefined before the settings in the store are read: then its placeholders are none
 * @param destinations addresses of the settings that leads go to
 */
export function dangersIn(config: Config, site: Site | undefined, destinations: readonly string[] = []): readonly Danger[] {
  const { PUBLIC_URL, DATA_KEYS, OPS_TOKEN, METRICS_TOKEN, OPS_PORT, OPS_HOST, SCRIPT_HOSTS, TRUSTED_PROXIES } = config;
  const tokens = [OPS_TOKEN, METRICS_TOKEN].filter((each) => each !== '');
  const secrets = [...config.WEBHOOK_SECRET, ...config.CALLBACK_SECRETS].map((each) =>
    Buffer.from(each.slice(each.indexOf('whsec_') + 'whsec_'.length), 'base64'),
  );
  const placeholders = site ? visiblePlaceholders(config, site) : [];
  const plain = plainPartners(config, destinations);
  const found: readonly (readonly [DangerName, boolean, string])[] = [
    ['public-url', !PUBLIC_URL?.startsWith('https:'), 'PUBLIC_URL is no https address: set where visitors reach the site.'],
    [
      'data-keys',
      isWeakSet(DATA_KEYS.map(keyBytesOf)),
      'DATA_KEYS has a key that can be guessed: make one with openssl rand -base64 32.',
    ],
    [
      'tokens',
      new Set(tokens).size < tokens.length || tokens.some(isGuessableText) || secrets.some(isGuessableKey),
      'OPS_TOKEN, METRICS_TOKEN, WEBHOOK_SECRET or CALLBACK_SECRETS can be guessed, or two are equal: make each with openssl rand -base64 32.',
    ],
    [
      'operators',
      (OPS_TOKEN !== '' || config.OIDC_ISSUER !== undefined) && OPS_PORT === undefined && OPS_HOST === '',
      'The operations pages are where visitors are: set OPS_PORT, or OPS_HOST to a host of their own.',
    ],
    ['script-hosts', SCRIPT_HOSTS.some(allowsAnywhere), 'SCRIPT_HOSTS allows scripts from anywhere: name each host.'],
    [
      'trusted-proxies',
      [...TRUSTED_PROXIES, ...config.OPS_TRUSTED_PROXIES].some(coversTheInternet),
      'TRUSTED_PROXIES or OPS_TRUSTED_PROXIES trusts most of the internet: name the addresses of your proxies.',
    ],
    ['partners', plain.length > 0, `${plain.join(', ')}: personal data would go out over plain http. Use https.`],
    [
      'database',
      hasPlainDatabase(config.DATABASE_URL, config.DATABASE_HOSTS) || hasPlainDatabase(config.MIGRATE_DATABASE_URL, []),
      'DATABASE_URL or MIGRATE_DATABASE_URL has no TLS: add sslmode=verify-full (or require).',
    ],
    [
      'erasure-wait',
      config.ERASURE_WAIT_DAYS === 0,
      'ERASURE_WAIT_DAYS=0 erases what anybody asks for at once: give the owner days to answer.',
    ],
    [
      'placeholders',
      placeholders.length > 0,
      `Visitors would see placeholders: ${placeholders.join(', ')}. Set those in capitals in the settings, the others in the studio or SITE_FILE (site.example.json).`,
    ],
  ];
  return found.flatMap(([name, isSo, text]) => (isSo ? [{ name, text }] : []));
}

/**
 * Refuses to start in production with a danger that ALLOW_INSECURE does not name. @returns the allowed dangers, for the
 * log
 * @throws ConfigError naming each danger and its remedy. See docs/spec/errors.md#dangerous-settings.
 */
export function refuseDangers(
  config: Config,
  site: Site | undefined,
  destinations: readonly string[] = [],
): readonly DangerName[] {
  if (config.NODE_ENV !== 'production') return [];
  if (config.DATA_KEYS.length === 0)
    throw new ConfigError('DATA_KEYS is required in production: 1:<32 random bytes in base64> (openssl rand -base64 32).');
  const found = dangersIn(config, site, destinations);
  const refused = found.filter(({ name }) => !config.ALLOW_INSECURE.includes(name));
  if (refused.length === 0) return found.map(({ name }) => name);
  const lines = refused.map(({ name, text }) => `  ${name}: ${text}`);
  throw new ConfigError(
    `This is not safe in production:\n${lines.join('\n')}\nOn your own machine set NODE_ENV=development. What has to be so is allowed by name: ALLOW_INSECURE=${refused.map(({ name }) => name).join(',')}`,
  );
}
