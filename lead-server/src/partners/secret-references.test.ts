import { expect, it } from 'vitest';
import { literalSecrets, missingSecrets, withSecrets } from './secret-references.ts';

const destination = (more: object) => ({ destinations: [{ name: 'harbor', url: 'https://harbor.example/leads', ...more }] });
const secrets: Readonly<Record<string, string>> = { SECRET_HARBOR: 'an invented key' };
const read = (name: string) => secrets[name];

it.each([
  [destination({ headers: { 'x-api-key': 'abc' } }), 'destinations.0.headers.x-api-key', 'SECRET_HARBOR_X_API_KEY'],
  [
    destination({ headers: { authorization: 'Bearer abc' } }),
    'destinations.0.headers.authorization',
    'SECRET_HARBOR_AUTHORIZATION',
  ],
  [destination({ url: 'https://harbor.example/leads?token=abc' }), 'destinations.0.url', 'SECRET_HARBOR_URL'],
  [destination({ testUrl: 'https://me:abc@harbor.example' }), 'destinations.0.testUrl', 'SECRET_HARBOR_TESTURL'],
  [destination({ fields: [{ to: 'ApiKey', value: 'abc' }] }), 'destinations.0.fields.0.value', 'SECRET_HARBOR_0_VALUE'],
  [{ mappings: [{ affid: '10', oid: '81', lp_key: 'abc' }] }, 'mappings.0.lp_key', 'SECRET_10_81_LP_KEY'],
  [{ slack: 'https://hooks.example/1' }, 'slack', 'SECRET_SLACK'],
  [{ webhook: 'https://team.example/hook' }, 'webhook', 'SECRET_WEBHOOK'],
])('a secret as a value is found with the variable to set: %j', (content, field, variable) => {
  expect(literalSecrets(content)).toEqual([{ field, variable }]);
});

it.each([
  [destination({ headers: { 'x-api-key': 'env:SECRET_HARBOR', accept: 'application/json', 'x-vendor': '77' } })],
  [
    destination({
      fields: [
        { to: 'Vendor', value: 'survey' },
        { to: 'Email', from: 'email' },
      ],
    }),
  ],
  [destination({ url: 'https://harbor.example/leads?source=survey' })],
  [{ brands: { a: { sellers: ['env:SECRET_HARBOR'] } } }],
  [{ slack: 'env:SECRET_TEAM', notTold: ['decide'] }],
])('a reference, and what is no secret, are none: %j', (content) => {
  expect(literalSecrets(content)).toEqual([]);
});

it('a reference is read where secrets are, and nowhere else', () => {
  const content = {
    ...destination({ headers: { 'x-api-key': 'env:SECRET_HARBOR' }, buyer: 'env:SECRET_HARBOR' }),
    buyers: ['env:SECRET_HARBOR'],
  };
  expect(withSecrets(content, read)).toEqual({
    ...destination({ headers: { 'x-api-key': 'an invented key' }, buyer: 'env:SECRET_HARBOR' }),
    buyers: ['env:SECRET_HARBOR'],
  });
  expect(JSON.stringify(content)).not.toContain('an invented key');
});

it('a setting of the server’s own is no secret that settings can name', () => {
  const content = destination({ headers: { 'x-api-key': 'env:DATA_KEYS' } });
  expect(literalSecrets(content)).toHaveLength(1);
  expect(withSecrets(content, () => 'the data key')).toEqual(content);
});

it('a reference that the environment lacks is named', () => {
  const content = destination({ headers: { 'x-api-key': 'env:SECRET_OTHER', 'x-other': 'env:SECRET_HARBOR' } });
  expect(missingSecrets(content, read)).toEqual([{ field: 'destinations.0.headers.x-api-key', variable: 'SECRET_OTHER' }]);
});
