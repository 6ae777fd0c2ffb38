import { expect, it } from 'vitest';
import { parseDataKey } from '../vault/keys.ts';
import { createVault } from '../vault/vault.ts';
import { hasOptedOut, optIn, optOut } from './opt-outs.ts';

const vault = createVault([parseDataKey(`1:${Buffer.alloc(32, 7).toString('base64')}`)]);
/** A store of hashes. */
function context() {
  const kept = new Set<string>();
  const store = {
    optOut: async (marks: readonly { readonly mac: string }[]) => void marks.map(({ mac }) => kept.add(mac)),
    optOuts: async (macs: readonly string[]) => macs.filter((mac) => kept.has(mac)),
    optIn: async (macs: readonly string[]) => macs.filter((mac) => kept.delete(mac)).length,
  };
  return { store, vault } as never;
}
const person = (email: string, phone = '') => ({ email, phone });

it('who opts out with one spelling of their mailbox is found by every other, and by either contact alone', async () => {
  const parts = context();
  await optOut(parts, person('maria.example+ads@gmail.com', '2126640001'), 0);
  const found = (email: string, phone?: string) => hasOptedOut(parts, person(email, phone));
  expect(await found('mariaexample@gmail.com')).toBe(true);
  expect(await found('maria.example@gmail.com', '2126640002')).toBe(true);
  expect(await found('', '2126640001')).toBe(true);
  expect(await found('other@example.com', '2126640002')).toBe(false);
  expect(await found('')).toBe(false);
});

it('who asks to come back is found no more, whatever the spelling', async () => {
  const parts = context();
  await optOut(parts, person('maria.example@gmail.com'), 0);
  expect(await optIn(parts, person('mariaexample@gmail.com'))).toBeGreaterThan(0);
  expect(await hasOptedOut(parts, person('mariaexample+x@gmail.com'))).toBe(false);
});
