import { expect, it } from 'vitest';
import { personOf } from '#contract/consent/privacy-request.ts';
import { approve, close, exportPerson, fileAndProcess } from '../../lead-server/src/privacy/privacy-operations.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { decryptContent } from '../../lead-server/src/submissions/submission-content.ts';
import { leadProsperSettings, setUpDelivery, standInPartner, vault, waitForDelivery } from '../support/delivery-setup.ts';
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

/** Copies of a person's data: each is made once, sent by a person, and removed with its source. */
it('an information request stays open until a person has sent the copy; no copy is kept then', async () => {
  const { store, submit } = await setUpDelivery(exchangeUrl);
  const lead = await submit();
  const id = await fileRequest(store, { requestForInformation: 'yes' });
  await processorOn(store)(id);
  expect(await requestOf(store, id)).toMatchObject({ state: 'open', request: { copy: { leads: [{ id: lead }] } } });
  await close({ store, vault }, id);
  const { state, request } = await requestOf(store, id);
  expect({ state, copy: request.copy, done: request.done }).toEqual({ state: 'done', copy: undefined, done: expect.anything() });
});

it("an operator's copy also has the requests and partners' payloads, which a request’s own copy lacks", async () => {
  const [exchange, ingest] = [await standInPartner(partnerShapes.exchange), await standInPartner(partnerShapes.ingest)];
  const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url, LEAD_INGEST_URL: ingest.url, ...leadProsperSettings });
  b.work();
  const lead = await b.submit();
  for (const destination of ['exchange', 'ingest']) await waitForDelivery(b, destination, { state: 'delivered' });
  const form = { address: '1 Invented Street', agentFirstName: 'Ann', requestForInformation: 'yes' };
  const id = await fileRequest(b.store, form, 'a-token');
  await fileRequest(b.store, { email: 'ann@example.com', phone: '', submitAnAppeal: 'yes' });
  const { copy } = await processorOn(b.store)(id);
  expect(Object.keys(copy ?? {})).toEqual(['madeAt', 'leads', 'optedOut']);

  const printed = await exportPerson({ ...processorOptions, store: b.store }, personOf(person));
  expect(printed).toMatchObject({ optedOut: false, leads: [{ id: lead }], requests: [{ state: 'open', request: { id, form } }] });
  expect(printed.requests[0]).toMatchObject({ request: { ipAddress: '', userAgent: '' } });
  expect(printed.requests[0]).not.toHaveProperty('request.copy');
  expect(printed.requests[0]).not.toHaveProperty('request.token');
  expect(printed.exchanges.map(({ delivery }) => delivery).sort()).toEqual([`${lead}.exchange`, `${lead}.ingest`]);
  expect(JSON.stringify(printed.exchanges)).toContain(person.email);
  expect(JSON.stringify(printed)).not.toContain(leadProsperSettings.LP_KEY);
  const nobody = await exportPerson({ ...processorOptions, store: b.store }, personOf({}));
  expect(nobody).toMatchObject({ leads: [], requests: [], exchanges: [] });
});

it('a copy has everything readable, and lists the unreadable rows', async () => {
  const exchange = await standInPartner(partnerShapes.exchange);
  const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url });
  b.work();
  const damaged = await b.submit();
  await waitForDelivery(b, 'exchange', { state: 'delivered' });
  const lead = await b.submit({ sub_id: 'another' });
  await exchange.got(2);
  const requests = [
    await fileRequest(b.store, { submitAnAppeal: 'yes' }),
    await fileRequest(b.store, { requestToCorrectInformation: 'yes' }),
  ];
  for (const id of [damaged, requests[0] ?? '']) await damageSubmission(b.store, id);
  const [row] = await b.store.encryptedRows('exchanges', { after: '', limit: 1 });
  await b.store.replaceEncrypted('exchanges', [
    { id: `${damaged}.exchange`, before: row!.sealed, sealed: Buffer.from(row!.sealed).fill(0, 40) },
  ]);
  const printed = await exportPerson({ ...processorOptions, store: b.store }, personOf(person));
  expect(printed.leads).toMatchObject([
    { id: damaged, state: 'accepted', unreadable: true },
    { id: lead, said: {} },
  ]);
  expect(printed.requests).toMatchObject([{ id: requests[0], unreadable: true }, { request: { id: requests[1] } }]);
  expect(printed.exchanges[0]).toEqual({ delivery: `${damaged}.exchange`, unreadable: true });
  // the copy that is made with nobody looking says so too
  const { copy } = await processorOn(b.store)(await fileRequest(b.store, { requestForInformation: 'yes' }));
  expect(copy?.leads).toMatchObject([
    { id: damaged, unreadable: true },
    { id: lead, said: {} },
  ]);
});

it('a copy of data that another request erased meanwhile is not kept', async () => {
  const { store, submit } = await setUpDelivery(exchangeUrl);
  await submit();
  const id = await fileRequest(store, { requestForInformation: 'yes' });
  const deletion = await fileRequest(store, { requestToDeleteInformation: 'yes' });
  const hurt: Store = {
    ...store,
    rewrite: async (change) => {
      const kept = decryptContent(vault, { ...change, consent: undefined });
      if (kept.is === 'privacy' && kept.request.copy && !kept.request.done) await processorOn(store)(deletion);
      return store.rewrite(change);
    },
  };
  await processorOn(hurt)(id);
  expect((await requestOf(store, deletion)).request.done?.erased).toHaveLength(1);
  expect((await requestOf(store, id)).request.copy).toBeUndefined();
});

it('a request that a person approves keeps one copy to send, not two', async () => {
  const { store, submit } = await setUpDelivery(exchangeUrl);
  const lead = await submit();
  const processRequest = processorOn(store);
  const id = await fileRequest(store, { requestForInformation: 'yes' });
  await processRequest(id);
  const approved = await approve({ ...processorOptions, store, processRequest }, id);
  expect(approved?.copy).toMatchObject({ leads: [{ id: lead }] });
  const { state, request } = await requestOf(store, id);
  expect({ state, copy: request.copy, by: request.approvedAs }).toEqual({ state: 'done', copy: undefined, by: approved?.id });
});

it('the copy of erased data is kept to be sent, when the rest of the request is approved', async () => {
  const { store, submit } = await setUpDelivery(exchangeUrl);
  const sure = await submit();
  const likely = await submit({ phone: '(212) 664-7666' });
  const processRequest = processorOn(store);
  const id = await fileRequest(store, { requestToDeleteInformation: 'yes', requestForInformation: 'yes' });
  await processRequest(id);
  const approved = await approve({ ...processorOptions, store, processRequest }, id);
  expect(approved?.copy).toMatchObject({ leads: [{ id: likely }] });
  expect(await requestOf(store, id)).toMatchObject({ state: 'open', request: { copy: { leads: [{ id: sure }] } } });
  expect(await approve({ ...processorOptions, store, processRequest }, id)).toBeUndefined();
  await close({ store, vault }, id);
  expect((await requestOf(store, id)).state).toBe('done');
});

it.each(['page', 'operator'] as const)('a deletion removes copies in earlier requests too (by %s)', async (by) => {
  const { store, submit } = await setUpDelivery(exchangeUrl);
  await submit();
  const processRequest = processorOn(store);
  const earlier = await fileRequest(store, { requestForInformation: 'yes', firstName: 'Canaria' });
  await processRequest(earlier);
  const form = { requestToDeleteInformation: 'yes', requestForInformation: 'yes' };
  if (by === 'page') await processRequest(await fileRequest(store, form));
  else await fileAndProcess({ ...processorOptions, store, processRequest }, { email: '', phone: person.phone, ...form });
  const { state, request } = await requestOf(store, earlier);
  expect(state).toBe('open');
  expect(request.copy).toBeUndefined();
  expect(request.form.firstName).toBe('Canaria');
  // what was asked for together with the deletion is still to be sent
  const rows = await store.submissions('privacy', { after: earlier, limit: 9 });
  expect((await requestOf(store, rows[0]?.id ?? '')).request.copy).toMatchObject({ leads: [{}] });
});
