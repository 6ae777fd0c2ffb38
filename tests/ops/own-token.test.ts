import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownTokenFile, withOwnToken } from '../../lead-server/src/ops/own-token.ts';
import { readConfig } from '../../lead-server/src/settings/config.ts';
import { temporaryFolder } from '../support/per-test-resources.ts';

const own = 'a-token-that-somebody-has-set-01';

it('development without a token makes one of its own, once, for its user alone', () => {
  const config = readConfig({ NODE_ENV: 'development', DATA_DIR: temporaryFolder() });
  const { OPS_TOKEN } = withOwnToken(config);
  expect(OPS_TOKEN).toMatch(/^[\w-]{43}$/);
  expect(readFileSync(ownTokenFile(config), 'utf8')).toBe(OPS_TOKEN);
  expect(statSync(ownTokenFile(config)).mode & 0o077).toBe(0);
  expect(withOwnToken(config).OPS_TOKEN).toBe(OPS_TOKEN);
});

it.each([
  ['a token that is set', { NODE_ENV: 'development', OPS_TOKEN: own }, own],
  ['a test', { NODE_ENV: 'test' }, ''],
])('%s stays as it is', (_what, settings, token) => {
  const config = readConfig({ ...settings, DATA_DIR: temporaryFolder() });
  expect(withOwnToken(config).OPS_TOKEN).toBe(token);
});
