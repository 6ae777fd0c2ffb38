import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { embeddedTwoStep } from '../../lead-server/src/partners/two-step/embedded.ts';
import { createPhoneProof, isPhoneProof } from '../../lead-server/src/partners/two-step/proof.ts';
import { withResendPause } from '../../lead-server/src/partners/two-step/two-step.ts';
import type { CounterStore } from '../../lead-server/src/store/counter-store.ts';
import { openSqliteStore } from '../../lead-server/src/store/sqlite/store.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { readOrMakeKeys } from '../../lead-server/src/vault/keys.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';
import { leadBody } from '../support/lead-body.ts';
import { startTestServer } from '../support/running-server.ts';
import { storePart } from '../support/store-part.ts';

const phone = '+12126647665';
const minute = 60_000;
const vault = createVault([{ version: 1, secret: Buffer.alloc(32, 7) }]);

const fails = async (): Promise<never> => {
  throw new Error('no store');
};

describe('the embedded phone verification', () => {
  let folder: string;
  let store: Store;
  let now = Date.UTC(2026, 0, 15);
  let codes: string[] = [];
  /** Another replica on the same store. */
  const replica = (own = vault) => {
    const parts = { store, vault: own, now: () => now };
    return withResendPause(embeddedTwoStep({ ...parts, deliver: (_phone, code) => void codes.push(code) }), parts);
  };
  const wrong = () => (codes.at(-1) === '000000' ? '000001' : '000000');
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'two-step-'));
    store = await openSqliteStore({ file: join(folder, 'leads.db'), readOnly: false });
    codes = [];
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  it('approves the sent code once, at any replica', async () => {
    expect(await replica().send(phone)).toEqual({ is: 'sent' });
    expect(codes[0]).toMatch(/^\d{6}$/);
    expect(await replica().check(phone, wrong())).toBe('pending');
    expect(await replica().check('+12126647666', codes[0] ?? '')).toBe('expired');
    expect(await replica().check(phone, codes[0] ?? '')).toBe('approved');
    expect(await replica().check(phone, codes[0] ?? '')).toBe('expired');
  });

  it('makes codes of six digits, for any phone', async () => {
    for (let last = 1000; last < 1050; last += 1) await replica().send(`+1212664${last}`);
    expect(codes).toHaveLength(50);
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  });

  it('sends again after half a minute, the same code, five times at most', async () => {
    expect((await replica().send(phone)).is).toBe('sent');
    now += 29_999;
    expect(await replica().send(phone)).toEqual({ is: 'too_soon', waitMs: 1 });
    for (let sent = 2; sent <= 5; sent += 1) {
      now += 30_000;
      expect((await replica().send(phone)).is).toBe('sent');
    }
    now += 30_000;
    expect((await replica().send(phone)).is).toBe('too_many');
    expect(new Set(codes).size).toBe(1);
    now += 10 * minute;
    expect((await replica().send(phone)).is).toBe('sent');
    expect(new Set(codes).size).toBe(2);
  });

  it('approves once a code of a replica that has the next key already, or not yet', async () => {
    const keys = [1, 2].map((version) => ({ version, secret: Buffer.alloc(32, version) }));
    const newer = createVault(keys);
    const older = createVault(keys.map((key) => ({ ...key, waits: key.version === 2 })));
    for (const [sends, checks] of [
      [older, newer],
      [newer, older],
    ]) {
      await replica(sends).send(phone);
      expect(await replica(checks).check(phone, wrong())).toBe('pending');
      expect(await replica(checks).check(phone, codes.at(-1) ?? '')).toBe('approved');
      expect(await replica(sends).check(phone, codes.at(-1) ?? '')).toBe('expired');
    }
    // both have sent one: the visitor may type either
    now += minute;
    await replica(older).send(phone);
    await replica(newer).send(phone);
    const tries = [codes.at(-1), codes.at(-2)].map((code) => replica(older).check(phone, code ?? ''));
    expect(await Promise.all(tries)).toEqual(['approved', 'approved']);
    // and no more wrong ones than five each
    now += minute;
    await replica(older).send(phone);
    await replica(newer).send(phone);
    const guesses = Array.from({ length: 6 }, () => replica(newer).check(phone, '123456'));
    expect((await Promise.all(guesses)).filter((each) => each === 'pending')).toHaveLength(5);
  });

  it('imposes no wait when no code was sent', async () => {
    let is: 'unavailable' | 'sent' = 'unavailable';
    const verification = withResendPause(
      { send: async () => ({ is }), check: async () => 'expired' },
      { store, vault, now: () => now },
    );
    expect(await verification.send(phone)).toEqual({ is: 'unavailable' });
    is = 'sent';
    expect(await verification.send(phone)).toEqual({ is: 'sent' });
    expect((await verification.send(phone)).is).toBe('too_soon');
  });

  it('forgets a code after ten minutes', async () => {
    await replica().send(phone);
    now += 10 * minute;
    expect(await replica().check(phone, codes[0] ?? '')).toBe('expired');
  });

  it('allows five tries of a code, also concurrent ones', async () => {
    await replica().send(phone);
    const answers = await Promise.all(Array.from({ length: 20 }, () => replica().check(phone, wrong())));
    expect(answers.filter((each) => each === 'pending')).toHaveLength(5);
    expect(answers.filter((each) => each === 'max_attempts_reached')).toHaveLength(15);
    expect(await replica().check(phone, codes[0] ?? '')).toBe('max_attempts_reached');
  });

  it('accepts the right code at the fifth try', async () => {
    await replica().send(phone);
    for (let tried = 1; tried < 5; tried += 1) expect(await replica().check(phone, wrong())).toBe('pending');
    expect(await replica().check(phone, codes[0] ?? '')).toBe('approved');
  });

  it('reports a used code, or a cancelled wait, only when the store has it', async () => {
    const parts = { store: { ...store, resetCounter: fails }, vault, now: () => now };
    const verification = withResendPause(embeddedTwoStep({ ...parts, deliver: (_phone, code) => void codes.push(code) }), parts);
    await verification.send(phone);
    expect(await verification.check(phone, codes[0] ?? '')).toBe('unavailable');
    const without = withResendPause({ send: async () => ({ is: 'unavailable' }), check: async () => 'expired' }, parts);
    expect(await without.send('+12126647666')).toEqual({ is: 'unavailable' });
  });

  it('is unavailable without a code sender, and when the store fails', async () => {
    const parts = { store, vault, now: () => now };
    // however often: a phone without a code is never told that too many were sent
    const without = embeddedTwoStep({ ...parts, deliver: undefined });
    for (let asked = 0; asked < 6; asked += 1) expect(await without.send(phone)).toEqual({ is: 'unavailable' });
    const broken = storePart<CounterStore>({ incrementCounter: fails, getCounter: fails, resetCounter: fails });
    const verification = withResendPause(embeddedTwoStep({ ...parts, store: broken, deliver: () => {} }), {
      ...parts,
      store: broken,
    });
    expect(await verification.send(phone)).toEqual({ is: 'unavailable' });
    expect(await verification.check(phone, '123456')).toBe('unavailable');
  });
});

describe('the proof of a verified phone', () => {
  const now = Date.UTC(2026, 0, 15);
  it('holds for its phone, for a day, whole', () => {
    const proof = createPhoneProof(vault, phone, now);
    expect(isPhoneProof(vault, phone, proof, now)).toBe(true);
    expect(isPhoneProof(vault, '+12126647666', proof, now)).toBe(false);
    expect(isPhoneProof(vault, phone, proof, now + 24 * 60 * minute)).toBe(false);
    expect(isPhoneProof(vault, phone, proof.replace(/^\d/, '9'), now)).toBe(false);
    for (const forged of ['', '.', 'x.y', `${now * 2}.`]) expect(isPhoneProof(vault, phone, forged, now)).toBe(false);
  });

  it('holds during a key rotation at a server that has the next key already, or not yet', async () => {
    const keys = ['1', '2'].map((version) => `${version}:${Buffer.alloc(32, Number(version)).toString('base64')}`).join(',');
    for (const [theirs, ours] of [
      ['1', '2'],
      ['2', '1'],
    ] as const) {
      const server = await startTestServer({ DATA_KEYS: keys, DATA_KEY_VERSION: ours });
      onTestFinished(() => server.remove());
      const verifiedAt = createVault(readOrMakeKeys({ ...server.config, DATA_KEY_VERSION: Number(theirs) }));
      const sms_proof = createPhoneProof(verifiedAt, phone, Date.now());
      await server.post('/post-lead', leadBody({ phone: '(212) 664-7665', sms_proof }));
      expect((await server.leads())[0]?.kept).toMatchObject({ record: { sent: { sms_verified: 'yes' } } });
    }
  });
});
