import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, it } from 'vitest';
import type { PrivacyForm } from '#contract/privacy-request.ts';
import { openKept } from '../../lead-server/src/leads/kept.ts';
import { altcha } from '../../lead-server/src/partners/captcha/altcha.ts';
import { createDesk, type DeskParts } from '../../lead-server/src/privacy/desk.ts';
import { privacySubmission } from '../../lead-server/src/privacy/intake.ts';
import { close, fileAndCarryOut } from '../../lead-server/src/privacy/operator.ts';
import type { PrivacyRequest } from '../../lead-server/src/privacy/request.ts';
import { newId } from '../../lead-server/src/store/id.ts';
import { type Store, StoreUnavailable } from '../../lead-server/src/store/store.ts';
import { bench, vault } from './delivery-bench.ts';

/** The desk on a real store, which is hurt at the worst moment. */
const person = { email: 'canaria.holloway@example.com', phone: '(212) 664-7665' };
const now = () => new Date();
const common = {
  vault,
  now,
  noticeTo: (destination: string) => ({ destination: `${destination}-privacy`, state: 'pending', reason: '' }) as const,
  checkCaptcha: async () => 'passed' as const,
};
const deskOn = (store: Store, more: Partial<DeskParts> = {}) => createDesk({ ...common, store, ...more });

async function file(store: Store, form: PrivacyForm, token = ''): Promise<string> {
  const id = newId();
  const filedAt = now().toISOString();
  const request = { id, filedAt, by: 'page', form: { ...person, ...form }, token, ipAddress: '', userAgent: '' } as const;
  await store.commit([privacySubmission(vault, request, { key: id, deliveries: [] })]);
  return id;
}
async function requestOf(store: Store, id: string): Promise<{ state: string | undefined; request: PrivacyRequest }> {
  const [row] = await store.byIds([id]);
  const kept = row && openKept(vault, row);
  if (kept?.is !== 'privacy') throw new Error('no privacy request');
  return { state: row?.state, request: kept.request };
}
const exchangeUrl = { LEAD_EXCHANGE_URL: 'http://127.0.0.1:9' };

it.each([
  ['optOutOfSaleOrSharingOfInformation', 'optOut'],
  ['requestToDeleteInformation', 'hold'],
] as const)('tells the partner that was being sent the lead just when it was stopped (%s)', async (asked, moment) => {
  const { store, submit } = await bench(exchangeUrl);
  const lead = await submit();
  let claimed: Awaited<ReturnType<Store['claim']>> = [];
  const claim = async () => {
    claimed = claimed.length > 0 ? claimed : await store.claim('exchange', Date.now(), Date.now() + 60_000, 1);
  };
  const hurt: Store = {
    ...store,
    optOut: async (marks) => {
      if (moment === 'optOut') await claim();
      return store.optOut(marks);
    },
    hold: async (...args) => {
      if (moment === 'hold') await claim();
      return store.hold(...args);
    },
  };
  const id = await file(store, { [asked]: 'yes' });
  const { plan } = await deskOn(hurt)(id);
  expect(claimed).toMatchObject([{ submissionId: lead, optedOut: false }]);
  expect(plan?.tell).toEqual({ exchange: [`${lead}.exchange`] });
  const [row] = await store.byIds([id]);
  expect(row?.deliveries.map(({ destination }) => destination)).toEqual(['exchange-privacy']);
});

it('takes the word of a captcha whose verdict could not be kept: an opt-out goes ahead all the same', async () => {
  const { store, submit } = await bench(exchangeUrl);
  await submit();
  const captcha = altcha({ store, vault });
  const challenge = (await captcha.challenge?.()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  let asked = 0;
  const checkCaptcha: DeskParts['checkCaptcha'] = async (...args) => {
    asked += 1;
    return captcha.check(...args);
  };
  const hurt: Store = {
    ...store,
    rewrite: async (change) => {
      if (asked === 1) throw new StoreUnavailable('away');
      return store.rewrite(change);
    },
  };
  const id = await file(store, { optOutOfSaleOrSharingOfInformation: 'yes' }, token);
  const desk = deskOn(hurt, { checkCaptcha });
  await expect(desk(id)).rejects.toThrow('away');
  await desk(id);
  expect(asked).toBe(2);
  expect(await requestOf(store, id)).toMatchObject({ state: 'done', request: { verdict: 'unknown', done: { optedOut: true } } });
  // another request that brings the token has used what is not its own
  const other = await file(store, { optOutOfSaleOrSharingOfInformation: 'yes' }, token);
  await desk(other);
  expect(await requestOf(store, other)).toMatchObject({ state: 'unverified', request: { verdict: 'failed' } });
});

it('keeps an information request open until somebody has sent the copy, and then keeps no copy', async () => {
  const { store, submit } = await bench(exchangeUrl);
  const lead = await submit();
  const id = await file(store, { requestForInformation: 'yes' });
  await deskOn(store)(id);
  expect(await requestOf(store, id)).toMatchObject({ state: 'open', request: { copy: { leads: [{ id: lead }] } } });
  await close({ store, vault }, id);
  const { state, request } = await requestOf(store, id);
  expect({ state, copy: request.copy, done: request.done }).toEqual({ state: 'done', copy: undefined, done: expect.anything() });
});

it.each(['page', 'operator'] as const)('a deletion leaves no copy in earlier requests either (by %s)', async (by) => {
  const { store, submit } = await bench(exchangeUrl);
  await submit();
  const desk = deskOn(store);
  const earlier = await file(store, { requestForInformation: 'yes', firstName: 'Canaria' });
  await desk(earlier);
  const form = { requestToDeleteInformation: 'yes', requestForInformation: 'yes' };
  if (by === 'page') await desk(await file(store, form));
  else await fileAndCarryOut({ ...common, store, desk }, { email: '', phone: person.phone, ...form });
  const { state, request } = await requestOf(store, earlier);
  expect(state).toBe('open');
  expect(request.copy).toBeUndefined();
  expect(request.form.firstName).toBe('Canaria');
  // what was asked for together with the deletion is still to be sent
  const rows = await store.submissions('privacy', { after: earlier, limit: 9 });
  expect((await requestOf(store, rows[0]?.id ?? '')).request.copy).toMatchObject({ leads: [{}] });
});
