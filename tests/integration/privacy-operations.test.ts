import { expect, it } from 'vitest';
import { erase } from '../../lead-server/src/privacy/person-records.ts';
import { approve, close, findBlockingRequest } from '../../lead-server/src/privacy/privacy-operations.ts';
import { setUpDelivery, vault } from '../support/delivery-setup.ts';
import { damageSubmission, exchangeUrl, fileRequest, processorOn, processorOptions } from '../support/privacy-setup.ts';

/** A person's decisions beside the privacy request processor. */
it('an unreadable request blocks a release until it is closed', async () => {
  const { store, submit } = await setUpDelivery(exchangeUrl);
  const lead = await submit();
  const id = await fileRequest(store, { submitAnAppeal: 'yes' });
  await damageSubmission(store, id);
  expect(await findBlockingRequest({ store, vault }, lead)).toBe(id);
  expect(await close({ store, vault }, id)).toBe(true);
  expect(await store.byIds([id])).toMatchObject([{ state: 'done' }]);
  expect(await findBlockingRequest({ store, vault }, lead)).toBeUndefined();
});

it.each(['approved', 'closed'] as const)('a request that a person has %s before its turn is left alone', async (how) => {
  const { store, submit } = await setUpDelivery(exchangeUrl);
  await submit();
  const id = await fileRequest(store, { requestToDeleteInformation: 'yes' });
  if (how === 'approved') await approve({ ...processorOptions, store, processRequest: processorOn(store) }, id);
  else await close({ store, vault }, id);
  const before = await store.byIds([id]);
  expect(before).toMatchObject([{ state: 'done' }]);
  await processorOn(store, { checkCaptcha: async () => 'missing' })(id);
  expect(await store.byIds([id])).toEqual(before);
});

it.each([
  ['a deletion not processed yet', { requestToDeleteInformation: 'yes' }, undefined, true],
  ['a deletion that waits', { requestToDeleteInformation: 'yes', phone: '' }, 'passed', true],
  ['an agent’s deletion', { requestToDeleteInformation: 'yes', authorizedAgent: 'yes' }, 'passed', true],
  ['a deletion whose captcha could not be asked', { requestToDeleteInformation: 'yes' }, 'unknown', true],
  ['a deletion whose captcha failed', { requestToDeleteInformation: 'yes' }, 'failed', false],
  ['a deletion without a captcha', { requestToDeleteInformation: 'yes' }, 'missing', false],
  ['a deletion of somebody else', { requestToDeleteInformation: 'yes', email: 'ann@example.com', phone: '' }, 'passed', false],
  ['an opt-out not processed yet', { optOutOfSaleOrSharingOfInformation: 'yes' }, undefined, true],
  // the person is marked: what is released is held again
  ['an opt-out', { optOutOfSaleOrSharingOfInformation: 'yes' }, 'passed', false],
  ['an appeal', { submitAnAppeal: 'yes' }, 'passed', false],
  [
    'an appeal beside an opt-out that is done',
    { submitAnAppeal: 'yes', optOutOfSaleOrSharingOfInformation: 'yes' },
    'passed',
    false,
  ],
] as const)('%s blocks a release, or not', async (_what, form, verdict, stands) => {
  const { store, submit } = await setUpDelivery(exchangeUrl);
  const lead = await submit();
  const id = await fileRequest(store, form);
  if (verdict) await processorOn(store, { checkCaptcha: async () => verdict })(id);
  expect(await findBlockingRequest({ store, vault }, lead)).toBe(stands ? id : undefined);
  expect(await findBlockingRequest({ store, vault }, id)).toBeUndefined();
  await close({ store, vault }, id);
  expect(await findBlockingRequest({ store, vault }, lead)).toBeUndefined();
  expect(await findBlockingRequest({ store, vault }, id)).toBeUndefined();
});

it('the proof of an erasure is the first one, and stays even when damaged', async () => {
  const { store, submit } = await setUpDelivery(exchangeUrl);
  const lead = await submit();
  const proof = await erase({ store, vault }, lead, 'a request', new Date(1000));
  expect(proof).toMatchObject({ lead, erasedAt: '1970-01-01T00:00:01.000Z' });
  const again = () => erase({ store, vault }, lead, 'another request', new Date(2000));
  expect(await again()).toEqual(proof);
  await damageSubmission(store, lead);
  const before = await store.byIds([lead]);
  expect(await again()).toBeUndefined();
  expect(await store.byIds([lead])).toEqual(before);
});
