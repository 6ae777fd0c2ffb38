import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, it } from 'vitest';
import { personOf } from '#contract/consent/privacy-request.ts';
import { optedOutReason } from '../../lead-server/src/delivery/hold-policy.ts';
import { readHealth } from '../../lead-server/src/ops/overview/health.ts';
import { altcha } from '../../lead-server/src/partners/captcha/altcha.ts';
import { confirmByOwner } from '../../lead-server/src/privacy/owner-decisions.ts';
import { approve, close, fileAndProcess } from '../../lead-server/src/privacy/privacy-operations.ts';
import type { ProcessorOptions } from '../../lead-server/src/privacy/privacy-request-processor.ts';
import { type Store, StoreUnavailable } from '../../lead-server/src/store/store.ts';
import { optOut } from '../../lead-server/src/submissions/opt-outs.ts';
import { decryptContent, reencryptContent } from '../../lead-server/src/submissions/submission-content.ts';
import { setUpDelivery, standInPartner, vault, waitForDelivery } from '../support/delivery-setup.ts';
import {
  damageSubmission,
  exchangeUrl,
  fileRequest,
  person,
  processorOn,
  processorOptions,
  requestOf,
} from '../support/privacy-setup.ts';
import { partnerShapes } from '../support/stand-in-partner.ts';

/** The privacy request processor on a real store that fails at the worst moment. */
it.each([
  ['optOutOfSaleOrSharingOfInformation', 'optOut'],
  ['requestToDeleteInformation', 'hold'],
] as const)('notifies the partner that was being sent the lead when it was stopped (%s)', async (asked, moment) => {
  const { store, submit } = await setUpDelivery(exchangeUrl);
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
  const id = await fileRequest(store, { [asked]: 'yes' });
  const { plan } = await processorOn(hurt)(id);
  expect(claimed).toMatchObject([{ submissionId: lead, optedOut: false }]);
  expect(plan?.tell).toEqual({ exchange: [`${lead}.exchange`] });
  const [row] = await store.byIds([id]);
  expect(row?.deliveries.map(({ destination }) => destination)).toEqual(['exchange-privacy']);
});

it.each([
  ['pending', 'done'],
  ['no_partner', 'open'],
] as const)('when the notice to a partner with the lead is %s, the request is %s', async (state, expected) => {
  const exchange = await standInPartner(partnerShapes.exchange);
  const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url });
  b.work();
  await b.submit();
  await waitForDelivery(b, 'exchange', { state: 'delivered' });
  const id = await fileRequest(b.store, { optOutOfSaleOrSharingOfInformation: 'yes' });
  const noticeTo = (destination: string) => ({ destination: `${destination}-privacy`, state, reason: '' }) as const;
  await processorOn(b.store, { noticeTo })(id);
  expect((await requestOf(b.store, id)).state).toBe(expected);
  // operators see that a partner must be notified
  expect((await readHealth(b.store, Date.now())).ok).toBe(expected === 'done');
  if (expected === 'open') {
    await close({ store: b.store, vault }, id);
    expect((await readHealth(b.store, Date.now())).ok).toBe(true);
  }
});

it('notifies nobody of a lead held before anything of it was sent', async () => {
  const exchange = await standInPartner(partnerShapes.exchange);
  const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url });
  await optOut({ store: b.store, vault }, personOf(person), Date.now());
  b.work();
  await b.submit();
  await waitForDelivery(b, 'exchange', { state: 'held', reason: optedOutReason });
  const { plan } = await processorOn(b.store)(await fileRequest(b.store, { requestToDeleteInformation: 'yes' }));
  expect(exchange.received).toHaveLength(0);
  expect(plan?.certain).toHaveLength(1);
  expect(plan?.tell).toEqual({});
});

it.each(['failed', 'missing', 'unknown'] as const)(
  'a deletion whose captcha is %s stops a sale only where a person may have sent it',
  async (verdict) => {
    const { store, submit, delivery } = await setUpDelivery(exchangeUrl);
    await submit();
    const id = await fileRequest(store, { requestToDeleteInformation: 'yes' });
    await processorOn(store, { checkCaptcha: async () => verdict })(id);
    expect(await delivery('exchange')).toMatchObject({ state: verdict === 'unknown' ? 'held' : 'pending' });
  },
);

it.each(['failed', 'missing'] as const)(
  'searches no person when the captcha is %s: a flood of such requests would list all leads of one name',
  async (verdict) => {
    const { store, submit } = await setUpDelivery(exchangeUrl);
    await submit();
    let searches = 0;
    const watched: Store = {
      ...store,
      find: async (...asked) => {
        searches += 1;
        return store.find(...asked);
      },
    };
    const id = await fileRequest(store, { requestToDeleteInformation: 'yes' });
    const { plan } = await processorOn(watched, { checkCaptcha: async () => verdict })(id);
    const { state } = await requestOf(store, id);
    expect({ searches, state, plan }).toMatchObject({ searches: 0, state: 'unverified', plan: { certain: [], likely: [] } });
  },
);

it('stores the opt-out before it searches for leads: a lead stored after the search is not sold', async () => {
  const { store, submit } = await setUpDelivery(exchangeUrl);
  let claimed: Awaited<ReturnType<Store['claim']>> = [];
  const find: Store['find'] = async (...args) => {
    const part = await store.find(...args);
    await submit();
    claimed = await store.claim('exchange', Date.now(), Date.now() + 60_000, 1);
    return part;
  };
  await processorOn({ ...store, find })(await fileRequest(store, { optOutOfSaleOrSharingOfInformation: 'yes' }));
  expect(claimed).toMatchObject([{ optedOut: true }]);
});

it('erases a lead and its copy, also when both have just changed', async () => {
  const { store, submit } = await setUpDelivery(exchangeUrl);
  await submit();
  const earlier = await fileRequest(store, { requestForInformation: 'yes' });
  await processorOn(store)(earlier);
  expect((await requestOf(store, earlier)).request.copy?.leads).toHaveLength(1);
  const changed = new Set<string>();
  const rewrite: Store['rewrite'] = async (change) => {
    if (!(change.state === 'erased' || change.id === earlier) || changed.has(change.id)) return store.rewrite(change);
    changed.add(change.id);
    return false;
  };
  await processorOn({ ...store, rewrite })(await fileRequest(store, { requestToDeleteInformation: 'yes' }));
  expect(changed.size).toBe(2);
  expect((await requestOf(store, earlier)).request.copy).toBeUndefined();
  expect(await store.submissions('lead', { after: '', limit: 9 })).toMatchObject([{ state: 'erased' }]);
});

it('erases all leads of a person, also an unreadable one, and drops the copy of a request behind an unreadable one', async () => {
  const { store, submit } = await setUpDelivery(exchangeUrl);
  const leads = [await submit(), await submit({ sub_id: 'a' }), await submit({ sub_id: 'b' })];
  const requests = [
    await fileRequest(store, { requestForInformation: 'yes' }),
    await fileRequest(store, { requestForInformation: 'yes' }),
  ];
  for (const id of requests) await processorOn(store)(id);
  for (const id of [leads[0] ?? '', requests[0] ?? '']) await damageSubmission(store, id);
  const deletion = await processorOn(store)(await fileRequest(store, { requestToDeleteInformation: 'yes' }));
  expect(deletion.done?.erased.map(({ lead }) => lead)).toEqual(leads);
  const rows = await store.byIds(leads);
  expect(rows.map((row) => [row.state, row.emailMac, decryptContent(vault, row).is])).toEqual(
    leads.map(() => ['erased', '', 'erased']),
  );
  expect((await requestOf(store, requests[1] ?? '')).request.copy).toBeUndefined();
});

it('a plan of the previous version, without a count of held deliveries, still stops them', async () => {
  const { store, submit, delivery } = await setUpDelivery(exchangeUrl);
  const lead = await submit();
  const id = await fileRequest(store, { optOutOfSaleOrSharingOfInformation: 'yes' }, 'a-token');
  const cutOff = async () => {
    throw new StoreUnavailable('away');
  };
  await expect(processorOn({ ...store, addDeliveries: cutOff, hold: async () => 0, optOut: async () => {} })(id)).rejects.toThrow(
    'away',
  );
  const { request } = await requestOf(store, id);
  expect(request).toMatchObject({ token: '', plan: { certain: [lead], held: 0 } });
  const { held: _, ...plan } = request.plan!;
  const [row] = await store.byIds([id]);
  const sealed = reencryptContent(vault, row!, { is: 'privacy', request: { ...request, plan } });
  await store.rewrite({ id, before: row!.sealed, state: 'accepted', sealed });
  expect((await processorOn(store)(id)).done?.held).toBeGreaterThan(0);
  expect(await delivery('exchange')).toMatchObject({ state: 'held', reason: optedOutReason });
});

it('loads no other request of the same person: thousands in one name would slow each other and every lead', async () => {
  const { store, submit } = await setUpDelivery(exchangeUrl);
  const lead = await submit();
  const earlier = [
    await fileRequest(store, { requestForInformation: 'yes' }),
    await fileRequest(store, { requestForInformation: 'yes' }),
  ];
  const loaded: string[] = [];
  const watched: Store = {
    ...store,
    byIds: async (ids) => {
      loaded.push(...ids);
      return store.byIds(ids);
    },
  };
  await processorOn(watched)(await fileRequest(store, { requestForInformation: 'yes' }));
  expect(loaded).toContain(lead);
  expect(loaded.filter((id) => earlier.includes(id))).toEqual([]);
});

it('notifies a partner that was sent the lead before it was given up, sent again and then held', async () => {
  const { store, submit } = await setUpDelivery(exchangeUrl);
  const lead = await submit();
  for (const state of ['dead', 'held'] as const) {
    const [claimed] = await store.claim('exchange', Date.now(), Date.now() + 60_000, 1);
    const attempt = { submissionId: lead, destination: 'exchange', attempt: claimed?.attempt ?? 0, nextAt: 0, at: Date.now() };
    expect(await store.settle({ ...attempt, state, reason: 'timed out' })).toBe(true);
    await store.replay(lead, 'exchange', Date.now(), ['dead']);
  }
  const { plan } = await processorOn(store)(await fileRequest(store, { requestToDeleteInformation: 'yes' }));
  expect(plan?.tell).toEqual({ exchange: [`${lead}.exchange`] });
});

it.each(['commit', 'rewrite'] as const)(
  'an operator’s interrupted request waits for a person, who continues it (after %s)',
  async (last) => {
    const { store, submit } = await setUpDelivery(exchangeUrl);
    const leads = [await submit(), await submit({ sub_id: 'another' })].sort();
    const away = async () => {
      throw new StoreUnavailable('away');
    };
    // the last thing that is still stored: the request, or the first lead that it erases
    const hurt: Store = {
      ...store,
      rewrite: async (change) => {
        if (last === 'commit') return away();
        const done = await store.rewrite(change);
        if (change.state === 'erased') hurt.byIds = away;
        return done;
      },
    };
    const form = { ...person, requestToDeleteInformation: 'yes' };
    await expect(fileAndProcess({ ...processorOptions, store: hurt, processRequest: processorOn(hurt) }, form)).rejects.toThrow(
      'away',
    );
    expect(await store.waitingRequests()).toMatchObject({ count: 1 });
    const [row] = await store.submissions('privacy', { after: '', limit: 9 });
    const parts = { ...processorOptions, store, processRequest: processorOn(store) };
    const approved = await approve(parts, row?.id ?? '');
    expect(approved).toMatchObject({ id: row?.id, done: { held: 6 } });
    expect(approved?.done?.erased.map(({ lead }) => lead).sort()).toEqual(leads);
    expect(await store.waitingRequests()).toMatchObject({ count: 0 });
    expect(await approve(parts, row?.id ?? '')).toBeUndefined();
  },
);

it('counts all stopped deliveries, also after an interruption before the count was stored', async () => {
  const { store, submit } = await setUpDelivery(exchangeUrl);
  await submit();
  const hurt: Store = {
    ...store,
    rewrite: async (change) => {
      const kept = decryptContent(vault, { ...change, consent: undefined });
      if (kept.is === 'privacy' && kept.request.plan) throw new StoreUnavailable('away');
      return store.rewrite(change);
    },
  };
  const form = { optOutOfSaleOrSharingOfInformation: 'yes' };
  const id = await fileRequest(store, form);
  await expect(processorOn(hurt)(id)).rejects.toThrow('away');
  const stopped = (await store.deliveries('held', { after: '', limit: 9 })).length;
  expect(stopped).toBeGreaterThan(0);
  expect((await processorOn(store)(id)).done?.held).toBe(stopped);
  // deliveries stopped by another request are not counted twice
  expect((await processorOn(store)(await fileRequest(store, form))).done?.held).toBe(0);
});

it('trusts a passed captcha whose verdict could not be stored: the opt-out goes ahead', async () => {
  const { store, submit } = await setUpDelivery(exchangeUrl);
  await submit();
  const captcha = altcha({ store, vault });
  const challenge = (await captcha.challenge?.()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  let asked = 0;
  const checkCaptcha: ProcessorOptions['checkCaptcha'] = async (...args) => {
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
  const id = await fileRequest(store, { optOutOfSaleOrSharingOfInformation: 'yes' }, token);
  const processRequest = processorOn(hurt, { checkCaptcha });
  await expect(processRequest(id)).rejects.toThrow('away');
  await processRequest(id);
  expect(asked).toBe(2);
  expect(await requestOf(store, id)).toMatchObject({ state: 'done', request: { verdict: 'unknown', done: { optedOut: true } } });
  // another request with the token has used a foreign one
  const other = await fileRequest(store, { optOutOfSaleOrSharingOfInformation: 'yes' }, token);
  await processRequest(other);
  expect(await requestOf(store, other)).toMatchObject({ state: 'unverified', request: { verdict: 'failed' } });
});

it('a partner is notified of an opt-out at once, and of the deletion beside it once that is certain', async () => {
  const exchange = await standInPartner(partnerShapes.exchange);
  const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url });
  b.work();
  await b.submit(person);
  await waitForDelivery(b, 'exchange', { state: 'delivered' });
  const form = { optOutOfSaleOrSharingOfInformation: 'yes', requestToDeleteInformation: 'yes' } as const;
  const id = await fileRequest(b.store, form, 'token');
  const processRequest = processorOn(b.store, { erasureWaitMs: 86_400_000 });
  const notices = async () => (await b.store.byIds([id]))[0]?.deliveries.map(({ destination }) => destination);
  await processRequest(id);
  expect(await notices()).toEqual(['exchange-privacy']);
  await confirmByOwner({ store: b.store, vault, now: () => new Date(), processRequest }, id);
  expect(await notices()).toEqual(['exchange-deletion-privacy', 'exchange-privacy']);
});
