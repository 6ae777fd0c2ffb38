import { expect, it } from 'vitest';
import { maskPeople } from './payloads.ts';

it.each([
  ['Blocked twice: ann.miller@example.com', 'Blocked twice: a***@example.com'],
  ['a@b.co and <c.d@e.org>', 'a***@b.co and <c***@e.org>'],
  ['call (212) 664-7665 or +1 212.664.7665', 'call *** or ***'],
  ['2126647665', '***'],
  ['blocked 2 times in 2026', 'blocked 2 times in 2026'],
])('masks people in %j', (text, masked) => {
  expect(maskPeople(text)).toBe(masked);
});
