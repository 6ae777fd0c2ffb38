import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { defaultSite, type Site } from '#contract/site/site.ts';
import { readConfig } from './config.ts';
import { dangersIn, refuseDangers } from './production.ts';

const key = (seed: string) => createHash('sha256').update(seed).digest('base64');
const token = 'Qm7x-Zp2w-Lk9v-Hs4t-Bn6y';

/** The site of an operator who has replaced every placeholder. */
const ownSite: Site = {
  ...defaultSite,
  brands: {
    'auto-accident': {
      ...defaultSite.brands['auto-accident'],
      hosts: ['a.example'],
      sellers: { en: ['X'], es: ['X'] },
      callNumber: '+12126647665',
    },
    'crash-compensation': {
      ...defaultSite.brands['crash-compensation'],
      hosts: ['c.example'],
      sellers: { en: ['X'], es: ['X'] },
      callNumber: '+12126647665',
    },
  },
};

const company = {
  COMPANY_NAME: 'Example Leads LLC',
  COMPANY_ADDRESS: '1 Main St, Denver, CO',
  COMPANY_EMAIL: 'privacy@example.com',
  COMPANY_LAW_STATE: 'Colorado',
  SPONSORS: 'Firm A',
};
const safe = {
  ...company,
  PUBLIC_URL: 'https://www.example.com',
  DATA_KEYS: `1:${key('a')}`,
  OPS_TOKEN: token,
  OPS_PORT: '9000',
};
const dangersOf = (change: Readonly<Record<string, string>>, site = ownSite) =>
  dangersIn(readConfig({ ...safe, ...change }), site).map(({ name }) => name);

describe('production', () => {
  it('accepts safe settings', () => expect(dangersOf({})).toEqual([]));

  it.each<[string, Readonly<Record<string, string>>]>([
    ['public-url', { PUBLIC_URL: 'http://www.example.com' }],
    ['public-url', { PUBLIC_URL: '' }],
    ['data-keys', { DATA_KEYS: `1:${Buffer.alloc(32, 7).toString('base64')}` }],
    ['data-keys', { DATA_KEYS: `1:${Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('base64')}` }],
    ['data-keys', { DATA_KEYS: `1:${Buffer.from('this is our very own secret key!').toString('base64')}` }],
    [
      'data-keys',
      { DATA_KEYS: `1:${Buffer.concat(Array(2).fill(Buffer.from(key('a'), 'base64').subarray(16))).toString('base64')}` },
    ],
    ['data-keys', { DATA_KEYS: `1:${key('a')},2:${key('a')}` }],
    ['tokens', { METRICS_TOKEN: token }],
    ...[
      'password-password-password-1',
      '123456789012345678901234567',
      'abcdefghijklmnopqrstuvwxyz',
      'changeme-changeme-2026-now',
      'correcthorsebatterystaples',
    ].map((weak): [string, Record<string, string>] => ['tokens', { OPS_TOKEN: weak }]),
    ['tokens', { WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 3).toString('base64')}` }],
    ['tokens', { CALLBACK_SECRETS: `ingest=whsec_${Buffer.alloc(32, 3).toString('base64')}` }],
    ['erasure-wait', { ERASURE_WAIT_DAYS: '0' }],
    ...['https://*:443', '*:443', '*.com', 'https://*.com:8443'].map((host): [string, Record<string, string>] => [
      'script-hosts',
      { SCRIPT_HOSTS: host },
    ]),
    ['database', { DATABASE_URL: 'postgres://leads@localhost/leads?host=db.example' }],
    ['database', { DATABASE_URL: 'postgres://leads@db.example/leads?sslmode=require&sslmode=disable' }],
    ['database', { MIGRATE_DATABASE_URL: 'postgres://leads@db.example/leads' }],
    ['trusted-proxies', { OPS_TRUSTED_PROXIES: '0.0.0.0/1' }],
    [
      'partners',
      {
        OIDC_ISSUER: 'http://id.example.com',
        OIDC_CLIENT_ID: 'a',
        OIDC_CLIENT_SECRET: 'b',
        OIDC_ROLES: 'all=admin',
        OPS_URL: 'https://desk.example.com',
      },
    ],
    ['tokens', { OPS_TOKEN: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' }],
    ['operators', { OPS_PORT: '' }],
    ['script-hosts', { SCRIPT_HOSTS: 'a.example,*' }],
    ['script-hosts', { SCRIPT_HOSTS: 'https://*' }],
    ['script-hosts', { SCRIPT_HOSTS: 'unsafe-inline' }],
    ['trusted-proxies', { TRUSTED_PROXIES: '10.0.0.0/8,0.0.0.0/1' }],
    ['trusted-proxies', { TRUSTED_PROXIES: '::/1' }],
    ['partners', { LEAD_EXCHANGE_URL: 'http://partner.example' }],
    ['partners', { PRIVACY_NOTICE_URLS: 'exchange=http://partner.example/told' }],
    ...Object.keys(company).map((name): [string, Readonly<Record<string, string>>] => ['placeholders', { [name]: '' }]),
    ['database', { DATABASE_URL: 'postgres://leads@db.example/leads' }],
  ])('refuses %s: %j', (name, change) => {
    expect(dangersOf(change)).toEqual([name]);
    const config = readConfig({ ...safe, ...change });
    expect(() => refuseDangers(config, ownSite)).toThrow(new RegExp(`\\n {2}${name}: .{40,}\\n.*ALLOW_INSECURE=${name}$`));
    expect(refuseDangers({ ...config, ALLOW_INSECURE: [name] }, ownSite)).toEqual([name]);
  });

  it('refuses an address of the settings over plain http beyond this machine', () => {
    const named = (address: string) => dangersIn(readConfig(safe), ownSite, [address]).map(({ text }) => text.split(':')[0]);
    expect(named('http://partner.example/leads')).toEqual(['PARTNER_TABLES or the settings']);
    for (const address of ['https://partner.example/leads', 'http://localhost:9000/leads']) expect(named(address)).toEqual([]);
  });

  it('refuses placeholders and missing keys, with no setting to allow them', () => {
    expect(dangersOf({}, defaultSite)).toEqual(['placeholders']);
    const keyless = readConfig({ ...safe, DATA_KEYS: '', ALLOW_INSECURE: 'data-keys' });
    expect(() => refuseDangers(keyless, ownSite)).toThrow(/DATA_KEYS is required/);
  });

  it.each([
    { LEAD_EXCHANGE_URL: 'http://127.0.0.1:9' },
    { DATABASE_URL: 'postgres://leads@localhost/leads' },
    { DATABASE_URL: 'postgres://leads@db.example/leads?sslmode=verify-full' },
    { OPS_PORT: '', OPS_HOST: 'desk.example.com' },
    { DATABASE_URL: 'postgres://leads@localhost/leads?host=/var/run/postgresql' },
    { SCRIPT_HOSTS: '*.cdn.example.com,https://a.example:8443' },
    { TRUSTED_PROXIES: 'loopback,10.0.0.0/8' },
  ])('accepts %j', (change) => expect(dangersOf(change)).toEqual([]));

  it('accepts what openssl rand makes, each time', () => {
    for (let tries = 0; tries < 200; tries += 1) {
      const [one, other, hex] = [randomBytes(32), randomBytes(32), randomBytes(24).toString('hex')];
      const made = { DATA_KEYS: `1:${one.toString('base64')}`, OPS_TOKEN: other.toString('base64'), METRICS_TOKEN: hex };
      expect([made, dangersOf(made)]).toEqual([made, []]);
    }
  });

  it('checks nothing outside of production', () => {
    expect(refuseDangers(readConfig({ NODE_ENV: 'development' }), defaultSite)).toEqual([]);
  });
});
