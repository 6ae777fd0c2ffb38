import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PrivacyRequest } from '../submissions/stored-privacy-request.ts';
import { privacyDestinations } from './privacy-destinations.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells the team once in ten minutes, and again what was not taken', async () => {
  const settings = {
    SLACK_WEBHOOK_URL: 'https://chat.example.com',
    PRIVACY_NOTICE_URLS: [],
    CONFIRMATION_URL: undefined,
    PUBLIC_URL: undefined,
    PORT: 0,
  };
  const all = privacyDestinations(settings, { keyedHash: () => '' }, async () => {
    throw new Error('works on nothing here');
  });
  const alert = all.find(({ name }) => name === 'privacy-alert');
  if (!alert || !('payload' in alert) || alert.takes !== 'privacy request') throw new Error('there is no alert');
  const tells = async (id: string) => (await alert.payload({ id } as PrivacyRequest, id))?.text.includes(id) ?? false;
  expect([await tells('first'), await tells('second'), await tells('first')]).toEqual([true, false, true]);
  vi.advanceTimersByTime(10 * 60_000);
  expect(await tells('third')).toBe(true);
});
