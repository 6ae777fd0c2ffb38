// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SendResult } from './pendingSubmissions.ts';
import { useDelivery } from './useDelivery.ts';

const device = vi.hoisted(() => ({ sendPending: vi.fn<() => Promise<unknown>>() }));
vi.mock('./pendingSubmissions.ts', () => ({ sendPending: device.sendPending, failureReference: () => 'ref-1' }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  device.sendPending.mockReset();
});

/** The result of each try, in turn; the last one repeats. */
function finds(...found: readonly (SendResult | undefined)[]): void {
  for (const each of found.slice(0, -1)) device.sendPending.mockResolvedValueOnce(each);
  device.sendPending.mockResolvedValue(found.at(-1));
}
const waiting: SendResult = { waiting: 1, lost: 0 };
const none: SendResult = { waiting: 0, lost: 0 };
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function shown(...args: Parameters<typeof useDelivery>) {
  const { result, unmount } = renderHook(() => useDelivery(...args));
  await pass(0);
  return { is: () => result.current.is, result, unmount };
}

it('reports the arrival once nothing is pending, and a log reference until then', async () => {
  finds(waiting, none);
  const { is, result } = await shown('waiting');
  expect(result.current).toEqual({ is: 'waiting', reference: 'ref-1' });
  await pass(3000);
  expect(is()).toBe('sent');
  await pass(600_000);
  expect(device.sendPending).toHaveBeenCalledTimes(2);
});

it('keeps what the server said of calls when the lead arrived', async () => {
  finds(waiting, { ...none, mayCall: false }, none);
  const { result } = await shown('waiting');
  await pass(3000);
  expect(result.current).toEqual({ is: 'sent', reference: 'ref-1', mayCall: false });
});

it('tries again while the device cannot be read', async () => {
  finds(undefined, undefined, none);
  const { is } = await shown('waiting');
  expect(is()).toBe('waiting');
  await pass(3000);
  expect(is()).toBe('waiting');
  await pass(5000);
  expect(is()).toBe('sent');
});

it('reports an expired submission as lost, and never as arrived', async () => {
  finds({ waiting: 0, lost: 1 }, none);
  expect((await shown('waiting')).is()).toBe('lost');
});

it('reports nothing where nothing is pending, after one try', async () => {
  finds(none);
  expect((await shown()).is()).toBe('nothing');
  await pass(600_000);
  expect(device.sendPending).toHaveBeenCalledOnce();
});

it('waits longer after each try, up to a minute; a restored network is tried at once; leaving ends the tries', async () => {
  finds(waiting);
  const { unmount } = await shown('waiting');
  for (const [ms, tries] of [
    [3000, 2],
    [5000, 3],
    [15_000, 4],
    [60_000, 5],
    [59_000, 5],
    [1000, 6],
  ] as const) {
    await pass(ms);
    expect(device.sendPending).toHaveBeenCalledTimes(tries);
  }
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(device.sendPending).toHaveBeenCalledTimes(7);
  // a network that has just come back is tried soon again, not in a minute
  await pass(3000);
  expect(device.sendPending).toHaveBeenCalledTimes(8);
  unmount();
  await pass(600_000);
  expect(device.sendPending).toHaveBeenCalledTimes(8);
});

it('starts no further try when the visitor leaves during one', async () => {
  let end: (found: SendResult) => void = () => {};
  device.sendPending.mockImplementation(() => new Promise<SendResult>((resolve) => (end = resolve)));
  const { unmount } = await shown('waiting');
  unmount();
  end(waiting);
  await pass(600_000);
  expect(device.sendPending).toHaveBeenCalledOnce();
});
