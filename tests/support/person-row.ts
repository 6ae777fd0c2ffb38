import { uuidv7 } from '../../lead-server/src/lib/uuid.ts';
import type { NewSubmission } from '../../lead-server/src/store/records.ts';

/** When the first of them came. */
export const now = Date.UTC(2026, 0, 15);
let made = 0;

/** A lead of somebody invented; `a` waits, `b` was delivered, `c` has no partner. */
export function lead(change: Partial<NewSubmission> = {}): NewSubmission {
  made += 1;
  return {
    id: uuidv7(now + made),
    kind: 'lead',
    state: 'accepted',
    key: `person-${made}`,
    bodyHash: '',
    receivedAt: now + made,
    emailMac: `email-${made}`,
    phoneMac: `phone-${made}`,
    sealed: Buffer.from(`sealed ${made}`),
    consent: undefined,
    deliveries: [
      { destination: `a-${made}`, state: 'pending', reason: '' },
      { destination: 'b', state: 'delivered', reason: 'HTTP 200' },
      { destination: 'c', state: 'no_partner', reason: '' },
    ],
    ...change,
  };
}
