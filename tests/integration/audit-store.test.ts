import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { type AuditParts, appendToAudit, auditFault } from '../../lead-server/src/desk/audit-chain.ts';
import { type AuditView, auditSince, recordAudit, sealAudit } from '../../lead-server/src/desk/audit-log.ts';
import { uuidv7 } from '../../lead-server/src/lib/uuid.ts';
import { nextInChain } from '../../lead-server/src/store/chain.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import type { StoredValue } from '../../lead-server/src/store/value-store.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';
import { bothStores, withStore } from '../support/both-stores.ts';
import { temporaryFolder } from '../support/per-test-resources.ts';

const now = Date.UTC(2026, 0, 15, 12);
const dataKey = (version: number) => ({ version, secret: Buffer.alloc(32, version) });

describe.each(bothStores('auditstore', { pooled: true, serializable: true }))('the audit in the $title store', (adapter) => {
  let store: Store;
  withStore(adapter, (opened) => {
    store = opened;
  });
  const vault = createVault([dataKey(1)]);
  const parts = (with_ = vault): AuditParts => ({ store, vault: with_, witness });
  let witness = '';
  const rows = () => store.valuesWithPrefix('audit', { after: '', limit: 9999 });
  /** Puts these rows back, and no others. The file is out of reach of who writes in the database. */
  async function putBack(facts: readonly StoredValue[]) {
    for (const { name } of await rows()) await store.deleteValue(name);
    for (const { name, value } of facts) await store.setValue(name, value);
  }
  const act = (what: string, at = now, with_ = vault) => recordAudit(parts(with_), { who: 'ana', did: 'list', what }, at);
  const entriesSince = async (moment: number) => {
    const found: AuditView[] = [];
    for await (const each of auditSince(store, moment)) found.push(each);
    return found;
  };
  const clear = async () => {
    for (const { name } of await store.valuesWithPrefix('audit:', { after: '', limit: 9999 })) await store.deleteValue(name);
    await store.deleteValue('audit-seal');
    await store.setValue('audit-head', '0 ');
    witness = join(temporaryFolder(), 'audit-head');
  };
  /** The chain of the version before, as whoever knows no key can compute it anew. */
  async function chainWithoutKey(entries: readonly (readonly [name: string, entry: object])[]) {
    let head = { n: 0, hash: '' };
    for (const [name, entry] of entries) {
      const text = JSON.stringify(entry);
      head = nextInChain(head, text);
      await store.setValue(name, JSON.stringify({ ...head, ...entry }));
    }
    await store.setValue('audit-head', `${head.n} ${head.hash}`);
  }

  it('numbers each entry once, in one way by both stores, and lists them by time', async () => {
    await clear();
    await sealAudit(parts(), pino({ level: 'silent' }));
    await store.setValue('closed:x', 'not an audit');
    await act('a');
    await act('b', now + 5);
    expect(await entriesSince(now + 2)).toMatchObject([
      { what: 'b', at: '2026-01-15T12:00:00.005Z', n: 3 },
      { did: 'seal', n: 1 },
    ]);
    // as of several processes, which do not wait for each other
    const add = (number: number) =>
      appendToAudit(parts(), [{ did: 'list', what: '' }], now + 10 + number, (at) => `audit:${uuidv7(at)}`);
    await Promise.all(Array.from({ length: 8 }, (_, number) => add(number)));
    expect((await entriesSince(now + 10)).map(({ n }) => n).sort((a = 0, b = 0) => a - b)).toEqual([1, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(await auditFault(parts())).toBeUndefined();
    // more than any page
    const many = Array.from({ length: 1001 }, (_, number) => ({
      name: `audit:${uuidv7(now + 100 + number)}`,
      value: JSON.stringify({ what: String(number) }),
    }));
    await store.replaceValue('audit-head', await store.getValue('audit-head'), '0 ', many);
    expect((await entriesSince(now + 100)).map(({ what }) => what).slice(0, 1001)).toEqual(
      many.map((_, number) => String(number)),
    );
  });

  it.each([
    [
      'an entry is changed and the chain computed anew',
      /not the one that was sealed/,
      async (facts: readonly StoredValue[]) => {
        const entries = facts.filter(({ name }) => name.startsWith('audit:'));
        // at another replica, which has written no entry
        rmSync(witness);
        await chainWithoutKey(
          entries.map(({ name, value }) => {
            const { n: _n, hash: _hash, mac: _mac, ...entry } = JSON.parse(value);
            return [name, entry.what === 'b' ? { ...entry, what: 'nothing' } : entry] as const;
          }),
        );
      },
    ],
    ['all of it is emptied with its end', /its end was removed/, () => putBack([])],
    [
      'all of it is emptied and its end set to that of a new store',
      /entries were written from here/,
      () => putBack([{ name: 'audit-head', value: '0 ' }]),
    ],
    [
      'its tail is cut and its end set back to what it was then',
      /4 entries were written from here, and its end says 3/,
      (_facts: readonly StoredValue[], earlier: readonly StoredValue[]) => putBack(earlier),
    ],
    [
      'an entry without a number is put in',
      /without a number/,
      () => store.setValue(`audit:${uuidv7(now + 3)}`, JSON.stringify({ at: '', who: 'ana', did: 'list', what: 'x' })),
    ],
    ['its seal is taken away', /seal of its end was removed/, async () => void (await store.deleteValue('audit-seal'))],
  ])('notices that %s, also after further acts, until a person accepts a new end', async (_what, expected, attack) => {
    await clear();
    for (const what of ['a', 'b']) await act(what);
    const earlier = await rows();
    await act('c');
    expect(await auditFault(parts())).toBeUndefined();
    await attack(await rows(), earlier);
    expect(await auditFault(parts())).toMatch(expected);
    await act('d');
    expect(await auditFault(parts())).toBeDefined();
  });

  it('is whole again once a person has said why its end was set back, as by a restore', async () => {
    await clear();
    await act('a');
    const earlier = await rows();
    await act('b');
    await putBack(earlier);
    await recordAudit(parts(), { who: 'ana', did: 'accept', what: 'audit', because: 'restored' }, now);
    expect(await auditFault(parts())).toBeUndefined();
  });

  it('takes over the chain of the version before, and one of before chains, and goes on with another key', async () => {
    await clear();
    await store.setValue(`audit:${uuidv7(now - 9)}`, JSON.stringify({ at: '', who: 'ops', did: 'list', what: 'oldest' }));
    const old = ['x', 'y'].map((what) => [`audit:${uuidv7(now - 5)}`, { at: '', who: 'ops', did: 'list', what }] as const);
    await chainWithoutKey(old);
    expect(await auditFault(parts())).toMatch(/not sealed: start a server/);
    await sealAudit(parts(), pino({ level: 'silent' }));
    expect(await auditFault(parts())).toBeUndefined();
    // `keys rotate` is an act under the newest key; then the old key is gone
    await act('rotate', now, createVault([dataKey(1), dataKey(2)]));
    const newest = parts(createVault([dataKey(2)]));
    expect(await auditFault(newest)).toBeUndefined();
    await store.setValue(old[0]?.[0] ?? '', JSON.stringify({ n: 1, hash: '', who: 'ops', did: 'list', what: 'z' }));
    expect(await auditFault(newest)).toMatch(/entry 1 was changed/);
  });
});
