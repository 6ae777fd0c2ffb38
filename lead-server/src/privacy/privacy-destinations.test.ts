import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PrivacyRequest } from '../submissions/stored-privacy-request.ts';
import { privacyDestinations } from './privacy-destinations.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settings = {
  SLACK_WEBHOOK_URL: 'https://chat.example.com',
  PRIVACY_NOTICE_URLS: ['exchange=https://partner.example.com/privacy'],
  CONFIRMATION_URL: undefined,
  PUBLIC_URL: undefined,
  PORT: 0,
};
const all = () =>
  privacyDestinations(settings, { keyedHash: () => '' }, async () => {
    throw new Error('works on nothing here');
  });

it.each([
  ['exchange-privacy', undefined, ['optOutOfSaleOrSharingOfInformation', 'requestToDeleteInformation']],
  ['exchange-privacy', '2026-12-05T00:00:00.000Z', ['optOutOfSaleOrSharingOfInformation']],
  ['exchange-deletion-privacy', '2026-12-05T00:00:00.000Z', ['requestToDeleteInformation']],
])('%s of a request that awaits its confirmation until %s tells of %s', async (name, awaitsUntil, told) => {
  const notice = all().find((each) => each.name === name);
  if (!notice || !('payload' in notice) || notice.takes !== 'privacy notice') throw new Error('there is no notice');
  const automatic = ['optOutOfSaleOrSharingOfInformation', 'requestToDeleteInformation'];
  const request = { id: 'a', form: {}, plan: { automatic, tell: {} }, ...(awaitsUntil && { awaitsUntil }) };
  const payload = await notice.payload(request as unknown as PrivacyRequest, 'a');
  expect(JSON.parse(payload?.text ?? '')).toMatchObject({ requests: told });
});

it('notifies the team once in ten minutes, and again after a failed notification', async () => {
  const alert = all().find(({ name }) => name === 'privacy-alert');
  if (!alert || !('payload' in alert) || alert.takes !== 'privacy request') throw new Error('there is no alert');
  const tells = async (id: string) => (await alert.payload({ id } as PrivacyRequest, id))?.text.includes(id) ?? false;
  expect([await tells('first'), await tells('second'), await tells('first')]).toEqual([true, false, true]);
  vi.advanceTimersByTime(10 * 60_000);
  expect(await tells('third')).toBe(true);
});
