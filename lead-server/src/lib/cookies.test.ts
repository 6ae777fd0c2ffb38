import { expect, it } from 'vitest';
import { cookieNames, readCookie, readCookies } from './cookies.ts';

it('cookies have their values, spaces and further equals signs apart', () => {
  expect(readCookie('a=1;  b = 2=3 ', 'b')).toBe('2=3');
  expect(readCookie('a=1', 'b')).toBeUndefined();
  expect(readCookie(undefined, 'a')).toBeUndefined();
});

it('every value of a repeated name is read', () => {
  expect(readCookies('a=1; b=2; a=3', 'a')).toEqual(['1', '3']);
});

it('text without an equals sign is no cookie', () => {
  expect(readCookies('visitors; visitor', 'visitor')).toEqual([]);
  expect(cookieNames('visitors; a=1')).toEqual(['a']);
});
