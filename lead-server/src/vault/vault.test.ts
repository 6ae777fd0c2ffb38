import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDataKey, readKeys, readOrMakeKeys } from './keys.ts';
import { createVault, keyVersionOf, needsOwnKey, ownKeyBeginnings, ownKeysTable } from './vault.ts';

const dictionaryProof = '{"first_name":"Ann","last_name":"Rivera","zip_code":"10001","receivedAt":"2026-11-26T16:21:06.104Z"}';

const key = (version: number) => ({ version, secret: Buffer.alloc(32, version) });

describe('vault', () => {
  it('needs a key', () => expect(() => createVault([])).toThrow('A vault needs a key'));

  it('decrypts any text that it encrypted', () => {
    const vault = createVault([key(1)]);
    for (const text of ['', 'Ann', '¿Qué pasó? 🚗', 'x'.repeat(60_000)]) {
      expect(vault.decrypt('leads', 'a', vault.encrypt('leads', 'a', text))).toBe(text);
    }
  });

  it('never encrypts alike twice, and shows nothing of the text', () => {
    const vault = createVault([key(1)]);
    const seals = Array.from({ length: 600 }, () => vault.encrypt('leads', 'a', 'Annabel').toString('hex'));
    expect(new Set(seals).size).toBe(600);
    expect(seals[0]).not.toContain(Buffer.from('Annabel').toString('hex'));
  });

  it('refuses another row, another table and changed bytes', () => {
    const vault = createVault([key(1)]);
    const sealed = vault.encrypt('leads', 'a', 'Annabel');
    expect(() => vault.decrypt('leads', 'b', sealed)).toThrow();
    expect(() => vault.decrypt('receipts', 'a', sealed)).toThrow();
    for (const at of [5, 20, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => vault.decrypt('leads', 'a', changed)).toThrow();
    }
  });

  it('binds the named algorithm to the ciphertext, and decrypts earlier versions without one', () => {
    const vault = createVault([key(1)]);
    // of before the mark: the version (1), nonce, tag and text of row leads/a
    const old = Buffer.from('AAG6VqUqeyU8iihfotXT4eUGhdNAQoA35E57e9YU21YbDd7KkQ==', 'base64');
    expect([vault.decrypt('leads', 'a', old), keyVersionOf(old)]).toEqual(['Annabel', 1]);
    const sealed = vault.encrypt('leads', 'a', 'Annabel');
    expect([...sealed.subarray(0, 5)]).toEqual([0, 0, 1, 0, 1]);
    const other = Buffer.from(sealed);
    other[2] = 9;
    expect(() => vault.decrypt('leads', 'a', other)).toThrow(/algorithm 9/);
    other[2] = 2;
    expect(() => vault.decrypt('leads', 'a', other)).toThrow();
    // the same bytes as of before the mark are not taken for it
    expect(() => vault.decrypt('leads', 'a', sealed.subarray(3))).toThrow();
  });

  it('compresses where that is smaller, and decompresses with its fixed dictionary', () => {
    const vault = createVault([key(1)]);
    const text = JSON.stringify({
      first_name: 'Ann',
      last_name: 'Rivera',
      email: 'ann@example.com',
      case_description: 'x '.repeat(500),
    });
    const sealed = vault.encrypt('leads', 'a', text);
    expect([...sealed.subarray(0, 5)]).toEqual([0, 0, 2, 0, 1]);
    expect(sealed.length).toBeLessThan(text.length / 5);
    expect(vault.decrypt('leads', 'a', sealed)).toBe(text);
    // sealed when the dictionary was made: with another one it could not be opened
    const old = Buffer.from('AAACAAFhwycvlTlsUArWH2A2WBl5yhNz1Q4Az4N9M9fxmwrkkjBYBri9Ec/pKr1cQl2HkHteYhruiA==', 'base64');
    expect(vault.decrypt('leads', 'a', old)).toBe(dictionaryProof);
  });

  it('encrypts again under the newest key, and tells its prefix', () => {
    const [older, both] = [createVault([key(1)]), createVault([key(1), key(2)])];
    const before = older.encrypt('leads', 'a', dictionaryProof);
    const after = both.reseal('leads', 'a', before);
    expect(createVault([key(2)]).decrypt('leads', 'a', after)).toBe(dictionaryProof);
    const begins = (sealed: Buffer) => both.currentBeginnings.some((each) => sealed.subarray(0, each.length).equals(each));
    expect([begins(before), begins(after), begins(both.encrypt('leads', 'a', 'x'))]).toEqual([false, true, true]);
  });

  it('encrypts a submission by a key of its own, which decrypts no other and nothing once destroyed', () => {
    const vault = createVault([key(1)]);
    const [a, b] = ['a', 'b'].map((id) => vault.encryptWithNewKey('leads', id, dictionaryProof));
    if (!a || !b) throw new Error('There should be two');
    const own = { of: 'a', sealed: a.ownKey };
    expect(vault.decrypt('leads', 'a', a.sealed, own)).toBe(dictionaryProof);
    expect([needsOwnKey(a.sealed), needsOwnKey(a.ownKey), keyVersionOf(a.sealed), keyVersionOf(a.ownKey)]).toEqual([
      true,
      false,
      0,
      1,
    ]);
    expect(ownKeyBeginnings.some((each) => a.sealed.subarray(0, each.length).equals(each))).toBe(true);
    // what comes later of the same submission
    const sent = vault.encrypt('sent', 'a.exchange', 'Annabel', own);
    expect(vault.decrypt('sent', 'a.exchange', sent, own)).toBe('Annabel');
    const others = [undefined, { of: 'a', sealed: undefined }, { of: 'b', sealed: b.ownKey }, { of: 'a', sealed: b.ownKey }];
    for (const other of [...others, { of: 'b', sealed: a.ownKey }, { of: 'a', sealed: Buffer.of() }]) {
      expect(() => vault.decrypt('leads', 'a', a.sealed, other)).toThrow();
      expect(() => vault.decrypt('sent', 'a.exchange', sent, other)).toThrow();
    }
    expect(() => vault.decrypt('leads', 'b', a.sealed, own)).toThrow();
    expect(() => vault.decrypt('leads', 'a', a.sealed, { of: 'b', sealed: own.sealed })).toThrow();
    expect(() => vault.encrypt('sent', 'a', 'x', { of: 'a', sealed: Buffer.of() })).toThrow('destroyed');
    expect(vault.seals()).toBe(2);
  });

  it('encrypts the key of a submission again, and leaves its content as it is', () => {
    const [older, both, newer] = [createVault([key(1)]), createVault([key(1), key(2)]), createVault([key(2)])];
    const { sealed, ownKey } = older.encryptWithNewKey('leads', 'a', 'Annabel');
    const after = both.reseal(ownKeysTable, 'a', ownKey);
    expect(newer.decrypt('leads', 'a', sealed, { of: 'a', sealed: after })).toBe('Annabel');
    expect(() => newer.decrypt('leads', 'a', sealed, { of: 'a', sealed: ownKey })).toThrow(/key version 1/);
    expect([both.isCurrent(ownKey), both.isCurrent(after), after.length]).toEqual([false, true, 65]);
  });

  it('encrypts with the newest key, and decrypts with older ones', () => {
    const sealed = createVault([key(1)]).encrypt('leads', 'a', 'Annabel');
    const both = createVault([key(1), key(2)]);
    expect(both.decrypt('leads', 'a', sealed)).toBe('Annabel');
    expect(keyVersionOf(both.encrypt('leads', 'a', 'x'))).toBe(2);
    expect(() => createVault([key(2)]).decrypt('leads', 'a', sealed)).toThrow(/key version 1/);
  });

  it('encrypts with the key before a waiting one, decrypts what others encrypted with it, and searches by both', () => {
    const [older, newer] = [createVault([key(1)]), createVault([key(1), key(2)])];
    const told = createVault([key(1), { ...key(2), waits: true }]);
    expect(older.decrypt('leads', 'a', told.encrypt('leads', 'a', 'Annabel'))).toBe('Annabel');
    expect(told.decrypt('leads', 'a', newer.encrypt('leads', 'a', 'Annabel'))).toBe('Annabel');
    expect(told.keyedHashes('phone', '1')).toEqual([older.keyedHash('phone', '1'), newer.keyedHash('phone', '1')]);
    expect([older.hasSeveralKeys, told.hasSeveralKeys]).toEqual([false, true]);
  });

  it('recognizes ciphertext of the newest key, whatever its version', () => {
    const versions = [1, 2, 255, 256, 258, 65_535];
    const sealed = versions.map((version) => createVault([key(version)]).encrypt('leads', 'a', 'Annabel'));
    for (const [at, version] of versions.entries()) {
      const vault = createVault([key(version)]);
      expect(sealed.map((each) => vault.isCurrent(each))).toEqual(versions.map((_, index) => index === at));
    }
  });

  it('searches a value under every key', () => {
    const old = createVault([key(1)]).keyedHash('phone', '2126647665');
    expect(createVault([key(1), key(2)]).keyedHashes('phone', '2126647665')).toContain(old);
    expect(createVault([key(1)]).keyedHash('email', '2126647665')).not.toBe(old);
  });
});

describe('data keys', () => {
  it('are made once in development, readable by the owner only', () => {
    const directory = mkdtempSync(join(tmpdir(), 'keys-'));
    try {
      const config = { DATA_KEYS: [], DATA_DIR: join(directory, 'data') };
      // by a server alone
      expect(() => readKeys(config)).toThrow('DATA_KEYS should be those of the server');
      expect(existsSync(config.DATA_DIR)).toBe(false);
      const [first] = readOrMakeKeys(config);
      expect(readKeys(config)).toEqual([first]);
      expect(first?.secret).toHaveLength(32);
      expect(readOrMakeKeys(config)).toEqual([first]);
      expect(statSync(join(directory, 'data', 'data-key')).mode & 0o077).toBe(0);
      // also one that was copied here
      chmodSync(join(directory, 'data', 'data-key'), 0o644);
      readOrMakeKeys(config);
      expect(statSync(join(directory, 'data', 'data-key')).mode & 0o077).toBe(0);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  it('come from the settings when given', () => {
    const text = `7:${Buffer.alloc(32, 3).toString('base64')}`;
    expect(readOrMakeKeys({ DATA_KEYS: [text], DATA_DIR: '/nowhere' })).toEqual([parseDataKey(text)]);
    expect(parseDataKey(text).version).toBe(7);
    const next = `8:${Buffer.alloc(32, 4).toString('base64')}`;
    const keys = readOrMakeKeys({ DATA_KEYS: [next, text], DATA_DIR: '/nowhere', DATA_KEY_VERSION: 7 });
    expect(keys.map(({ version, waits }) => [version, waits])).toEqual([
      [8, true],
      [7, undefined],
    ]);
  });
});
