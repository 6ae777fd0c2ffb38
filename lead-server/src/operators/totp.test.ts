import { expect, it } from 'vitest';
import { newTotpSecret, totpCode, totpStepOf } from './totp.ts';

/** The secret of RFC 6238, appendix B: "12345678901234567890" in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i the code is that of the RFC', (seconds, code) => expect(totpCode(secret, Math.floor(seconds / 30))).toBe(code));

it('a code counts in its step and in those beside it', () => {
  const now = 1_234_567_890_000;
  const step = Math.floor(now / 30_000);
  for (const beside of [-1, 0, 1]) expect(totpStepOf(secret, totpCode(secret, step + beside), now)).toBe(step + beside);
  for (const wrong of [totpCode(secret, step + 2), '', '000', '12345x']) expect(totpStepOf(secret, wrong, now)).toBeUndefined();
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
});
