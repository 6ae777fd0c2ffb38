import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { settingGroups, settings } from './settings.ts';

describe('settings', () => {
  it('are all optional, and default to production', () => {
    expect(readConfig({})).toMatchObject({ PORT: 3000, DATA_DIR: './data', NODE_ENV: 'production', TRUSTED_PROXIES: [] });
  });

  it('are each in one group of .env.example', () => {
    expect(Object.values(settingGroups).flatMap(Object.keys)).toEqual(Object.keys(settings.shape));
  });

  it('treat an empty value as not given', () => {
    const config = readConfig({ PORT: '', DATABASE_URL: '', RATE_LEADS_PER_MINUTE: ' ' });
    expect(config.PORT).toBe(3000);
    expect(config.DATABASE_URL).toBeUndefined();
    expect(config.RATE_LEADS_PER_MINUTE).toBe(60);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['TRUSTED_PROXIES', 'everyone'],
    ['DATABASE_URL', 'mysql://somewhere'],
    ['LEAD_INGEST_URL', 'not an address'],
    ['LEAD_INGEST_URL', 'file:///etc'],
    ['TWILIO_URL', 'ftp://twilio.example.com'],
    ['DATA_KEYS', '1:short'],
    ['WEBHOOK_SECRET', 'secret'],
    ['RATE_LEADS_PER_MINUTE', '-1'],
    ['SCRIPT_HOSTS', "'unsafe-inline'"],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'live'],
    ['DATABASE_POOLER', 'pgbouncer'],
    ['STEP_SCRIPTS', 'unheard-of=https://ads.example.com/a.js'],
    ['STEP_SCRIPTS', 'pixel=javascript:alert(1)'],
    ['REGION_HEADERS', 'not a header'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/0'],
    ['LEAD_EXCHANGE_URL', 'https://name:word@partner.example.com'],
    ['DATA_KEYS', `70000:${'A'.repeat(43)}=`],
    ['DATA_KEYS', `1:${'A'.repeat(43)}=,1:${'B'.repeat(43)}=`],
    ['HELD_STATES', 'XX'],
    ['ASKING_REGIONS', 'Germany'],
    ['HELD_STATES', 'Washington'],
    ['HELD_STATES', 'none,WA'],
    ['HELD_STATES', ' , '],
  ])('refuse a bad %s by name, without repeating its value', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name}: should be `));
    expect(() => readConfig({ [name]: value })).not.toThrow(value);
  });

  it('accept a base address with a slash at its end, and any other address as it is', () => {
    expect(
      readConfig({
        PUBLIC_URL: 'https://www.example.com/',
        TWILIO_URL: 'https://twilio.example.com/v2//',
        SLACK_WEBHOOK_URL: 'https://hooks.example.com/1/',
      }),
    ).toMatchObject({
      PUBLIC_URL: 'https://www.example.com',
      TWILIO_URL: 'https://twilio.example.com/v2',
      SLACK_WEBHOOK_URL: 'https://hooks.example.com/1/',
    });
  });

  it('accept every destination as one to notify of a withdrawal', () => {
    const given = ['bad-words=https://a.example.com', 'partner-2=https://b.example.com'];
    expect(readConfig({ PRIVACY_NOTICE_URLS: given.join(',') }).PRIVACY_NOTICE_URLS).toEqual(given);
  });

  it('hold the states of health data, others, or none at all', () => {
    const held = (HELD_STATES?: string) => readConfig({ HELD_STATES }).HELD_STATES;
    expect([held(), held('CT, WA'), held('none')]).toEqual([['WA', 'NV'], ['CT', 'WA'], []]);
    expect(readConfig({}).ASKING_REGIONS).toEqual(expect.arrayContaining(['DE', 'CA-QC', 'US-WA', 'US-NV']));
  });

  it('report a missing setting of a group', () => {
    expect(() => readConfig({ TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'x' })).toThrow(
      /^TWILIO_VERIFY_SERVICE_SID should be/,
    );
    expect(() => readConfig({ OIDC_ISSUER: 'https://id.example.com' })).toThrow(
      /^OIDC_CLIENT_ID and .* and OIDC_ROLES and OPS_URL/,
    );
    expect(() => readConfig({ OPS_PASSWORDS: 'off' })).toThrow(/^OPS_PASSWORDS=off needs OIDC_ISSUER/);
    expect(() => readConfig({ RECAPTCHA_SECRET: 'x' })).toThrow(/^RECAPTCHA_SITE_KEY should be/);
  });

  it('name the separator of data keys where another was used', () => {
    const DATA_KEYS = [1, 2].map((version) => `${version}:${Buffer.alloc(32, version).toString('base64')}`).join(' ');
    expect(() => readConfig({ DATA_KEYS })).toThrow(/DATA_KEYS: should be .*comma-separated/);
  });

  it('accept only one of the data keys for encrypting', () => {
    const DATA_KEYS = [1, 2].map((version) => `${version}:${Buffer.alloc(32, version).toString('base64')}`).join(',');
    expect(readConfig({ DATA_KEYS, DATA_KEY_VERSION: '1' })).toMatchObject({ DATA_KEY_VERSION: 1 });
    expect(() => readConfig({ DATA_KEYS, DATA_KEY_VERSION: '3' })).toThrow(/^DATA_KEY_VERSION: should be/);
  });
});
