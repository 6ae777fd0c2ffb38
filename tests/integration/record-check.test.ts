import { expect, it } from 'vitest';
import { testRecord } from '../../lead-server/src/desk/destination-acts.ts';
import { uuidv7 } from '../../lead-server/src/lib/uuid.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { checkRecords } from '../../lead-server/src/submissions/record-check.ts';
import { encryptConsentText, encryptContent } from '../../lead-server/src/submissions/submission-content.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';
import { sqlite, withStore } from '../support/both-stores.ts';

const vault = createVault([{ version: 1, secret: Buffer.alloc(32, 1) }]);
let store: Store;
withStore(sqlite, (opened) => {
  store = opened;
});

it('every table of a copy is opened, and what no key opens is named', async () => {
  const at = Date.now();
  const id = uuidv7(at);
  const consent = { version: 'tcpa-1', textHash: 'a-hash', sealedText: encryptConsentText(vault, 'a-hash', 'I agree.') };
  await store.commit([
    {
      ...{ id, kind: 'lead', state: 'accepted', key: id, bodyHash: id, receivedAt: at, emailMac: '', phoneMac: '' },
      ...encryptContent(vault, id, { is: 'lead', record: testRecord(new Date(at)) }),
      ...{ consent, deliveries: [] },
    },
  ]);
  const check = async (own = vault) => {
    const found: string[] = [];
    for await (const { table, rows, keyless, unreadable } of checkRecords(store, own))
      if (rows > 0) found.push(`${table}: ${rows}, ${keyless} without a key, ${unreadable.join() || 'none'} unread`);
    return found;
  };
  expect(await check()).toEqual([
    'submissions (lead): 1, 0 without a key, none unread',
    'consent_texts: 1, 0 without a key, none unread',
  ]);
  const other = createVault([{ version: 1, secret: Buffer.alloc(32, 2) }]);
  expect(await check(other)).toEqual([
    `submissions (lead): 1, 0 without a key, ${id} unread`,
    'consent_texts: 1, 0 without a key, a-hash unread',
  ]);
});
