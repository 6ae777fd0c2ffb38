import { afterEach, expect, it, vi } from 'vitest';
import { readConfig } from '../../src/settings/config.ts';
import { readKeys } from '../../src/vault/keys.ts';
import { createVault } from '../../src/vault/vault.ts';
import { asJson, type Context, parseMoment, print } from './command.ts';
import { keys } from './keys.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** Clears the screen in two ways, rings, writes backwards, and holds an invisible tag. */
const words = 'Ann\u001b[2J\u009b2J\u0007\u007f\u202eMiller\u{e0041}';
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
const obeyed = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e\u{e0041}]/u;

it.each([false, true])("escapes terminal control characters in visitors' text (json: %s)", async (json) => {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  await print([{ name: words }], json, ['name'], ({ name }) => [name]);
  const text = printed.join('\n');
  expect(text).toContain('Miller');
  expect(text).not.toMatch(obeyed);
});

it('prints a table with more rows than a call can have arguments', async () => {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  await print(
    Array.from({ length: 200_000 }, (_, at) => at),
    false,
    ['at', 'what'],
    (at) => [String(at), 'x'],
  );
  expect([printed.length, printed[1], printed.at(-1)]).toEqual([200_002, '0       x', '200000 in all']);
});

it('prints JSON that parses to the same value', () => {
  const value = { name: words, list: ['\n', '\\'] };
  expect(asJson(value, 2)).not.toMatch(obeyed);
  expect(JSON.parse(asJson(value, 2))).toEqual(value);
});

it.each([
  ['2026-01-31', '2026-01-31T00:00:00.000Z'],
  ['2026-01-31T12:00Z', '2026-01-31T12:00:00.000Z'],
  ['2026-01-31T12:00:00.5+01:00', '2026-01-31T11:00:00.500Z'],
  ['2026-01-31T12:00:00', new Date(2026, 0, 31, 12).toISOString()],
])('parses %s as a time', (text, moment) => {
  expect(parseMoment('since', text)?.toISOString()).toBe(moment);
});

it.each(['lead 12', '12', '', 'Jan 31 2026', '2026-1-31', '2026-02-30', '2026-01-31T25:00Z', '2026-01-31 12:00'])(
  'rejects %j as a time',
  (text) => expect(() => parseMoment('since', text)).toThrow(`not ${text}`),
);

it('records the key version that the rotation uses', async () => {
  const DATA_KEYS = [1, 2].map((version) => `${version}:${Buffer.alloc(32, version).toString('base64')}`).join(',');
  const config = readConfig({ DATA_KEYS, DATA_KEY_VERSION: '1' });
  const vault = () => createVault(readKeys(config));
  expect(await keys.audited?.({ vault, rest: ['rotate'] } as unknown as Context)).toEqual({ did: 'rotate', what: 'to key 1' });
});

it('a key rotation with a newer key waiting says so, and advises to remove none', async () => {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  const none = async () => [];
  const store = { sealedSubmissions: none, optOuts: none, encryptedRows: none, valuesWithPrefix: none };
  const DATA_KEYS = [1, 2].map((version) => `${version}:${Buffer.alloc(32, version).toString('base64')}`).join(',');
  const config = readConfig({ DATA_KEYS, DATA_KEY_VERSION: '1' });
  await keys.run({ store, vault: () => createVault(readKeys(config)), config } as unknown as Context);
  expect(printed.at(-1)).toBe(
    'All is under key 1, as DATA_KEY_VERSION says, and a newer one waits: take DATA_KEY_VERSION out at every server and here, and run it again.',
  );
});

it('a key rotation names an unreadable row by table and id alone, and fails', async () => {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  const rows = [{ id: 'a-delivery', sealed: Buffer.alloc(60) }];
  const none = async () => [];
  const store = {
    sealedSubmissions: none,
    optOuts: none,
    encryptedRows: async (table: string) => (table === 'exchanges' ? rows : []),
    valuesWithPrefix: none,
  };
  const vault = () => createVault([{ version: 1, secret: Buffer.alloc(32, 1) }]);
  await keys.run({ store, vault, config: readConfig({}) } as unknown as Context);
  expect(printed).toContain('exchanges: 0 of 1 sealed again, 1 could not be read');
  expect(printed).toContain('  exchanges a-delivery');
  expect(printed.join()).not.toContain('Done');
  expect(process.exitCode).toBe(1);
});
