import { expect, test } from 'vitest';
import { createDoubleTapGuard } from './doubleTapGuard.ts';

const click = (timeStamp: number, detail: number, also: object = {}) =>
  ({ timeStamp, detail, clientX: 100, clientY: 100, pointerType: 'mouse', ...also }) as unknown as MouseEvent;
/** When the clicks came that count. */
const counted = (clicks: readonly MouseEvent[]) => {
  const isSecond = createDoubleTapGuard();
  return clicks.filter((each) => !isSecond(each)).map(({ timeStamp }) => timeStamp);
};

test('the second click of a double click does not count, however slow, also when the first came before the page was ready', () => {
  expect(counted([click(0, 1), click(850, 2)])).toEqual([0]);
  expect(counted([click(0, 2)])).toEqual([]);
});

test('repeated clicks in one place count again after a moment', () => {
  expect(counted([click(0, 1), click(400, 2), click(800, 3), click(1200, 4)])).toEqual([0, 800]);
  expect(counted([0, 1, 2, 3, 4, 5, 6].map((at) => click(at * 100, at + 1)))).toEqual([0, 500]);
});

test('a second tap of a finger does not count when it is soon and near', () => {
  const tap = (at: number, also: object = {}) => click(at, 1, { pointerType: 'touch', ...also });
  expect(counted([tap(0), tap(200), tap(390)])).toEqual([0, 390]);
  expect(counted([tap(0), tap(200, { clientY: 160 })])).toEqual([0, 200]);
  // Safari before 18.2
  expect(counted([tap(0), tap(200, { pointerType: undefined })])).toEqual([0]);
});

test('presses of keys, switches and screen readers always count', () => {
  expect(counted([click(0, 0), click(50, 0), click(90, 1)])).toEqual([0, 50, 90]);
});
