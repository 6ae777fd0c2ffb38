// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { twoStepLimits } from '#contract/api/limits.ts';
import { requestCode } from '../../api/twoStep.ts';
import { languages } from '../../content/languages.ts';
import VerifyPhone from './VerifyPhone.tsx';

const words = languages.en.verification;
const start = Date.parse('2026-03-10T12:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The server's response to a request for a code. */
function answers(status: number, body: object, headers: Record<string, string> = {}): void {
  vi.stubGlobal('fetch', async () => Response.json(body, { status, headers }));
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it.each([
  ['one was sent', 200, { sent: true }, {}, 30_000],
  ['one was sent a moment ago', 429, { error: { code: 'too_soon' } }, { 'retry-after': '12' }, 12_000],
  ['none was sent', 200, { sent: false }, {}, undefined],
  ['too many were asked for', 429, { error: { code: 'too_many' } }, { 'retry-after': '12' }, undefined],
])('where %s, another code can be requested after the server’s wait', async (_what, status, body, headers, wait) => {
  answers(status, body, headers);
  const at = await requestCode('(212) 664-7665');
  expect(at).toBe(wait === undefined ? undefined : start + wait);
});

it('a second code can be requested after the wait, and a third after the same wait again', async () => {
  expect(twoStepLimits.resendMs).toBe(30_000);
  answers(200, { sent: true });
  const props = { phone: '(212) 664-7665', againAt: start + 30_000, words, onDone: vi.fn(), onClose: vi.fn() };
  render(createElement(VerifyPhone, props));
  const again = () => screen.queryByText(words.resend);
  await pass(29_000);
  expect(again()).toBeNull();
  expect(screen.getByText(words.waiting(1))).toBeTruthy();
  await pass(1000);
  await act(async () => fireEvent.click(again() as HTMLElement));
  expect(again()).toBeNull();
  expect(screen.getByText(words.waiting(30))).toBeTruthy();
  expect(screen.getByText(words.newCodeSent)).toBeTruthy();
  await pass(29_000);
  expect(again()).toBeNull();
  await pass(1000);
  expect(again()).not.toBeNull();
});
